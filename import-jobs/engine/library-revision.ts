import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { build, sendBatch } from '../../db/batch.ts';
import type { LibraryRevision, RevisionPart } from '../../db/library-revision.ts';
import { editions, library } from '../../db/schema/index.ts';
import { EDITION_ROLES, ownId } from '../../domain/editions/index.ts';
import type { Database } from '../context.ts';
import type { EditionRecord } from '../records.ts';
import { chainedDigest } from '../writers/measure.ts';

export const LIBRARY_ID = 1;

/** The columns of an edition that readers see, apart from its content. The id is the first one, the role the third. */
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

type Facts = Pick<EditionRecord, (typeof FACTS)[number]> & { readonly revision: string | null };

/**
 * The revision that the library will have when these editions have these facts and revisions. An edition with the
 * revision null is not published. `before` is the present revision.
 */
export async function nextRevision(
  db: Database,
  changed: readonly Facts[],
): Promise<{ revision: string; ofRoles: LibraryRevision['ofRoles']; before: string | null }> {
  const [[current], published] = await sendBatch(db, 'read', [
    build.select({ revision: library.revision }).from(library).where(eq(library.id, LIBRARY_ID)),
    build.select().from(editions).where(isNotNull(editions.revision)),
  ]);
  const rows = new Map<string, Facts>([...published, ...changed].map((row) => [row.id, row]));
  const sorted = [...rows.values()]
    .filter(({ revision }) => revision !== null)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => [...FACTS.map((fact) => row[fact]), row.revision]);
  const hashOf = async (part: RevisionPart | 'library') => {
    const concerned = sorted.filter(([id, , role]) => part === 'library' || role === part || id === part);
    return (await chainedDigest(part, JSON.stringify(concerned))).slice(0, 12);
  };
  const parts: RevisionPart[] = [...EDITION_ROLES, ...sorted.flatMap(([id]) => ownId(id) ?? [])];
  const ofRoles: LibraryRevision['ofRoles'] = Object.fromEntries(
    await Promise.all(parts.map(async (part) => [part, await hashOf(part)])),
  );
  return { revision: await hashOf('library'), ofRoles, before: current?.revision ?? null };
}

const MOST_TRIES = 5;

/**
 * Changes the name or the visibility of an edition outside of a job, and the library's revision with it. Nothing happens
 * if there is no such edition.
 *
 * @throws Error if other publications came between each time.
 */
export async function changeEdition(
  db: Database,
  id: string,
  change: Partial<Pick<Facts, 'name' | 'revision'>>,
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const [[row]] = await sendBatch(db, 'read', [build.select().from(editions).where(eq(editions.id, id))]);
    if (row === undefined) return;
    const next = await nextRevision(db, [{ ...row, ...change }]);
    const isSame = sql`(select ${library.revision} from ${library} where ${library.id} = ${LIBRARY_ID}) is ${next.before}`;
    const [, changed] = await sendBatch(db, 'write', [
      build
        .update(editions)
        .set(change)
        .where(and(eq(editions.id, id), isSame)),
      build
        .update(library)
        .set({ revision: next.revision, ofRoles: next.ofRoles, updatedAt: new Date().toISOString() })
        .where(and(eq(library.id, LIBRARY_ID), isSame))
        .returning({ id: library.id }),
    ]);
    if (changed.length > 0) return;
  }
  throw new Error(`${id} could not be changed, because other texts were published each time`);
}
