/** The letters files of a test's library, in the place where the application looks for them. */
import { gzipSync } from 'node:zlib';
import type { R2ObjectBody } from '@cloudflare/workers-types';
import type { Client } from '@libsql/client';
import { encodeLettersFile, lettersFileKey } from '../../domain/letters-file.ts';
import { buildExpectations } from '../../import-jobs/expectations/build.ts';

/** A file of the bucket, not compressed. */
function bucketFile(bytes: Uint8Array<ArrayBuffer>): R2ObjectBody {
  return {
    get body() {
      return new Response(bytes).body;
    },
    httpMetadata: {},
  } as unknown as R2ObjectBody;
}

/** Makes the letters file of every published edition of an original language, as publication does. */
export async function putLettersFiles(client: Client, files: Map<string, R2ObjectBody>): Promise<void> {
  const { rows } = await client.execute(
    `select e.id, e.revision, e.script, v.book_id, v.chapter_number, v.verse_number, v.part, v.letters
     from editions e join bible_verses v on v.edition_id = e.id join bible_books b on b.id = v.book_id
     where e.role = 'original' and e.revision is not null
       and v.first_revision <= e.revision_no and v.last_revision >= e.revision_no
     order by e.id, b.position, v.chapter_number, v.verse_number, v.part`,
  );
  for (const id of new Set(rows.map((row) => String(row.id)))) {
    const verses = rows.filter((row) => row.id === id);
    const script = verses[0]?.script === 'greek' ? 'greek' : 'hebrew';
    const bytes = encodeLettersFile(
      script,
      verses.map((row) => ({
        book: String(row.book_id),
        chapter: Number(row.chapter_number),
        verse: Number(row.verse_number),
        part: String(row.part),
        words: row.letters === null ? [] : String(row.letters).split(' '),
      })),
    );
    files.set(lettersFileKey(id, String(verses[0]?.revision)), bucketFile(bytes));
  }
}

/** Computes the chance tables of these texts, as happens after publication. */
export async function putExpectations(client: Client, files: Map<string, R2ObjectBody>): Promise<void> {
  const blobs = {
    put: () => Promise.reject(new Error('Nothing is written here')),
    get: async (key: string) => {
      const body = files.get(key)?.body;
      return body ? gzipSync(new Uint8Array(await new Response(body as never).arrayBuffer())) : null;
    },
  };
  await buildExpectations({ db: client, blobs });
}
