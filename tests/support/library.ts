/**
 * Publishes records directly into a migrated database, for tests that need texts but not the import engine. Derived
 * data (totals, frequencies) is computed here from the records' own letters.
 */
import type { Client, InStatement } from '@libsql/client';
import { filledDatabase, type TestDatabase } from '../../db/testing.ts';
import { valueOfWords } from '../../domain/gematria/index.ts';
import { foldFinals } from '../../domain/hebrew/index.ts';
import type { EditionRecord, LexiconRecord, TextSource, VerseRecord } from '../../import-jobs/records.ts';
import { readStretch } from '../../import-jobs/sources/core/chunks.ts';
import { KJV } from '../../import-jobs/sources/core/kjv.ts';
import { SBLGNT } from '../../import-jobs/sources/core/sblgnt.ts';
import { WLC } from '../../import-jobs/sources/core/wlc.ts';
import { canonicalVerse, lettersOf } from '../../import-jobs/writers/canonical.ts';

const EDITION_COLUMNS = 'id, name, role, language, script, numbering, licence, licence_url, source';

const values = (count: number) => `(${Array.from({ length: count }, () => '?').join(', ')})`;

function editionRow(edition: EditionRecord, verses: readonly VerseRecord[], revisionNo: number): InStatement {
  const words = verses.flatMap((verse) => verse.words.filter((word) => word.reading !== 'qere'));
  const letters = words.map((word) => word.letters);
  const standard = edition.script === 'hebrew' ? 'HEBREW_STANDARD' : 'GREEK_STANDARD';
  const totals =
    edition.role === 'original' ? [{ method: standard, value: valueOfWords(standard, letters) }] : [];
  return {
    sql: `insert into editions (${EDITION_COLUMNS}, revision, revision_no, published_at, verses, words, letters, totals)
      values ${values(16)} on conflict (id) do update set revision = excluded.revision, revision_no = excluded.revision_no`,
    args: [
      edition.id,
      edition.name,
      edition.role,
      edition.language,
      edition.script,
      edition.numbering,
      edition.licence,
      edition.licenceUrl,
      edition.source,
      `${edition.id}-r${revisionNo}`,
      revisionNo,
      '2026-01-01T00:00:00Z',
      verses.length,
      words.length,
      letters.join('').length,
      JSON.stringify(totals),
    ],
  };
}

/** The rows of a verse: itself, its words, its addresses, its search rows, its totals. */
function verseRows(
  edition: EditionRecord,
  verse: VerseRecord,
  id: number,
  revisionNo: number,
): InStatement[] {
  const [book, chapter, number, part, language, text, heading, words, addresses] = canonicalVerse(verse);
  const ketiv = lettersOf(words, 'ketiv');
  const value = (method: 'HEBREW_STANDARD' | 'HEBREW_ORDINAL' | 'GREEK_STANDARD' | 'GREEK_ORDINAL') =>
    valueOfWords(method, ketiv);
  const letters = ketiv.length === 0 ? null : ketiv.join(' ');
  const rows: InStatement[] = [
    {
      sql: `insert into bible_verses (id, edition_id, book_id, chapter_number, verse_number, part, original_language,
        text, heading, letters, first_revision) values ${values(11)}`,
      args: [id, edition.id, book, chapter, number, part, language, text, heading, letters, revisionNo],
    },
    ...words.map((word, seq) => ({
      sql: `insert into bible_words (verse_id, seq, reading, variant, original_text, after, mark, letters,
        transliteration, translation, strongs_number, lemma, morphology, before) values ${values(14)}`,
      args: [id, seq, ...word],
    })),
    ...addresses.map((address) => ({
      sql: `insert into verse_addresses (verse_id, book_id, chapter_number, verse_number, first_word, last_word)
        values ${values(6)}`,
      args: [id, ...address],
    })),
    ...searchRows(edition, verse, id),
  ];
  if (edition.role === 'original' && ketiv.length > 0) {
    rows.push({
      sql: `insert into verse_totals (verse_id, edition_id, words, letters, hebrew_standard, hebrew_ordinal,
        greek_standard, greek_ordinal) values ${values(8)}`,
      args: [
        id,
        edition.id,
        ketiv.length,
        ketiv.join('').length,
        value('HEBREW_STANDARD'),
        value('HEBREW_ORDINAL'),
        value('GREEK_STANDARD'),
        value('GREEK_ORDINAL'),
      ],
    });
  }
  return rows;
}

/** The search rows of the verse. */
function searchRows(edition: EditionRecord, verse: VerseRecord, id: number): InStatement[] {
  if (edition.script === 'latin') {
    return ['verse_search_stemmed', 'verse_search_exact'].map((table) => ({
      sql: `insert into ${table} (rowid, text) values (?, ?)`,
      args: [id, verse.text],
    }));
  }
  const letters = verse.words.map((word) => foldFinals(word.letters)).join(' ');
  const lemmas = verse.words.map((word) => word.lemma).join(' ');
  return [
    {
      sql: 'insert into verse_search_original (rowid, letters, lemmas) values (?, ?, ?)',
      args: [id, letters, lemmas],
    },
  ];
}

