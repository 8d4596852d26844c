/**
 * What one request costs: processor time in milliseconds, and the rows that the database scans, as Turso counts and
 * bills them.
 */
interface Cost {
  readonly runtimeMs: number;
  readonly databaseMs: number;
  readonly rows: number;
}

export interface Kind {
  readonly name: string;
  /** The requests of this kind in a visit of ten views. */
  readonly perVisit: number;
  /** How many addresses there are, and how unequally they are asked for (see `zipfShares`). */
  readonly addresses: number;
  readonly exponent: number;
  readonly bytes: number;
  readonly composed: Cost;
  /** The cost if the answer is stored in the database as finished bytes. */
  readonly finished?: Cost;
}

/** An assumption: a reader comes twice a month and looks at ten pages. */
export const VISITS_A_MONTH = 2;
export const PEAK = 3;

/** The Worker's time for an answer from the isolate's memory. Measured like the `composed` costs below. */
export const REMEMBERED_MS = 0.3;

/** The rows that the most expensive of the fifty searches of `scripts/bench/text-queries.ts` reads, which is `of the`. */
export const MOST_SEARCH_ROWS = 200_000;

export const VERSES = 31_102;
const CHAPTERS = 1_189;

/**
 * The requests of ten views. A page with a verse asks for the next verse too and sends two searches for its value
 * (docs/decisions/0124-static-files-do-not-run-the-worker.md). That two of ten views are chapters and one is a text
 * search is an assumption.
 *
 * Milliseconds and bytes: 24 November 2026, two cores of a virtual AMD EPYC, one connection, 60 to 500 different
 * addresses of each kind, the processor time of the Workers runtime and of the process with the database. Rows of a
 * verse and a chapter: about four for each word and six more. Rows of a text search: libSQL's own counter. Rows of
 * pages and of searches by value are estimates: the steps of SQLite's virtual machine (`nstep`), divided by 25 steps a
 * row.
 */
export const KINDS: readonly Kind[] = [
  {
    name: 'page',
    perVisit: 1,
    addresses: VERSES + CHAPTERS,
    exponent: 1,
    bytes: 9_400,
    composed: { runtimeMs: 1.4, databaseMs: 0.7, rows: 65 },
  },
  {
    name: 'verse',
    perVisit: 9,
    addresses: VERSES,
    exponent: 1,
    bytes: 7_300,
    composed: { runtimeMs: 1.3, databaseMs: 1.1, rows: 65 },
  },
  {
    name: 'chapter',
    perVisit: 2,
    addresses: CHAPTERS,
    exponent: 1,
    bytes: 249_000,
    composed: { runtimeMs: 5.5, databaseMs: 3, rows: 1_500 },
    // `npm run bench -- compare` with ten connections gave 1.15 ms in all, which are divided here as those of a
    // composed chapter.
    finished: { runtimeMs: 0.75, databaseMs: 0.4, rows: 3 },
  },
  {
    // The number of verses and of phrases with the value of a verse; the verse itself is named in the address.
    name: 'same value',
    perVisit: 16,
    addresses: 2 * VERSES,
    exponent: 1,
    bytes: 1_000,
    composed: { runtimeMs: 3.5, databaseMs: 1.2, rows: 130 },
  },
  {
    // Nobody has counted what people search for here. Requests to web caches follow exponents of 0.64 to 0.83 (Breslau
    // and others, 1999), and 200,000 different searches are a guess. The rows are the mean of the fifty searches of
    // `npm run bench -- text-rows`, half of which were chosen because they are expensive. The milliseconds are those
    // before searches read less (docs/decisions/0149-what-a-text-search-reads.md), so they are a little too high.
    name: 'text search',
    perVisit: 1,
    addresses: 200_000,
    exponent: 0.8,
    bytes: 7_000,
    composed: { runtimeMs: 2, databaseMs: 4.5, rows: 23_000 },
  },
];
