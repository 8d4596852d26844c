import { and, gt, inArray, isNotNull, ne } from 'drizzle-orm';
import { build, sendBatch } from '../db/batch.ts';
import { editions } from '../db/schema/index.ts';
import { EDITION_ROLES, hasVerses } from '../domain/editions/index.ts';
import { lettersFileKey } from '../domain/number-index/index.ts';
import type { Database, LettersStore } from './context.ts';
import { gzip } from './engine/gzip.ts';
import { measureText } from './writers/measure.ts';

/**
 * Makes the letters files of published editions that the store does not have, from the rows of the database. The files
 * are missing if the bucket is new or was emptied.
 * @returns the keys of the files that were made.
 */
export async function restoreLettersFiles(db: Database, store: LettersStore): Promise<string[]> {
  const [published] = await sendBatch(db, 'read', [
    build
      .select()
      .from(editions)
      .where(
        and(
          inArray(editions.role, EDITION_ROLES.filter(hasVerses)),
          ne(editions.script, 'latin'),
          isNotNull(editions.revision),
          gt(editions.words, 0),
        ),
      ),
  ]);
  const made: string[] = [];
  for (const edition of published) {
    const key = lettersFileKey(edition.id, edition.revision ?? '');
    if ((await store.get(key)) !== null) continue;
    const { revisionNo } = edition;
    const { lettersFile } = await measureText(db, { edition, revision: revisionNo, published: revisionNo });
    if (lettersFile === null) continue;
    await store.put(key, await gzip(lettersFile), { contentEncoding: 'gzip' });
    made.push(key);
  }
  return made;
}
