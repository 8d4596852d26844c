import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { address, domSite, eventually, fill, goTo, refusal, toastTexts } from './site.tsx';

const site = await domSite();

const PASSWORD = 'seven wells at the sea';
let names = 0;
const newName = () => `miriam ${++names}`;

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fillIn = async (label: string, text: string) => fill(await screen.findByLabelText(label), text);
const focusedField = () => document.activeElement?.getAttribute('name');
const problems = () => [...document.querySelectorAll('form .text-danger')].map((one) => one.textContent);
const sessions = () => within(screen.getByRole('list', { name: 'Sessions' })).queryAllByRole('listitem');

async function register(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('tab', { name: 'Register' }));
  await fillIn('Username', name);
  await fillIn('Password', PASSWORD);
  await fillIn('Confirm password', PASSWORD);
  press('Register');
}

async function login(name: string, password: string): Promise<void> {
  await fillIn('Username', name);
  await fillIn('Password', password);
  press('Login');
}

async function openMenu(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `${name}: account` }));
}

/** Opens the profile of a reader who has signed in twice. Returns what opens it in the other session. */
async function openProfileOfTwoSessions(): Promise<() => Promise<unknown>> {
  const account = { username: newName(), password: PASSWORD };
  await site.ask('POST', '/api/register', account);
  const here = site.changeCookie(null);
  await site.ask('POST', '/api/login', account);
  const there = site.changeCookie(here);
  localStorage.setItem('signed-in', '1');
  await site.open('/profile');
  await eventually(() => sessions().length).toBe(2);
  return () => {
    site.changeCookie(there);
    return site.open('/profile');
  };
}

test('after registering, a reader returns to the page from which they came', async () => {
  const name = newName();
  await site.open('/explorer/psalms/23/3');
  fireEvent.click(document.querySelector('.site-sign-in') as HTMLElement);
  await eventually(heading).toBe('Sign In');
  expect(address()).toBe('/auth?redirect=%2Fexplorer%2Fpsalms%2F23%2F3');
  await register(name);
  await eventually(address).toBe('/explorer/psalms/23/3');
  await eventually(toastTexts).toEqual(['Registration successful', `Welcome, ${name}!`]);
});

test.each([
  ['/my-notes', 'My Study Notes'],
  ['/profile', 'Profile'],
])(
  'the page %s shows a spinner and no “Sign In” until the server answers who is signed in',
  async (path, title) => {
    const { name } = await site.signIn();
    const isSpinning = () => screen.queryByRole('status', { name: 'Loading the page' }) !== null;
    const signIn = () => document.querySelector('.site-sign-in');
    for (const isKnown of [true, false]) {
      // Without the hint in the storage, the page does not know that its session is still valid.
      if (!isKnown) {
        localStorage.clear();
        // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API.
        document.cookie = 'signed-in=; Path=/; Max-Age=0';
      }
      const send = site.hold('GET', /\/api\/user$/u);
      await site.open('/help');
      goTo(path);
      await eventually(isSpinning).toBe(true);
      expect(document.querySelector('main .skeleton')).toBeNull();
      await eventually(signIn).toBeNull();
      expect(isSpinning()).toBe(true);
      if (isKnown) await screen.findByRole('button', { name: 'Account: loading' });
      send();
      await eventually(heading).toBe(title);
      await screen.findByRole('button', { name: `${name}: account` });
      expect(isSpinning()).toBe(false);
    }
  },
);

test('the account menu has the reader’s name and links to the reader’s screens, and none to administrators’ screens', async () => {
  const { name } = await site.signIn();
  await site.open('/help');
  await openMenu(name);
  const account = document.querySelector('.account-name');
  expect([...(account?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    name,
    'Account Settings',
  ]);
  const items = [...(account?.parentElement?.querySelectorAll('a, button') ?? [])];
  expect(items.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Explorer', '/'],
    ['My Notes', '/my-notes'],
    ['Profile', '/profile'],
    ['Settings', null],
    ['Log out', null],
  ]);
});

