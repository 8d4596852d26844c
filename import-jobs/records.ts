/**
 * What a source hands to a writer: texts as their edition has them, before anything is derived.
 * Sources read and map; only writers know tables.
 */
import type { PlacedMessage } from '../db/schema/index.ts';
import type { Numbering, VerseSegment } from '../domain/versification/index.ts';

export interface WordRecord {
  reading: 'both' | 'ketiv' | 'qere';
  /** Number shared by a ketiv and its qere within the verse; null for words of both readings. */
  variant: number | null;
  originalText: string;
  /** An opening bracket before a verse's first word; elsewhere it stands in the `after` of the word before. */
  before: string;
  /** What stands between this word and the next: space, maqaf, sof pasuq, a dash. */
  after: string;
  /** Section mark after the word: פ, ס, ׆. */
  mark: string | null;
  /** Bare letters, finals kept. */
  letters: string;
  transliteration: string;
  translation: string | null;
  strongsNumber: string | null;
  /** What the word is counted by: its Strong's number, else its letters; `H1008+` in a compound's earlier parts. */
  lemma: string;
  morphology: string | null;
}

export interface VerseRecord {
  book: string;
  chapter: number;
  verse: number;
  part: '' | 'ending';
  originalLanguage: string;
  /** Ketiv reading as printed, without section marks. */
  text: string;
  heading: string | null;
  words: WordRecord[];
  /** The English addresses its words stand at; word numbers count both readings from 0. */
  addresses: VerseSegment[];
}

export interface LexiconRecord {
  strongsNumber: string;
  lemma: string;
  transliteration: string | null;
  pronunciation: string | null;
  derivation: string | null;
  definition: string | null;
  usage: string | null;
  gloss: string | null;
}

export interface EditionRecord {
  id: string;
  name: string;
  role: 'original' | 'translation' | 'lexicon';
  language: string;
  script: 'hebrew' | 'greek' | 'latin';
  numbering: Numbering;
  licence: string;
  licenceUrl: string | null;
  source: string;
}

/** What a whole edition must come to before it may be published: wrong text is worse than no text. */
export interface ExpectedCounts {
  verses?: number;
  words?: number;
  letters?: number;
  qereWords?: number;
  qereLetters?: number;
  entries?: number;
  /** Total of the script's standard method over the whole edition (ketiv). */
  standardTotal?: number;
}

/** A part of a source that fits one write batch: at most 500 input rows. */
export interface ChunkPlan {
  /** JSON that the source understands again after a restart, e.g. `{book, from, to}`. */
  descriptor: unknown;
  /** Input rows in it. */
  units: number;
}

/** A chunk of a phase: files to bring, an input to cut up, rows to read, chance tables to compute. */
export interface PlannedChunk extends ChunkPlan {
  phase: 'stage' | 'plan' | 'load' | 'chance';
}

/** An input row that was not taken as it is, and why. */
export interface RowProblem extends PlacedMessage {
  /** `failed`: the row is wrong. `skipped`: it is not wanted. `note`: it was taken, and something is worth saying. */
  kind: 'failed' | 'skipped' | 'note';
}

/** What a chunk of the `load` phase reads. */
export interface ChunkRecords {
  /** Verses by the edition's id. */
  verses?: Readonly<Record<string, readonly VerseRecord[]>>;
  /** Entries of a lexicon by the edition's id. */
  entries?: Readonly<Record<string, readonly LexiconRecord[]>>;
  problems?: readonly RowProblem[];
}

/** What a chunk of the `stage` or `plan` phase finds: the chunks that follow from it. */
export interface FoundChunks {
  chunks: readonly PlannedChunk[];
  problems?: readonly RowProblem[];
}

/** One edition that a source fills. */
export interface FilledEdition {
  record: EditionRecord;
  expected: ExpectedCounts;
  /** The source names only some verses of the edition; published verses it does not name stay. */
  partial: boolean;
}

/** What a job works from: one input that fills a group of editions, or none where it only brings files. */
export interface ImportSource {
  /** Names the group of editions. A target has at most one unfinished job. */
  target: string;
  /** What is counted: rows, verses, entries, files. */
  unit: string;
  editions: readonly FilledEdition[];
  /**
   * Changes when the input or the reading of it changes: equal to the published one means nothing to do. Asked again
   * after every chunk, so it must be cheap (a package's version, an object's checksum) or remembered.
   */
  fingerprint(): Promise<string>;
  /** The first chunks. Quick: a long input is cut up by chunks of the `plan` phase. The same input gives the same. */
  begin(): Promise<PlannedChunk[]>;
  /** Brings a part of the input into the bucket. Running it twice must leave the same objects. */
  stage?(descriptor: unknown): Promise<FoundChunks>;
  /** Cuts a part of the input up. */
  plan?(descriptor: unknown): Promise<FoundChunks>;
  read(descriptor: unknown): Promise<ChunkRecords>;
}

interface SourceBase {
  edition: EditionRecord;
  fingerprint(): Promise<string>;
  expected: ExpectedCounts;
  partial?: boolean;
  /** In canonical order where possible. The same input gives the same plan. */
  plan(): Promise<ChunkPlan[]>;
}

/** One text, as the core's packages have it. */
export interface TextSource extends SourceBase {
  kind: 'text';
  read(descriptor: unknown): Promise<VerseRecord[]>;
}

/** One dictionary, as the core's packages have it. */
export interface LexiconSource extends SourceBase {
  kind: 'lexicon';
  read(descriptor: unknown): Promise<LexiconRecord[]>;
}

export type EditionSource = TextSource | LexiconSource;

/** What a job works from where one edition is its whole target. */
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
