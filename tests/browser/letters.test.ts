/**
 * Value searches that the browser answers itself, from letters files. That both hosts give the same pages is tested in
 * tests/worker/two-hosts.test.ts.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInEach, hasBrowser } from './browser.ts';
import { eventually, useSite } from './site.ts';

const number = (page: Page) => page.getByRole('textbox', { name: 'Number', exact: true });
const count = (page: Page) => page.locator('#results').textContent();
const results = (page: Page) => page.locator('section[aria-label="Results"] ol > li');
const files = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/api/index/')),
  );
const opened = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('letters: open', 'measure').length);

/** Opens the search and asks a second question, so that the letters files open. */
async function askTwice(page: Page): Promise<void> {
  await eventually(() => count(page)).toMatch(/words/u);
  await number(page).fill('541');
  await eventually(() => opened(page)).toBe(1);
}

describe.skipIf(!hasBrowser)('a search by value in the browser', () => {
  const { open } = useSite();

  test('the letters file comes with the second question only, and then each key is answered at once', async () => {
    const { page, complaints } = await open('/search/gematria/26?unit=word');
    await eventually(() => count(page)).toBe('6,565 words');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await files(page)).toEqual([]);
    await askTwice(page);
    expect(await files(page)).toEqual([expect.stringMatching(/^\/api\/index\/wlc\//u)]);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await number(page).fill('913');
    // The API answers only with the texts.
    await eventually(() => count(page)).toBe('16 words');
    await eventually(() => results(page).first().locator('[lang=he]').count()).toBeGreaterThan(0);
    expect(asked.filter((path) => path.startsWith('/api/search/gematria/913'))).toContain(
      '/api/search/gematria/913/texts',
    );
    expect(asked).not.toContain('/api/search/gematria/913');
    expect(complaints).toEqual([]);
  });

  test('without the API, counts and places still answer, and the page says that there are no texts', async () => {
    const { page } = await open('/search/gematria/26?unit=word');
    await askTwice(page);
    await page.route('**/api/search/**', (route) => route.abort());
    await number(page).fill('913');
    await eventually(() => count(page)).toBe('16 words');
    await page.getByText('The texts cannot be fetched right now.').waitFor();
    expect(await results(page).first().getByRole('heading').textContent()).toBe('Genesis 1:1');
    expect(
      await results(page)
        .first()
        .getByRole('link', { name: 'Genesis 1:1', exact: true })
        .getAttribute('href'),
    ).toBe('/explorer/genesis/1/1#w1');
    expect(await axeInEach(page)).toEqual([]);
    await page.unroute('**/api/search/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => results(page).first().locator('[lang=he]').count()).toBeGreaterThan(0);
  });

  test('when the connection comes back, the texts come by themselves, with one call', async () => {
    const { page, context } = await open('/search/gematria/26?unit=word');
    await askTwice(page);
    await context.setOffline(true);
    await number(page).fill('913');
    await page.getByText('The texts cannot be fetched right now.').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await context.setOffline(false);
    await eventually(() => results(page).first().locator('[lang=he]').count()).toBeGreaterThan(0);
    expect(asked.filter((path) => path.startsWith('/api/search/'))).toEqual([
      '/api/search/gematria/913/texts',
    ]);
  });

  test('the next page of results takes the focus to the results', async () => {
    const { page } = await open('/search/gematria/26?unit=word');
    await askTwice(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('Page 2 of').waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('results');
  });

  test('the focus stays on a found place when its texts come', async () => {
    const { page } = await open('/search/gematria/26?unit=word');
    await askTwice(page);
    let answer = () => {};
    const isAllowed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/search/gematria/*/texts?*', async (route) => {
      await isAllowed;
      await route.continue();
    });
    await number(page).fill('913');
    const link = page.getByRole('link', { name: 'Genesis 8:19', exact: true });
    await link.focus();
    answer();
    await eventually(() => results(page).nth(1).locator('[lang=he]').count()).toBeGreaterThan(0);
    await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
