import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { build, change, type Sendable, sendBatch } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import { editions, library } from '../../db/schema/index.ts';
import { lettersFileKey } from '../../domain/letters-file.ts';
import type { EditionSource, ExpectedCounts } from '../records.ts';
import type { Draft } from '../writers/load-write.ts';
import { chainedDigest, type Measured, measureLexicon, measureText } from '../writers/measure.ts';
import type { ImportContext } from './context.ts';
import { PermanentError } from './errors.ts';
import { gzip } from './gzip.ts';
import { type Attempt, ifOwned, owned } from './protocol.ts';

/** Compares what was loaded with what the source must come to. Throws `PermanentError` naming each figure. */
function verifyCounts(editionId: string, expected: ExpectedCounts, measured: Measured): void {
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

/** The one row of `library`. */
const LIBRARY_ID = 1;

/** What readers are told of an edition, beside its content. */
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

/** The new revision of the whole library, from every edition's facts and content, and the one it was computed beside. */
async function libraryRevision(
  ctx: ImportContext,
  source: EditionSource,
  revision: string,
): Promise<{ revision: string; before: string | null }> {
  const [[current], published] = await sendBatch(ctx.db, 'read', [
    build.select({ revision: library.revision }).from(library).where(eq(library.id, LIBRARY_ID)),
    build.select().from(editions).where(isNotNull(editions.revision)),
  ]);
  const { edition } = source;
  const lines = new Map(published.map((row) => [row.id, [...FACTS.map((fact) => row[fact]), row.revision]]));
  lines.set(edition.id, [...FACTS.map((fact) => edition[fact]), revision]);
  const sorted = [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
  const hash = await chainedDigest('library', JSON.stringify(sorted));
  return { revision: hash.slice(0, 12), before: current?.revision ?? null };
}

export interface Publication {
  /** Another publication in the meantime would make the library's hash wrong: then this one tries again. */
  condition: SQL;
  rows(attempt: Attempt): Sendable[];
}

/**
 * Adds the draft up, verifies it, writes its letters file, and prepares the statements that make it the edition
 * readers see. Content equal to the published revision changes nothing but the remembered fingerprint.
 */
export async function preparePublication(
  ctx: ImportContext,
  source: EditionSource,
  draft: Draft,
  fingerprint: string,
): Promise<Publication> {
  const measured =
    source.kind === 'text' ? await measureText(ctx.db, draft) : await measureLexicon(ctx.db, draft);
  verifyCounts(draft.editionId, source.expected, measured);
  if (measured.lettersFile !== null) {
    const key = lettersFileKey(draft.editionId, measured.revision);
    await ctx.blobs.put(key, await gzip(measured.lettersFile), { contentEncoding: 'gzip' });
  }
  const next = await libraryRevision(ctx, source, measured.revision);
  return {
    condition: sql`(select ${library.revision} from ${library} where ${library.id} = ${LIBRARY_ID}) is ${next.before}`,
    rows: (attempt) => [
      publishEdition(source, draft, fingerprint, measured, attempt),
      build
        .update(library)
        .set({ revision: next.revision, updatedAt: attempt.now })
        .where(and(ne(library.revision, next.revision), ifOwned(attempt))),
      change(
        insertFrom(
          library,
          { id: LIBRARY_ID, revision: next.revision, updatedAt: attempt.now },
          sql`from ${owned(attempt)} on conflict do nothing`,
        ),
      ),
    ],
  };
}

function publishEdition(
  source: EditionSource,
  draft: Draft,
  fingerprint: string,
  measured: Measured,
  attempt: Attempt,
) {
  const { id, ...facts } = source.edition;
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
    })
    .where(and(eq(editions.id, id), eq(editions.revisionNo, draft.published), ifOwned(attempt)));
}
