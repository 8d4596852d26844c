import { gzipSync } from 'node:zlib';
import type { R2ObjectBody } from '@cloudflare/workers-types';
import type { Client } from '@libsql/client';
import { and, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm';
import { build, sendBatch } from '../../db/batch.ts';
import { notNull } from '../../db/fields.ts';
import { bibleBooks, bibleVerses, editions } from '../../db/schema/index.ts';
import { encodeLettersFile, lettersFileKey } from '../../domain/number-index/index.ts';
import { runChance } from '../../import-jobs/run-jobs.ts';
import { memoryBlobs } from '../imports/memory-blobs.ts';

function bucketFile(bytes: Uint8Array<ArrayBuffer>): R2ObjectBody {
  return {
    get body() {
      return new Response(bytes).body;
    },
    arrayBuffer: async () => bytes.slice().buffer,
    httpMetadata: {},
  } as unknown as R2ObjectBody;
}

export async function putLettersFiles(client: Client, files: Map<string, R2ObjectBody>): Promise<void> {
  const [verses] = await sendBatch(client, 'read', [
    build
      .select({
        edition: editions.id,
        revision: notNull(editions.revision),
        script: editions.script,
        book: bibleVerses.bookId,
        chapter: bibleVerses.chapterNumber,
        verse: bibleVerses.verseNumber,
        part: bibleVerses.part,
        letters: bibleVerses.letters,
      })
      .from(editions)
      .innerJoin(bibleVerses, eq(bibleVerses.editionId, editions.id))
      .innerJoin(bibleBooks, eq(bibleBooks.id, bibleVerses.bookId))
      .where(
        and(
          inArray(editions.role, ['original', 'own-original']),
          isNotNull(editions.revision),
          lte(bibleVerses.firstRevision, editions.revisionNo),
          gte(bibleVerses.lastRevision, editions.revisionNo),
        ),
      )
      .orderBy(
        editions.id,
        bibleBooks.position,
        bibleVerses.chapterNumber,
        bibleVerses.verseNumber,
        bibleVerses.part,
      ),
  ]);
  const published = new Map(verses.map((verse) => [verse.edition, verse]));
  for (const { edition, revision, script } of published.values()) {
    const bytes = encodeLettersFile(
      script === 'greek' ? 'greek' : 'hebrew',
      verses
        .filter((verse) => verse.edition === edition)
        .map(({ letters, ...place }) => ({ ...place, words: letters?.split(' ') ?? [] })),
    );
    files.set(lettersFileKey(edition, revision), bucketFile(bytes));
  }
}

/** Computes the chance tables of these texts, as an import does after publication. */
export async function putExpectations(client: Client, files: Map<string, R2ObjectBody>): Promise<void> {
  const blobs = memoryBlobs();
  for (const [key, file] of files) await blobs.put(key, gzipSync(new Uint8Array(await file.arrayBuffer())));
  await runChance({ db: client, blobs });
}
