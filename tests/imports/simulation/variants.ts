import type { InValue } from '@libsql/client';
import type { Statement } from '../statements.ts';

/**
 * An engine with one known mistake. The statements are changed on their way to the database, so the code of the engine
 * stays correct. The simulation must find each mistake within its seeds; otherwise it proves nothing.
 */
export interface Variant {
  /** Returns the batches that are sent instead of this batch. Sending more than one batch is a mistake too. */
  rewrite(batch: Statement[]): Statement[][];
  /** True if the sweep runs, which sends lost messages again. */
  sweeps: boolean;
}

/** Parts of SQL texts that identify the statements which variants change. Each occurs in one kind of statement only. */
const STATEMENTS = {
  claim: 'update "import_chunks" set "attempt"',
  progress: '"done" = "sum_done"',
  chunkState: 'not exists (select 1 from "import_chunks" "b"',
  unseenVerses: ') "unseen"',
  clearingAllowed: ' as c0',
  deletedWords: 'delete from "bible_words"',
} as const;

const EARLIER_PHASE = /"[be]"\."chunk_no" < \("import_chunks"\."chunk_no" \/ 1000000\) \* 1000000/u;

const find = (batch: readonly Statement[], name: keyof typeof STATEMENTS): Statement | undefined =>
  batch.find(({ sql }) => sql.includes(STATEMENTS[name]));

const edit = (
  batch: Statement[],
  name: keyof typeof STATEMENTS,
  change: (statement: Statement) => Statement,
): Statement[] => {
  const found = find(batch, name);
  return batch.map((statement) => (statement === found ? change(statement) : statement));
};

/**
 * Replaces a part of a statement's text. Throws if the text does not contain the part; otherwise a variant could change
 * nothing without notice.
 */
function replaced(statement: Statement, from: string | RegExp, to: string): Statement {
  const sql = statement.sql.replace(from, to);
  if (sql === statement.sql) throw new Error(`The variant finds nothing to change: ${String(from)}`);
  return { ...statement, sql };
}

const valuesOf = (statement: Statement | undefined): InValue[] =>
  Array.isArray(statement?.args) ? statement.args : [];

/**
 * Makes each batch of clearing remove at most two verses, so that clearing a tiny edition also takes several batches.
 */
const clearSlowly = (batch: Statement[]): Statement[] =>
  edit(batch, 'unseenVerses', (statement) => replaced(statement, 'limit ?)', 'limit min(?, 2))'));

export const CORRECT: Variant = { rewrite: (batch) => [clearSlowly(batch)], sweeps: true };

/** A variant whose mistake the simulation must find. It tries the seed `foundAt` first, which found it before. */
type BrokenVariant = Variant & { foundAt: number };

const mistaken = (foundAt: number, mistake: (batch: Statement[]) => Statement[]): BrokenVariant => ({
  ...CORRECT,
  foundAt,
  rewrite: (batch) => [mistake(clearSlowly(batch))],
});

/** Makes clearing continue only if the verses that it selected still exist. */
function stopEarly(batch: Statement[]): Statement[] {
  const words = find(batch, 'deletedWords');
  if (words === undefined) return batch;
  const [low, high] = valuesOf(words).map(Number);
  return edit(batch, 'clearingAllowed', (allowed) =>
    replaced(
      allowed,
      /^select/,
      `select exists (select 1 from bible_verses where id between ${low} and ${high}) and`,
    ),
  );
}

export const BROKEN_VARIANTS: Readonly<Record<string, BrokenVariant>> = {
  'a done chunk can be claimed again': mistaken(9, (batch) =>
    edit(batch, 'claim', (claim) => replaced(claim, 'and "import_chunks"."done_at" is null', '')),
  ),
  'a chunk of an ended job can be claimed': mistaken(9, (batch) =>
    edit(batch, 'claim', (claim) =>
      replaced(claim, '"import_jobs"."status" in (?, ?)', 'coalesce(?, ?) is not null'),
    ),
  ),
  'rows are written without a check who owns the chunk': mistaken(9, (batch) =>
    batch.map((statement) =>
      statement.sql.includes('"c"."attempt" = ?')
        ? replaced(statement, '"c"."attempt" = ?', '? is not null')
        : statement,
    ),
  ),
  'progress is added up instead of recounted': mistaken(3, (batch) =>
    edit(batch, 'progress', (progress) => {
      const added = replaced(
        progress,
        STATEMENTS.progress,
        `"done" = "import_jobs"."done" + (select "units" from "import_chunks" "u"
          where "u"."job_id" = "import_jobs"."id" and "u"."chunk_no" = ${Number(valuesOf(progress).at(-2))})`,
      );
      return replaced(
        added,
        /exists \(select 1 from "import_chunks" "c"\s+where .*\)\)$/s,
        'coalesce(?, ?, ?) is not null)',
      );
    }),
  ),
  'lost messages are not sent again': { ...CORRECT, foundAt: 6, sweeps: false },
  'publication does not wait for the load': mistaken(8, (batch) =>
    edit(
      edit(batch, 'claim', (claim) => replaced(claim, EARLIER_PHASE, 'false')),
      'chunkState',
      (state) => replaced(state, EARLIER_PHASE, 'false'),
    ),
  ),
  'clearing stops if another run removed its rows first, and counts as done although rows are left': mistaken(
    7,
    (batch) =>
      edit(stopEarly(batch), 'claim', (claim) =>
        // Only the claim of a clearing chunk contains the table of frequencies.
        claim.sql.includes('"lemma_frequencies"')
          ? replaced(claim, /and (not exists \(select 1 from "bible_verses".*)$/s, 'and (true or $1)')
          : claim,
      ),
  ),
  'a chunk is written in two batches': {
    ...CORRECT,
    foundAt: 11,
    rewrite: (batch) => {
      const slow = clearSlowly(batch);
      return find(batch, 'claim') === undefined ? [slow] : [slow.slice(0, 1), slow.slice(1)];
    },
  },
};
