import type { Page } from 'playwright-core';
import type { Note, User } from '../../domain/contract/index.ts';
import type { Visit } from './browser.ts';
import type { useSite } from './site.ts';

export const PASSWORD = 'seven wells at the sea';

export interface Reader extends Pick<User, 'id' | 'username'> {
  readonly session: { readonly name: string; readonly value: string };
}

export const ask = (page: Page, method: string, path: string, body?: unknown): Promise<unknown> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(path, body === undefined ? { method } : { method, headers, body });
      return answer.status === 204 ? null : answer.json();
    },
    { method, path, body: body === undefined ? undefined : JSON.stringify(body) },
  );

export const notesOf = async (page: Page): Promise<Note[]> =>
  (await ask(page, 'GET', '/api/notes')) as Note[];

export async function deleteNotes(page: Page): Promise<void> {
  for (const { id } of await notesOf(page)) await ask(page, 'DELETE', `/api/notes/${id}`);
}

type Site = Pick<ReturnType<typeof useSite>, 'at'>;

async function send(site: Site, path: '/api/register' | '/api/login', username: string): Promise<Response> {
  const answer = await fetch(site.at(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Registers a reader, who is then signed in. Registrations are limited, so the tests of a file share a reader. */
export async function registerReader(site: Site, name: string): Promise<Reader> {
  const username = `${name} ${crypto.randomUUID().slice(0, 8)}`;
  const answer = await send(site, '/api/register', username);
  const [cookie = ''] = answer.headers.getSetCookie();
  const session = /^(?<name>[^=]+)=(?<value>[^;]+)/u.exec(cookie)?.groups;
  if (session?.name === undefined || session.value === undefined) throw new Error(`No session in ${cookie}`);
  const { id } = (await answer.json()) as User;
  return { id, username, session: { name: session.name, value: session.value } };
}

export const signInElsewhere = (site: Site, username: string): Promise<Response> =>
  send(site, '/api/login', username);

export async function signIn({ page, context }: Visit, site: Site, { id, session }: Reader): Promise<void> {
  await context.addCookies([
    {
      ...session,
      domain: new URL(site.at('/')).hostname,
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ]);
  await page.addInitScript((reader) => {
    // The hint that someone is signed in is set only once in a tab, because signing out must remove it.
    if (sessionStorage.getItem('has-signed-in') !== null) return;
    sessionStorage.setItem('has-signed-in', '');
    localStorage.setItem('signed-in', reader);
  }, String(id));
}

export const toastOf = (page: Page): Promise<string[]> => page.locator('.toast p').allTextContents();

/**
 * Gives a new name for each account, because the database may remain from an earlier run, and a name can be used
 * only once.
 */
export const newName = (): string => `deborah ${crypto.randomUUID().slice(0, 8)}`;

/** The link to sign in that is in the header. Pages have other links to sign in too. */
export const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' });

const fillIn = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(text);

/** Creates an account with the form. The account gets the theme of the browser. */
export async function registerByForm(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click();
  await fillIn(page, 'Username', name);
  await fillIn(page, 'Password', PASSWORD);
  await fillIn(page, 'Confirm password', PASSWORD);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('button', { name: `${name}: account` }).waitFor();
}
