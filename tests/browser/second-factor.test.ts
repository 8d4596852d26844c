import { readFile } from 'node:fs/promises';
import { createClient } from '@libsql/client/web';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, type NewAdmin } from '../../scripts/operate/admins.ts';
import { localSecrets } from '../../scripts/start/secrets.ts';
import { ownSite, type Site } from '../sites.ts';
import { signedInAdmin, uploadFile } from '../support/admin-over-http.ts';
import { codeAt } from '../support/authenticator.ts';
import { axeViolations, hasBrowser, IS_FULL, LOOKS, overflow } from './browser.ts';
import { toastOf } from './reader.ts';
import { eventually, heading, useSite } from './site.ts';

const HALF_MINUTE = 30_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fillIn = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(text);

/** Gives the administrator a new password. This removes a second factor of an earlier test. */
async function newPassword({ database: { url, token }, dataDir }: Site): Promise<NewAdmin> {
  const client = createClient({ url, authToken: token });
  const admin = await createAdmin(client, 'admin', localSecrets(dataDir).PASSWORD_PEPPER);
  client.close();
  return admin;
}

describe.skipIf(!hasBrowser)('a second factor', () => {
  const site = useSite();
  let own: Site;
  beforeAll(async () => {
    own = await ownSite();
  });

  test.each(IS_FULL ? LOOKS : LOOKS.slice(0, 1))(
    'an administrator sets up a second factor, needs it to sign in and before a deletion, and removes it, at $width px, $theme',
    async ({ width, theme }) => {
      const admin = await newPassword(own);
      const file = await uploadFile(
        await signedInAdmin(own.url, admin),
        'csv',
        `${crypto.randomUUID()}.csv`,
        new TextEncoder().encode('ref,text\n'),
      );
      const { page, complaints } = await site.open('/auth?redirect=/admin/database', {
        width,
        theme,
      });
      const look = async (state: string, within?: string) => {
        await page.evaluate((name) => {
          document.documentElement.dataset.theme = name;
        }, theme);
        expect(await axeViolations(page, within), state).toEqual([]);
        expect(await overflow(page), state).toBe(0);
      };
      const signIn = async () => {
        await fillIn(page, 'Username', admin.username);
        await fillIn(page, 'Password', admin.password);
        await button(page, 'Login').click();
      };

      await signIn();
      await page.getByRole('heading', { name: 'CSV files' }).waitFor();
      await look('warning', 'main');
      await page.getByRole('link', { name: 'Set up a second factor' }).click();
      await eventually(() => new URL(page.url()).hash).toBe('#second-factor');
      const part = page.getByRole('region', { name: 'Second factor' });
      await part.getByRole('button', { name: 'Set up a second factor' }).click();
      await look('password', '#second-factor');
      await part.getByLabel('Password', { exact: true }).fill(admin.password);
      await button(page, 'Continue').click();
      await part.getByRole('img').waitFor();
      await look('QR code', '#second-factor');
      const secret = (await part.locator('code').innerText()).replaceAll(' ', '');
      await fillIn(page, 'Code', codeAt(secret, Date.now()));
      await button(page, 'Turn on').click();
      const codes = part.getByRole('list', { name: 'Recovery codes' });
      await codes.waitFor();
      await look('recovery codes', '#second-factor');
      const recoveryCodes = await codes.getByRole('listitem').allInnerTexts();
      expect(recoveryCodes).toHaveLength(10);
      const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
      expect(saved.suggestedFilename()).toBe('admin_recovery_codes.txt');
      expect(await readFile(await saved.path(), 'utf8')).toContain(recoveryCodes.join('\n'));
      await button(page, 'I have saved them').click();
      await part.getByText('You have 10 unused recovery codes.').waitFor();
      await look('second factor', '#second-factor');

      // Signing in now takes two steps. The last code of the second factor is used up, so this is the next one.
      await button(page, 'admin: account').click();
      await button(page, 'Log out').click();
      await eventually(() => heading(page).textContent()).toBe('Sign In');
      await page.goto(site.at('/auth?redirect=/admin/database'));
      await signIn();
      const code = page.getByLabel('Code', { exact: true });
      await code.waitFor();
      await eventually(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
      await look('code at sign-in', 'main');
      await code.fill(codeAt(secret, Date.now() + HALF_MINUTE));
      await page.keyboard.press('Enter');

      await button(page, `Delete: ${file.name}`).click();
      await button(page, 'Delete').last().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Code').waitFor();
      await look('code before a deletion', 'dialog');
      await button(page, 'Use a recovery code').click();
      await fillIn(page, 'Recovery code', recoveryCodes[0] ?? '');
      await look('recovery code', 'dialog');
      await button(page, 'Confirm and delete').click();
      await eventually(() => toastOf(page)).toEqual(['File Deleted', `${file.name} has been deleted.`]);
      expect(await page.getByText('Only a password protects your account').count()).toBe(0);

      await page.goto(site.at('/profile'));
      await part.getByText('You have 9 unused recovery codes.').waitFor();
      await button(page, 'Remove second factor').click();
      await look('removal', 'dialog');
      await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
      await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
      await fillIn(page, 'Recovery code', recoveryCodes[1] ?? '');
      await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
      await part.getByText('Only your password protects your account.').waitFor();
      // The browser reports the answers 401 and 403 with which the server asks for a code. Nothing else may fail.
      expect(complaints.filter((line) => !/status of 40[13] /u.test(line))).toEqual([]);
    },
  );
});
