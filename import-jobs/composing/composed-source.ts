import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { select, sendBatch } from '../../db/batch.ts';
import { rowMaker } from '../../db/fields.ts';
import { hasSeveral } from '../../db/has-several.ts';
import { jsonRows, question } from '../../db/read-statement.ts';
import {
  bibleBooks,
  bibleVerses,
  bibleWords,
  editions,
  lexiconEntries,
  verseAddresses,
} from '../../db/schema/index.ts';
import { objectOf, text, wholeNumber } from '../../domain/basics/index.ts';
import { type BookId, isBookId } from '../../domain/canon/index.ts';
import { composedId } from '../../domain/lexicon/index.ts';
import { COMPOSERS, COMPOSERS_OF_OTHERS } from '../../meanings/index.ts';
import { type Database, MAX_ROWS_A_CHUNK } from '../context.ts';
import { PermanentError } from '../engine/errors.ts';
import type { ImportSource, PlannedChunk } from '../records.ts';
import { composeVerses, type PlacedWord, type Segment } from './compose-verses.ts';
import { composedEdition, composedTexts, DICTIONARY, isCore } from './composed-texts.ts';

const e = alias(editions, 'e');
const d = alias(editions, 'd');
const a = alias(verseAddresses, 'a');
const v = alias(bibleVerses, 'v');
const w = alias(bibleWords, 'w');
const l = alias(lexiconEntries, 'l');
const b = alias(bibleBooks, 'b');

/** The published verses of a text at their English addresses. */
const publishedVerses = (id: string, at: SQL): SQL => sql`from ${verseAddresses} ${a}
  join ${bibleVerses} ${v} on ${v.id} = ${a.verseId} and ${v.editionId} = ${id}
  join ${editions} ${e} on ${e.id} = ${v.editionId} and ${e.revision} is not null
    and ${v.firstRevision} <= ${e.revisionNo} and ${v.lastRevision} >= ${e.revisionNo} ${at}`;

const number = wholeNumber(0, 9_999);
const readStretch = objectOf({ book: text, from: number, to: number });

function stretchOf(descriptor: unknown): { book: BookId; from: number; to: number } {
  const read = readStretch(descriptor);
  if (read === undefined || !isBookId(read.book))
    throw new Error(`Not a part of a text: ${JSON.stringify(descriptor)}`);
  return { ...read, book: read.book };
}

/** Finds the parsings of the form of a word, as the composer of Greek reads them. */
export type FindParsings = (
  text: string,
  place: { book: BookId; chapter: number; verse: number; part: string; word: number },
) => string | null;

/**
 * The composed meanings of a published text as a source of imports. They are an edition of their own, so that a better
 * rule changes no row and no revision of the text (docs/decisions/0189-meanings-composed-at-the-import.md).
 */
export function composedSource(db: Database, id: string, findParsings?: FindParsings): ImportSource {
  const edition = composedId(id);
  // A job reads them once, because its fingerprint tells if they change.
  let known: { script: 'hebrew' | 'greek'; dictionary: Dictionary } | undefined;
  return {
    target: edition,
    unit: 'entries',
    editions: [{ record: composedEdition(id), expected: {}, partial: false }],
    fingerprint: async () => (await composedText(db, id)).fingerprint,
    begin: () => chaptersInChunks(db, id),
    async read(descriptor) {
      const stretch = stretchOf(descriptor);
      known ??= { script: (await composedText(db, id)).script, dictionary: await readDictionary(db) };
      const segments = await readSegments(db, id, stretch, known.dictionary, findParsings);
      const compose = (isCore(id) ? COMPOSERS : COMPOSERS_OF_OTHERS)[known.script];
      return { meanings: { [edition]: composeVerses(compose, stretch.book, segments) } };
    },
  };
}

async function composedText(db: Database, id: string) {
  const text = (await composedTexts(db)).find((one) => one.id === id);
  if (text === undefined)
    throw new PermanentError(`${id} has no words from which meanings can be composed.`, null);
  return text;
}

