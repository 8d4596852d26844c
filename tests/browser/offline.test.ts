/** The service worker: what a reader has without a network after one visit, and what is never kept. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WAIT_MS } from '../support/limits.ts';
import { axeViolations, hasBrowser, sharedBrowser } from './browser.ts';
import { registerReader, signIn } from './reader.ts';
import { eventually, heading, useSite } from './site.ts';

/** The addresses in a cache of the service worker. */
const kept = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => decodeURI(new URL(url).pathname));
  }, cache);

const builds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('app-')));

const worker = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);

/** A proxy of the site that can change to another build, as a release does. */
async function siteInFront(site: string) {
  let build = 'first0000000';
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url, {
      redirect: 'manual',
      headers: { Accept: request.headers.accept ?? '*/*' },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const name of ['Content-Type', 'Cache-Control', 'Content-Security-Policy', 'ETag', 'Location']) {
      const value = answer.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.writeHead(answer.status);
    response.end(
      request.url === '/sw.js' ? body.toString().replace(/(?<=[`'"])[0-9a-f]{12}(?=[`'"])/u, build) : body,
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      build = 'second000000';
    },
  };
}

describe.skipIf(!hasBrowser)('without a network', () => {
  const site = useSite();

  async function newReader(width = 360) {
    const context = await site.newContext({ viewport: { width, height: 740 } });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(WAIT_MS);
    return { context, page: await context.newPage() };
  }

  async function firstVisit(path: string) {
    const visit = await newReader();
    await visit.page.goto(site.at(path));
    await heading(visit.page).waitFor();
    await eventually(() => worker(visit.page)).toBe('activated');
    return visit;
  }

  test('after one visit of a verse its chapter, the calculator, the methods and the texts are there, and other places say what they need', async () => {
    const { context, page } = await firstVisit('/explorer/psalms/23/3');
    await eventually(() => kept(page, 'chapters')).toEqual(['/api/verse/psalms/23']);
    await eventually(() => kept(page, 'reads')).toContain('/api/editions');
    const online = await page.locator('main .scripture').first().innerText();
    await context.setOffline(true);
    await page.getByText('Offline', { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await heading(page).waitFor();
    expect(await page.locator('main .scripture').first().innerText()).toBe(online);
    expect(await page.locator('main').innerText()).toContain('1,773');
    for (const [path, text] of [
      ['/explorer/psalms/23/5', '3,779'],
      ['/explorer/psalms/23', 'The LORD is my shepherd'],
      ['/calculator?word=%D7%A9%D7%9C%D7%95%D7%9D', '376'],
      ['/methods', 'Gematria methods'],
      ['/about', 'Westminster Leningrad Codex'],
      ['/explorer/psalms/24/1', 'It needs a connection'],
      ['/number/26', 'It needs a connection'],
      ['/search?term=shepherd', 'It needs a connection'],
    ] as const) {
      await page.goto(site.at(path));
      await eventually(() => page.locator('main').innerText()).toContain(text);
    }
    await context.setOffline(false);
    await page.goto(site.at('/explorer/psalms/24/1'));
    await eventually(() => page.title()).toContain('Psalm 24:1');
    expect(await page.getByText('Offline', { exact: true }).count()).toBe(0);
  });

  test('the map and the search by value answer from kept letters, the first question too', async () => {
    const { context, page } = await firstVisit('/heat?ask=word.26');
    await eventually(async () => (await kept(page, 'letters')).length).toBe(2);
    await eventually(() => kept(page, 'reads')).toContain('/api/editions');
    await context.setOffline(true);
    await page.goto(site.at('/search/gematria/913?unit=word'));
    await eventually(() => page.locator('#results').textContent()).toBe('16 words');
    await page.goto(site.at('/heat?ask=word.913'));
    await eventually(() => page.locator('main').innerText()).toContain('35 words with the value 913');
  });

  test('a chapter that an older build kept in another shape is not shown', async () => {
    const { context, page } = await firstVisit('/explorer/psalms/23/3');
    await eventually(() => kept(page, 'chapters')).toEqual(['/api/verse/psalms/23']);
    await page.evaluate(async () => {
      const chapters = await caches.open('chapters');
      const body = new Response('{"verses":[{}],"words":[]}').body?.pipeThrough(
        new CompressionStream('gzip'),
      );
      await chapters.put('/api/verse/psalms/23', new Response(body, { headers: { 'X-Shape': 'older' } }));
    });
    await context.setOffline(true);
    await page.goto(site.at('/explorer/psalms/23'));
    await eventually(() => page.locator('main').innerText()).toContain('It needs a connection');
  });

  test('signing out forgets which chapters were read', async () => {
    const { context, page } = await newReader(1280);
    const reader = await registerReader(site, 'naomi');
    await signIn({ page, context, apiCalls: [], complaints: [] }, site, reader);
    await page.goto(site.at('/explorer/ruth/1/1'));
    await eventually(() => kept(page, 'chapters')).toEqual(['/api/verse/ruth/1']);
    expect(await page.evaluate(async () => (await fetch('/api/user')).status)).toBe(200);
    expect(await kept(page, 'reads')).not.toContain('/api/user');
    await page.getByRole('button', { name: `${reader.username}: account` }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await eventually(() => kept(page, 'chapters')).toEqual([]);
  });

  test('a newer build waits until the reader loads it, and one build before stays', async () => {
    const front = await siteInFront(site.at(''));
    const context = await (await sharedBrowser()).newContext();
    onTestFinished(() => context.close());
    context.setDefaultTimeout(WAIT_MS);
    const page = await context.newPage();
    await page.goto(`${front.url}/explorer/psalms/23/3`);
    await eventually(() => worker(page)).toBe('activated');
    expect(await builds(page)).toEqual(['app-first0000000']);
    front.release();
    await page.reload();
    const reload = page.getByRole('button', { name: 'Reload' });
    await reload.waitFor();
    const loaded = page.waitForEvent('load');
    await reload.click();
    await loaded;
    await heading(page).waitFor();
    expect(await builds(page)).toEqual(['app-first0000000', 'app-second000000']);
    expect(await reload.count()).toBe(0);
  });

  test('in a browser with a full disk the site works as without the worker', async () => {
    const { context, page } = await newReader();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(site.at('')).origin,
      quotaSize: 10,
    });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(site.at('/explorer/psalms/23/3'));
    await eventually(() => page.locator('main').innerText()).toContain('1,773');
    const installed = () =>
      page.evaluate(async () => {
        const { installing } = await navigator.serviceWorker.register('/sw.js');
        if (installing === null) return 'installed';
        return new Promise((ended) => {
          installing.onstatechange = () => ended(installing.state);
        });
      });
    expect(await installed()).toBe('redundant');
    await page.goto(site.at('/explorer/psalms/23/4'));
    await eventually(() => page.title()).toContain('Psalm 23:4');
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(site.at('')).origin });
    expect(await installed()).toMatch(/^install/u);
    expect(errors).toEqual([]);
  });
});
