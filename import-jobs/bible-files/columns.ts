import type { ColumnRole, Guesses } from './bible-file.ts';
import type { Books } from './books.ts';
import { roleOfName } from './column-names.ts';
import { isPair, readPlace, readVerse, smallNumber } from './place.ts';

export type Roles = Partial<Record<ColumnRole, number>>;

export interface GuessedColumns {
  roles: Roles;
  /** All columns that look like the text of verses. */
  texts: number[];
}

/** What the values of a column look like: shares from 0 to 1 of its cells that are not empty. */
interface Look {
  name: ReturnType<typeof roleOfName>;
  filled: number;
  isConstant: boolean;
  numbers: number;
  verses: number;
  places: number;
  /** A chapter with its verse, of a book in another column. */
  pairs: number;
  books: number;
  isText: boolean;
  /** How often the value changes from one row to the next. */
  changes: number;
  /** True for a column that only counts the rows. */
  counts: boolean;
}

/** A look at the beginning of a cell is enough. */
const MOST_LOOKED_AT = 1000;
const LETTERS = /[\p{L}\p{M}]/gu;
/** Markup and numbers in a text, of which some texts have more than of words. */
const NO_WORDS = /<[^<>]*>|\\[a-z]+\d*|\d+|\s+/gu;

function lookOf(name: string | undefined, cells: readonly string[], books: Books): Look {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const share = (test: (cell: string) => boolean): number =>
    filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
  const words = filled.map((cell) => cell.slice(0, MOST_LOOKED_AT).replace(NO_WORDS, ''));
  const letters = words.reduce((sum, cell) => sum + (cell.match(LETTERS)?.length ?? 0), 0);
  const length = words.reduce((sum, cell) => sum + cell.length, 0);
  const numbers = share((cell) => smallNumber(cell) !== null);
  const places = share((cell) => cell.length < 60 && readPlace(cell) !== null);
  const named = share((cell) => cell.length < 60 && books.meaning(cell) !== null);
  return {
    name: name === undefined ? undefined : roleOfName(name),
    filled: filled.length,
    isConstant: filled.length > 3 && new Set(filled).size === 1,
    numbers,
    verses: share((cell) => readVerse(cell) !== null),
    places,
    pairs: share(isPair),
    books: named,
    isText: letters > length * 0.4 && letters / filled.length >= 6 && Math.max(places, named, numbers) < 0.5,
    changes: cells.filter((cell, index) => index > 0 && cell !== cells[index - 1]).length,
    counts: cells.every((cell, index) => index === 0 || Number(cell) === Number(cells[index - 1]) + 1),
  };
}

/** The columns that `guesses` names. A name that no column has is nobody's choice. */
export function chosenColumns(names: readonly string[], { columns = {} }: Guesses): Roles {
  const chosen: Roles = {};
  for (const [role, column] of Object.entries(columns) as [ColumnRole, string | number][]) {
    const at = typeof column === 'number' ? column : names.indexOf(column);
    if (at >= 0 && at < names.length) chosen[role] = at;
  }
  return chosen;
}

/**
 * Guesses the roles of columns from their names and from some rows. A name counts only if the values agree. Without
 * names, the numbers of verses change most often from row to row, those of chapters less and those of books least.
 * `hasBook` says that the name of the file is a book.
 */
export function guessColumns(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  books: Books,
  chosen: Roles = {},
  hasBook = false,
): GuessedColumns {
  const looks = names.map((name, index) =>
    lookOf(
      name,
      rows.map((row) => row[index] ?? ''),
      books,
    ),
  );
  const roles: Roles = { ...chosen };
  const isFree = (index: number): boolean => !Object.values(roles).includes(index);
  const best = (score: (look: Look, index: number) => number): number | undefined => {
    const scores = looks.map((look, index) => (isFree(index) ? score(look, index) : 0));
    const most = Math.max(0, ...scores);
    return most > 0 ? scores.indexOf(most) : undefined;
  };
  const texts = looks.flatMap(({ isText, isConstant, name }, index) =>
    isText && !isConstant && name !== 'other' && name !== 'book' ? [index] : [],
  );
  const place = (role: ColumnRole, found: number | undefined): void => {
    if (roles[role] === undefined && found !== undefined) roles[role] = found;
  };
  place(
    'text',
    best((look, index) => (texts.includes(index) ? (look.name === 'text' ? 2 : 1) : 0)) ??
      best(({ name, isText }) => (name === 'text' && (isText || rows.length === 0) ? 1 : 0)),
  );
  place(
    'reference',
    best(({ name, places }) =>
      name === 'reference' && places > 0.5 ? 1 + places : places > 0.8 ? places : 0,
    ),
  );
  place(
    'book',
    best(({ name, books: found, numbers }) => {
      if (name === 'book') return 1 + found - numbers / 4;
      return found > 0.8 && numbers < 0.2 ? found : 0;
    }),
  );
  place(
    'reference',
    best(({ pairs }) => (pairs > 0.9 && roles.book !== undefined ? pairs : 0)),
  );
  place(
    'chapter',
    best(({ name, numbers }) => (name === 'chapter' && numbers > 0.8 ? 1 : 0)),
  );
  place(
    'verse',
    best(({ name, verses }) => (name === 'verse' && verses > 0.8 ? 1 : 0)),
  );
  placeNumbers(looks, roles, isFree, hasBook);
  const isWhole = roles.book !== undefined && roles.chapter !== undefined && roles.verse !== undefined;
  if (isWhole && chosen.reference === undefined) delete roles.reference;
  return { roles, texts };
}

/** Gives the columns of numbers that are left to the roles that are left, from the verse on. */
function placeNumbers(
  looks: readonly Look[],
  roles: Roles,
  isFree: (index: number) => boolean,
  hasBook: boolean,
): void {
  if (roles.reference !== undefined) return;
  const all = looks.flatMap(({ numbers, verses, name, filled, changes, counts }, index) =>
    isFree(index) && filled > 0 && name !== 'other' && Math.max(numbers, verses) > 0.9
      ? [{ index, changes, counts }]
      : [],
  );
  const needed = (['verse', 'chapter', 'book'] as const).filter(
    (role) => roles[role] === undefined && !(role === 'book' && hasBook),
  );
  const others = all.filter(({ counts }) => !counts);
  const left = others.length >= needed.length ? others : all;
  // Of columns that change equally often the last is the smaller unit.
  left.sort((a, b) => b.changes - a.changes || b.index - a.index);
  for (const [no, role] of needed.entries()) {
    const found = left[no];
    if (found !== undefined) roles[role] = found.index;
  }
}

/** The roles that a table still needs before its verses can be read. */
export function missingRoles(roles: Roles, hasBook: boolean): ColumnRole[] {
  const needed: ColumnRole[] =
    roles.reference === undefined
      ? hasBook
        ? ['chapter', 'verse', 'text']
        : ['book', 'chapter', 'verse', 'text']
      : ['text'];
  return needed.filter((role) => roles[role] === undefined);
}
