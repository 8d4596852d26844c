import { drizzle } from 'drizzle-orm/libsql/web';
import { describe, expect, test } from 'vitest';
import { library as libraryTable } from '../../db/schema/index.ts';
import { EDITION_ROLES, type EditionRole } from '../../domain/editions/index.ts';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import { putExpectations, putLettersFiles } from '../../tests/support/letters-files.ts';
import { setLibraryRevision } from '../../tests/support/library.ts';
import { ownLibrary } from '../../tests/support/sample-app.ts';

const library = await ownLibrary();
const { files } = testApp(library.client);
await putLettersFiles(library.client, files);
await putExpectations(library.client, files);

const PATH = '/api/verse/genesis/1/1';
const READS = [
  '/api/books',
  '/api/versions',
  '/api/editions',
  '/api/chapter-verses/genesis/1',
  PATH,
  '/api/verse/genesis/1?methods=HEBREW_GADOL',
  '/api/hybrid/verse/genesis/1/2',
  '/api/lexicon/H7225',
  '/api/similar/genesis/1/1',
  '/api/compare/genesis/1/1',
  '/api/search?term=light',
  '/api/search/gematria/26?unit=word',
  '/api/search/gematria/541/chance',
  '/api/kabbalistic-insights?book=exodus',
];
/** An application in an isolate that knows the editions, and has no answer in its memory. */
async function warmApp(): Promise<TestApp> {
  const app = testApp(library.client);
  for (const [key, file] of files) app.files.set(key, file);
  await app.request('/api/similar/psalms/23/3');
  return app;
}
const fetchAfter = async (app: TestApp, ms: number, path: string, headers: Record<string, string> = {}) => {
  app.clock.now += ms;
  const before = app.trips();
  const response = await app.request(path, { headers });
  return { response, trips: app.trips() - before };
};

describe('scripture reads', () => {
  test.each(READS)(
    'the answer to %s has a strong ETag that names the revision, and answers 304 to a request with this ETag',
    async (path) => {
      const app = await warmApp();
      const { response, trips } = await fetchAfter(app, 0, path);
      const etag = response.headers.get('ETag') ?? '';
      expect([response.status, trips]).toEqual([200, 1]);
      expect(etag).toMatch(/^"sample\./);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await fetchAfter(app, 10_000, path, { 'If-None-Match': tag });
        expect([again.response.status, await again.response.text(), again.trips]).toEqual([304, '', 1]);
        expect(again.response.headers.get('ETag')).toBe(etag);
      }
      expect((await fetchAfter(app, 0, path, { 'If-None-Match': '"other"' })).response.status).toBe(200);
    },
  );

  test('for two seconds the isolate answers a repeated request from memory, with the bytes of the first answer', async () => {
    const app = testApp(library.client);
    const first = await (await fetchAfter(app, 0, PATH)).response.text();
    const warm = await fetchAfter(app, 1_900, PATH);
    expect([warm.trips, await warm.response.text()]).toEqual([0, first]);
    const revalidated = await fetchAfter(app, 200, PATH);
    expect([revalidated.trips, await revalidated.response.text()]).toEqual([1, first]);
    expect((await fetchAfter(app, 0, `${PATH}?methods=HEBREW_GADOL`)).trips).toBe(1);
  });

  test.each(READS)(
    'the answer to %s has the headers of the first answer when it comes from memory, and no request id',
    async (path) => {
      const app = await warmApp();
      const first = await fetchAfter(app, 0, path);
      const warm = await fetchAfter(app, 100, path);
      expect(warm.trips).toBe(0);
      expect([...warm.response.headers]).toEqual([...first.response.headers]);
      expect(warm.response.headers.get('X-Request-Id')).toBeNull();
    },
  );

  test('a request for a host name that is not allowed gets no answer from memory', async () => {
    const app = testApp(library.client);
    await app.request(PATH);
    const answer = await app.request(`http://other.example${PATH}`, {}, { ALLOWED_HOSTS: 'localhost' });
    expect(answer.status).toBe(403);
  });

  test('after two seconds the next query finds a new revision. The answer of the old revision is not used again and costs a second round trip', async () => {
    const app = testApp(library.client);
    const old = (await fetchAfter(app, 0, PATH)).response.headers.get('ETag') ?? '';
    await setLibraryRevision(library.client, 'renewed');
    const stale = await fetchAfter(app, 100, PATH);
    expect(stale.response.headers.get('ETag')).toBe(old);
    const fresh = await fetchAfter(app, 2_000, PATH, { 'If-None-Match': old });
    expect([fresh.response.status, fresh.trips]).toEqual([200, 2]);
    expect(fresh.response.headers.get('ETag')).toMatch(/^"renewed\./);
    await setLibraryRevision(library.client, 'sample');
  });

  test('a new list of names changes the ETag of the list of editions, and not that of a verse; a new text changes both', async () => {
    const app = testApp(library.client);
    const tagsAfter = async (role: EditionRole, revision: string) => {
      const [before] = await drizzle(library.client).select().from(libraryTable);
      const all = Object.fromEntries(EDITION_ROLES.map((one) => [one, `${one}-1`]));
      const ofRoles = { ...all, ...before?.ofRoles, [role]: revision };
      await drizzle(library.client)
        .update(libraryTable)
        .set({ revision: `with ${revision}`, ofRoles });
      const tag = async (path: string) =>
        (await fetchAfter(app, 2_000, path)).response.headers.get('ETag') ?? '';
      return { verse: await tag(PATH), editions: await tag('/api/editions') };
    };
    await setLibraryRevision(library.client, 'sample');
    const first = await tagsAfter('original', 'o1');
    const named = await tagsAfter('names', 'n1');
    const texts = await tagsAfter('original', 'o2');
    expect(named.verse).toBe(first.verse);
    expect(named.editions).not.toBe(first.editions);
    expect(texts.verse).not.toBe(named.verse);
    expect(texts.editions).not.toBe(named.editions);
    expect(first.verse).toMatch(/^"o1-/);
    await setLibraryRevision(library.client, 'sample');
  });

  test('in members mode an answer from memory is not given to signed-out readers', async () => {
    const app = testApp(library.client);
    await app.request(PATH);
    const response = await app.request(PATH, {}, { ACCESS_MODE: 'members' });
    expect([response.status, response.headers.get('ETag')]).toEqual([401, null]);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('a 404 is not stored in memory', async () => {
    const app = testApp(library.client);
    for (let time = 0; time < 2; time++) {
      const { response, trips } = await fetchAfter(app, 0, '/api/lexicon/H9999');
      expect({ status: response.status, trips, cacheControl: response.headers.get('Cache-Control') }).toEqual(
        { status: 404, trips: 1, cacheControl: 'no-store' },
      );
    }
  });
});
