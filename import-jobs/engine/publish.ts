import { and, eq, ne, or, sql } from 'drizzle-orm';
import { build, change, type Sendable, sendBatch } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import {
  editions,
  importChunks,
  importJobs,
  importProblems,
  library,
  type MeasuredFigures,
} from '../../db/schema/index.ts';
import { hasVerses, scriptOfValues } from '../../domain/editions/index.ts';
import { lettersFileKey } from '../../domain/number-index/index.ts';
import { type Attempt, ifOwned, owned } from '../attempt.ts';
import type { Database, ImportContext } from '../context.ts';
import type { ExpectedCounts } from '../records.ts';
import type { Draft } from '../writers/load-write.ts';
import { measureList, measureText } from '../writers/measure.ts';
import type { ChunkState } from './chunk-state.ts';
import { PermanentError } from './errors.ts';
import { gzip } from './gzip.ts';
import { LIBRARY_ID, nextRevision } from './library-revision.ts';
import { missingChance } from './missing-chance.ts';

function verifyCounts(editionId: string, expected: ExpectedCounts, measured: MeasuredFigures): void {
  const standard = measured.totals.find((total) => total.method.endsWith('_STANDARD'))?.value ?? 0;
  const found: Record<keyof ExpectedCounts, number> = {
    verses: measured.verses,
    words: measured.words,
    letters: measured.letters,
    qereWords: measured.qereWords ?? measured.words,
    qereLetters: measured.qereLetters ?? measured.letters,
    entries: measured.entries,
    standardTotal: standard,
  };
  const wrong = (Object.keys(found) as (keyof ExpectedCounts)[])
    .filter((figure) => expected[figure] !== undefined && expected[figure] !== found[figure])
    .map((figure) => `${figure} ${found[figure]} instead of ${expected[figure]}`);
  if (wrong.length > 0) {
    throw new PermanentError(
      `${editionId} was not published: ${wrong.join(', ')}`,
      'Readers keep what they have. Bring the right source, then start the import again',
    );
  }
}

/**
 * Computes the figures of a draft, checks them and stores the letters file, before readers can see the revision.
 *
 * @throws PermanentError when a figure is not the expected one.
 */
export async function measureEdition(
  ctx: ImportContext,
  draft: Draft,
  expected: ExpectedCounts,
): Promise<MeasuredFigures> {
  const { role } = draft.edition;
  const { lettersFile, ...measured } = hasVerses(role)
    ? await measureText(ctx.db, draft, ctx.charactersAPage)
    : await measureList(ctx.db, draft, role, ctx.charactersAPage);
  verifyCounts(draft.edition.id, expected, measured);
  if (lettersFile !== null) {
    const key = lettersFileKey(draft.edition.id, measured.revision);
    await ctx.blobs.put(key, await gzip(lettersFile), { contentEncoding: 'gzip' });
  }
  return measured;
}

/**
 * True if readers would get an edition without content. A file of the Hebrew Bible alone fills no Greek edition, and
 * that is known only after the load.
 */
const isNewAndEmpty = (draft: Draft, { words, verses, entries }: MeasuredFigures): boolean =>
  draft.published === 0 && words + verses + entries === 0;

/**
 * Prepares the statements that show all editions of a job to readers at once. If an edition's content equals the
 * published one, its revision stays, and only its facts and its fingerprint are saved. A new edition without content is
 * not published.
 *
 * @throws PermanentError when rows failed or were skipped and none was imported. Readers then keep what they have.
 */
