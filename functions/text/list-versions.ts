import type { VersionList } from '../../domain/contract/index.ts';
import { versionName } from '../../domain/version-name.ts';
import type { ScriptureRead } from '../http/statement.ts';
import { Statement } from '../http/statement.ts';
import { CORE_ENGLISH } from './core-editions.ts';
import { numberOf, textOf } from './rows.ts';
import { UNLICENSED } from './versions.ts';

const INSTALLED = new Statement({
  installed: {
    columns: ['english', 'original', 'english_licence'],
    sql: `select max(id = '${CORE_ENGLISH}') as english, max(role = 'original') as original,
        (select licence from editions where id = '${CORE_ENGLISH}') as english_licence
      from editions where revision is not null`,
  },
});

/** The five versions, with what is installed of them. */
export function listVersions(): ScriptureRead<VersionList> {
  return INSTALLED.read({}, ({ installed: [row] }) => {
    const has = (column: string): boolean =>
      row?.[column] !== null && row !== undefined && numberOf(row, column) === 1;
    const english = has('english');
    const licence = english && row !== undefined ? textOf(row, 'english_licence') : 'Public domain';
    const kjv = { hasStrongs: true, language: 'en', installed: english, licence };
    const original = {
      hasStrongs: true,
      language: 'he, grc',
      installed: has('original'),
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
