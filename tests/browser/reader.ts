/** A reader with an account, whose browsers are signed in without the form. */
import type { Page } from 'playwright-core';
import type { Note, User } from '../../domain/contract/index.ts';
import type { useSite } from './site.ts';

export const PASSWORD = 'seven wells at the sea';

export type Reader = Pick<User, 'id' | 'username'>;

/** A call from the page itself, as its reader. */
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

/** Deletes every note of the page's reader. */
export async function deleteNotes(page: Page): Promise<void> {
  for (const { id } of await notesOf(page)) await ask(page, 'DELETE', `/api/notes/${id}`);
}

/** Registrations are limited, so the tests of a file share a reader. */
export async function registerReader(site: ReturnType<typeof useSite>, name: string): Promise<Reader> {
  const { page, context } = await site.open('/about');
  const username = `${name} ${crypto.randomUUID().slice(0, 8)}`;
  const reader = (await ask(page, 'POST', '/api/register', { username, password: PASSWORD })) as Reader;
  await context.close();
  return reader;
}

/** Sets the session cookie, as if the reader had signed in. */
export async function signIn(page: Page, { username }: Reader): Promise<void> {
  const { id } = (await ask(page, 'POST', '/api/login', { username, password: PASSWORD })) as Reader;
  await page.evaluate((id) => localStorage.setItem('signed-in', String(id)), id);
}

/** Title and text of the visible toast. */
export const toastOf = (page: Page): Promise<string[]> => page.locator('.toast p').allTextContents();

const ACCOUNT_THEME = { themePrimary: 'hsl(217, 91%, 60%)', themeVariant: 'professional', themeRadius: 8 };

/** The account's own theme applies, not the browser's. */
export const chooseAppearance = (page: Page, themeAppearance: 'light' | 'dark'): Promise<unknown> =>
  ask(page, 'POST', '/api/user/theme', { ...ACCOUNT_THEME, themeAppearance });

/** A new name for each run, because the library is kept and a name can be used only once. */
export const newName = (): string => `deborah ${crypto.randomUUID().slice(0, 8)}`;

/** The link in the header. Other links lead there too. */
export const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' });

const fillIn = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(text);

/** Creates an account with the form. The account takes over the browser's theme. */
export async function registerByForm(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click();
  await fillIn(page, 'Username', name);
  await fillIn(page, 'Password', PASSWORD);
  await fillIn(page, 'Confirm password', PASSWORD);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('button', { name: `${name}: account` }).waitFor();
}

export async function loginByForm(page: Page, name: string): Promise<void> {
  await fillIn(page, 'Username', name);
  await fillIn(page, 'Password', PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: `${name}: account` }).waitFor();
}
