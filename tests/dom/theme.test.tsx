import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { domSite, eventually, fill, refusal, toastTexts } from './site.tsx';

const site = await domSite();

const DEFAULT_SHOWN = {
  appearance: 'light',
  variant: 'professional',
  primary: 'hsl(217, 91%, 60%)',
  radius: '8px',
};

function shown() {
  const { dataset, style } = document.documentElement;
  return {
    appearance: dataset.theme,
    variant: dataset.variant,
    primary: style.getPropertyValue('--primary'),
    radius: style.getPropertyValue('--radius'),
  };
}

const storedTheme = () => ({
  appearance: localStorage.getItem('gematria-theme'),
  look: localStorage.getItem('gematria-look'),
});

const dialog = () => screen.getByRole('dialog', { name: 'Theme Settings' });
const isOpen = () => document.querySelector('dialog') !== null;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const option = (label: string) => within(dialog()).getByLabelText<HTMLSelectElement>(label);
const preset = (name: string) => fireEvent.click(within(dialog()).getByLabelText(name));

async function openDialog(): Promise<void> {
  press('Theme settings');
  // The dialog opens at the tab that was open last, so the tab of the theme is chosen first.
  fireEvent.click(await screen.findByRole('tab', { name: 'Theme' }));
  await screen.findByRole('dialog', { name: 'Theme Settings' });
}

