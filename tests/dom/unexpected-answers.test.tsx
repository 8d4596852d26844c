/**
 * What the screens do with an answer that has another shape than expected, as a proxy or a server of another version may
 * give it. Each call of each screen gets such an answer in turn.
 */
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { adminServer } from './admin-server.ts';
import { domSite, eventually, goTo, heading } from './site.tsx';

const site = await domSite();

const SCREENS = [
  '/',
  '/explorer/psalms/23/3',
  '/explorer/psalms/23',
  '/bible',
  '/about',
  '/search?term=light',
  '/search/gematria/26?unit=span',
  '/calculator?text=שלום',
  '/name-explorer?name=Adam',
  '/insights',
  '/hybrid-explorer',
  '/greek-gematria?tab=verses',
  '/chance',
  '/heat',
  '/statistics',
  '/places?n=5&in=genesis',
  '/number/913',
];
const READERS_SCREENS = ['/profile', '/my-notes'];
const ADMIN_SCREENS = [
  '/admin/import',
  '/admin/database',
  '/admin/genesis-import',
  '/admin/missing-chapters',
  '/admin/gematria-import',
  '/admin/specialized-import',
  '/admin/jobs',
];

/**
 * Calls whose failure a screen does not report. The neighbours of a verse are requested early, and again when they are
 * opened. A link that counts what it leads to also works without its count, and a name without how often it occurs. The
 * small map of the first page needs a web worker, so here it says with every answer that it could not be loaded.
 */
const QUIET: Readonly<Record<string, RegExp>> = {
  '/': /limit=1&method=HEBREW_STANDARD%2CGREEK_STANDARD&unit=|^\/api\/editions$/u,
  '/explorer/psalms/23/3': /^\/api\/verse\/psalms\/23\/[24]$/u,
  '/name-explorer?name=Adam': /^\/api\/words\/count\?/u,
};

/** The calls that a whole screen is about. If one fails, the screen has only its header and the failure. */
const WHOLE =
  /^\/api\/(?:verse\/|search\?|search\/gematria\/(?:26|376|913)\?|hybrid\/|explore-name$|kabbalistic-insights|books$|user$|notes$)/u;

const BODIES = ['{}', 'null', '"x"', '<p>Sign in to the network</p>'];

const headings = () =>
  [...document.querySelectorAll('h1, h2, h3, [role=tab]')].map(({ textContent }) => textContent);
/** What stays if a call fails that fills a part with headings of its own. Otherwise all headings stay. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  '/about': ['About the texts', 'What counts', 'Known differences', 'Lexicon, fonts and code'],
  '/statistics': ['Statistics of the Bible'],
  '/places?n=5&in=genesis': ['Places by number'],
  '/admin/database': ['Database', 'Database Maintenance', 'Upload', 'Files'],
};

const hasHeader = () => document.querySelector('header.site-header a[href="/"]') !== null;
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
const retries = () => screen.queryAllByRole('button', { name: /^(?:Retry|Try again)$/iu });

/** The answer with all its names, and nothing at any of them. */
const emptied = (answer: unknown): unknown =>
  Array.isArray(answer)
    ? [null]
    : Object.fromEntries(Object.keys(Object(answer)).map((name) => [name, null]));

async function callsOf(path: string) {
  const { apiCalls } = await site.open(path);
  // The parts of a screen load one after the other.
  let before = -1;
  await eventually(() => {
    const isComplete = before === apiCalls.length + headings().length;
    before = apiCalls.length + headings().length;
    return isComplete;
  }).toBe(true);
  return { calls: [...new Set(apiCalls)], parts: headings(), offered: retries().length, said: alerts() };
}

/** Answers one call of a screen with a text instead. */
function answerWith(call: string, bodyOf: (ask: () => Promise<Response>) => Promise<string>): () => void {
  const ends = ['GET', 'POST'].map((method) =>
    site.answer(method, call.split('?')[0] ?? '', async (_, ask, path) =>
      path === call ? new Response(await bodyOf(ask), { headers: { 'Content-Type': 'text/html' } }) : ask(),
    ),
  );
  return () => {
    for (const end of ends) end();
  };
}

/** Calls that were tried on another screen of the administration, which all make them. */
const tried = new Set<string>();

async function tryEachCall(path: string): Promise<void> {
  const { calls, parts, offered, said } = await callsOf(path);
  for (const [at, call] of calls.entries()) {
    if (QUIET[path]?.test(call) || (path.startsWith('/admin') && tried.has(call))) continue;
    tried.add(call);
    const label = `${path} without ${call}`;
    const answerAgain = answerWith(call, async () => BODIES[at % BODIES.length] ?? '');
    await site.open(path);
    const reports = () => retries().length > offered || alerts().some((text) => !said.includes(text));
    await expect.poll(reports, { message: label }).toBe(true);
    expect(hasHeader(), label).toBe(true);
    if (!WHOLE.test(call))
      expect(headings(), label).toEqual(expect.arrayContaining([...(KEPT[path] ?? parts)]));
    answerAgain();
    for (const retry of retries()) if (retry.isConnected) await userEvent.click(retry);
    await expect.poll(headings, { message: label }).toEqual(expect.arrayContaining(parts));

    let given = 0;
    const askAgain = answerWith(call, async (ask) => {
      const empty = JSON.stringify(emptied(await (await ask()).json()));
      given += 1;
      return empty;
    });
    await site.open(path);
    await expect.poll(() => given, { message: label }).toBeGreaterThan(0);
    await act(async () => {});
    expect(hasHeader(), label).toBe(true);
    askAgain();
  }
}

describe('an answer of an unexpected shape', () => {
  test.each(SCREENS)('takes only its own part of %s, which says so and loads again', (path) =>
    tryEachCall(path),
  );

  test.each(READERS_SCREENS)('takes only its own part of %s, which says so and loads again', async (path) => {
    await site.signIn();
    await tryEachCall(path);
  });

  test.each(ADMIN_SCREENS)('takes only its own part of %s, which says so and loads again', async (path) => {
    await site.signIn({ isAdmin: true });
    adminServer(site);
    await tryEachCall(path);
  });

  test.each([
    ['no words', {}],
    ['words that are a number', { words: 5 }],
    ['words, but no verse', { words: [], totalValues: [] }],
    ['a null', null],
  ])('does not leave the old verse under the new address: %s', async (_, body) => {
    await site.open('/explorer/psalms/23/3');
    const answer = site.answer('GET', '/api/verse/psalms/23/6', () => Response.json(body));
    goTo('/explorer/psalms/23/6');
    await eventually(heading).toBe('Error Loading Data:');
    expect(document.querySelector('.explorer-text')?.textContent).not.toContain('Psalm 23:3');
    expect(hasHeader()).toBe(true);
    screen.getByRole('tab', { name: 'By Reference' });
    answer();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await eventually(heading).toBe('Psalm 23:6');
  });
});
