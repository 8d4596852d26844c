import { sql } from 'drizzle-orm';
import { question, ReadStatement, type ScriptureRead } from '../../db/read-statement.ts';
import { editions } from '../../db/schema/index.ts';
import type { VersionList } from '../../domain/contract/index.ts';
import {
  editionFacts,
  isExtra,
  TEXT_ROLES,
  VERSIONS,
  type Version,
  versionName,
} from '../../domain/editions/index.ts';
import { hasContent } from './core-editions.ts';
import { whyLicensedIsMissing } from './versions.ts';

const INSTALLED = new ReadStatement(
  {
    installed: question(
      {
        id: editions.id,
        name: editions.name,
        role: editions.role,
        language: editions.language,
        licence: editions.licence,
      },
      sql`from ${editions} where ${hasContent} order by ${editions.id}`,
    ),
  },
  undefined,
  [...TEXT_ROLES, 'own-translation'],
);

export function planVersions(): ScriptureRead<VersionList> {
  return INSTALLED.read({}, ({ installed }) => {
    const english = installed.find(({ id }) => id === 'kjv');
    const kjv = {
      hasStrongs: true,
      language: 'en',
      installed: english !== undefined,
      licence: english?.licence ?? editionFacts('kjv').licence,
    };
    const original = {
      hasStrongs: true,
      language: 'he, grc',
      installed: installed.some(({ role }) => role === 'original'),
      licence: 'As each edition says: see /api/editions',
    };
    const factsOf = (version: Version) => {
      if (version === 'kjv' || version === 'kjvs') return kjv;
      if (version === 'original') return original;
      const edition = installed.find(({ id }) => id === version);
      return {
        hasStrongs: false,
        language: 'en',
        installed: edition !== undefined,
        licence: edition?.licence ?? whyLicensedIsMissing(version) ?? '',
      };
    };
    const versions = VERSIONS.map((id) => ({
      id,
      name: versionName(id, installed.find((one) => one.id === id)?.name),
      ...factsOf(id),
    }));
    const added = installed
      .filter(({ role }) => role === 'own-translation')
      .map(({ id, name, language, licence }) => ({
        id,
        name,
        hasStrongs: false,
        language,
        installed: true,
        licence,
      }));
    return {
      versions: [...versions.filter((version) => version.installed || !isExtra(version.id)), ...added],
    };
  });
}
