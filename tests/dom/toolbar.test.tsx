import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { domSite, eventually } from './site.tsx';

const site = await domSite();

const toast = () => document.querySelector('.toast')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
/** Opens a place, and waits for its text: until then the toolbar is inert, which happy-dom does not know. */
async function open(path: string): Promise<void> {
  await site.open(path);
  await eventually(() => document.querySelector('[role=toolbar][inert]')).toBeNull();
}
const copy = () => userEvent.click(button('Copy'));
/** Opens the copy options. A page that changes while it loads closes them again, and a reader would press once more. */
const openCopyOptions = () =>
  eventually(async () => {
    if (button('Copy options').getAttribute('aria-expanded') === 'false')
      await userEvent.click(button('Copy options'));
    return screen.queryByRole('region', { name: 'What is copied' });
  }).not.toBeNull();
let copied = '';

beforeEach(() => {
  copied = '';
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied = text;
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const shareWith = (share: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: vi.fn(share), configurable: true });

test('Copy in the toolbar puts the reference and the English text on the clipboard, or shows a message that copying failed', async () => {
  await open('/explorer/psalms/23/3');
  await copy();
  await eventually(toast).toBe('Copied to clipboardPsalm 23:3 has been copied to your clipboard.');
  expect(copied).toMatch(/^Psalm 23:3\nHe restoreth my soul: .*name's sake\.$/);
  vi.mocked(navigator.clipboard.writeText).mockRejectedValueOnce(new Error('no'));
  await copy();
  await eventually(toast).toBe('Failed to copyCould not copy text to clipboard.');
});

test('Copy in the toolbar takes the Hebrew text if no English is shown, and in a chapter one line with its number for each verse', async () => {
  await open('/explorer/psalms/23/3?version=original');
  await copy();
  await eventually(() => copied).toMatch(/^Psalm 23:3\n[\u0590-\u05FF]/);
  await open('/explorer/psalms/117');
  await copy();
  await eventually(() => copied).toMatch(/^Psalm 117\n1 O praise the LORD.*\n2 For his merciful/);
});

test('the copy options copy the text with the chosen vowels and accents, its reference, its edition and its link', async () => {
  await open('/explorer/psalms/23/3');
  await openCopyOptions();
  // The choice of a test in another file may still hold, and a text in English alone has no marks.
  await userEvent.selectOptions(await screen.findByLabelText('Text'), 'Original');
  await userEvent.selectOptions(await screen.findByLabelText('Hebrew marks'), 'None');
  await userEvent.click(button('Copy as shown'));
  await eventually(() => copied).toContain('נפשי ישובב');
  expect(copied).toContain(`(Psalm 23:3, WLC)\n${location.origin}/explorer/psalms/23/3`);
});

test('the copy options cite in a scholarly style, with the name of the edition from the library', async () => {
  await open('/explorer/psalms/23/3');
  await openCopyOptions();
  await userEvent.selectOptions(await screen.findByLabelText('Text'), 'Original');
  await userEvent.selectOptions(screen.getByLabelText('Format'), 'SBL citation');
  await screen.findByText(/Westminster Leningrad Codex \(Open Scriptures Hebrew Bible\),/u);
  await userEvent.click(button('Copy as shown'));
  await eventually(() => copied).toMatch(/\nPs 23:3 \(WLC\)\n“Westminster Leningrad Codex/u);
});

test('the preview in the copy options marks an Aramaic text as Aramaic', async () => {
  await open('/explorer/daniel/2/5');
  await openCopyOptions();
  const preview = await screen.findByRole('region', { name: 'What is copied' });
  for (const format of ['Plain text', 'Markdown', 'HTML']) {
    await userEvent.selectOptions(screen.getByLabelText('Format'), format);
    expect(preview.querySelector('[lang="arc"]')?.textContent).toMatch(/^[\u0590-\u05FF]/);
  }
  expect(preview.textContent).toContain('<p lang="arc" dir="rtl">');
});

test('Export in the toolbar downloads the reference and the text as JSON', async () => {
  await open('/explorer/psalms/23/3');
  let content: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:export';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await userEvent.click(button('Export'));
  await eventually(toast).toBe('Exported successfullyPsalm 23:3 has been exported.');
  const json = (await content?.text()) ?? '';
  const file = JSON.parse(json) as { text: string; exportDate: string };
  expect(json).toBe(JSON.stringify(file, null, 2));
  expect(Object.keys(file)).toEqual(['reference', 'text', 'exportDate']);
  expect(file.text).toContain('He restoreth my soul');
  expect(new Date(file.exportDate).toISOString()).toBe(file.exportDate);
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('Psalm_23:3.json');
});

test('Share in the toolbar opens the device’s share dialog, copies if there is none or it fails, and shows no message if the reader cancels', async () => {
  await open('/explorer/psalms/23/3');
  await userEvent.click(button('Share'));
  await eventually(() => copied).toMatch(/^Psalm 23:3\nHe restoreth/u);
  // The address is copied too, because a text without it does not lead back here.
  expect(copied.split('\n').at(-1)).toBe(`${location.origin}/explorer/psalms/23/3`);
  fireEvent.click(button('Dismiss'));
  shareWith(() => Promise.reject(new DOMException('no', 'AbortError')));
  await userEvent.click(button('Share'));
  await eventually(() => vi.mocked(navigator.share).mock.calls.length).toBe(1);
  expect(toast()).toBeUndefined();
  shareWith(() => Promise.resolve());
  await userEvent.click(button('Share'));
  await eventually(toast).toBe('Shared successfullyContent has been shared.');
  shareWith(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await userEvent.click(button('Share'));
  await eventually(toast).toContain('Copied to clipboard');
});

test('Notes, which only the toolbar has, moves the focus to the note below the verse each time', async () => {
  await open('/explorer/psalms/23/3');
  const signIn = () => document.querySelector('#note a');
  await userEvent.click(button('Notes'));
  await eventually(() => signIn()?.textContent).toBe('Sign In');
  await eventually(() => document.activeElement).toBe(signIn());
  await userEvent.click(button('More'));
  const menu = screen.getByRole('group', { name: 'More' });
  expect(within(menu).queryByRole('button', { name: 'Notes' })).toBeNull();
  await userEvent.click(button('Notes'));
  await eventually(() => document.activeElement).toBe(signIn());
});

test('the menu More of the toolbar leads to the copy options and to the whole chapter', async () => {
  await open('/explorer/psalms/23/3');
  await userEvent.click(button('More'));
  await userEvent.click(button('Copy options…'));
  await screen.findByRole('button', { name: 'Copy as shown' });
  await userEvent.click(button('Close'));
  await userEvent.click(button('More'));
  const menu = screen.getByRole('group', { name: 'More' });
  await userEvent.click(within(menu).getByRole('link', { name: 'Whole chapter' }));
  await eventually(() => document.querySelector('h1')?.textContent).toBe('Psalm 23');
});
