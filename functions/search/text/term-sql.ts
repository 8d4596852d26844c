import {
  spellingsOf,
  type TermKind,
  type TermOf,
  type WordsTerm,
} from '../../../domain/search-query/index.ts';
import type { Lookup } from './lookups.ts';

export type SearchTable = 'verse_search_stemmed' | 'verse_search_exact' | 'verse_search_original';

export type TotalColumn = 'hebrewStandard' | 'greekStandard';

export type TermSql = {
  readonly scripts: readonly WordsTerm['script'][];
  /** The lemmas that are marked in the words of a hit, in the form of the index of lemmas. */
  readonly lemmas: readonly string[];
} & (
  | {
      readonly table: SearchTable;
      readonly match: readonly (string | Lookup)[];
    }
  | {
      readonly table: null;
      /** A verse is found if one of these totals equals the number in the query. */
      readonly totals: readonly TotalColumn[];
      readonly value: number;
    }
);

/** Words that follow each other; if `prefix`, the last is only the beginning of a word. */
export type Phrase = Pick<WordsTerm, 'prefix'> & { readonly tokens: readonly string[] };

/** Tokens are only letters and digits, so nothing in them can be read as grammar. */
export const phraseOf = ({ tokens, prefix }: Phrase): string => `"${tokens.join(' ')}"${prefix ? ' *' : ''}`;

/** A full-text query for what any of several queries finds. */
export const anyOf = (queries: readonly string[]): string =>
  queries.length === 1 ? queries.join('') : `(${queries.join(' OR ')})`;

export const columnOf = (script: WordsTerm['script']): string => (script === 'latin' ? '' : 'letters : ');

const KINDS: { readonly [Kind in TermKind]: (term: TermOf<Kind>) => TermSql } = {
  words: (term) => ({
    scripts: [term.script],
    lemmas: [],
    table: wordsTable(term),
    match: [anyOf(spellingsOf(term).map((tokens) => columnOf(term.script) + phraseOf({ ...term, tokens })))],
  }),
  strongs: (term) => {
    const isGreek = term.number.startsWith('G');
    const lemma = term.number.toLowerCase();
    return {
      scripts: [isGreek ? 'greek' : 'hebrew'],
      lemmas: [lemma],
      table: 'verse_search_original',
      match: ['lemmas : ', isGreek ? { kind: 'strongs', text: term.number, term } : `"${lemma}"`],
    };
  },
  lemma: (term) => ({
    scripts: [term.script],
    lemmas: [term.letters],
    table: 'verse_search_original',
    match: ['lemmas : ', { kind: term.script, text: term.letters, term }],
  }),
  value: ({ value }) => ({
    scripts: ['hebrew', 'greek'],
    lemmas: [],
    table: null,
    // An edition has stored totals only by the methods of its own script, so a verse is compared with one of the two.
    totals: ['hebrewStandard', 'greekStandard'],
    value,
  }),
};

function wordsTable({ script, exact }: WordsTerm): SearchTable {
  if (script !== 'latin') return 'verse_search_original';
  return exact ? 'verse_search_exact' : 'verse_search_stemmed';
}

export const termSql = <Kind extends TermKind>(term: TermOf<Kind>): TermSql => KINDS[term.kind](term);