function frequencies(edition: EditionRecord, revisionNo: number): InStatement {
  return {
    sql: `insert into lemma_frequencies (edition_id, revision_no, lemma, occurrences)
      select v.edition_id, ?, w.lemma, coalesce(nullif(sum(w.reading <> 'qere'), 0), count(*))
      from bible_words w join bible_verses v on v.id = w.verse_id
      where v.edition_id = ? and v.last_revision >= ? group by w.lemma`,
    args: [revisionNo, edition.id, revisionNo],
  };
}

/** Publishes a text edition as its revision `revisionNo`. */
export async function publishText(
  client: Client,
  edition: EditionRecord,
  verses: readonly VerseRecord[],
  revisionNo = 1,
): Promise<void> {
  const { rows } = await client.execute('select coalesce(max(id), 0) + 1 as next from bible_verses');
  const nextId = Number(rows[0]?.next);
  await client.batch(
    [
      editionRow(edition, verses, revisionNo),
      ...verses.flatMap((verse, at) => verseRows(edition, verse, nextId + at, revisionNo)),
      frequencies(edition, revisionNo),
    ],
    'write',
  );
}

/** Publishes a lexicon as its first revision. */
async function publishLexicon(
  client: Client,
  edition: EditionRecord,
  entries: readonly LexiconRecord[],
): Promise<void> {
  await client.batch(
    [
      editionRow(edition, [], 1),
      ...entries.map((entry) => ({
        sql: `insert into lexicon_entries (edition_id, revision_no, strongs_number, lemma, transliteration,
          pronunciation, derivation, definition, usage, gloss) values ${values(10)}`,
        args: [
          edition.id,
          1,
          entry.strongsNumber,
          entry.lemma,
          entry.transliteration,
          entry.pronunciation,
          entry.derivation,
          entry.definition,
          entry.usage,
          entry.gloss,
        ],
      })),
    ],
    'write',
  );
}

/** Sets the library's revision, as the last step of publication does. */
export async function setLibraryRevision(client: Client, revision: string): Promise<void> {
  await client.execute({
    sql: `insert into library (id, revision, updated_at) values (1, ?, '2026-01-01T00:00:00Z')
      on conflict (id) do update set revision = excluded.revision`,
    args: [revision],
  });
}

/** The difficult places: splits, joins, titles, ketiv and qere, Aramaic, absent verses, Mark's ending. */
const SAMPLE: Readonly<Record<string, readonly number[]>> = {
  genesis: [1, 31, 32],
  numbers: [25, 26],
  deuteronomy: [6],
  '1samuel': [20, 21],
  '2samuel': [8],
  '1kings': [18, 20, 22],
  '2kings': [6],
  nehemiah: [7],
  psalms: [3, 13, 23, 51, 117],
  isaiah: [63, 64],
  jeremiah: [10, 51],
  daniel: [2],
  malachi: [3, 4],
  mark: [9, 15, 16],
  john: [1],
  acts: [8, 19],
  '2corinthians': [13],
  '3john': [1],
  revelation: [12, 13],
};

async function sampleOf(source: TextSource): Promise<VerseRecord[]> {
  const verses: VerseRecord[] = [];
  for (const { descriptor } of await source.plan()) {
    const { part } = readStretch(descriptor);
    if (SAMPLE[part] === undefined) continue;
    const read = await source.read(descriptor);
    verses.push(...read.filter((verse) => SAMPLE[part]?.includes(verse.chapter)));
  }
  return verses;
}

/** A library with the sample of the three core texts and a few lexicon entries, at revision `sample`. */
export const sampleLibrary = (): Promise<TestDatabase> =>
  filledDatabase('sample', async (client) => {
    for (const source of [WLC, SBLGNT, KJV]) {
      await publishText(client, source.edition, await sampleOf(source));
    }
    await publishLexicon(client, LEXICON, ENTRIES);
    await setLibraryRevision(client, 'sample');
  });

const LEXICON: EditionRecord = {
  id: 'strongs-hebrew',
  name: 'Strong’s Hebrew Dictionary',
  role: 'lexicon',
  language: 'en',
  script: 'latin',
  numbering: 'english',
  licence: 'CC BY-SA',
  licenceUrl: null,
  source: 'written for a test',
};

const entry = (
  strongsNumber: string,
  lemma: string,
  transliteration: string,
  gloss: string,
): LexiconRecord => ({
  strongsNumber,
  lemma,
  transliteration,
  pronunciation: null,
  derivation: null,
  definition: `${gloss} (definition)`,
  usage: null,
  gloss,
});

const ENTRIES: readonly LexiconRecord[] = [
  entry('H7225', 'רֵאשִׁית', 'rêʼshîyth', 'the first'),
  entry('H430', 'אֱלֹהִים', 'ʼĕlôhîym', 'gods'),
  entry('G3056', 'λόγος', 'lógos', 'something said'),
];
