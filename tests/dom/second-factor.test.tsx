import { fireEvent, screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import decodeQR from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { secondFactors, users } from '../../db/schema/index.ts';
import type { NewSecondFactor, RecoveryCodes } from '../../domain/contract/index.ts';
import { nativePasswords } from '../../scripts/passwords.ts';
import { codeAt } from '../support/authenticator.ts';
import { adminServer } from './admin-server.ts';
import { address, domSite, eventually, fill, refusal, toastTexts } from './site.tsx';

const site = await domSite();

const PASSWORD = 'seven wells at the sea';
const HASH = await nativePasswords.hash(PASSWORD, 'pepper of the tests');

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pressWhenShown = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fillIn = async (label: string, text: string) => fill(await screen.findByLabelText(label), text);
const focused = () => document.activeElement;
const problems = () => [...document.querySelectorAll('form p.text-danger')].map((one) => one.textContent);
const dialog = () => within(screen.getByRole('dialog'));
const pressInDialog = async (name: string) => fireEvent.click(await dialog().findByRole('button', { name }));
const bodyText = () => document.body.textContent;
const secretShown = () => document.querySelector('form code')?.textContent?.replaceAll(' ', '') ?? '';
const codesShown = () =>
  within(screen.getByRole('list', { name: 'Recovery codes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Moves the application's clock by half a minute and returns the second-factor code that is valid then. */
function newCode(secret: string): string {
  site.clock.now += 30_000;
  return codeAt(secret, site.clock.now);
}

async function signInAdmin() {
  const admin = await site.signIn({ isAdmin: true });
  await site.database.update(users).set({ password: HASH }).where(eq(users.id, admin.id));
  return admin;
}

async function signInWithFactor() {
  const admin = await signInAdmin();
  const path = '/api/user/second-factor';
  const { secret } = await site.ask<NewSecondFactor>('POST', path, { password: PASSWORD });
  const body = { code: newCode(secret) };
  const { recoveryCodes } = await site.ask<RecoveryCodes>('POST', `${path}/confirm`, body);
  return { ...admin, secret, recoveryCodes };
}

function scanned(): string {
  const qrCode = screen.getByRole('img', { name: /^QR code/u });
  const size = Number(qrCode.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 4;
  const side = size * 4;
  const data = new Uint8Array(side * side * 4).fill(255);
  const path = qrCode.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1/gu)) {
    for (let line = 0; line < scale; line++) {
      const start = ((Number(y) * scale + line) * side + Number(x) * scale) * 4;
      data.fill(0, start, start + scale * 4);
    }
  }
  return decodeQR({ width: side, height: side, data });
}

describe('the profile page', () => {
  test('the profile of a reader who is no administrator shows and requests nothing about a second factor', async () => {
    await site.signIn();
    const { apiCalls } = await site.open('/profile');
    await screen.findByRole('heading', { name: 'Sessions' });
    expect(screen.queryByRole('heading', { name: 'Second factor' })).toBeNull();
    expect(apiCalls.filter((path) => path.includes('second-factor'))).toEqual([]);
  });

  test('the profile leads an administrator through the steps to a second factor, and Cancel leads back', async () => {
    const { name } = await signInAdmin();
    const { complaints } = await site.open('/profile');
    await pressWhenShown('Set up a second factor');
    press('Cancel');
    await eventually(() => focused()?.textContent).toContain('Only your password protects your account.');
    await pressWhenShown('Set up a second factor');
    await eventually(() => focused()?.textContent).toBe('Set up a second factor');
    const part = within(screen.getByRole('region', { name: 'Second factor' }));
    await pressWhenShown('Continue');
    expect(problems()).toEqual(['Password is required']);
    fill(part.getByLabelText('Password'), 'not the password');
    await pressWhenShown('Continue');
    await eventually(problems).toEqual(['Password is not right']);
    fill(part.getByLabelText('Password'), PASSWORD);
    await pressWhenShown('Continue');

    await screen.findByRole('img', { name: /^QR code/u });
    expect(focused()?.textContent).toBe('Set up a second factor');
    const secret = secretShown();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/u);
    const uri = scanned();
    expect(decodeURIComponent(uri)).toContain(`totp/Gematria Explorer:${name}?`);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(uri);
    // During the set-up there are no recovery codes yet.
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
    await pressWhenShown('Turn on');
    expect(problems()).toEqual(['Enter a code.']);
    await fillIn('Code', '000000');
    await pressWhenShown('Turn on');
    await eventually(problems).toEqual(['Code is not right']);
    expect(focused()).toBe(screen.getByLabelText('Code'));
    await fillIn('Code', newCode(secret));
    await pressWhenShown('Turn on');

    await eventually(() => focused()?.textContent).toBe('Save your recovery codes');
    expect(toastTexts()).toEqual(['Second factor turned on', 'You are now signed out everywhere else.']);
    expect(new Set(codesShown()).size).toBe(10);
    press('I have saved them');
    await eventually(() => focused()?.textContent).toContain('You have 10 unused recovery codes.');
    expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('in the profile an administrator can make new recovery codes and remove the second factor, each with the password and a code', async () => {
    const { secret, recoveryCodes } = await signInWithFactor();
    await site.open('/profile');
    await pressWhenShown('New recovery codes');
    await pressInDialog('Make new codes');
    expect(problems()).toEqual(['Password is required', 'Enter a code.']);
    fill(dialog().getByLabelText('Password'), PASSWORD);
    fill(dialog().getByLabelText('Code'), '000000');
    await pressInDialog('Make new codes');
    await eventually(problems).toEqual(['Code is not right']);
    fill(dialog().getByLabelText('Code'), newCode(secret));
    await pressInDialog('Make new codes');
    await screen.findByRole('list', { name: 'Recovery codes' });
    expect(codesShown().filter((code) => recoveryCodes.includes(code ?? ''))).toEqual([]);
    press('I have saved them');

    await pressWhenShown('Remove second factor');
    expect(dialog().getByText(/your password alone opens your account/u)).toBeTruthy();
    fill(dialog().getByLabelText('Password'), PASSWORD);
    fill(dialog().getByLabelText('Code'), newCode(secret));
    await pressInDialog('Remove');
    await eventually(toastTexts).toEqual(['Second factor removed', 'Signing in no longer asks for a code.']);
    await screen.findByRole('button', { name: 'Set up a second factor' });
    await eventually(() => focused()?.textContent).toContain('Only your password protects your account.');
  });

  test('in the profile an administrator with a second factor changes the password with a code, which is asked for after the passwords', async () => {
    const { secret } = await signInWithFactor();
    await site.open('/profile');
    await fillIn('Current password', PASSWORD);
    await fillIn('New password', `${PASSWORD} again`);
    await fillIn('Confirm new password', `${PASSWORD} again`);
    press('Change password');
    await eventually(() => focused()?.getAttribute('name')).toBe('code');
    expect(toastTexts()).toEqual([]);
    press('Change password');
    expect(problems()).toEqual(['Enter a code.']);
    fill(screen.getByLabelText('Code'), '000000');
    press('Change password');
    await eventually(problems).toEqual(['Code is not right']);
    fill(screen.getByLabelText('Code'), newCode(secret));
    press('Change password');
    await eventually(toastTexts).toContain('Password changed');
    await eventually(() => screen.queryByLabelText('Code')).toBeNull();
    expect((screen.getByLabelText('Current password') as HTMLInputElement).value).toBe('');
  });

  test('the profile says so if no recovery code is left', async () => {
    const { id } = await signInWithFactor();
    await site.database.update(secondFactors).set({ recoveryCodes: [] }).where(eq(secondFactors.userId, id));
    await site.open('/profile');
    await screen.findByText(/You have no recovery codes left\. Make new ones now/u);
  });
});

describe('signing in with a second factor', () => {
  async function openForm(password = PASSWORD) {
    const admin = await signInWithFactor();
    site.changeCookie(null);
    localStorage.clear();
    await site.open('/auth?redirect=/help');
    await fillIn('Username', admin.name);
    await fillIn('Password', password);
    await pressWhenShown('Login');
    return admin;
  }

  test('signing in asks for the second-factor code in a second step, and then leads to the requested page', async () => {
    const { name, secret } = await openForm();
    const code = await screen.findByLabelText<HTMLInputElement>('Code');
    expect(focused()).toBe(code);
    expect({
      autocomplete: code.autocomplete,
      inputMode: code.inputMode,
      toasts: toastTexts(),
      problems: problems(),
    }).toEqual({ autocomplete: 'one-time-code', inputMode: 'numeric', toasts: [], problems: [] });
    expect(bodyText()).toContain(`Signing in as ${name}`);
    // The form still has name and password, for password managers, but does not show them.
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([password.value, password.closest('[hidden]') !== null]).toEqual([PASSWORD, true]);
    await pressWhenShown('Login');
    expect(problems()).toEqual(['Enter a code.']);
    fill(code, '000000');
    await pressWhenShown('Login');
    await eventually(toastTexts).toEqual(['Login failed', 'Invalid username, password or code']);
    expect(problems()).toEqual(['Invalid username, password or code']);
    await eventually(focused).toBe(code);
    fill(code, newCode(secret));
    await pressWhenShown('Login');
    await eventually(address).toBe('/help');
    await eventually(toastTexts).toEqual(['Login successful', `Welcome back, ${name}!`]);
  });

  test('signing in accepts a recovery code instead, and a phone then shows a keyboard with letters', async () => {
    const { recoveryCodes } = await openForm();
    await pressWhenShown('Use a recovery code');
    const code = screen.getByLabelText<HTMLInputElement>('Recovery code');
    expect([code.autocomplete, code.inputMode, focused() === code]).toEqual(['off', 'text', true]);
    press('Use the authenticator app');
    expect(screen.getByLabelText('Code')).toBe(focused());
    press('Use a recovery code');
    fill(code, recoveryCodes[0]?.toLowerCase() ?? '');
    await pressWhenShown('Login');
    await eventually(address).toBe('/help');
  });

  test('a reader who is asked for a second-factor code can go back and sign in to another account', async () => {
    await openForm();
    await pressWhenShown('Use another account');
    expect(screen.queryByLabelText('Code')).toBeNull();
    const username = screen.getByLabelText<HTMLInputElement>('Username');
    expect(username.closest('[hidden]')).toBeNull();
    await eventually(focused).toBe(username);
  });

  test('after a wrong password, signing in does not ask for a second-factor code', async () => {
    await openForm('not the password');
    await eventually(problems).toEqual(['Invalid username or password']);
    expect(screen.queryByLabelText('Code')).toBeNull();
  });
});

describe('administrators’ pages', () => {
  const warning = () => screen.queryByText(/Only a password protects your account/u);

  test('administrators’ pages warn an administrator without a second factor, with a link to set one up', async () => {
    await signInAdmin();
    adminServer(site);
    await site.open('/admin/database');
    await eventually(warning).not.toBeNull();
    const link = screen.getByRole('link', { name: 'Set up a second factor' });
    expect(link.getAttribute('href')).toBe('/profile#second-factor');
  });

  test('administrators’ pages do not warn an administrator who has a second factor, nor if the server does not answer', async () => {
    await signInWithFactor();
    adminServer(site);
    const { apiCalls } = await site.open('/admin/database');
    await eventually(() => apiCalls).toContain('/api/user/second-factor');
    await screen.findByRole('heading', { name: 'CSV files' });
    expect(warning()).toBeNull();
    site.answer('GET', '/api/user/second-factor', () => new Response('', { status: 500 }));
    await site.open('/admin/database');
    await screen.findByRole('heading', { name: 'CSV files' });
    expect(warning()).toBeNull();
  });
});

describe('a deletion', () => {
  const FILE = {
    id: 'f1',
    folder: 'database',
    name: 'bible.sqlite',
    size: 3,
    sha256: null,
    lastModified: '2026-11-23T01:05:00.000Z',
  } as const;

  function refuseDeletions(path: string | RegExp) {
    const deleted: string[] = [];
    let isConfirmed = false;
    site.answer('POST', '/api/user/second-factor/verify', async (_, ask) => {
      const answer = await ask();
      isConfirmed = answer.status === 204;
      return answer;
    });
    site.answer('DELETE', path, (_, __, asked) => {
      if (!isConfirmed) return refusal(403, 'Confirm.', { code: 'second_factor_required' });
      deleted.push(asked);
      return asked.includes('database-file')
        ? Response.json({ status: 'success', message: 'The database file has been deleted.' })
        : new Response(null, { status: 204 });
    });
    return deleted;
  }

  test('the deletion of a file asks for a second-factor code, and runs after the code is entered', async () => {
    const { secret } = await signInWithFactor();
    adminServer(site).setFiles({ files: [FILE] });
    const deleted = refuseDeletions(/\/api\/admin\/files\/f1$/u);
    await site.open('/admin/database');
    await pressWhenShown('Delete: bible.sqlite');
    await pressInDialog('Delete');
    await eventually(() => focused()?.getAttribute('name')).toBe('code');
    expect(toastTexts()).toEqual([]);
    await pressInDialog('Confirm and delete');
    expect(problems()).toEqual(['Enter a code.']);
    fill(dialog().getByLabelText('Code'), '000000');
    await pressInDialog('Confirm and delete');
    await eventually(problems).toEqual(['Code is not right']);
    expect(deleted).toEqual([]);
    fill(dialog().getByLabelText('Code'), newCode(secret));
    await pressInDialog('Confirm and delete');
    await eventually(toastTexts).toEqual(['File Deleted', 'bible.sqlite has been deleted.']);
    expect(deleted).toEqual(['/api/admin/files/f1']);
    await eventually(() => screen.queryByRole('dialog')).toBeNull();
  });

  test('an administrator can cancel the deletion of the database file when it asks for a second-factor code', async () => {
    const { recoveryCodes } = await signInWithFactor();
    adminServer(site);
    site.answer('GET', '/api/admin/database-info', () =>
      Response.json({
        status: 'success',
        details: { path: 'database/bible.sqlite', size: 3, lastModified: FILE.lastModified },
      }),
    );
    site.answer('GET', '/api/admin/csv-files', () => Response.json({ files: [], unconfirmed: [] }));
    const deleted = refuseDeletions('/api/admin/database-file');
    await site.open('/admin/gematria-import');
    const begin = async () => {
      await pressWhenShown('Delete Database File');
      await pressInDialog('Delete Database File');
      await eventually(() => focused()?.getAttribute('name')).toBe('code');
    };
    await begin();
    await pressInDialog('Cancel');
    await eventually(() => screen.queryByRole('dialog')).toBeNull();
    expect(deleted).toEqual([]);
    await begin();
    await pressInDialog('Use a recovery code');
    fill(dialog().getByLabelText('Recovery code'), recoveryCodes[0] ?? '');
    await pressInDialog('Confirm and delete');
    await eventually(toastTexts).toEqual(['Database Deleted', 'The database file has been deleted.']);
    expect(deleted).toHaveLength(1);
  });

  test('the deletion of the administrator’s own account asks for the password and then for a second-factor code', async () => {
    const { id, secret } = await signInWithFactor();
    await site.open('/profile');
    await pressWhenShown('Delete account');
    fill(dialog().getByLabelText('Password'), PASSWORD);
    await pressInDialog('Delete my account');
    await eventually(() => focused()?.getAttribute('name')).toBe('code');
    fill(dialog().getByLabelText('Code'), newCode(secret));
    await pressInDialog('Confirm and delete');
    await eventually(toastTexts).toEqual(['Account deleted', 'All your data is deleted.']);
    expect(await site.database.select().from(users).where(eq(users.id, id))).toEqual([]);
  });
});