test('logging out shows a message if it fails, and leads from the profile to the sign-in page', async () => {
  const { name } = await site.signIn();
  await site.open('/profile');
  const answer = site.hold('POST', '/api/logout', () => refusal(503, 'The library is away.'));
  await openMenu(name);
  press('Log out');
  await screen.findByRole('button', { name: 'Logging out...' });
  answer();
  await eventually(toastTexts).toEqual(['Logout failed', 'The library is away.']);
  press('Log out');
  await eventually(toastTexts).toEqual(['Logged out', 'You have been successfully logged out']);
  await eventually(address).toBe('/auth?redirect=%2Fprofile');
});

test('sign-in fails with a wrong password, and if the browser stores no session; once it succeeds, it leads to the requested page', async () => {
  const name = newName();
  await site.ask('POST', '/api/register', { username: name, password: PASSWORD });
  site.changeCookie(null);
  await site.open('/auth?redirect=/profile');
  await login(name, 'not the password');
  await eventually(toastTexts).toEqual(['Login failed', 'Invalid username or password']);
  // The message does not tell whether the name or the password was wrong. The password field gets the focus, because
  // most often the password is wrong.
  await eventually(focusedField).toBe('password');
  // The browser behaves like Safari, which does not store a secure cookie of a page over plain HTTP.
  const keep = site.answer('GET', '/api/user', () => refusal(401, ''));
  await login(name, PASSWORD);
  await eventually(toastTexts).toEqual([
    'Login failed',
    'This browser cannot keep you signed in over plain HTTP. Please use another browser.',
  ]);
  keep();
  await login(name, PASSWORD);
  await eventually(address).toBe('/profile');
  await eventually(toastTexts).toEqual(['Login successful', `Welcome back, ${name}!`]);
});

test('a reader can delete the account by typing its password', async () => {
  await site.ask('POST', '/api/register', { username: newName(), password: PASSWORD });
  localStorage.setItem('signed-in', '1');
  await site.open('/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog');
  fill(within(dialog).getByLabelText('Password'), PASSWORD);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
  await eventually(toastTexts).toEqual(['Account deleted', 'All your data is deleted.']);
  await eventually(address).toBe('/');
  expect(localStorage.getItem('signed-in')).toBeNull();
});

test('a reader must type the right current password to change it, and the change ends the other sessions', async () => {
  const openElsewhere = await openProfileOfTwoSessions();
  await screen.findByText('Use at least 8 characters. 15 or more is better.');
  await fillIn('Current password', 'not the password');
  await fillIn('New password', `${PASSWORD} again`);
  await fillIn('Confirm new password', `${PASSWORD} again`);
  press('Change password');
  await screen.findByText('Current password is not right');
  await eventually(focusedField).toBe('currentPassword');
  expect(toastTexts()).toEqual(['Password not changed', 'That is not your password.']);
  await fillIn('Current password', PASSWORD);
  press('Change password');
  await eventually(() => sessions().length).toBe(1);
  await openElsewhere();
  await eventually(address).toBe('/auth?redirect=%2Fprofile');
});

test('ending another session asks first, and then the focus moves to the session that takes its place in the list', async () => {
  const openElsewhere = await openProfileOfTwoSessions();
  const other = () => {
    const session = sessions().find((one) => !one.textContent?.includes('This session'));
    if (session === undefined) throw new Error('There is no other session.');
    return within(session).getByRole('button');
  };
  const dialog = () => screen.queryByRole('dialog', { name: /^Sign out / });
  other().focus();
  fireEvent.click(other());
  fireEvent.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Cancel' }));
  await eventually(dialog).toBeNull();
  expect(sessions()).toHaveLength(2);
  expect(document.activeElement).toBe(other());
  fireEvent.click(other());
  expect(dialog()?.textContent).toContain('You can sign in there again at any time.');
  fireEvent.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Sign out' }));
  await eventually(toastTexts).toEqual(['Session signed out', 'That device is signed out.']);
  await eventually(() => sessions().length).toBe(1);
  await eventually(() => document.activeElement === sessions()[0]).toBe(true);
  await openElsewhere();
  await eventually(address).toBe('/auth?redirect=%2Fprofile');
});

