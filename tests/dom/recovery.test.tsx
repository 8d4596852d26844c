import { fireEvent, screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { secondFactors, users } from '../../db/schema/index.ts';
import type { NewSecondFactor, RecoveryCodes, User } from '../../domain/contract/index.ts';
import { nativePasswords } from '../../scripts/passwords.ts';
import { codeAt } from '../support/authenticator.ts';
import { address, domSite, eventually, fill, toastTexts } from './site.tsx';

const site = await domSite();

const PASSWORD = 'seven wells at the sea';
const NEW = 'a new and longer one';
let names = 0;
const newName = () => `naomi ${++names}`;

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pressWhenShown = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fillIn = async (label: string, text: string) => fill(await screen.findByLabelText(label), text);
const focusedField = () => document.activeElement?.getAttribute('name');
const problems = () => [...document.querySelectorAll('form p.text-danger')].map((one) => one.textContent);
const codesShown = () =>
  within(screen.getByRole('list', { name: 'Recovery codes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
const offer = () => screen.queryByRole('link', { name: 'Make recovery codes' });

async function readerWithCodes(): Promise<{ name: string; id: number; codes: readonly string[] }> {
  const name = newName();
  const { id } = await site.ask<User>('POST', '/api/register', { username: name, password: PASSWORD });
  const made = await site.ask<RecoveryCodes>('POST', '/api/user/recovery-codes', { password: PASSWORD });
  return { name, id, codes: made.recoveryCodes };
}

async function openReset(): Promise<void> {
  await site.open('/auth');
  await pressWhenShown('Forgot your password?');
  await screen.findByRole('heading', { name: 'Choose a new password' });
}

async function fillReset(name: string, code: string): Promise<void> {
  await fillIn('Username', name);
  await fillIn('Recovery code', code);
  await fillIn('New password', NEW);
  await fillIn('Confirm new password', NEW);
}

test('the profile makes ten recovery codes with the password, shows them once, and lets the reader copy and print them', async () => {
  const name = newName();
  await site.ask('POST', '/api/register', { username: name, password: PASSWORD });
  await site.open('/profile');
  await screen.findByText(/^You have no recovery codes\./u);
  press('Make recovery codes');
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText('Password'), 'not the password');
  fireEvent.click(dialog.getByRole('button', { name: 'Make codes' }));
  await eventually(problems).toEqual(['Password is not right']);
  fill(dialog.getByLabelText('Password'), PASSWORD);
  fireEvent.click(dialog.getByRole('button', { name: 'Make codes' }));
  await screen.findByRole('heading', { name: 'Save your recovery codes' });
  const codes = codesShown();
  expect(new Set(codes).size).toBe(10);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  press('Copy');
  await eventually(() => write.mock.calls).toEqual([[codes.join('\n')]]);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  press('Print');
  expect(print).toHaveBeenCalledOnce();
  press('I have saved them');
  await screen.findByText(/^You have 10 unused recovery codes\./u);
  expect(document.body.textContent).not.toContain(codes[0]);
  await screen.findByRole('button', { name: 'Make new recovery codes' });
});

test('recovery codes are offered after registering, on the page to which it led, and not before; the offer can be closed', async () => {
  await site.open('/auth?redirect=%2Fhelp');
  fireEvent.click(await screen.findByRole('tab', { name: 'Register' }));
  await fillIn('Username', newName());
  await fillIn('Password', PASSWORD);
  await fillIn('Confirm password', PASSWORD);
  expect(offer()).toBeNull();
  press('Register');
  await eventually(address).toBe('/help');
  await eventually(() => offer()?.getAttribute('href')).toBe('/profile#recovery-codes');
  const box = within(offer()?.closest('aside') as HTMLElement);
  fireEvent.click(box.getByRole('button', { name: 'Dismiss' }));
  await eventually(offer).toBeNull();
});

test('recovery codes are not offered to a reader who signs in', async () => {
  const { name } = await readerWithCodes();
  await site.ask('POST', '/api/logout');
  await site.open('/auth?redirect=%2Fhelp');
  await fillIn('Username', name);
  await fillIn('Password', PASSWORD);
  press('Login');
  await eventually(address).toBe('/help');
  await screen.findByRole('button', { name: `${name}: account` });
  expect(offer()).toBeNull();
});

test('a reader who has forgotten the password sets a new one with a recovery code, and signs in with it', async () => {
  const { name, codes } = await readerWithCodes();
  await site.ask('POST', '/api/logout');
  await openReset();
  press('Change password');
  expect(problems()).toEqual(['Username is required', 'Enter a code.', 'Password is required']);
  await fillReset(name, 'K7MQ-2XWD-9R4T');
  await fillIn('Confirm new password', 'another');
  press('Change password');
  expect(problems()).toEqual(['Passwords do not match']);
  await fillIn('Confirm new password', NEW);
  press('Change password');
  await eventually(toastTexts).toEqual(['Password not changed', 'Invalid username or recovery code']);
  expect(problems()).toEqual(['Invalid username or recovery code']);
  await eventually(focusedField).toBe('code');
  await fillIn('Recovery code', ` ${codes[0]?.toLowerCase().replaceAll('-', ' ')}`);
  press('Change password');
  await eventually(toastTexts).toEqual([
    'Password changed',
    'You are signed out everywhere. Log in with your new password.',
  ]);
  await eventually(focusedField).toBe('username');
  await fillIn('Username', name);
  await fillIn('Password', NEW);
  press('Login');
  await screen.findByRole('button', { name: `${name}: account` });
});

test('the form for a forgotten password leads back to the form for signing in', async () => {
  await openReset();
  expect(document.activeElement?.textContent).toBe('Choose a new password');
  press('Back to login');
  await screen.findByRole('button', { name: 'Forgot your password?' });
  await eventually(focusedField).toBe('username');
});

test('the form for a forgotten password keeps the reader’s unsent notes on the device', async () => {
  const { name, id, codes } = await readerWithCodes();
  await site.ask('POST', '/api/logout');
  const keys = () => Object.keys(localStorage).filter((key) => key.includes(`:${id}:`));
  localStorage.setItem(`note:${id}:psalms:23:3`, JSON.stringify({ text: 'not sent yet' }));
  const before = keys();
  expect(before).toHaveLength(1);
  await openReset();
  await fillReset(name, codes[0] ?? '');
  press('Change password');
  await eventually(toastTexts).toContain('Password changed');
  expect(keys()).toEqual(before);
});

test('the form for a forgotten password asks for the code of a second factor, only after a right recovery code', async () => {
  const admin = await site.signIn({ isAdmin: true });
  const hash = await nativePasswords.hash(PASSWORD, 'pepper of the tests');
  await site.database.update(users).set({ password: hash }).where(eq(users.id, admin.id));
  const made = await site.ask<RecoveryCodes>('POST', '/api/user/recovery-codes', { password: PASSWORD });
  const path = '/api/user/second-factor';
  const { secret } = await site.ask<NewSecondFactor>('POST', path, { password: PASSWORD });
  const newCode = () => {
    site.clock.now += 30_000;
    return codeAt(secret, site.clock.now);
  };
  await site.ask('POST', `${path}/confirm`, { code: newCode() });
  await site.ask('POST', '/api/logout');
  await openReset();
  await fillReset(admin.name, made.recoveryCodes[0] ?? '');
  expect(screen.queryByLabelText('Code')).toBeNull();
  press('Change password');
  await eventually(focusedField).toBe('secondFactorCode');
  press('Change password');
  expect(problems()).toEqual(['Enter a code.']);
  await fillIn('Code', newCode());
  press('Change password');
  await eventually(toastTexts).toContain('Password changed');
  await site.database.delete(secondFactors).where(eq(secondFactors.userId, admin.id));
});
