/**
 * The records that a source gives to a writer. They hold the texts of an edition, without derived data.
 * Sources read and map their input. Only writers use the tables.
 */
import type { PlacedMessage } from '../db/schema/index.ts';
import type { BookId } from '../domain/canon/index.ts';
import type { EditionFacts } from '../domain/editions/index.ts';
import type { ComposedMeanings, WordMeaning } from '../domain/lexicon/index.ts';
import type { VerseSegment } from '../domain/versification/index.ts';

/** Where a record was in the input, for messages about it. It is not stored. */
interface RecordPlace {
  source: string;
  row: number;
}

export interface FromInput {
  from?: RecordPlace;
}

export interface WordRecord {
  reading: 'both' | 'ketiv' | 'qere';
  /** The number that a ketiv and its qere share within the verse; null for words of both readings. */
  variant: number | null;
  originalText: string;
  /** An opening bracket before the verse's first word. A later bracket is in the `after` of the previous word. */
  before: string;
  /** The characters between this word and the next: space, maqaf, sof pasuq, a dash. */
  after: string;
  /** Section mark after the word: פ, ס, ׆. */
  mark: string | null;
  letters: string;
  transliteration: string;
  /**
   * The edition's own meaning of the word here. Empty if it says that English has no word for it; null if it has none.
   */
  translation: string | null;
  strongsNumber: string | null;
  /**
   * Words with the same lemma are counted together. It is the word's Strong's number, or its letters if it has none.
   * In the earlier parts of a compound, the number has a plus sign: `H1008+`.
   */
  lemma: string;
  morphology: string | null;
  /** `TagCorrection` as JSON if its number or code differs from that of the source. */
  corrected: string | null;
}

export interface VerseRecord extends FromInput {
  book: string;
  chapter: number;
  verse: number;
  part: '' | 'ending';
  originalLanguage: string;
  /** The ketiv reading as printed, without section marks. */
  text: string;
  heading: string | null;
  /** The reference by the numbers of the file, if the verse is stored by other numbers. */
  ownReference?: string;
  words: WordRecord[];
  /**
   * True if the source may lack Strong's numbers. A word without a number then keeps the one that the library has for
   * it.
   */
  keepsNumbers?: boolean;
  /** The English addresses of its words. Word numbers start at 0 and count both readings. */
  addresses: VerseSegment[];
}

export interface LexiconRecord extends FromInput {
  strongsNumber: string;
  lemma: string;
  transliteration: string | null;
  pronunciation: string | null;
  derivation: string | null;
  definition: string | null;
  usage: string | null;
  gloss: string | null;
}

/**
 * A name from one of two lists. The list of meanings has no spelling, and the list of persons may have no meaning.
 * `row` is the row in the file, from 1: it tells apart two persons of one name. `strongs` has numbers such as `H430`: a
 * title can have several. `reference` is an English address.
 */
export interface NameRecord extends FromInput {
  list: 'hitchcock' | 'persons';
  row: number;
  name: string;
  meaning: string | null;
  hebrew: string | null;
  greek: string | null;
  strongs: string[];
  reference: { book: BookId; chapter: number; verse: number } | null;
}

export interface VerseMeanings<Meanings = WordMeaning[]> extends FromInput {
  book: BookId;
  chapter: number;
  verse: number;
  meanings: Meanings;
}

export interface EditionRecord extends Omit<EditionFacts, 'script'> {
  /** `other` is the script of some added texts. */
  script: EditionFacts['script'] | 'other';
  /** Where the text comes from, whom to name, and what is changed in it. */
  source: string;
}

/**
 * The figures that a whole edition must have before it may be published. Wrong text is worse than no text. `entries`
 * are the rows of a lexicon or of a list. `standardTotal` is the total of the ketiv by the script’s standard method.
 */
export interface ExpectedCounts {
  verses?: number;
  words?: number;
  letters?: number;
  qereWords?: number;
  qereLetters?: number;
  entries?: number;
  standardTotal?: number;
}

