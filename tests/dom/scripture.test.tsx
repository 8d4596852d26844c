/**
 * Bible text looks the same on every screen: each screen is given three texts that the fonts draw wrongly without a
 * correction.
 */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { VerseAnalysis, VerseComparison } from '../../domain/contract/index.ts';
import { domSite, eventually } from './site.tsx';

const site = await domSite();

const TEXTS = {
  en: { stored: "The LORD's angel", shown: 'The LORD’s angel' },
  he: { stored: 'יְרוּשָׁל\u05B4\u05B7\u0594ם', shown: 'יְרוּשָׁל\u05B7\u05B4\u0594ם' },
  grc: { stored: 'τὸν Ἀβραάμ'.normalize('NFC'), shown: 'τὸν \u202FἈβραάμ'.normalize('NFC') },
};
type Language = keyof typeof TEXTS;

const FIELDS = new Set(['text', 'hebrewText', 'greekText', 'originalText']);

function replaced(value: unknown, field = ''): unknown {
  if (typeof value === 'string' && FIELDS.has(field) && value !== '') {
    if (/\p{Script=Hebrew}/u.test(value)) return TEXTS.he.stored;
    return (/\p{Script=Greek}/u.test(value) ? TEXTS.grc : TEXTS.en).stored;
  }
  if (Array.isArray(value)) return value.map((one) => replaced(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(part, name)]));
}

/** The texts of a language in a part of the page. They are found by their language, because some have no class. */
const shown = (where: string, lang: Language): (string | null)[] =>
  [...document.querySelectorAll(`${where} [lang=${lang}]`)].map(({ textContent }) => textContent);

test.each<[screenName: string, path: string, where: string, languages: Language[]]>([
  ['a verse', '/explorer/psalms/23/3', '.explorer-text', ['en', 'he']],
  ['a Greek verse', '/explorer/john/1/2', '.explorer-text', ['en', 'grc']],
  ['a chapter', '/explorer/psalms/117', '[data-place]', ['en', 'he']],
  ['a Greek chapter', '/explorer/3john/1', '[data-place]', ['en', 'grc']],
  ['similar verses', '/explorer/psalms/23/3', '[aria-labelledby=similar]', ['en']],
  ['a text search', '/search?term=light&testament=old', '[aria-label=Results]', ['en', 'he']],
  ['a text search in Greek', '/search?term=light&testament=new', '[aria-label=Results]', ['en', 'grc']],
  ['a search by value', '/search/gematria/31?unit=word', '[aria-label=Results]', ['en', 'he']],
  ['a number', '/number/31', 'main', ['he', 'grc']],
  ['the calculator', '/calculator?word=לא', 'main ul', ['he']],
  ['the calculator in Greek', '/calculator?script=greek&word=και', 'main ul', ['grc']],
  ['a name', '/name-explorer?name=David', 'main ol', ['en', 'he']],
  ['a Greek name', '/name-explorer?name=John', 'main ol', ['en', 'grc']],
  ['the hybrid explorer', '/hybrid-explorer?book=genesis&chapter=1&verse=1', 'main article', ['en', 'he']],
  ['insights', '/insights', 'main', ['en']],
])(
  'the screen “%s” shows Bible text with the corrections that the fonts need',
  async (_screen, path, where, languages) => {
    const paths = /^\/api\/(?:verse|hybrid|search|similar|explore-name|kabbalistic-insights)/u;
    for (const method of ['GET', 'POST'])
      site.answer(method, paths, async (_init, ask) => {
        const answer = await ask();
        return Response.json(replaced(await answer.json()), { status: answer.status });
      });
    const { complaints } = await site.open(path);
    for (const lang of languages) {
      await eventually(() => shown(where, lang).join('\n')).toContain(TEXTS[lang].shown);
      expect(shown(where, lang).join('\n')).not.toContain(TEXTS[lang].stored);
    }
    if (languages.includes('en'))
      expect(
        [...document.querySelectorAll(`${where} [lang=en] span`)].map((one) => one.textContent),
      ).toContain('LORD’s');
    expect(complaints).toEqual([]);
  },
);

test('the comparison of editions shows Bible text with the corrections that the fonts need', async () => {
  const verse = replaced(await site.json<VerseAnalysis>('/api/verse/psalms/23/3')) as VerseAnalysis;
  const comparison: VerseComparison = { reference: 'Psalm 23:3', differ: false, editions: [verse] };
  site.answer('GET', '/api/verse/psalms/23/3', () => Response.json({ ...verse, editions: ['wlc', 'mam'] }));
  site.answer('GET', /^\/api\/compare/u, () => Response.json(comparison));
  await site.open('/explorer/psalms/23/3');
  await screen.findByRole('region', { name: '2 editions' });
  await eventually(() => shown('[aria-labelledby=editions]', 'he')).toEqual([TEXTS.he.shown]);
});

test('a search result marks the words that were found in the stored text, although the corrections move them in the shown text', async () => {
  site.answer('GET', /^\/api\/search/u, async (_init, ask) => {
    const answer = (await (await ask()).json()) as { results: object[] };
    const [first] = answer.results;
    const text = `${TEXTS.en.stored} and ${TEXTS.en.stored}`;
    const hebrewText = `${TEXTS.he.stored} ${TEXTS.he.stored} ${TEXTS.he.stored}`;
    const second = TEXTS.he.stored.length + 1;
    const highlights = [
      { in: 'text', start: 25, end: 31 },
      { in: 'hebrewText', start: second, end: second + TEXTS.he.stored.length },
    ];
    return Response.json({ ...answer, results: [{ ...first, text, hebrewText, highlights }] });
  });
  await site.open('/search?term=light&testament=old');
  const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  await eventually(marks).toEqual([TEXTS.he.shown, 'LORD’s']);
  const mark = document.querySelector('[lang=he] mark');
  expect(mark?.previousSibling?.textContent).toBe(`${TEXTS.he.shown} `);
});

test('the card of a word says so if the manuscripts write one of its letters large', async () => {
  const { complaints } = await site.open('/explorer/deuteronomy/6/4');
  await userEvent.click(document.querySelector<HTMLElement>('#w6') as HTMLElement);
  const card = () => document.querySelector('.word-card');
  await eventually(() => card()?.textContent).toContain('with a large ד');
  await userEvent.click(document.querySelector<HTMLElement>('#w2') as HTMLElement);
  await eventually(() => card()?.getAttribute('aria-label')).toMatch(/^Word 2 /u);
  expect(card()?.textContent).not.toContain('with a large');
  expect(complaints).toEqual([]);
});