test('the sign-in form shows after too many wrong passwords how long to wait; a signed-in reader is not affected', async () => {
  const name = newName();
  await site.ask('POST', '/api/register', { username: name, password: PASSWORD });
  const owner = site.changeCookie(null);
  await site.open('/auth');
  for (let guess = 0; guess < 5; guess++) {
    fireEvent.click(document.querySelector('.toast button') ?? document.body);
    await login(name, 'not the password');
    await eventually(toastTexts).toEqual(['Login failed', 'Invalid username or password']);
  }
  await login(name, 'not the password');
  await eventually(() => toastTexts()[1]).toMatch(
    /^Too many attempts\. Please wait \d+ seconds? and try again\.$/u,
  );
  expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe(name);
  site.changeCookie(owner);
  expect(await site.ask('GET', '/api/user')).toMatchObject({ username: name });
});

describe('errors beside their fields', () => {
  test('errors of the form for signing in are shown beside their fields', async () => {
    await site.open('/auth');
    press('Login');
    expect(problems()).toEqual(['Username is required', 'Password is required']);
    await eventually(focusedField).toBe('username');
    site.answer('POST', '/api/login', () => refusal(400, 'No.', { fields: { username: 'is odd' } }));
    await login(newName(), PASSWORD);
    await eventually(problems).toEqual(['Username is odd']);
    await eventually(focusedField).toBe('username');
    expect([...document.querySelectorAll('main dt')].map((one) => one.textContent)).toEqual([
      'Interlinear texts',
      'Gematria analysis',
      'Personal study notes',
    ]);
  });

  test('errors of the form for registering are shown beside their fields; a password can be shown', async () => {
    await site.open('/auth');
    fireEvent.click(await screen.findByRole('tab', { name: 'Register' }));
    await screen.findByText(/^Use at least 8 characters. 15 or more is better\./u);
    await fillIn('Username', newName());
    await fillIn('Password', 'password');
    await fillIn('Confirm password', 'passwort');
    press('Register');
    expect(problems()).toEqual(['Passwords do not match']);
    await fillIn('Confirm password', 'password');
    press('Register');
    await eventually(problems).toEqual(['Password is one of the most common passwords']);
    await eventually(focusedField).toBe('password');
    await eventually(toastTexts).toEqual([
      'Registration failed',
      'Your password is one of the most common passwords.',
    ]);
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('type')).toBe('password');
    press('Show password');
    expect(password.getAttribute('type')).toBe('text');
  });
});

test('signing in redirects only to a path of this site', async () => {
  await site.open('/auth?redirect=//elsewhere.example/');
  await register(newName());
  await eventually(address).toBe('/');
  await site.open('/auth?redirect=/help');
  await eventually(address).toBe('/help');
});

test('a reader without an account causes no call on /help, and on /profile only the one for the account', async () => {
  expect((await site.open('/help')).apiCalls).toEqual([]);
  const { apiCalls } = await site.open('/profile');
  await eventually(address).toBe('/auth?redirect=%2Fprofile');
  expect(new Set(apiCalls)).toEqual(new Set(['/api/user']));
});

describe('a refusal without a reason', () => {
  const withoutReason = () => new Response('', { status: 500 });

  test('if a login is refused without a reason, the toast and the form show the specified message', async () => {
    site.answer('POST', '/api/login', withoutReason);
    await site.open('/auth');
    await login('miriam', PASSWORD);
    await eventually(toastTexts).toEqual(['Login failed', 'Invalid username or password']);
    expect(problems()).toEqual(['Invalid username or password']);
  });

  test('if a registration is refused without a reason, the toast and the form show the specified message', async () => {
    site.answer('POST', '/api/register', withoutReason);
    await site.open('/auth');
    await register(newName());
    await eventually(toastTexts).toEqual(['Registration failed', 'Could not create account']);
    expect(problems()).toEqual(['Could not create account']);
  });

  test('if a logout is refused without a reason, the toast shows the specified message', async () => {
    const { name } = await site.signIn();
    site.answer('POST', '/api/logout', withoutReason);
    await site.open('/help');
    await openMenu(name);
    press('Log out');
    await eventually(toastTexts).toEqual(['Logout failed', 'Logout failed']);
  });
});

test('a wrong password is explained in the form until the next try', async () => {
  await site.open('/auth');
  await login('nobody', PASSWORD);
  await eventually(problems).toEqual(['Invalid username or password']);
  fireEvent.click(document.querySelector('.toast button') as HTMLElement);
  await eventually(toastTexts).toEqual([]);
  expect(problems()).toEqual(['Invalid username or password']);
  site.hold('POST', /^\/api\/login$/u);
  press('Login');
  await eventually(problems).toEqual([]);
});
