import { join } from 'node:path';
import type { VerseRecord } from '../../../import-jobs/records.ts';
import { SWETE } from '../../../import-jobs/sources/packs/swete/swete.ts';
import { ROOT } from '../../settings.ts';
import { readMirror } from '../../start/stand-ins/mirror-files.ts';

export const KNOWN_FORMS_FILE = join(ROOT, 'import-jobs/sources/packs/swete/known-forms.ts');

export function readSwete(): VerseRecord[] {
  const read = readMirror(SWETE);
  return SWETE.parts.flatMap(
    ({ part }) => SWETE.read({ part, from: 0, to: Number.MAX_SAFE_INTEGER }, read).verses?.swete ?? [],
  );
}
