import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { build, sendBatch } from '../../../db/batch.ts';
import { bibleBooks, bibleVerses, editions, importJobs, ownTexts } from '../../../db/schema/index.ts';
import type { ChangeTextBody, OwnText, OwnTexts } from '../../../domain/contract/index.ts';
import { directionOfLanguage, type OwnId, ownId } from '../../../domain/editions/index.ts';
import { OWN_LICENCES, UNFINISHED_STATES } from '../../../domain/imports/index.ts';
import { removeText } from '../../../import-jobs/engine/clean-up.ts';
import { changeEdition } from '../../../import-jobs/engine/library-revision.ts';
import { requireFreshCode } from '../../accounts/second-factor/fresh-code.ts';
import { Problem } from '../../ctx/errors.ts';
import { isVisible } from '../../text/core-editions.ts';
import { ownTextNotHere } from '../../text/versions.ts';
import { logAdmin } from '../admins-only.ts';
import { sourceContext } from '../context/import-context.ts';
import type { AdminCtx } from '../context/import-deps.ts';
import { numberOf } from './start-text.ts';

const b = alias(bibleBooks, 'b');
const v = alias(bibleVerses, 'v');

const FIRST_BOOK = sql<
  string | null
>`(select ${b.id} from ${bibleBooks} ${b} where exists (select 1 from ${bibleVerses} ${v}
  where ${v.editionId} = ${editions.id} and ${v.bookId} = ${b.id} and ${isVisible(v, editions)})
  order by ${b.position} limit 1)`;

const ROWS = build
  .select({
    own: ownTexts,
    verses: editions.verses,
    revision: editions.revision,
    publishedAt: editions.publishedAt,
    firstBook: FIRST_BOOK,
  })
  .from(ownTexts)
  .leftJoin(editions, sql`${editions.id} = 'own-' || ${ownTexts.number}`)
  .orderBy(asc(ownTexts.number));

type Row = Awaited<ReturnType<typeof ROWS.all>>[number];

function textFrom({ own, verses, revision, publishedAt, firstBook }: Row): OwnText {
  const { facts, abbreviation, file, licence } = own;
  const isHidden = own.hiddenRevision !== null;
  const isPublished = revision !== null || isHidden;
  return {
    edition: `own-${own.number}`,
    name: facts.name,
    abbreviation,
    language: facts.language,
    direction: directionOfLanguage(facts.language),
    role: facts.role === 'own-original' ? 'original' : 'translation',
    licence: {
      id: licence.id,
      name: OWN_LICENCES[licence.id].licence,
      confirmedBy: licence.confirmedBy,
      confirmedAt: licence.confirmedAt,
    },
    source: facts.source,
    file: { name: file.name, sha256: file.sha256 ?? '' },
    numbering: file.numbering,
    isHidden,
    verses: isPublished ? (verses ?? 0) : 0,
    publishedAt: isPublished ? publishedAt : null,
    firstBook: isPublished ? firstBook : null,
  };
}

export async function listTexts(ctx: AdminCtx): Promise<OwnTexts> {
  const [rows] = await sendBatch(ctx.db, 'read', [ROWS]);
  return { texts: rows.map(textFrom) };
}

async function rowOf(ctx: AdminCtx, edition: string): Promise<Row & { readonly id: OwnId }> {
  const id = ownId(edition);
  if (id === undefined) throw new Problem('not_found', `There is no added text “${edition.slice(0, 40)}”.`);
  const [rows] = await sendBatch(ctx.db, 'read', [ROWS]);
  const row = rows.find(({ own }) => own.number === numberOf(id));
  if (row === undefined) throw ownTextNotHere(id);
  return { ...row, id };
}

async function refuseWhileImported(ctx: AdminCtx, id: OwnId): Promise<void> {
  const [[job]] = await sendBatch(ctx.db, 'read', [
    build
      .select({ id: importJobs.id })
      .from(importJobs)
      .where(and(eq(importJobs.target, id), inArray(importJobs.status, UNFINISHED_STATES)))
      .limit(1),
  ]);
  if (job !== undefined)
    throw new Problem('conflict', 'This text is being imported. Cancel its job first.', { jobId: job.id });
}

/**
 * Renames an added text, hides it or shows it again.
 * @throws Problem 404 if there is no such text, 409 if it is being imported.
 */
export async function changeText(
  ctx: AdminCtx,
  edition: string,
  { name, abbreviation, isHidden }: ChangeTextBody,
): Promise<OwnText> {
  const { id, own, revision } = await rowOf(ctx, edition);
  await refuseWhileImported(ctx, id);
  const hides = isHidden === true && revision !== null;
  const shows = isHidden === false && own.hiddenRevision !== null;
  // A hidden text keeps its revision here before readers lose it, so that an interrupted change can be repeated.
  await sendBatch(ctx.db, 'write', [
    build
      .update(ownTexts)
      .set({
        facts: { ...own.facts, name: name ?? own.facts.name },
        abbreviation: abbreviation ?? own.abbreviation,
        ...(hides ? { hiddenRevision: revision } : {}),
      })
      .where(eq(ownTexts.number, own.number)),
  ]);
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(hides ? { revision: null } : {}),
    ...(shows ? { revision: own.hiddenRevision } : {}),
  };
  if (Object.keys(change).length > 0) await changeEdition(ctx.db, id, change);
  if (shows)
    await sendBatch(ctx.db, 'write', [
      build.update(ownTexts).set({ hiddenRevision: null }).where(eq(ownTexts.number, own.number)),
    ]);
  logAdmin(ctx, 'change text', { edition: id, ...change });
  return textFrom(await rowOf(ctx, id));
}

/**
 * Deletes an added text with everything that belongs to it: its verses, jobs, letters file, confirmation and file. A
 * deletion that was interrupted can be repeated.
 *
 * @throws Problem 403 if a code must be confirmed first, 404 if there is no such text, 409 if it is being imported.
 */
export async function deleteText(ctx: AdminCtx, edition: string): Promise<void> {
  await requireFreshCode(ctx);
  const { id, own } = await rowOf(ctx, edition);
  await refuseWhileImported(ctx, id);
  await changeEdition(ctx.db, id, { revision: null });
  await removeText(ctx.db, id);
  const { files } = sourceContext(ctx);
  const letters = await files.list(`index/${id}/`);
  for (const { key } of letters) await files.delete(key);
  const [others] = await sendBatch(ctx.db, 'read', [build.select().from(ownTexts)]);
  const isShared = others.some(({ number, file }) => number !== own.number && file.key === own.file.key);
  if (!isShared) await files.delete(own.file.key);
  await sendBatch(ctx.db, 'write', [build.delete(ownTexts).where(eq(ownTexts.number, own.number))]);
  logAdmin(ctx, 'delete text', { edition: id });
}
