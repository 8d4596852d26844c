import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { build, change, type Sendable, sendBatch } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import type { LibraryRevision } from '../../db/library-revision.ts';
import { editions, importChunks, importJobs, library, type MeasuredFigures } from '../../db/schema/index.ts';
import { EDITION_ROLES, type EditionRole, hasVerses } from '../../domain/editions/index.ts';
import { lettersFileKey } from '../../domain/number-index/index.ts';
import { type Attempt, ifOwned, owned } from '../attempt.ts';
import type { Database, ImportContext } from '../context.ts';
import type { ExpectedCounts } from '../records.ts';
import type { Draft } from '../writers/load-write.ts';
import { chainedDigest, measureList, measureText } from '../writers/measure.ts';
import type { ChunkState } from './chunk-state.ts';
import { PermanentError } from './errors.ts';
import { gzip } from './gzip.ts';
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
    throw new PermanentError(`${editionId} was not published: ${wrong.join(', ')}`);
  }
}

const LIBRARY_ID = 1;

/** The columns of an edition that readers see, apart from its content. */
const FACTS = [
  'id',
  'name',
  'role',
  'language',
  'script',
  'numbering',
  'licence',
  'licenceUrl',
  'source',
] as const;

async function libraryRevision(
  ctx: ImportContext,
  publications: readonly { draft: Draft; figures: MeasuredFigures }[],
): Promise<{ revision: string; ofRoles: LibraryRevision['ofRoles']; before: string | null }> {
  const [[current], published] = await sendBatch(ctx.db, 'read', [
    build.select({ revision: library.revision }).from(library).where(eq(library.id, LIBRARY_ID)),
    build.select().from(editions).where(isNotNull(editions.revision)),
  ]);
  const lines = new Map(published.map((row) => [row.id, [...FACTS.map((fact) => row[fact]), row.revision]]));
  for (const { draft, figures } of publications)
    lines.set(draft.edition.id, [...FACTS.map((fact) => draft.edition[fact]), figures.revision]);
  const sorted = [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
  const hashOf = async (role: EditionRole | 'library') => {
    const concerned =
      role === 'library' ? sorted : sorted.filter((facts) => facts[FACTS.indexOf('role')] === role);
    return (await chainedDigest(role, JSON.stringify(concerned))).slice(0, 12);
  };
  const ofRoles: LibraryRevision['ofRoles'] = Object.fromEntries(
    await Promise.all(EDITION_ROLES.map(async (role) => [role, await hashOf(role)])),
  );
  return { revision: await hashOf('library'), ofRoles, before: current?.revision ?? null };
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
 * @throws PermanentError when rows failed and none was imported. Readers then keep what they have.
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
  const next = await libraryRevision(ctx, publications);
  const chance = await missingChance(
    ctx.db,
    publications.flatMap(({ draft: { edition }, figures }) =>
      // Without words there is no letters file from which the chance tables could be computed.
      edition.role === 'original' && figures.words > 0
        ? [{ edition: edition.id, script: edition.script, revision: figures.revision }]
        : [],
    ),
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
  const { created, updated, unchanged, failed } = importJobs;
  const tookNothing = sql<number>`${created} + ${updated} + ${unchanged} = 0 and ${failed} > 0`;
  const [[job], rows] = await sendBatch(db, 'read', [
    build.select({ tookNothing }).from(importJobs).where(eq(importJobs.id, jobId)),
    build
      .select({ edition: importChunks.descriptor, measured: importChunks.result })
      .from(importChunks)
      .where(and(eq(importChunks.jobId, jobId), eq(importChunks.phase, 'measure'))),
  ]);
  if (job?.tookNothing === 1) throw new PermanentError('Nothing was imported, because no row was right');
  return new Map(rows.map(({ edition, measured }) => [String(edition), measured]));
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
