import { type BlobStore, MAX_ROWS_A_CHUNK } from '../../../import-jobs/context.ts';
import type { EditionRecord, ImportSource } from '../../../import-jobs/records.ts';
import type { Random } from '../../support/random.ts';
import { type TinyGroup, type TinyRow, tinyGroup, tinyRows, upload } from '../tiny-group.ts';
import { chunksIn, expectedContent } from './oracle.ts';
import { keyOfText, openText, type SimulatedText, textInMemory, uploadText } from './own-text.ts';

export type Opener = (blobs: BlobStore, jobId?: string) => ImportSource | Promise<ImportSource>;

/**
 * The import of one seed: the old content of a group of editions, the source that is imported, and the expected result.
 */
export interface Scenario {
  target: string;
  editions: readonly EditionRecord[];
  /** The content that was published before the faults begin; null for a first import. */
  before: ImportSource | null;
  /**
   * The content that an earlier job had loaded before it failed. Its draft still exists when the faults begin. Null if
   * there was no such job. `chunks` is the number of its chunks up to the last row.
   */
  abandoned: { source: ImportSource; chunks: number } | null;
  source: Opener;
  final: Opener;
  /** An uploaded object, and other rows that may replace its own; null if nothing is uploaded. */
  uploaded: {
    key: string;
    put(blobs: BlobStore, rows: readonly TinyRow[]): Promise<void>;
    rows: readonly TinyRow[];
    other: readonly TinyRow[];
  } | null;
  /** True if rows that are left out do not count as work of the job. */
  leavesOutEarly: boolean;
  mayBePublished: string[];
  expected: string;
}

/** How much the engine does at once in a simulation. The inputs have about ten rows. */
export interface SimulatedSizes {
  rowsAChunk: number;
  charactersAPage?: number;
  /** How many steps the time of faults has. */
  stormySteps: number;
  /** True if the import is the one of an administrator's text, and not one of the tiny sources of these tests. */
  isOwnText?: true;
}

/** Several chunks and pages for each input, as on a laptop; and one for each part of it, as in a deployment. */
export const SIMULATED_SIZES = {
  'small chunks': { rowsAChunk: 4, charactersAPage: 300, stormySteps: 320 },
  'large chunks': { rowsAChunk: MAX_ROWS_A_CHUNK, stormySteps: 320 },
  'small chunks of a text of its own': {
    rowsAChunk: 4,
    charactersAPage: 300,
    // Each chunk also opens the file, which are more steps.
    stormySteps: 960,
    isOwnText: true,
  },
} as const satisfies Record<string, SimulatedSizes>;

/**
 * Chooses the import of a seed: one to three editions, usually over an earlier state and sometimes from an invalid
 * input.
 */
export async function scenarioOf(
  random: Random,
  seed: number,
  { rowsAChunk: most, isOwnText }: SimulatedSizes,
): Promise<Scenario> {
  if (isOwnText) return textScenario(random, seed, most);
  const target = `sim-${seed}`;
  const { texts, lexicon } = editionsOf(random, target);
  const rowsAChunk = 1 + random.below(most);
  const [old, rows] = rowsOf(random);
  const shape: TinyGroup = {
    target,
    rows,
    texts,
    rowsAChunk,
    ...(lexicon === undefined ? {} : { lexicon }),
    ...(random.chance(0.5) ? { chunksAPlan: 1 + random.below(2) } : {}),
    parts: 1 + random.below(3),
    isOriginal: random.chance(0.25),
  };
  const inMemory = ({ input: _, ...group }: TinyGroup): ImportSource => tinyGroup(group);
  const before = random.chance(0.6) ? inMemory({ ...shape, rows: old }) : null;
  const { chunksAPlan: _, ...atOnce } = shape;
  const abandoned = random.chance(0.6)
    ? inMemory({ ...atOnce, rows: abandonedRows(random), rowsAChunk: most, parts: 1 })
    : null;
  const kind = random.pick(['memory', 'upload', 'download'] as const);
  const opener =
    (group: TinyGroup): Opener =>
    (blobs) =>
      tinyGroup(kind === 'memory' ? group : { ...group, input: { kind, blobs } });
  const scenario = await scenarioFrom(inMemory(shape), before, abandoned, opener(shape));
  if (kind === 'upload') {
    const other = otherThan(rows);
    // The expected figures of the editions stay, so the number of rows must stay too.
    const replaced = await expectedContent(inMemory({ ...shape, rows: other }));
    const put = (blobs: BlobStore, all: readonly TinyRow[]) => upload(blobs, target, all);
    return {
      ...scenario,
      uploaded: { key: `input/${target}/0`, put, rows, other },
      mayBePublished: [scenario.expected, replaced],
    };
  }
  if (random.chance(0.08)) return { ...scenario, source: changingUnderway(scenario.source, random) };
  if (random.chance(0.08)) return { ...scenario, source: expectingMore(scenario.source) };
  return scenario;
}

