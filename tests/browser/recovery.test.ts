import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, hasBrowser, IS_FULL, LOOKS, overflow } from './browser.ts';
import { newName, PASSWORD, registerByForm, toastOf } from './reader.ts';
import { eventually, useSite } from './site.ts';

const NEW = 'a new password for the reader';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fillIn = (page: Page, label: string, text: string): Promise<void> =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text);

describe.skipIf(!hasBrowser)('recovery codes', () => {
  const { open } = useSite();

  test.each(IS_FULL ? LOOKS : LOOKS.slice(0, 1))(
    'a reader is offered recovery codes after registering, prints them, and sets a new password with one, at $width px, $theme',
    async (look) => {
      const name = newName();
      const { page } = await open('/auth?redirect=/explorer/ruth/2/4', look);
      const check = async (state: string) => {
        expect(await axeViolations(page), state).toEqual([]);
        expect(await overflow(page), state).toBe(0);
      };
      await registerByForm(page, name);
      const offer = page.getByRole('link', { name: 'Make recovery codes' });
      await offer.waitFor();
      expect(new URL(page.url()).pathname).toBe('/explorer/ruth/2/4');
      await check('offer');
      await offer.click();
      await button(page, 'Make recovery codes').click();
      await fillIn(page, 'Password', PASSWORD);
      await check('password');
      await button(page, 'Make codes').click();
      const list = page.getByRole('list', { name: 'Recovery codes' });
      await list.waitFor();
      await check('codes');
      const codes = await list.getByRole('listitem').allTextContents();
      expect(new Set(codes).size).toBe(10);
      await page.emulateMedia({ media: 'print' });
      const printed = await page.evaluate(() => document.body.innerText);
      for (const text of [`recovery codes of ${name}`, ...codes]) expect(printed).toContain(text);
      for (const text of ['Delete account', 'Current password', 'I have saved them', 'Help'])
        expect(printed).not.toContain(text);
      await page.emulateMedia({ media: 'screen' });
      await button(page, 'I have saved them').click();
      await page.getByText('You have 10 unused recovery codes.').waitFor();
      expect(await page.getByText(codes[0] ?? '').count()).toBe(0);

      await button(page, `${name}: account`).click();
      await button(page, 'Log out').click();
      await button(page, 'Forgot your password?').click();
      await fillIn(page, 'Username', name);
      await fillIn(page, 'Recovery code', (codes[0] ?? '').toLowerCase().replaceAll('-', ' '));
      await fillIn(page, 'New password', NEW);
      await fillIn(page, 'Confirm new password', NEW);
      await check('reset');
      await button(page, 'Change password').click();
      await eventually(() => toastOf(page)).toContain('Password changed');
      await fillIn(page, 'Username', name);
      await fillIn(page, 'Password', NEW);
      await button(page, 'Login').click();
      await button(page, `${name}: account`).waitFor();
    },
  );
});
