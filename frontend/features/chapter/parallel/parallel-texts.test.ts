import { expect, test } from 'vitest';
import type { EditionList } from '../../../../domain/contract/index.ts';
import { furtherTexts, ownTexts, textsOfBook } from './parallel-texts.ts';

const WLC = { id: 'wlc', kind: 'original', name: 'Codex', short: 'WLC', language: '' } as const;
const KJVS = { id: 'kjvs', kind: 'translation', name: 'King James', short: 'KJV', language: 'en' } as const;

const listed = (id: string, role: string, language: string, books: readonly string[]) =>
  ({ id, role, language, books, name: `Text ${id}` }) as unknown as EditionList['editions'][number];
const LISTED = [
  listed('wlc', 'original', 'he', ['genesis']),
  listed('mam', 'original', 'he', ['genesis']),
  listed('sblgnt', 'original', 'grc', ['john']),
  listed('kjv', 'translation', 'en', ['genesis', 'john']),
  listed('kjv-apocrypha', 'translation', 'en', ['genesis']),
  listed('strongs', 'lexicon', 'en', []),
  listed('own-3', 'own-translation', 'de', ['genesis']),
  listed('own-4', 'own-original', 'he', ['genesis']),
];

const further = (ids: readonly string[], shown: Parameters<typeof furtherTexts>[1] = [WLC, KJVS]) => {
  const { texts, problems } = furtherTexts(ids, shown, { testament: 'old' }, LISTED);
  return { texts: texts.map(({ id, kind, language }) => `${kind} ${id} ${language}`), problems };
};

test('the names in an address become texts in the same order; a name that is repeated or shown already is left out', () => {
  expect(further(['own-3', 'kjv', 'wlc', 'own-4', 'own-3'])).toEqual({
    texts: ['translation own-3 de', 'original own-4 he'],
    problems: [],
  });
});

test('what names no text is said in a sentence; an original of another testament is left out', () => {
  expect(further(['foo', 'own-9', 'strongs', 'original', 'byzantine', 'mam'])).toEqual({
    texts: ['original mam '],
    problems: [
      'There is no text “foo”, so it has no column.',
      'A text that you chose was removed from this site, so it has no column.',
      'There is no text “strongs”, so it has no column.',
      'There is no text “original”, so it has no column.',
    ],
  });
});

test('there are at most four columns', () => {
  const { texts, problems } = further(['mam', 'own-3', 'own-4', 'nasb']);
  expect(texts).toHaveLength(2);
  expect(problems).toEqual([
    'Four texts have room beside each other. Text own-4 and New American Standard Bible have no column.',
  ]);
  expect(further(['mam', 'own-3', 'own-4'], [KJVS]).texts).toHaveLength(3);
});

test('the choice has the installed texts of the book that can have a column, originals first', () => {
  const book = { id: 'genesis' } as Parameters<typeof textsOfBook>[0];
  expect(textsOfBook(book, LISTED).map(({ id }) => id)).toEqual(['wlc', 'mam', 'own-4', 'kjv', 'own-3']);
});

test('a chapter shows the texts that the reader has chosen and that it has', () => {
  const chapter = (text: string | null, words: number) =>
    ({
      verse: { edition: 'wlc', editionName: 'Codex', version: 'kjvs' },
      verses: [{ verse: { text, tagged: null }, running: new Array(words).fill({}) }],
    }) as unknown as Parameters<typeof ownTexts>[0];
  const ids = (...[one, chosen]: [Parameters<typeof ownTexts>[0], Parameters<typeof ownTexts>[1]]) =>
    ownTexts(one, chosen, { name: 'KJV with Strong’s', language: 'en' }).map(({ id, name }) => [id, name]);
  const both = chapter('In the beginning', 7);
  const [wlc, kjv] = [
    ['wlc', 'Westminster Leningrad Codex'],
    ['kjvs', 'King James Version'],
  ];
  expect(ids(both, 'both')).toEqual([wlc, kjv]);
  expect(ids(both, 'english')).toEqual([kjv]);
  expect(ids(both, 'original')).toEqual([wlc]);
  expect(ids(chapter(null, 7), 'english')).toEqual([wlc]);
  expect(ids(chapter('In', 0), 'original')).toEqual([kjv]);
});