/** Chooses the import of an administrator's text, which is always an uploaded file. */
async function textScenario(random: Random, seed: number, most: number): Promise<Scenario> {
  const text: SimulatedText = {
    id: `own-${seed}`,
    script: random.pick(['hebrew', 'latin'] as const),
    rowsAChunk: 1 + random.below(most),
  };
  const [old, rows] = rowsOf(random);
  const other = otherThan(rows);
  const whole = await textInMemory(text, rows);
  const before = random.chance(0.6) ? await textInMemory(text, old) : null;
  const abandoned = random.chance(0.6) ? await textInMemory(text, abandonedRows(random)) : null;
  const scenario = await scenarioFrom(whole, before, abandoned, (blobs, jobId) =>
    openText(blobs, text, jobId),
  );
  return {
    ...scenario,
    uploaded: { key: keyOfText(text), put: (blobs, all) => uploadText(blobs, text, all), rows, other },
    leavesOutEarly: true,
    mayBePublished: [scenario.expected, await expectedContent(await textInMemory(text, other))],
  };
}

async function scenarioFrom(
  whole: ImportSource,
  before: ImportSource | null,
  abandoned: ImportSource | null,
  open: Opener,
): Promise<Scenario> {
  const expected = await expectedContent(whole);
  return {
    target: whole.target,
    before,
    abandoned: abandoned === null ? null : { source: abandoned, chunks: (await chunksIn(abandoned)).length },
    expected,
    editions: whole.editions.map(({ record }) => record),
    source: open,
    final: open,
    uploaded: null,
    leavesOutEarly: false,
    mayBePublished: [expected],
  };
}

/** The rows of an abandoned draft are 8 to 13, and their texts differ from those of every publication. */
const abandonedRows = (random: Random): TinyRow[] => tinyRows(8 + random.below(6), 9);

const otherThan = (rows: readonly TinyRow[]): TinyRow[] =>
  rows.map((row) => ({ ...row, salt: row.salt + 3 }));

function editionsOf(
  random: Random,
  target: string,
): Pick<TinyGroup, 'lexicon'> & Required<Pick<TinyGroup, 'texts'>> {
  const hebrew = { [`${target}-h`]: 'hebrew' } as const;
  const english = { [`${target}-e`]: 'latin' } as const;
  const lexicon = `${target}-l`;
  return random.pick([
    { texts: hebrew },
    { texts: hebrew },
    { texts: english },
    { texts: {}, lexicon },
    { texts: { ...hebrew, ...english } },
    { texts: hebrew, lexicon },
    { texts: { ...hebrew, ...english }, lexicon },
  ]);
}

/**
 * Makes the old rows and the new rows. Of the new rows some are changed, some removed, some added, some wrong and some
 * repeated. A repeated row has the same content, because the order of the chunks decides which of the two stays.
 */
function rowsOf(random: Random): [TinyRow[], TinyRow[]] {
  const salt = random.below(5);
  const old = tinyRows(4 + random.below(7), salt);
  const hasProblems = random.chance(0.5);
  const rows = old
    .filter(() => !random.chance(0.15))
    .map((row) => (random.chance(0.3) ? { ...row, salt: salt + 1 } : row));
  for (let extra = random.below(3); extra > 0; extra--) rows.push({ verse: old.length + extra, salt });
  if (rows.length === 0) rows.push({ verse: 1, salt });
  const problems = ['failed', 'skipped', 'note'] as const;
  const all = rows.map((row) =>
    hasProblems && random.chance(0.3) ? { ...row, problem: random.pick(problems) } : row,
  );
  // An input without a right row is never published, however often its job is resumed.
  if (rows[0] && all.every(({ problem }) => problem === 'failed' || problem === 'skipped')) all[0] = rows[0];
  for (let repeated = random.chance(0.4) ? 2 : 0; repeated > 0; repeated--) all.push(random.pick(all));
  return [old, all];
}

/**
 * A source whose input is replaced after one chunk or a few. The import must fail and must not mix the two texts.
 */
function changingUnderway(open: Opener, random: Random): Opener {
  let reads = 1 + random.below(4);
  return async (blobs) => {
    const source = await open(blobs);
    return {
      ...source,
      fingerprint: async () => (reads > 0 ? source.fingerprint() : 'replaced'),
      async read(descriptor) {
        reads -= 1;
        return source.read(descriptor);
      },
    };
  };
}

/**
 * A source that expects more of its first edition than the edition has. The wrong figures must prevent the publication
 * of every edition.
 */
const expectingMore =
  (open: Opener): Opener =>
  async (blobs) => {
    const source = await open(blobs);
    return {
      ...source,
      fingerprint: async () => `${await source.fingerprint()} more`,
      editions: source.editions.map((edition, at) =>
        at > 0 ? edition : { ...edition, expected: { verses: 1000, entries: 1000 } },
      ),
    };
  };