export async function preparePublication(
  ctx: ImportContext,
  job: Pick<ChunkState, 'jobId' | 'fingerprint'>,
  drafts: readonly Draft[],
) {
  const measured = await readMeasured(ctx.db, job.jobId);
  const publications = drafts.flatMap((draft) => {
    const figures = measured.get(draft.edition.id);
    if (!figures) throw new Error(`${draft.edition.id} has not been measured`);
    return isNewAndEmpty(draft, figures) ? [] : [{ draft, figures }];
  });
  const next = await nextRevision(
    ctx.db,
    publications.map(({ draft, figures }) => ({ ...draft.edition, revision: figures.revision })),
  );
  const chance = await missingChance(
    ctx.db,
    publications.flatMap(({ draft: { edition }, figures }) => {
      const script = scriptOfValues(edition);
      // Without words there is no letters file from which the chance tables could be computed.
      return edition.role === 'original' && script !== null && figures.words > 0
        ? [{ edition: edition.id, script, revision: figures.revision }]
        : [];
    }),
  );
  return {
    // If another publication has changed the library meanwhile, the new library revision is wrong, and the chunk is
    // retried.
    condition: sql`(select ${library.revision} from ${library} where ${library.id} = ${LIBRARY_ID}) is ${next.before}`,
    chunks: chance,
    rows: (attempt: Attempt): Sendable[] => [
      ...publications.map(({ draft, figures }) => publishEdition(draft, job.fingerprint, figures, attempt)),
      build
        .update(library)
        .set({ revision: next.revision, ofRoles: next.ofRoles, updatedAt: attempt.now })
        .where(
          and(or(ne(library.revision, next.revision), ne(library.ofRoles, next.ofRoles)), ifOwned(attempt)),
        ),
      change(
        insertFrom(
          library,
          { id: LIBRARY_ID, revision: next.revision, ofRoles: next.ofRoles, updatedAt: attempt.now },
          sql`from ${owned(attempt)} on conflict do nothing`,
        ),
      ),
    ],
  };
}

async function readMeasured(db: Database, jobId: string): Promise<Map<string, MeasuredFigures | null>> {
  const { created, updated, unchanged, skipped, failed } = importJobs;
  const taken = sql<number>`${created} + ${updated} + ${unchanged}`;
  const [[job], [problem], rows] = await sendBatch(db, 'read', [
    build.select({ taken, skipped, failed }).from(importJobs).where(eq(importJobs.id, jobId)),
    build
      .select()
      .from(importProblems)
      .where(and(eq(importProblems.jobId, jobId), ne(importProblems.kind, 'note')))
      .orderBy(importProblems.chunkNo, importProblems.number)
      .limit(1),
    build
      .select({ edition: importChunks.descriptor, measured: importChunks.result })
      .from(importChunks)
      .where(and(eq(importChunks.jobId, jobId), eq(importChunks.phase, 'measure'))),
  ]);
  if (job?.taken === 0 && job.skipped + job.failed > 0)
    throw new PermanentError(`Nothing was imported, because ${noRowInWords(job, problem)}`);
  return new Map(rows.map(({ edition, measured }) => [String(edition), measured]));
}

function noRowInWords(
  { skipped, failed }: { skipped: number; failed: number },
  problem: typeof importProblems.$inferSelect | undefined,
): string {
  const rows = skipped + failed === 1 ? 'the only row was' : `all ${skipped + failed} rows were`;
  const why = [failed > 0 ? 'wrong' : '', skipped > 0 ? 'skipped' : ''].filter(Boolean).join(' or ');
  if (problem === undefined) return `${rows} ${why}`;
  const { source, row, message } = problem;
  const place = row === null ? source : `row ${row} of ${source}`;
  return `${rows} ${why} (${place}: ${message.replace(/\.$/u, '')})`;
}

function publishEdition(draft: Draft, fingerprint: string, measured: MeasuredFigures, attempt: Attempt) {
  const { id, ...facts } = draft.edition;
  const isUnchanged = sql`${editions.revision} is ${measured.revision}`;
  return build
    .update(editions)
    .set({
      ...facts,
      fingerprint,
      revisionNo: sql`iif(${isUnchanged}, ${editions.revisionNo}, ${draft.revision})`,
      publishedAt: sql`iif(${isUnchanged}, ${editions.publishedAt}, ${attempt.now})`,
      revision: measured.revision,
      verses: measured.verses,
      words: measured.words,
      letters: measured.letters,
      qereWords: measured.qereWords,
      qereLetters: measured.qereLetters,
      totals: measured.totals,
      coverage: measured.coverage,
    })
    .where(and(eq(editions.id, id), eq(editions.revisionNo, draft.published), ifOwned(attempt)));
}
