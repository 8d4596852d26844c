import { expect, test } from 'vitest';
import type { ImportedNotes } from '../../domain/contract/index.ts';
import { ownSite } from '../sites.ts';

const PASSWORD = 'still waters and green pastures';
const site = await ownSite();

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
