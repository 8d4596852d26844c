import { MAX_VALUE } from '../contract/limits.ts';
import type { GematriaScript } from '../gematria/method-types.ts';
import { greekLetters } from '../greek/index.ts';
import { STRONGS, strongsNumber } from '../lexicon/index.ts';
import { readTypedNumber } from '../numbers/index.ts';
import { type WordRun, wordRuns } from './tokens.ts';

/** The content of a term of each kind. docs/adding-a-search-operator.md shows how a kind is added. */
interface TermContents {
  readonly words: WordRun & {
    /**
     * If `exact`, English words match as written, otherwise by their stems. Hebrew and Greek words are never stemmed.
     * If `prefix`, the last token is only the beginning of a word.
     */
    readonly exact: boolean;
    readonly prefix: boolean;
  };
  readonly strongs: { readonly number: string };
  /** Finds words whose lemma has these bare letters, with final letters folded. */
  readonly lemma: { readonly script: GematriaScript; readonly letters: string };
  /** Finds verses with this total, by the standard method of their script. */
  readonly value: { readonly value: number };
}

export type TermKind = keyof TermContents;

export type TermOf<Kind extends TermKind> = {
  [K in Kind]: { readonly kind: K } & TermContents[K];
}[Kind];

export type SearchTerm = TermOf<TermKind>;
export type WordsTerm = TermOf<'words'>;

export interface ReadingOptions {
  /** True if unquoted English words also find their other forms. Without it they match as typed. */
  readonly otherForms?: boolean;
}

export interface Unreadable {
  readonly ok: false;
  readonly hint: string;
}

/** The search terms that a piece of a search query means. None if the piece is only punctuation. */
export type ReadPiece = { readonly ok: true; readonly terms: readonly SearchTerm[] } | Unreadable;

interface KindOfTerm<Kind extends TermKind> {
  /**
   * Recognises a piece of a search query as this kind, such as `=26`. After a form like `lemma:` the text may
   * be in quotation marks.
   */
  readonly form: RegExp;
  readonly read: (piece: string, options: ReadingOptions) => ReadPiece;
  /**
   * The words to mark in a found text for a term. Words that a term finds by their lemma are marked by the
   * lemma instead.
   */
  readonly markedWords: (term: TermOf<Kind>) => readonly WordsTerm[];
}

const noWords = () => [];

/**
 * How each kind of term is typed and read, and what it marks. A piece of a search query is of the first kind
 * whose form it has. functions/search/text/term-sql.ts has what each kind asks of the database.
 */
const KINDS: { readonly [Kind in TermKind]: KindOfTerm<Kind> } = {
  value: { form: /^=/u, read: readValue, markedWords: noWords },
  lemma: { form: /^lemma:/iu, read: readLemma, markedWords: noWords },
  strongs: { form: STRONGS, read: readLemma, markedWords: noWords },
  words: { form: /^/u, read: readWords, markedWords: (term) => [term] },
};

const kindOf = (piece: string) => Object.values(KINDS).find(({ form }) => form.test(piece)) ?? KINDS.words;

export const isWords = (piece: string): boolean => kindOf(piece) === KINDS.words;

export const readPiece = (piece: string, options: ReadingOptions): ReadPiece =>
  kindOf(piece).read(piece, options);

export const markedWords = <Kind extends TermKind>(term: TermOf<Kind>): readonly WordsTerm[] =>
  KINDS[term.kind].markedWords(term);

const refused = (hint: string): Unreadable => ({ ok: false, hint });
const terms = (...read: SearchTerm[]): ReadPiece => ({ ok: true, terms: read });

function readValue(piece: string): ReadPiece {
  const typed = readTypedNumber(piece.slice(1), MAX_VALUE);
  if (!typed.ok) return refused('Write a whole number above 0 right after the =, as in =26.');
  return terms({ kind: 'value', value: typed.value });
}

function readLemma(piece: string): ReadPiece {
  const text = piece.replace(/^lemma:/iu, '');
  const number = strongsNumber(text);
  if (number !== null) return terms({ kind: 'strongs', number });
  const [run, ...others] = wordRuns(text);
  const isOneWord = others.length === 0 && run?.tokens.length === 1 && !text.includes('*');
  if (!isOneWord || run.script === 'latin')
    return refused(
      'Write one Hebrew or Greek word or its number right after lemma:, as in lemma:אלהים or lemma:G3056.',
    );
  // Dictionaries write an iota below its vowel, and an iota that is a letter of its own beside it.
  const bareLetters = run.script === 'greek' ? greekLetters(text) : run.tokens[0];
  return terms({ kind: 'lemma', script: run.script, letters: bareLetters });
}

const STAR = 'Put the star * after the beginning of a word, as in shep*.';
/** The characters that divide words without a space between them, because they cannot be inside a word. */
const DIVIDERS = /[,;:.!?/\\|…–—()[\]{}<>]+/u;

function readWords(piece: string, options: ReadingOptions): ReadPiece {
  const read: SearchTerm[] = [];
  for (const part of piece.split(DIVIDERS)) {
    const one = readUndivided(part, options);
    if (!one.ok) return one;
    read.push(...one.terms);
  }
  return terms(...read);
}

function readUndivided(text: string, { otherForms = false }: ReadingOptions): ReadPiece {
  const star = text.indexOf('*');
  const prefix = star !== -1;
  if (prefix && (star === 0 || star !== text.length - 1)) return refused(STAR);
  const runs = wordRuns(text);
  if (prefix && runs.length === 0) return refused(STAR);
  return terms(
    ...runs.map((run, at) => {
      const begins = prefix && at === runs.length - 1;
      // The stem of a word need not be its beginning (happi, happiness). So beginnings of words are searched
      // without stemming.
      return { kind: 'words', ...run, exact: begins || !otherForms, prefix: begins } as const;
    }),
  );
}

/**
 * Reads a piece of a search query in quotation marks: words in one script that must occur in this order,
 * without stemming.
 */
export function readPhrase(text: string, isFollowedByStar: boolean): ReadPiece {
  const inner = text.trimEnd();
  const prefix = isFollowedByStar || inner.endsWith('*');
  const [run, other] = wordRuns(text);
  if (inner.replace(/\*$/u, '').includes('*')) return refused(STAR);
  if (other !== undefined)
    return refused('A phrase in quotation marks can only have one script. Make it two phrases.');
  if (run === undefined) return prefix ? refused(STAR) : terms();
  return terms({ kind: 'words', ...run, exact: true, prefix });
}
