import { join } from 'node:path';
import type { VerseRecord } from '../../../import-jobs/records.ts';
import { SWETE_MANIFEST } from '../../../import-jobs/sources/packs/manifest.ts';
import { textOf } from '../../../import-jobs/sources/packs/pack.ts';
import { SWETE_LOADER } from '../../../import-jobs/sources/packs/swete/swete.ts';
import { ROOT } from '../../settings.ts';
import { openMirror } from '../../start/stand-ins/mirror-files.ts';

/** The module with the forms that the loader of the Greek Apocrypha knows. */
export const KNOWN_FORMS_FILE = join(ROOT, 'import-jobs/sources/packs/swete/known-forms.ts');

/** Reads the Greek Apocrypha from a folder with copies of the packs. Throws if it lacks the pack or one of its files. */
export function readSwete(folder: string): VerseRecord[] {
  const open = openMirror(folder, SWETE_MANIFEST);
  if (open === null) throw new Error(`There is no ${join(folder, SWETE_MANIFEST.mirror)}`);
  const read = (path: string): string => {
    const bytes = open(path);
    if (bytes === null) throw new Error(`The Greek Apocrypha have no file ${path}`);
    return textOf(bytes);
  };
  return SWETE_LOADER.parts.flatMap(
    ({ part }) => SWETE_LOADER.read({ part, from: 0, to: Number.MAX_SAFE_INTEGER }, read).verses?.swete ?? [],
  );
}
