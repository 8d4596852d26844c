/**
 * What a source hands to a writer: texts as their edition has them, before anything is derived.
 * Sources read and map; only writers know tables.
 */
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

interface SourceBase {
  edition: EditionRecord;
  /**
   * Changes when the input or the reading of it changes: equal to the published one means nothing to do. (What is
   * derived from the rows has its own version, which the engine adds.) Asked again after every chunk, so it must be
   * cheap (a package's version, an object's ETag) or remembered.
   */
  fingerprint(): Promise<string>;
  expected: ExpectedCounts;
  /** The source names only some verses of its edition; published verses it does not name stay. */
  partial?: boolean;
  /** In canonical order where possible. The same input gives the same plan. */
  plan(): Promise<ChunkPlan[]>;
}

export interface TextSource extends SourceBase {
  kind: 'text';
  read(descriptor: unknown): Promise<VerseRecord[]>;
}

export interface LexiconSource extends SourceBase {
  kind: 'lexicon';
  read(descriptor: unknown): Promise<LexiconRecord[]>;
}

export type EditionSource = TextSource | LexiconSource;
