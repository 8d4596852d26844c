import { isBookId } from '../../../domain/canon/index.ts';
import type { VerseAddress } from '../../../domain/versification/index.ts';
import { openLocalFile } from '../../../import-jobs/files/local-file.ts';
import { readZip } from '../../../import-jobs/files/zip/read-zip.ts';
import { unpackEntry } from '../../../import-jobs/files/zip/unpack-entry.ts';
import { planStretches, readStretch } from '../../../import-jobs/sources/chunks.ts';
import { KJV_WITH_APOCRYPHA } from '../../../import-jobs/sources/packs/bolls/kjv.ts';
import { textOf } from '../../../import-jobs/sources/packs/pack.ts';

export async function readApocrypha(path: string): Promise<(VerseAddress & { text: string })[]> {
  const file = await openLocalFile(path);
  try {
    const texts = new Map<string, string>();
    for (const entry of await readZip(file)) {
      const pieces: Uint8Array[] = [];
      for await (const piece of unpackEntry(file, entry)) pieces.push(piece);
      texts.set(entry.name, textOf(Buffer.concat(pieces)));
    }
    const read = (name: string): string => texts.get(name) ?? '';
    return KJV_WITH_APOCRYPHA.parts.flatMap(({ part }) =>
      planStretches([{ part, rows: KJV_WITH_APOCRYPHA.count(part, read) }]).flatMap(({ descriptor }) => {
        const { verses = {} } = KJV_WITH_APOCRYPHA.read(readStretch(descriptor), read);
        return (verses['kjv-apocrypha'] ?? []).flatMap(({ book, chapter, verse, text }) =>
          isBookId(book) ? [{ book, chapter, verse, text }] : [],
        );
      }),
    );
  } finally {
    await file.close();
  }
}
