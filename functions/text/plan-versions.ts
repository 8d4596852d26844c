import { sql } from 'drizzle-orm';
import { question, ReadStatement, type ScriptureRead } from '../../db/read-statement.ts';
import { editions } from '../../db/schema/index.ts';
import type { VersionList } from '../../domain/contract/index.ts';
import { versionName } from '../../domain/version-name.ts';
import { CORE_ENGLISH } from './core-editions.ts';
import { UNLICENSED } from './versions.ts';

const INSTALLED = new ReadStatement({
  installed: question(
    { id: editions.id, role: editions.role, licence: editions.licence },
    sql`from ${editions} where ${editions.revision} is not null`,
  ),
});

/** Plans the read of the versions that a verse can be shown in, and whether each is installed. */
export function planVersions(): ScriptureRead<VersionList> {
  return INSTALLED.read({}, ({ installed }) => {
    const english = installed.find(({ id }) => id === CORE_ENGLISH);
    const kjv = {
      hasStrongs: true,
      language: 'en',
      installed: english !== undefined,
      licence: english?.licence ?? 'Public domain',
    };
    const original = {
      hasStrongs: true,
      language: 'he, grc',
      installed: installed.some(({ role }) => role === 'original'),
      licence: 'As each edition says: see /api/editions',
    };
    const unlicensed = (id: string) => ({
      hasStrongs: false,
      language: 'en',
      installed: false,
      licence: UNLICENSED.get(id) ?? '',
    });
    return {
      versions: [
        { id: 'kjv', name: versionName('kjv'), ...kjv },
        { id: 'kjvs', name: versionName('kjvs'), ...kjv },
        { id: 'original', name: versionName('original'), ...original },
        { id: 'esv', name: versionName('esv'), ...unlicensed('esv') },
        { id: 'nasb', name: versionName('nasb'), ...unlicensed('nasb') },
      ],
    };
  });
}
