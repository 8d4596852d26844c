import { MAX_NAME_RANGE, NAME_RANGE } from './ranges.ts';

/** What is analysed: everything that the answer depends on. It stands in the address. */
export interface NameQuestion {
  readonly name: string;
  /** Another spelling than the one found; '' where the reader chose none. */
  readonly hebrew: string;
  readonly greek: string;
  /** How far from a value verses are still shown, where none has it. */
  readonly range: number;
}

/** Asks for another name, spelling or range; what is not named stays. */
export type ChangeName = (change: Partial<NameQuestion>) => void;

/** What the address holds; what is usual is left out. */
export interface NameSearch {
  readonly name?: string;
  readonly hebrew?: string;
  readonly greek?: string;
  readonly range?: string;
}

/** Reads an address. Anything that makes no sense is as if it were not there. */
export function readName(search: Readonly<Record<string, string | undefined>>): NameQuestion {
  const text = (key: 'name' | 'hebrew' | 'greek') => (search[key] ?? '').trim();
  const range = Number(search.range ?? NAME_RANGE);
  const isRange = Number.isInteger(range) && range >= 0 && range <= MAX_NAME_RANGE && search.range !== '';
  return {
    name: text('name'),
    hebrew: text('hebrew'),
    greek: text('greek'),
    range: isRange ? range : NAME_RANGE,
  };
}

/** Writes one. */
export function writeName({ name, hebrew, greek, range }: NameQuestion): NameSearch {
  return {
    ...(name === '' ? {} : { name }),
    ...(hebrew === '' ? {} : { hebrew }),
    ...(greek === '' ? {} : { greek }),
    ...(range === NAME_RANGE ? {} : { range: String(range) }),
  };
}
