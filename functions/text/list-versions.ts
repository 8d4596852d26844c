import type { VersionList } from '../../domain/contract/index.ts';
import type { ScriptureRead } from '../http/scripture.ts';
import { CORE_ENGLISH } from './core-editions.ts';
import { numberOf, rowsOf, textOf } from './rows.ts';
import { UNLICENSED } from './versions.ts';

/** The five versions of the specification, with what is installed of them (decision 8). */
export function listVersions(): ScriptureRead<VersionList> {
  return {
    statements: [
      {
        sql: `select max(id = ?) as english, max(role = 'original') as original,
            (select licence from editions where id = ?) as english_licence
          from editions where revision is not null`,
        args: [CORE_ENGLISH, CORE_ENGLISH],
      },
    ],
    compose(results) {
      const row = rowsOf(results, 0)[0];
      const has = (column: string): boolean =>
        row?.[column] !== null && row !== undefined && numberOf(row, column) === 1;
      const english = has('english');
      const licence = english && row !== undefined ? textOf(row, 'english_licence') : 'Public domain';
      const needsLicence = (id: string, name: string) => ({
        id,
        name,
        hasStrongs: false,
        language: 'en',
        installed: false,
        licence: UNLICENSED.get(id) ?? '',
      });
      return {
        versions: [
          {
            id: 'kjv',
            name: 'King James Version',
            hasStrongs: true,
            language: 'en',
            installed: english,
            licence,
          },
          {
            id: 'kjvs',
            name: 'KJV with Strong’s',
            hasStrongs: true,
            language: 'en',
            installed: english,
            licence,
          },
          {
            id: 'original',
            name: 'Original Hebrew/Greek',
            hasStrongs: true,
            language: 'he, grc',
            installed: has('original'),
            licence: 'As each edition says: see /api/editions',
          },
          needsLicence('esv', 'English Standard Version'),
          needsLicence('nasb', 'New American Standard Bible'),
        ],
      };
    },
  };
}
