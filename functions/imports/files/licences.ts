import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { build, change, sendBatch } from '../../../db/batch.ts';
import { insertFrom } from '../../../db/guarded-insert.ts';
import { editions, licenceConfirmations, users } from '../../../db/schema/index.ts';
import type { LicenceConfirmation, StoredFile } from '../../../domain/contract/index.ts';
import {
  CONFIRMED_LICENCE,
  isLicensed,
  type KnownVersion,
  VERSIONS,
} from '../../../domain/editions/index.ts';
import { licensedVersion } from '../../../domain/imports/index.ts';
import type { ReaderCtx } from '../../ctx/ctx.ts';
import { Problem } from '../../ctx/errors.ts';
import { signedOut } from '../../sessions/ask-as-reader.ts';
import { logAdmin } from '../admins-only.ts';

const ALL = build.select().from(licenceConfirmations).orderBy(licenceConfirmations.confirmedAt);

export async function confirmations({ db }: Pick<ReaderCtx, 'db'>): Promise<LicenceConfirmation[]> {
  const [rows] = await sendBatch(db, 'read', [ALL]);
  return rows;
}

/** Every confirmation, and the versions that readers see although nobody has confirmed a licence for them. */
export async function licences({
  db,
}: Pick<ReaderCtx, 'db'>): Promise<{ confirmed: LicenceConfirmation[]; unconfirmed: KnownVersion[] }> {
  const licensed = VERSIONS.filter(isLicensed);
  const [confirmed, published] = await sendBatch(db, 'read', [
    ALL,
    build
      .select({ id: editions.id })
      .from(editions)
      .where(
        and(
          inArray(editions.id, licensed),
          isNotNull(editions.revision),
          ne(editions.licence, CONFIRMED_LICENCE),
        ),
      ),
  ]);
  return { confirmed, unconfirmed: licensed.filter((version) => published.some(({ id }) => id === version)) };
}

/**
 * Stores that the administrator confirms the licence of a file. A second confirmation changes nothing.
 *
 * @param sha256 the checksum of the file that the administrator saw.
 * @throws Problem 409 if the file now has another checksum, 422 if it has no version under copyright or no checksum.
 */
export async function confirmLicence(
  ctx: ReaderCtx,
  file: StoredFile,
  sha256: string,
): Promise<LicenceConfirmation> {
  const version = licensedVersion(file.name);
  if (version === undefined) throw new Problem('invalid', `${file.name} needs no confirmation of a license.`);
  if (file.sha256 === null)
    throw new Problem(
      'invalid',
      `${file.name} has no checksum. Upload it again, or extract its archive again.`,
    );
  if (file.sha256 !== sha256.toLowerCase())
    throw new Problem(
      'conflict',
      `${file.name} was replaced. Look at the new file, then confirm its license.`,
    );
  const match = and(eq(licenceConfirmations.sha256, file.sha256), eq(licenceConfirmations.version, version));
  const { stored } = await sendBatch(ctx.db, 'write', {
    added: change(
      insertFrom(
        licenceConfirmations,
        {
          sha256: file.sha256,
          version,
          confirmedBy: users.username,
          confirmedAt: new Date(ctx.now()).toISOString(),
        },
        sql`from ${users} where ${users.id} = ${ctx.reader.userId} on conflict do nothing`,
      ),
    ),
    stored: build.select().from(licenceConfirmations).where(match),
  });
  const [confirmed] = stored;
  if (confirmed === undefined) throw signedOut();
  logAdmin(ctx, 'confirm licence', { version, sha256: file.sha256 });
  return confirmed;
}
