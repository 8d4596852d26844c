import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { derivedTable, recursiveTable } from '../../../db/derived-table.ts';
import { distinctQuestion, question } from '../../../db/read-statement.ts';
import { editions, lexiconEntries } from '../../../db/schema/index.ts';
import { greekLetters } from '../../../domain/greek/index.ts';
import { BASE_OF_FINAL, stripPoints } from '../../../domain/hebrew/index.ts';
import type { SearchTerm } from '../../../domain/search-query/index.ts';

export type LookupKind = 'strongs' | 'hebrew' | 'greek';

/**
 * A number or a lemma that needs the lexicon. For a dictionary form it gives the numbers, because words have numbers.
 * For a G number it also gives the Greek word, because some Greek texts, and 66 words of the core, have no numbers.
 */
export interface Lookup {
  readonly kind: LookupKind;
  readonly text: string;
  readonly term: SearchTerm;
}

/**
 * Takes the place of a character, such as an accent, that is left out of the bare form of a word.
 * No lemma contains it.
 */
const DROPPED = '-';

/**
 * Makes two texts: characters, and at the same positions their bare forms. SQL replaces characters with them, because
 * SQLite itself cannot remove accents or points.
 */
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

/** A GLOB pattern that matches every spelling of a word with points, and some other words. */
const pointed = (letters: string): string =>
  [...letters]
    .map((letter) => (FINAL_OF_BASE.has(letter) ? `[${letter}${FINAL_OF_BASE.get(letter)}]*` : `${letter}*`))
    .join('');

export function lookupValues(name: string, { kind, text }: Lookup): Record<string, string> {
  if (kind === 'strongs') return { [name]: text };
  const letters = { [`${name}_letters`]: text };
  return kind === 'greek' ? letters : { [name]: pointed(text), ...letters };
}

const e = alias(editions, 'e');
const l = alias(lexiconEntries, 'l');

export function lookupTokens(kind: LookupKind, name: string) {
  const text = sql.placeholder(name);
  const letters = sql.placeholder(`${name}_letters`);
  const { from, to } = kind === 'hebrew' ? HEBREW : GREEK;
  const plainLetter = (letter: SQL): SQL =>
    sql`coalesce(nullif(substr(${to}, instr(${from}, ${letter}), 1), ''), ${letter})`;
  const isEntry = {
    strongs: sql`${l.strongsNumber} = ${text}`,
    hebrew: sql`${l.strongsNumber} glob 'H*' and ${l.lemma} glob ${text}`,
    // A pattern cannot say which accents a letter has, so the length and the first letter narrow the entries down.
    greek: sql`${l.strongsNumber} glob 'G*' and length(${l.lemma}) between length(${letters}) and length(${letters}) + 2
        and ${plainLetter(sql`substr(${l.lemma}, 1, 1)`)} = substr(${letters}, 1, 1)`,
  }[kind];
  // Each row adds one letter to the bare form of the lemma.
  const bare = recursiveTable(
    `${name}_bare`,
    question(
      { number: l.strongsNumber, lemma: l.lemma, at: sql<number>`0`, bare: sql<string>`''` },
      sql`from ${editions} ${e} cross join ${lexiconEntries} ${l} on ${l.editionId} = ${e.id} and ${l.revisionNo} = ${e.revisionNo}
        where ${e.role} = 'lexicon' and ${e.revision} is not null and ${isEntry}`,
    ),
    ({ columns: { number, lemma, at, bare }, name: before }) => {
      const plain = plainLetter(sql`substr(${lemma}, ${at} + 1, 1)`);
      return question(
        { number, lemma, at: sql<number>`${at} + 1`, bare: sql<string>`${bare} || ${plain}` },
        sql`from ${before} where ${at} < length(${lemma})`,
      );
    },
  );
  const { columns } = bare;
  const folded = sql`replace(${columns.bare}, ${DROPPED}, '')`;
  const isWhole = sql`${columns.at} = length(${columns.lemma})`;
  const numbers = sql`from ${bare.name} where ${isWhole} and ${folded} = ${letters}`;
  const found = {
    strongs: () =>
      question(
        { token: sql<string>`token` },
        sql`from (select lower(${text}) as token
            union select replace(${folded}, '"', '') from ${bare.name} where ${isWhole})`,
      ),
    hebrew: () => distinctQuestion({ token: sql<string>`lower(${columns.number})` }, numbers),
    greek: () =>
      question(
        { token: sql<string>`token` },
        sql`from (select ${letters} as token union select lower(${columns.number}) ${numbers})`,
      ),
  }[kind]();
  const tokens = derivedTable(name, found);
  return { tables: [bare.definition, tokens.materialized], tokens };
}

/**
 * The SQL of the full-text query that finds the tokens of a lookup. If there are no tokens, the query finds nothing.
 */
export const lookupMatch = ({ name, columns }: ReturnType<typeof lookupTokens>['tokens']): SQL =>
  sql`(select coalesce('("' || group_concat(${columns.token}, '" OR "') || '")', '"h0"') from ${name})`;
