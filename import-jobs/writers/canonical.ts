import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { bibleVerses, bibleWords, verseAddresses } from '../../db/schema/index.ts';
import type { VerseRecord, WordRecord } from '../records.ts';

/**
 * The canonical form of a verse, for comparing and hashing: `[book, chapter, verse, part, language, text, heading,
 * words, addresses]`, and last its reference in the file if it has one. `CANONICAL_VERSE` selects it from the tables.
 */
export type CanonicalVerse = [
  book: string,
  chapter: number,
  verse: number,
  part: string,
  language: string,
  text: string,
  heading: string | null,
  words: CanonicalWord[],
  addresses: [string, number, number, number, number | null][],
  ownReference?: string,
];

export const WORD_COLUMNS = [
  'reading',
  'variant',
  'originalText',
  'after',
  'mark',
  'letters',
  'transliteration',
  'translation',
  'strongsNumber',
  'lemma',
  'morphology',
  'before',
  'corrected',
] as const;

type CellsOf<Names extends readonly (keyof WordRecord)[]> = {
  -readonly [Place in keyof Names]: WordRecord[Names[Place]];
};

export type CanonicalWord = CellsOf<typeof WORD_COLUMNS>;

const word = alias(bibleWords, 'w');
const address = alias(verseAddresses, 'a');

const CELLS = sql`${bibleVerses.bookId}, ${bibleVerses.chapterNumber},
  ${bibleVerses.verseNumber}, ${bibleVerses.part}, ${bibleVerses.originalLanguage}, ${bibleVerses.text},
  ${bibleVerses.heading},
  json((select json_group_array(json_array(${word.reading}, ${word.variant}, ${word.originalText}, ${word.after},
      ${word.mark}, ${word.letters}, ${word.transliteration}, ${word.translation}, ${word.strongsNumber}, ${word.lemma},
      ${word.morphology}, ${word.before}, ${word.corrected}))
    from (select * from ${bibleWords} where ${bibleWords.verseId} = ${bibleVerses.id}
      order by ${bibleWords.seq}) ${word})),
  json((select json_group_array(json_array(${address.bookId}, ${address.chapterNumber}, ${address.verseNumber},
      ${address.firstWord}, ${address.lastWord}))
    from (select * from ${verseAddresses} where ${verseAddresses.verseId} = ${bibleVerses.id}
      order by ${verseAddresses.firstWord}, ${verseAddresses.chapterNumber}, ${verseAddresses.verseNumber}) ${address}))`;

/** A verse without a reference of its own has no cell for it. So the column changed the hash of no text. */
export const CANONICAL_VERSE: SQL<string> = sql`case when ${bibleVerses.ownReference} is null
  then json_array(${CELLS}) else json_array(${CELLS}, ${bibleVerses.ownReference}) end`;

export function parseCanonicalVerse(json: string): CanonicalVerse {
  return JSON.parse(json);
}

export function canonicalVerse(verse: VerseRecord): CanonicalVerse {
  const addresses = verse.addresses.map((at): CanonicalVerse[8][number] => [
    at.book,
    at.chapter,
    at.verse,
    at.firstWord,
    at.lastWord,
  ]);
  addresses.sort((a, b) => a[3] - b[3] || a[1] - b[1] || a[2] - b[2]);
  const cells: CanonicalVerse = [
    verse.book,
    verse.chapter,
    verse.verse,
    verse.part,
    verse.originalLanguage,
    verse.text,
    verse.heading,
    verse.words.map((word) => [
      word.reading,
      word.variant,
      word.originalText,
      word.after,
      word.mark,
      word.letters,
      word.transliteration,
      word.translation,
      word.strongsNumber,
      word.lemma,
      word.morphology,
      word.before,
      word.corrected,
    ]),
    addresses,
  ];
  if (verse.ownReference !== undefined) cells.push(verse.ownReference);
  return cells;
}

export function lettersOf(words: readonly CanonicalWord[], reading: 'ketiv' | 'qere'): string[] {
  return words.filter((word) => word[0] === 'both' || word[0] === reading).map((word) => word[5]);
}
