import { greekLetters } from '../../../domain/greek.ts';
import { BASE_OF_FINAL, stripPoints } from '../../../domain/hebrew.ts';
import type { LemmaTerm, StrongsTerm } from '../../../domain/search-query/index.ts';

/**
 * Lemmas that only the lexicon knows: the Greek word of a G number (the core's Greek text carries words, not numbers),
 * and the numbers of a Hebrew word (the Hebrew text carries numbers).
 */
export type Lookup = StrongsTerm | LemmaTerm;

/** Whether the lexicon has to be asked. */
export const isLookup = (term: StrongsTerm | LemmaTerm): boolean =>
  term.kind === 'strongs' ? term.number.startsWith('G') : term.script === 'hebrew';

/** Stands for a character that is dropped; no lemma holds it. */
const DROPPED = '-';

/** Characters and what each becomes in a bare form, at the same place: SQLite knows no accents or points. */
function folding(characters: Iterable<string>, bare: (character: string) => string) {
  const pairs = [...characters].map((character) => [character, bare(character) || DROPPED] as const);
  const changed = pairs.filter(([character, plain]) => character !== plain && [...plain].length === 1);
  return { from: changed.map(([from]) => from).join(''), to: changed.map(([, to]) => to).join('') };
}

function* between(first: number, last: number): Generator<string> {
  for (let code = first; code <= last; code++) yield String.fromCodePoint(code);
}

const GREEK = folding(
  [...between(0x0300, 0x036f), ...between(0x0370, 0x03ff), ...between(0x1f00, 0x1fff)].filter((character) =>
    /[\p{L}\p{M}]/u.test(character),
  ),
  greekLetters,
);
const HEBREW = folding([...between(0x0591, 0x05c7), ...Object.keys(BASE_OF_FINAL)], (character) =>
  stripPoints(BASE_OF_FINAL[character] ?? character),
);

const FINAL_OF_BASE = new Map(Object.entries(BASE_OF_FINAL).map(([final, base]) => [base, final]));

/** A GLOB pattern that every spelling of a word with points fits, and some others. */
const pointed = (letters: string): string =>
  [...letters]
    .map((letter) => (FINAL_OF_BASE.has(letter) ? `[${letter}${FINAL_OF_BASE.get(letter)}]*` : `${letter}*`))
    .join('');

/** The tables of one lookup, of which `name` holds its tokens in the index of lemmas; and their arguments. */
export function lookupTables(
  name: string,
  lookup: Lookup,
): { tables: string[]; args: Record<string, string> } {
  const greek = lookup.kind === 'strongs';
  const asked = greek
    ? `l.strongs_number = :${name}_asked`
    : `l.strongs_number glob 'H*' and l.lemma glob :${name}_asked`;
  const folded = `replace(bare, '${DROPPED}', '')`;
  const tables = [
    `${name}_entries as (
      select l.strongs_number as number, l.lemma from editions le
      cross join lexicon_entries l on l.edition_id = le.id and l.revision_no = le.revision_no
      where le.role = 'lexicon' and le.revision is not null and ${asked})`,
    `${name}_bare(number, lemma, at, bare) as (
      select number, lemma, 0, '' from ${name}_entries union all
      select number, lemma, at + 1, bare || coalesce(
        nullif(substr(:${name}_to, instr(:${name}_from, substr(lemma, at + 1, 1)), 1), ''),
        substr(lemma, at + 1, 1))
      from ${name}_bare where at < length(lemma))`,
    greek
      ? `${name} as materialized (select lower(:${name}_asked) as token union
          select replace(${folded}, '"', '') from ${name}_bare where at = length(lemma))`
      : `${name} as materialized (select distinct lower(number) as token from ${name}_bare
          where at = length(lemma) and ${folded} = :${name}_letters)`,
  ];
  const { from, to } = greek ? GREEK : HEBREW;
  return {
    tables,
    args: {
      [`${name}_from`]: from,
      [`${name}_to`]: to,
      ...(lookup.kind === 'strongs'
        ? { [`${name}_asked`]: lookup.number }
        : { [`${name}_asked`]: pointed(lookup.letters), [`${name}_letters`]: lookup.letters }),
    },
  };
}

/** SQL of the expression that finds a lookup's tokens; where it has none, one that finds nothing. */
export const lookupMatch = (name: string): string =>
  `(select coalesce('("' || group_concat(token, '" OR "') || '")', '"h0"') from ${name})`;
