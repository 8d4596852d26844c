import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, hasBrowser, IS_FULL, LOOKS, overflow } from './browser.ts';
import { newName, registerByForm, signInElsewhere, toastOf } from './reader.ts';
import { eventually, useSite } from './site.ts';

const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `${name}: account` });

describe.skipIf(!hasBrowser)('accounts', () => {
  const site = useSite();
  const { open } = site;

  test('if a click takes the focus out of a note, as in Safari, the button Save sends the note once', async () => {
    const name = newName();
    const { page } = await open('/auth?redirect=/explorer/ruth/3/5');
    await registerByForm(page, name);
    await eventually(() => addressOf(page)).toBe('/explorer/ruth/3/5');
    const card = page.locator('#note');
    await card.evaluate((room) => room.scrollIntoView({ block: 'center' }));
    const note = card.getByRole('textbox');
    const save = card.getByRole('button', { name: 'Save', exact: true });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/notes')) sent.push('note');
    });
    await save.waitFor();
    await save.evaluate((button) =>
      button.addEventListener('mousedown', (event) => {
        event.preventDefault();
        (document.activeElement as HTMLElement).blur();
      }),
    );
    await note.fill('All that you say');
    await save.click({ delay: 300 });
    await eventually(() => toastOf(page)).toEqual([
      'Notes saved',
      'Your insights have been saved successfully.',
    ]);
    expect(sent).toEqual(['note']);
  });

  test.each(IS_FULL ? LOOKS : LOOKS.slice(0, 1))(
    'the account pages have no accessibility violations and are not too wide, at $width px, $theme',
    async ({ width, theme }) => {
      const name = newName();
      const { page } = await open('/auth?redirect=/profile', { theme, width });
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      expect(await axeViolations(page), 'login').toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.getByRole('tab', { name: 'Register' }).click();
      expect(await axeViolations(page), 'register').toEqual([]);
      expect(await overflow(page)).toBe(0);
      await registerByForm(page, name);
      await page.getByRole('list', { name: 'Sessions' }).waitFor();
      expect(await axeViolations(page), 'profile').toEqual([]);
      expect(await overflow(page)).toBe(0);
      await menuOf(page, name).click();
      expect(await axeViolations(page, '.menu'), 'menu').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete account' }).click();
      expect(await axeViolations(page, 'dialog'), 'dialog').toEqual([]);
      await page.keyboard.press('Escape');
      await signInElsewhere(site, name);
      await page.reload();
      await page
        .getByRole('button', { name: /^Sign out: / })
        .and(page.locator('[aria-haspopup]'))
        .click();
      expect(await axeViolations(page, 'dialog'), 'sign out elsewhere').toEqual([]);
    },
  );
});
