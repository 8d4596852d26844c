import { inArray } from 'drizzle-orm';
import { build, sendBatch } from '../../../db/batch.ts';
import { editions } from '../../../db/schema/index.ts';
import type { Packs } from '../../../domain/contract/index.ts';
import { PACKS } from '../../../import-jobs/sources/packs/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export async function listPacks({ db, settings }: Pick<Ctx, 'db' | 'settings'>): Promise<Packs> {
  const ids = PACKS.flatMap((pack) => pack.editions.map(({ record }) => record.id));
  const [rows] = await sendBatch(db, 'read', [
    build
      .select({
        id: editions.id,
        revision: editions.revision,
        verses: editions.verses,
        words: editions.words,
        coverage: editions.coverage,
      })
      .from(editions)
      .where(inArray(editions.id, ids)),
  ]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return {
    offline: settings.offline,
    packs: PACKS.map((pack) => {
      const { id, title, target, licence, licenceUrl, upstream, bytes, unit } = pack;
      const filled = pack.editions.map(({ record, expected }) => {
        const { revision = null, verses = 0, words = 0, coverage = null } = found.get(record.id) ?? {};
        // A job that imports only some chapters publishes a part of an edition. Such an edition has
        // fewer verses than expected.
        const isWhole = revision !== null && verses >= (expected.verses ?? 0);
        return { isWhole, coverage, edition: { id: record.id, name: record.name, revision, verses, words } };
      });
      return {
        id,
        title,
        target,
        licence,
        licenceUrl,
        source: upstream.repository,
        version: upstream.commit,
        bytes,
        unit,
        editions: filled.map(({ edition }) => edition),
        installed: filled.every(({ isWhole }) => isWhole),
        coverage: filled.find(({ coverage }) => coverage !== null)?.coverage ?? null,
      };
    }),
  };
}
