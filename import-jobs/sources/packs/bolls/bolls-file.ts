import type { PackPart, ReadFile } from '../pack.ts';
import { countRows } from './rows.ts';

/**
 * The commit of Bolls Bible's repository from which the packs are read. The repository names no licence for single
 * texts.
 */
const COMMIT = '4d41083b0a47bc7f01bee6f5f671f35b30c698b5';

export const bollsSource = (text: string): string =>
  `${text}, from Bolls Bible (https://github.com/Bolls-Bible/bain), commit ${COMMIT.slice(0, 8)}`;

/** The facts of a pack that is one translation: a ZIP archive with one JSON file, which is the only part. */
export function bollsFile(name: string, bytes: number, sha256: string) {
  const path = `${name}.json`;
  return {
    upstream: {
      repository: 'Bolls-Bible/bain',
      commit: COMMIT,
      archive: `django/bolls/static/translations/${name}.zip`,
    },
    files: [{ path, bytes, sha256 }],
    parts: [{ part: path, files: [path] }],
    count: ({ part }: PackPart, read: ReadFile): number => countRows(read(part)),
  };
}