/**
 * A chunk of an import: a part of its source that fits one write batch, at most 500 input rows. `descriptor` is JSON
 * that the source can still read after a restart, such as `{book, from, to}`.
 */
export interface ChunkPlan {
  descriptor: unknown;
  units: number;
}

export interface PlannedChunk extends ChunkPlan {
  phase: 'stage' | 'plan' | 'load' | 'chance';
}

export interface RowProblem extends PlacedMessage {
  /** `failed`: the row is wrong. `skipped`: the row is not wanted. `note`: the row was imported, with a remark. */
  kind: 'failed' | 'skipped' | 'note';
  /** 0 if the message is about a whole file, which has no row in the counts. */
  rows?: 0;
}

export interface ChunkRecords<Meanings = WordMeaning[]> {
  verses?: Readonly<Record<string, readonly VerseRecord[]>>;
  entries?: Readonly<Record<string, readonly LexiconRecord[]>>;
  names?: Readonly<Record<string, readonly NameRecord[]>>;
  meanings?: Readonly<Record<string, readonly VerseMeanings<Meanings>[]>>;
  problems?: readonly RowProblem[];
}

export interface FoundChunks {
  chunks: readonly PlannedChunk[];
  problems?: readonly RowProblem[];
}

export interface FilledEdition {
  record: EditionRecord;
  expected: ExpectedCounts;
  /** True if the source has only some verses of the edition. The other published verses then stay. */
  partial: boolean;
}

/** A file that an import does not read, and the reason as a sentence without a full stop. */
export interface LeftOut {
  name: string;
  reason: string;
}

/**
 * The input of a job. It fills a group of editions, or no edition if it only fetches files. `target` names the group
 * and has at most one unfinished job. `unit` names the things that are counted: rows, verses, entries, files.
 */
export interface ImportSource {
  target: string;
  unit: string;
  editions: readonly FilledEdition[];
  leftOut?: readonly LeftOut[];
  /**
   * Returns a text that changes when the input changes or is read in another way. If the published edition has the
   * same fingerprint, there is nothing to import. The engine calls this after it reads each chunk. So it must be fast
   * (a package's version, an object's checksum) or cached.
   */
  fingerprint(): Promise<string>;
  /**
   * Returns the first chunks. The same input gives the same chunks. It must be fast, so chunks of the `plan` phase
   * divide a long input.
   */
  begin(): Promise<PlannedChunk[]>;
  /** Copies a part of the input into the bucket. If it is called again, it must store the same objects. */
  stage?(descriptor: unknown): Promise<FoundChunks>;
  plan?(descriptor: unknown): Promise<FoundChunks>;
  read(descriptor: unknown): Promise<ChunkRecords<WordMeaning[] | ComposedMeanings>>;
}

interface CoreSource<Kind extends string, Row> {
  kind: Kind;
  edition: EditionRecord;
  fingerprint(): Promise<string>;
  expected: ExpectedCounts;
  partial?: boolean;
  /** Returns the chunks, in canonical order where possible. The same input gives the same plan. */
  plan(): Promise<ChunkPlan[]>;
  read(descriptor: unknown): Promise<Row[]>;
}

export type TextSource = CoreSource<'text', VerseRecord>;

export type LexiconSource = CoreSource<'lexicon', LexiconRecord>;

export type EditionSource = TextSource | LexiconSource;

export function importOf(source: EditionSource): ImportSource {
  const { edition, expected, partial = false } = source;
  return {
    target: edition.id,
    unit: source.kind === 'text' ? 'verses' : 'entries',
    editions: [{ record: edition, expected, partial }],
    fingerprint: () => source.fingerprint(),
    begin: async () => (await source.plan()).map((chunk) => ({ phase: 'load', ...chunk })),
    read: async (descriptor) =>
      source.kind === 'text'
        ? { verses: { [edition.id]: await source.read(descriptor) } }
        : { entries: { [edition.id]: await source.read(descriptor) } },
  };
}
