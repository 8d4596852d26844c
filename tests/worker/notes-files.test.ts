import { expect, test } from 'vitest';
import type { ImportedNotes, Note } from '../../domain/contract/index.ts';
import { ownSite } from '../sites.ts';
import { roundTrips } from '../stack.ts';

const PASSWORD = 'still waters and green pastures';
const site = await ownSite();

const NOTES = [
  { book: 'genesis', chapter: 1, verse: 1, notes: 'בְּרֵאשִׁית = 913\r\n\r\n=1+1\n', isKabbalistic: true },
  { book: 'psalms', chapter: 51, verse: 0, notes: '\'Tis, "a" title; 😀', isKabbalistic: false },
  { book: 'john', chapter: 1, verse: 1, notes: '---\n<!-- note {} -->\n\n', isKabbalistic: false },
];

const ask = (cookie: string, method: string, path: string, body?: unknown) =>
  fetch(site.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: site.url, Cookie: cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function register(username: string): Promise<string> {
  const made = await ask('', 'POST', '/api/register', { username, password: PASSWORD });
  expect(made.status).toBe(201);
  return made.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

async function take(cookie: string, format: string, content: string): Promise<ImportedNotes> {
  const answer = await ask(cookie, 'POST', '/api/notes/import', { format, content });
  expect(answer.status).toBe(200);
  return (await answer.json()) as ImportedNotes;
}

/** The reader's notes without the ids of note and reader, which differ between accounts. */
async function list(cookie: string) {
  const notes = (await (await ask(cookie, 'GET', '/api/notes')).json()) as Note[];
  return notes.map(({ id: _id, userId: _user, ...note }) => note);
}

test('the deployed bundle exports notes in each format and imports them unchanged into a new account', async () => {
  const username = `miriam-${Date.now().toString(36)}`;
  let cookie = await register(username);
  expect(await take(cookie, 'json', JSON.stringify(NOTES))).toEqual({
    created: 3,
    unchanged: 0,
    conflicting: [],
    refused: [],
    remarks: [],
  });
  const before = await list(cookie);
  expect(before.map(({ notes }) => notes)).toEqual(NOTES.map(({ notes }) => notes));
  for (const format of ['json', 'markdown', 'csv']) {
    const file = await ask(cookie, 'GET', `/api/notes/export?format=${format}`);
    expect({ status: file.status, cacheControl: file.headers.get('Cache-Control') }).toEqual({
      status: 200,
      cacheControl: 'private, no-store',
    });
    expect(file.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="study-notes-\d{4}-\d\d-\d\d\.(?:json|md|csv)"$/u,
    );
    const content = Buffer.from(await file.arrayBuffer()).toString('utf8');
    expect((await ask(cookie, 'DELETE', '/api/user', { password: PASSWORD })).status).toBe(204);
    cookie = await register(username);
    expect(await list(cookie)).toEqual([]);
    const trips = await roundTrips(site, async () => {
      expect(await take(cookie, format, content)).toMatchObject({ created: 3, refused: [] });
    });
    expect(trips).toBe(2);
    expect(await list(cookie)).toEqual(before);
  }
  await ask(cookie, 'DELETE', '/api/user', { password: PASSWORD });
});

test('twenty thousand notes, as many as an account may have, can be imported and exported', async () => {
  const cookie = await register(`huldah-${Date.now().toString(36)}`);
  const notes = Array.from({ length: 20_000 }, (_, index) => ({
    book: 'sirach',
    chapter: 1 + (index % 51),
    verse: 1 + Math.floor(index / 51),
    notes: `${index} ${'שלום "עולם"\n'.repeat(8)}`,
    isKabbalistic: false,
  }));
  expect(await take(cookie, 'json', JSON.stringify(notes))).toMatchObject({ created: 20_000, refused: [] });
  const csv = await (await ask(cookie, 'GET', '/api/notes/export?format=csv')).text();
  expect(await take(cookie, 'csv', csv)).toMatchObject({ created: 0, unchanged: 20_000, conflicting: [] });
  expect((await ask(cookie, 'DELETE', '/api/user', { password: PASSWORD })).status).toBe(204);
});
