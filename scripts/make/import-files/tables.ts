import { bookById, bookPosition, CORE_BOOKS } from '../../../domain/canon/index.ts';
import { greekLetters } from '../../../domain/greek/index.ts';
import { hebrewLetters } from '../../../domain/hebrew/index.ts';
import type { VerseAddress } from '../../../domain/versification/index.ts';
import type { VerseRecord, WordRecord } from '../../../import-jobs/records.ts';
import { KJV } from '../../../import-jobs/sources/core/kjv.ts';
import { SBLGNT } from '../../../import-jobs/sources/core/sblgnt.ts';
import { STRONGS } from '../../../import-jobs/sources/core/strongs.ts';
import { readLexicon, readText } from '../../../import-jobs/sources/core/testing.ts';
import { WLC } from '../../../import-jobs/sources/core/wlc.ts';
import { standardValue } from '../../../import-jobs/sources/tables/original-words.ts';
import { joinWords } from '../../../import-jobs/words/word-places.ts';

export interface FileTable {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const NONE = 'NONE';

const keyOf = ({ book, chapter, verse }: { book: string; chapter: number; verse: number }): string =>
  // A row has no place for the title of a psalm, so the title is in verse 1, as in the files that are modelled here.
  `${book} ${chapter}:${Math.max(verse, 1)}`;

async function wordsByAddress(): Promise<Map<string, WordRecord[]>> {
  const found = new Map<string, WordRecord[]>();
  for (const source of [WLC, SBLGNT])
    for (const { words, addresses } of await readText(source))
      for (const address of addresses) {
        const part = words.slice(address.firstWord, (address.lastWord ?? words.length) + 1);
        found.set(keyOf(address), [...(found.get(keyOf(address)) ?? []), ...part]);
      }
  return found;
}

const SECTIONS: Readonly<Record<string, string>> = { פ: '<pe>', ס: '<samekh>' };
const READINGS = { both: '', ketiv: '<k>', qere: '<q>' } as const;

/**
 * A word as an item of the column `Original_Words`: with its signs, its reading and the mark of the section that ends
 * after it.
 */
const itemOf = ({ reading, before, originalText, after, mark }: WordRecord): string => {
  const sections = (mark ?? '').split(' ').map((sign) => SECTIONS[sign] ?? '');
  return `${READINGS[reading]}${before}${originalText}${after.trim() === '' ? '' : after.trimEnd()}${sections.join('')}`;
};

/**
 * The words of a row. Where a word is read and none is written, a null comes before it, which the table shows
 * as `<k>`.
 */
function listed(words: readonly WordRecord[]): (WordRecord | null)[] {
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    const isAlone =
      word.reading === 'qere' && (before?.variant !== word.variant || before.reading === 'both');
    return isAlone ? [null, word] : [word];
  });
}

const listOf = (items: readonly string[]): string => (items.length === 0 ? NONE : `{~${items.join('~')}~}`);

const COMPLETE_COLUMNS = [
  'id',
  'Ch',
  'ref',
  'book',
  'bnum',
  'cnum',
  'vnum',
  'text_1769',
  'wordnum',
  'letternum',
  'total',
  'KJV_Text',
  'KJV_SN',
  'Original',
  'SNs_',
  'Original_Words_SN',
  'Original_Words_Translit',
  'Original_Words',
  'Original_Words_values',
];

export async function completeTable(): Promise<FileTable> {
  const originals = await wordsByAddress();
  const verses = (await readText(KJV)).filter(({ verse }) => verse > 0);
  let chapter = 0;
  const rows = verses.map((verse, index) => {
    if (verse.verse === 1) chapter += 1;
    const [book, script] = bookOf(verse);
    const words = originals.get(keyOf(verse)) ?? [];
    const written = words.filter(({ reading }) => reading !== 'qere');
    const items = listed(words);
    const letters = written.reduce((sum, word) => sum + word.letters.length, 0);
    const figure = (value: number): string => (words.length === 0 ? NONE : String(value));
    return [
      String(index + 1),
      String(chapter),
      `${book.name} ${verse.chapter}:${verse.verse}`,
      book.name,
      String(CORE_BOOKS.findIndex(({ id }) => id === book.id) + 1),
      String(verse.chapter),
      String(verse.verse),
      verse.text,
      figure(written.length),
      figure(letters),
      figure(standardValue(written, script)),
      NONE,
      NONE,
      joinWords(words) || NONE,
      written.map(({ strongsNumber }) => strongsNumber ?? NONE).join(' ') || NONE,
      listOf(items.map((word) => word?.strongsNumber?.slice(1) ?? NONE)),
      listOf(items.map((word) => word?.transliteration || NONE)),
      listOf(items.map((word) => (word === null ? '<k>' : itemOf(word)))),
      listOf(items.map((word) => (word === null ? NONE : String(standardValue([word], script))))),
    ];
  });
  return { name: 'Complete', columns: COMPLETE_COLUMNS, rows };
}

function bookOf({ book }: VerseRecord): [(typeof CORE_BOOKS)[number], 'hebrew' | 'greek'] {
  const found = CORE_BOOKS.find(({ id }) => id === book);
  if (found === undefined) throw new RangeError(`${book} is not a book of the core`);
  return [found, found.testament === 'old' ? 'hebrew' : 'greek'];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export async function strongsTable(): Promise<FileTable> {
  const rows = (await readLexicon(STRONGS)).map((entry) => {
    const [letters, script] = entry.strongsNumber.startsWith('H')
      ? ([hebrewLetters(entry.lemma), 'hebrew'] as const)
      : ([greekLetters(entry.lemma), 'greek'] as const);
    return [
      entry.strongsNumber,
      entry.lemma,
      letters === '' ? NONE : String(standardValue([{ letters }], script)),
      entry.transliteration ?? NONE,
      NONE,
      entry.gloss ?? NONE,
      entry.definition === null ? NONE : `<p>${escaped(entry.definition)}</p>`,
      NONE,
      NONE,
    ];
  });
  const columns = [
    'StrongsNumber',
    'Root',
    'Value',
    'Transliteration',
    'Part_of_Speech',
    'Meaning',
    'Strongs_Definition',
    'UsageCount',
    'Note',
  ];
  return { name: 'Strongs_', columns, rows };
}

export function apocryphaTable(verses: readonly (VerseAddress & { text: string })[]): FileTable {
  const rows = verses
    .toSorted((a, b) => bookPosition(a.book) - bookPosition(b.book))
    .map(({ book, chapter, verse, text }) => [`${bookById(book).name} ${chapter}:${verse}`, text]);
  return { name: 'APOC', columns: ['ref', 'text'], rows };
}
