import type { Page } from 'playwright-core';
import type { Visit, VisitOptions } from './browser.ts';
import { type Reader, signIn } from './reader.ts';
import { heading, type useSite } from './site.ts';

export const card = (page: Page) => page.locator('#note');
export const scrollToCard = (page: Page) =>
  card(page).evaluate((room) => room.scrollIntoView({ block: 'center' }));
export const field = (page: Page) => card(page).getByRole('textbox');
export const foot = (page: Page) => card(page).locator('[data-foot]');
export const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
export const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('note-draft:')));

/** Opens a page in a browser where the reader is signed in. On a verse page it scrolls to the card of the note. */
export async function openAs(
  site: ReturnType<typeof useSite>,
  reader: Reader,
  path: string,
  options?: VisitOptions,
): Promise<Visit> {
  const visit = await site.visit(options);
  await signIn(visit, site, reader);
  await visit.page.goto(site.at(path));
  await heading(visit.page).waitFor();
  if (/\d$/u.test(path)) await scrollToCard(visit.page);
  return visit;
}
