import type { PlaceUnit } from './place-types.ts';

interface TraditionalMiddle {
  readonly unit: PlaceUnit;
  /** The places in Hebrew Bibles, in the form of addresses. */
  readonly at: readonly string[];
  /** The insight that tells the tradition, and its verse. */
  readonly insight: {
    readonly id: string;
    readonly book: string;
    readonly chapter: number;
    readonly verse: number;
  };
}

const LEVITICUS_8_8 = { id: 'leviticus-8-8-middle-verse', book: 'leviticus', chapter: 8, verse: 8 };

/** What tradition calls the middle of the Torah. A test compares the places with the checks of the insights. */
export const TRADITIONAL_MIDDLES: readonly TraditionalMiddle[] = [
  {
    unit: 'letter',
    at: ['leviticus.11.42.4.3'],
    insight: { id: 'leviticus-11-42-belly', book: 'leviticus', chapter: 11, verse: 42 },
  },
  {
    unit: 'word',
    at: ['leviticus.10.16.4', 'leviticus.10.16.5'],
    insight: { id: 'leviticus-10-16-inquired', book: 'leviticus', chapter: 10, verse: 16 },
  },
  { unit: 'verse', at: ['leviticus.8.8'], insight: LEVITICUS_8_8 },
  { unit: 'verse', at: ['leviticus.13.33'], insight: LEVITICUS_8_8 },
];