test('the settings dialog has the texts that the specification fixes', async () => {
  const { complaints } = await site.open('/');
  await openDialog();
  within(dialog()).getByText('Customize the appearance of your Gematria Explorer');
  const presets = within(dialog()).getByRole('group', { name: 'Theme Presets' });
  expect([...presets.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'Royal Blue & Gold',
    'Desert Amber',
    'Ancient Parchment',
    'Midnight Torah',
    'Burning Bush Red',
    'Custom color',
  ]);
  expect(within(presets).getByLabelText<HTMLInputElement>('Royal Blue & Gold').checked).toBe(true);
  const options = (label: string) => [...option(label).options].map(({ textContent }) => textContent);
  expect(options('Style Variant')).toEqual(['Professional', 'Tint', 'Vibrant']);
  expect(options('Light/Dark Mode')).toEqual(['Light', 'Dark', 'System']);
  const slider = option('Border Radius');
  expect(slider).toMatchObject({ min: '0', max: '24', step: '2', value: '8' });
  expect(within(dialog()).getByRole('status').textContent).toBe('8px');
  const described = ['Style Variant', 'Light/Dark Mode', 'Border Radius'].map(
    (label) => document.getElementById(option(label).getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(described).toEqual([
    'Amount of color',
    'Choose System to match your device',
    'How round buttons, cards and fields are',
  ]);
  within(dialog()).getByRole('button', { name: 'Cancel' });
  within(dialog()).getByRole('button', { name: 'Save Changes' });
  expect(complaints).toEqual([]);
});

test.each(['Cancel', 'Close'])(
  'a theme preset applies at once when it is chosen, and %s restores the old theme',
  async (close) => {
    await site.open('/help');
    await openDialog();
    preset('Midnight Torah');
    expect(shown()).toEqual({
      appearance: 'dark',
      variant: 'vibrant',
      primary: 'hsl(230, 80%, 50%)',
      radius: '8px',
    });
    expect([option('Style Variant').value, option('Light/Dark Mode').value]).toEqual(['vibrant', 'dark']);
    press(close);
    await eventually(isOpen).toBe(false);
    expect(shown()).toEqual(DEFAULT_SHOWN);
    expect(storedTheme()).toEqual({ appearance: null, look: null });
  },
);

test('every choice in the theme dialog is shown at once, and Reset shows the default theme', async () => {
  await site.open('/help');
  await openDialog();
  fill(option('Border Radius'), '24');
  expect(within(dialog()).getByRole('status').textContent).toBe('24px');
  expect(option('Border Radius').getAttribute('aria-valuetext')).toBe('24 px');
  fill(option('Style Variant'), 'vibrant');
  fill(option('Light/Dark Mode'), 'dark');
  fill(within(dialog()).getByLabelText('Custom color'), '#00ff00');
  expect(shown()).toEqual({
    appearance: 'dark',
    variant: 'vibrant',
    primary: 'hsl(120, 100%, 50%)',
    radius: '24px',
  });
  expect(dialog().querySelectorAll('input[type=radio]:checked')).toHaveLength(0);
  press('Reset to defaults');
  expect(shown()).toEqual(DEFAULT_SHOWN);
});

test('for a visitor who is not signed in, Save Changes stores the theme in the browser without a call', async () => {
  const { apiCalls, complaints } = await site.open('/help');
  await openDialog();
  preset('Burning Bush Red');
  press('Save Changes');
  await eventually(toastTexts).toEqual(['Theme updated', 'Your theme preferences have been saved']);
  await eventually(isOpen).toBe(false);
  expect(apiCalls).toEqual([]);
  expect(shown()).toMatchObject({ variant: 'vibrant', primary: 'hsl(0, 73%, 41%)' });
  expect(storedTheme().look).toBe('vibrant 8 hsl(0, 73%, 41%)');
  expect(complaints).toEqual([]);
});

test('the settings dialog saves all settings to a file, restores them from it, and refuses any other file', async () => {
  const { apiCalls } = await site.open('/help');
  await openDialog();
  preset('Midnight Torah');
  press('Save Changes');
  await eventually(isOpen).toBe(false);
  const openFiles = async () => {
    press('Theme settings');
    fireEvent.click(await screen.findByRole('tab', { name: 'Export & import' }));
    return screen.findByLabelText('Settings file');
  };
  await openFiles();
  const files: File[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File);
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  press('Export settings');
  await screen.findByText('Your settings have been exported.');
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('Gematria_Explorer_settings.json');
  vi.restoreAllMocks();
  const content = (await files[0]?.text()) ?? '';
  expect(JSON.parse(content)).toMatchObject({
    theme: { themePrimary: 'hsl(230, 80%, 50%)', themeVariant: 'vibrant', themeAppearance: 'dark' },
    reading: { textSize: 2, accents: true },
  });

  localStorage.clear();
  await site.open('/help');
  const choose = async (name: string, text: string) =>
    fireEvent.change(await openFiles(), { target: { files: [new File([text], name)] } });
  await choose('notes.json', '{"notes":[]}');
  await screen.findByText('notes.json is not a settings file, or it has a setting we don’t know.');
  expect(storedTheme()).toEqual({ appearance: null, look: null });
  press('Close');
  await choose('settings.json', content.replace('"textSize": 2', '"textSize": 3'));
  await eventually(toastTexts).toEqual(['Settings imported', 'Your settings are in use now.']);
  expect(storedTheme()).toEqual({ appearance: 'dark', look: 'vibrant 8 hsl(230, 80%, 50%)' });
  expect(document.documentElement.dataset.textSize).toBe('3');
  expect(apiCalls).toEqual([]);
});

describe('the theme of an account', () => {
  test('the profile opens the settings at the theme; the account menu opens them at the last open tab', async () => {
    const { name } = await site.signIn();
    await site.open('/profile');
    await openDialog();
    fireEvent.click(screen.getByRole('tab', { name: 'Reading' }));
    await screen.findByRole('dialog', { name: 'Reading Settings' });
    press('Close');
    await eventually(isOpen).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: `${name}: account` }));
    press('Settings');
    await screen.findByRole('dialog', { name: 'Reading Settings' });
    press('Close');
    await eventually(isOpen).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Change theme' }));
    await screen.findByRole('dialog', { name: 'Theme Settings' });
  });

  test('the theme of an account is used instead of that of the browser, and a change is sent and shown in the profile', async () => {
    localStorage.setItem('gematria-theme', 'dark');
    localStorage.setItem('gematria-look', 'vibrant 8 hsl(230, 80%, 50%)');
    const { name } = await site.signIn();
    const bodies: unknown[] = [];
    site.answer('POST', '/api/user/theme', ({ body }, ask) => {
      bodies.push(JSON.parse(String(body)));
      return ask();
    });
    await site.open('/profile');
    await screen.findByRole('button', { name: `${name}: account` });
    await eventually(shown).toEqual(DEFAULT_SHOWN);
    press('Change theme');
    await screen.findByRole('dialog', { name: 'Theme Settings' });
    preset('Desert Amber');
    fill(option('Border Radius'), '12');
    press('Save Changes');
    await eventually(toastTexts).toEqual(['Theme updated', 'Your theme preferences have been saved']);
    expect(bodies).toEqual([
      {
        themePrimary: 'hsl(43, 96%, 56%)',
        themeVariant: 'tint',
        themeAppearance: 'light',
        themeRadius: 12,
      },
    ]);
    await eventually(() => screen.getByRole('region', { name: 'Theme' }).textContent).toContain(
      'Desert AmberTint · Light · 12 px corners',
    );
    // After signing out, the browser still shows the theme of the account.
    fireEvent.click(screen.getByRole('button', { name: `${name}: account` }));
    press('Log out');
    await eventually(() => toastTexts()[0]).toBe('Logged out');
    expect(storedTheme()).toEqual({ appearance: 'light', look: 'tint 12 hsl(43, 96%, 56%)' });
  });

  test('the theme of an account can be changed in a browser that has lost its storage, because the session is still valid', async () => {
    const { id, name } = await site.signIn();
    localStorage.clear();
    // The hint in the cookie outlasts the storage.
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API.
    document.cookie = `signed-in=${id}; Path=/`;
    await site.open('/help');
    await screen.findByRole('button', { name: `${name}: account` });
    await openDialog();
    preset('Desert Amber');
    press('Save Changes');
    await eventually(toastTexts).toEqual(['Theme updated', 'Your theme preferences have been saved']);
    expect(await site.ask('GET', '/api/user')).toMatchObject({ themePrimary: 'hsl(43, 96%, 56%)' });
  });

  test('a new account gets the theme that the browser shows', async () => {
    localStorage.setItem('gematria-theme', 'light');
    localStorage.setItem('gematria-look', 'tint 12 hsl(30, 67%, 35%)');
    await site.open('/auth?redirect=/profile');
    fireEvent.click(await screen.findByRole('tab', { name: 'Register' }));
    for (const [label, text] of [
      ['Username', 'huldah'],
      ['Password', 'seven wells at the sea'],
      ['Confirm password', 'seven wells at the sea'],
    ] as const)
      fill(screen.getByLabelText(label), text);
    press('Register');
    await eventually(() => toastTexts()[0]).toBe('Registration successful');
    expect(await site.ask('GET', '/api/user')).toMatchObject({
      themePrimary: 'hsl(30, 67%, 35%)',
      themeVariant: 'tint',
      themeRadius: 12,
    });
  });

  test('while a theme is being saved the button says so, and after a failure the choice stays and can be saved again', async () => {
    await site.signIn();
    await site.open('/profile');
    await eventually(shown).toEqual(DEFAULT_SHOWN);
    await openDialog();
    preset('Desert Amber');
    const answer = site.hold('POST', '/api/user/theme', () => refusal(503, 'The library is resting.'));
    press('Save Changes');
    const saving = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' });
    expect(saving.disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    answer();
    await eventually(toastTexts).toEqual(['Theme update failed', 'The library is resting.']);
    expect([shown().variant, storedTheme().look]).toEqual(['tint', 'professional 8 hsl(217, 91%, 60%)']);
    const reachAgain = site.answer('POST', '/api/user/theme', () => refusal(500, ''));
    // The message about the failure may appear just before the button can be used again.
    await screen.findByRole('button', { name: 'Save Changes' });
    press('Save Changes');
    await eventually(toastTexts).toEqual(['Theme update failed', 'Failed to update theme']);
    reachAgain();
    await screen.findByRole('button', { name: 'Save Changes' });
    press('Save Changes');
    await eventually(isOpen).toBe(false);
    expect(storedTheme().look).toBe('tint 8 hsl(43, 96%, 56%)');
  });

  test('the answer to saving a theme does not sign a reader in again who has signed out meanwhile', async () => {
    const { name } = await site.signIn();
    await site.open('/profile');
    await eventually(shown).toEqual(DEFAULT_SHOWN);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    site.answer('POST', '/api/user/theme', async (_, ask) => {
      const response = await ask();
      await held;
      return response;
    });
    await openDialog();
    preset('Burning Bush Red');
    press('Save Changes');
    await screen.findByRole('button', { name: 'Saving...' });
    press('Close');
    await eventually(isOpen).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: `${name}: account` }));
    press('Log out');
    await eventually(() => toastTexts()[0]).toBe('Logged out');
    const before = storedTheme();
    answer();
    await eventually(() => toastTexts()[0]).toBe('Theme updated');
    expect([storedTheme(), localStorage.getItem('signed-in')]).toEqual([before, null]);
    expect(document.querySelector('.site-sign-in')).not.toBeNull();
  });

  test('when saving a theme succeeds late, a settings dialog that was opened meanwhile stays open', async () => {
    await site.signIn();
    await site.open('/profile');
    await eventually(shown).toEqual(DEFAULT_SHOWN);
    const answer = site.hold('POST', '/api/user/theme');
    await openDialog();
    preset('Desert Amber');
    press('Save Changes');
    await screen.findByRole('button', { name: 'Saving...' });
    press('Close');
    await eventually(isOpen).toBe(false);
    await openDialog();
    answer();
    await eventually(() => toastTexts()[0]).toBe('Theme updated');
    expect(isOpen()).toBe(true);
    expect(storedTheme().look).toBe('tint 8 hsl(43, 96%, 56%)');
  });

  test('a theme cannot be saved after the session has ended: a message says so, and saving again stores it in the browser', async () => {
    await site.signIn();
    await site.open('/help');
    await eventually(shown).toEqual(DEFAULT_SHOWN);
    await openDialog();
    preset('Midnight Torah');
    site.changeCookie(null);
    press('Save Changes');
    await eventually(() => toastTexts()[0]).toBe('Theme update failed');
    await eventually(() => document.querySelector('.site-sign-in')).not.toBeNull();
    expect(shown().variant).toBe('vibrant');
    press('Save Changes');
    await eventually(() => toastTexts()[0]).toBe('Theme updated');
    expect(storedTheme()).toEqual({ appearance: 'dark', look: 'vibrant 8 hsl(230, 80%, 50%)' });
  });
});
