import { sql } from 'drizzle-orm';
import { question, ReadStatement, type ScriptureRead } from '../../db/read-statement.ts';
import { editions } from '../../db/schema/index.ts';
import { EXTRA_VERSIONS, type Version, versionName } from '../../domain/addresses/index.ts';
import type { VersionList } from '../../domain/contract/index.ts';
import { shortName } from '../../domain/text/index.ts';
import { CORE_ENGLISH, hasContent } from './core-editions.ts';
import { LICENSED } from './versions.ts';

const INSTALLED = new ReadStatement({
  installed: question(
    { id: editions.id, name: editions.name, role: editions.role, licence: editions.licence },
    sql`from ${editions} where ${hasContent}`,
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
    const other = (id: Version) => {
      const edition = installed.find((one) => one.id === id);
      return {
        id,
        name: shortName(versionName(id), edition?.name),
        hasStrongs: false,
        language: 'en',
        installed: edition !== undefined,
        licence: edition?.licence ?? LICENSED.get(id) ?? '',
      };
    };
    return {
      versions: [
        { id: 'kjv', name: versionName('kjv'), ...kjv },
        { id: 'kjvs', name: versionName('kjvs'), ...kjv },
        { id: 'original', name: versionName('original'), ...original },
        other('esv'),
        other('nasb'),
        ...EXTRA_VERSIONS.map(other).filter((version) => version.installed),
      ],
    };
  });
}