/** Whole chapters of one book in each chunk, because two verses of a text can share an address. */
async function chaptersInChunks(db: Database, id: string): Promise<PlannedChunk[]> {
  const [chapters] = await sendBatch(db, 'read', [
    select(
      { book: a.bookId, chapter: a.chapterNumber, verses: sql<number>`count(distinct ${a.verseNumber})` },
      sql`${publishedVerses(id, sql.empty())} join ${bibleBooks} ${b} on ${b.id} = ${a.bookId}
        group by ${a.bookId}, ${a.chapterNumber} order by ${b.position}, ${a.chapterNumber}`,
    ),
  ]);
  const chunks: { book: string; from: number; to: number; units: number }[] = [];
  for (const { book, chapter, verses } of chapters) {
    const last = chunks.at(-1);
    if (last?.book === book && last.units + verses <= MAX_ROWS_A_CHUNK) {
      last.to = chapter;
      last.units += verses;
    } else chunks.push({ book, from: chapter, to: chapter, units: verses });
  }
  return chunks.map(({ units, ...descriptor }) => ({ phase: 'load', descriptor, units }));
}

/** What the meaning of a word follows from in the dictionary, by Strong's number. */
type Dictionary = ReadonlyMap<string | null, Pick<PlacedWord, 'gloss' | 'hasSeveral'>>;

const NO_ENTRY = { gloss: null, hasSeveral: false };

async function readDictionary(db: Database): Promise<Dictionary> {
  const entries = question(
    { strongs: l.strongsNumber, gloss: l.gloss, several: hasSeveral(l) },
    sql`from ${editions} ${d} join ${lexiconEntries} ${l}
      on ${l.editionId} = ${d.id} and ${l.revisionNo} = ${d.revisionNo} where ${d.id} = ${DICTIONARY}`,
  );
  const [[row]] = await sendBatch(db, 'read', [select({ entries: jsonRows(entries) }, sql.empty())]);
  const read: [strongs: string, gloss: string | null, several: 0 | 1 | null][] = JSON.parse(
    row?.entries ?? '[]',
  );
  return new Map(read.map(([strongs, gloss, several]) => [strongs, { gloss, hasSeveral: several === 1 }]));
}

const WORD = {
  reading: w.reading,
  text: w.originalText,
  letters: w.letters,
  after: w.after,
  morphology: w.morphology,
  strongs: w.strongsNumber,
  lemma: w.lemma,
};
const makeWord = rowMaker(WORD);

async function readSegments(
  db: Database,
  id: string,
  { book, from, to }: { book: BookId; from: number; to: number },
  dictionary: Dictionary,
  findParsings: FindParsings | undefined,
): Promise<Segment[]> {
  const words = question(
    WORD,
    sql`from ${bibleWords} ${w} where ${w.verseId} = ${v.id} and ${w.seq} >= ${a.firstWord}
      and (${a.lastWord} is null or ${w.seq} <= ${a.lastWord}) order by ${w.seq}`,
  );
  const [rows] = await sendBatch(db, 'read', [
    select(
      {
        chapter: a.chapterNumber,
        verse: a.verseNumber,
        ownChapter: v.chapterNumber,
        ownVerse: v.verseNumber,
        part: v.part,
        firstWord: a.firstWord,
        // One text for all words, because the driver spends more time on a row than SQLite spends on finding it.
        words: jsonRows(words),
      },
      sql`${publishedVerses(id, sql`where ${a.bookId} = ${book} and ${a.chapterNumber} between ${from} and ${to}`)}
        order by ${a.chapterNumber}, ${a.verseNumber}, ${v.chapterNumber}, ${v.verseNumber}, ${v.part}`,
    ),
  ]);
  return rows.map(({ ownChapter, ownVerse, part, firstWord, words, ...at }) => {
    const own = { chapter: ownChapter, verse: ownVerse, part };
    const placed = (values: unknown[], index: number): PlacedWord => {
      const word = makeWord(values);
      const entry = dictionary.get(word.strongs) ?? NO_ENTRY;
      if (findParsings === undefined) return { ...word, ...entry };
      const morphology = findParsings(word.text, { book, ...own, word: firstWord + index + 1 });
      return { ...word, ...entry, morphology };
    };
    return { at, own, words: JSON.parse(words).map(placed) };
  });
}
