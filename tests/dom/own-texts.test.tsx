import { File } from 'node:buffer';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OwnTexts, StartedText } from '../../domain/contract/index.ts';
import { uploadFile } from '../support/admin-over-http.ts';
import { type Ask, deliverMessages } from '../support/admins.ts';
import {
  address,
  domSite,
  eventually,
  fill,
  heading,
  openTextOptions,
  toastTexts,
  unreachable,
} from './site.tsx';

const site = await domSite();

const LUTHER = [
  'Buch;Kapitel;Vers;Text',
  '1. Mose;1;1;Am Anfang schuf Gott Himmel und Erde.',
  '1. Mose;1;2;Und die Erde war wüst und leer.',
  '1. Mose;1;3;Und Gott sprach: Es werde Licht!',
  'Anderes Buch;3;19;Denn siehe, es kommt ein Tag.',
].join('\n');

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const select = (name: string | RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const part = (name: string) => within(screen.getByRole('region', { name }));
const findPart = async (name: string) => within(await screen.findByRole('region', { name }));
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
async function choose(name: string, text: string): Promise<void> {
  const field = await screen.findByLabelText('File with the text of a Bible');
  fireEvent.change(field, { target: { files: [new File([text], name)] } });
}
/** Does the work of the jobs that the page has started, and waits until the page knows. */
async function work(until: () => Promise<unknown>): Promise<void> {
  await eventually(() => site.app.messages.length).toBeGreaterThan(0);
  await act(() => deliverMessages(site.app));
  await until();
}

async function openTexts(path = '/admin/texts') {
  await site.signIn({ isAdmin: true });
  return site.open(path);
}

beforeEach(async () => {
  await deliverMessages(site.app);
  await site.signIn({ isAdmin: true });
  const { texts } = await site.ask<OwnTexts>('GET', '/api/admin/texts');
  for (const { edition } of texts) await site.ask('DELETE', `/api/admin/texts/${edition}`);
});

/** Adds Luther's text from the screens, and returns the id of its edition. */
async function addLuther(): Promise<string> {
  await openTexts();
  await screen.findByText('No text has been added yet.');
  await choose('Luther_1912.csv', LUTHER);
  await findPart('How we read it');
  await work(() => screen.findByText('CSV (semicolons)'));
  fill(select('Language'), 'de');
  fill(select('License'), 'public-domain');
  fireEvent.click(screen.getByRole('checkbox', { name: /^I have checked/u }));
  fireEvent.click(button('Import'));
  await work(() => screen.findByRole('link', { name: 'Open Genesis 1' }));
  const { texts } = await site.ask<OwnTexts>('GET', '/api/admin/texts');
  return texts[0]?.edition ?? '';
}

describe('a text is added', () => {
  test('a file is uploaded, shown as it is read, changed, described and imported, and then opens in the explorer', async () => {
    await openTexts();
    expect(heading()).toBe('Add a Text');
    await screen.findByText('No text has been added yet.');
    await choose('Luther_1912.csv', LUTHER);
    const found = await findPart('How we read it');
    await work(() => found.findByText('CSV (semicolons)'));
    expect(address()).toContain('/admin/texts?file=text');
    found.getByText('1 book, 1 chapter, 3 verses');
    const [sample] = found.getAllByText('Am Anfang schuf Gott Himmel und Erde.');
    expect([sample?.getAttribute('dir'), sample?.getAttribute('lang')]).toEqual(['ltr', null]);
    found.getByText(/^Books: 1,530 verses missing$/u);
    const form = part('About this text');
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Luther 1912');
    fill(form.getByRole('textbox', { name: 'Abbreviation' }), 'Lu');
    fireEvent.click(button('Import'));
    expect(alerts()).toEqual([
      'Still missing: the language, the license and the confirmation of the license.',
    ]);
    // A book that we do not know is asked. What was typed stays when the file is previewed again.
    fill(found.getByRole('combobox', { name: /^“Anderes Buch” \(1 verse, first in row 5\)$/u }), 'malachi');
    fill(select('Verse numbers'), 'masoretic');
    form.getByText('Preview your changes first.');
    fireEvent.click(button('Preview again'));
    await work(() => found.findByText('2 books, 2 chapters, 4 verses'));
    expect(found.getByRole<HTMLSelectElement>('combobox', { name: '“Anderes Buch”' }).value).toBe('malachi');
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Abbreviation' }).value).toBe('Lu');
    fill(select('Language'), 'de');
    expect(found.getAllByText(/^Am Anfang/u)[0]?.getAttribute('lang')).toBe('de');
    expect(alerts()).toEqual(['Still missing: the license and the confirmation of the license.']);
    fill(select('License'), 'public-domain');
    fireEvent.click(
      form.getByRole('checkbox', { name: 'I have checked that this text has this license: Public domain.' }),
    );
    expect(alerts()).toEqual([]);
    fill(form.getByRole('textbox', { name: 'Source' }), 'https://example.org/luther');
    fireEvent.click(button('Import'));
    await work(() => screen.findByRole('link', { name: 'Open Genesis 1' }));
    const link = screen.getByRole('link', { name: 'Open Genesis 1' }).getAttribute('href');
    expect(link).toMatch(/^\/explorer\/genesis\/1\?version=own-\d+$/u);
    const list = await findPart('Added texts');
    await list.findByText('German, translation, 4 verses');
    list.getByText(/^Public domain, confirmed by reader/u);
    list.getByText('https://example.org/luther · Luther_1912.csv');
    fireEvent.click(screen.getByRole('link', { name: 'Add another text' }));
    await screen.findByText('Drop the file of one text here, or');
    await site.open(link ?? '');
    expect(document.body.textContent).toContain('Und die Erde war wüst und leer.');
  });

  test('columns that are not understood are chosen on the page, with the first rows beside them', async () => {
    await openTexts();
    const rows = [
      'a;b;c;d',
      ...[1, 2].map((verse) => `Genesis;x${verse};${verse};Und Gott sprach: ${verse}!`),
    ];
    await screen.findByText('No text has been added yet.');
    await choose('odd.csv', rows.join('\n'));
    const found = await findPart('How we read it');
    await work(() =>
      found.findByText(
        /^No verse can be read yet\. Choose the column of the .+ below, then preview again\.$/u,
      ),
    );
    expect(screen.queryByRole('region', { name: 'About this text' })).toBeNull();
    found.getByRole('region', { name: 'First rows of the file' });
    fill(select('Column of the book'), '0');
    fill(select('Column of the chapter'), '2');
    fill(select('Column of the verse'), '2');
    fill(select('Column of the text'), '3');
    fireEvent.click(button('Preview again'));
    await work(() => found.findByText(/^1 book, 2 chapters, 2 verses$/u));
  });

  test('a file that is no text of a Bible, and one that is empty, are refused with the reason', async () => {
    await openTexts();
    await screen.findByText('No text has been added yet.');
    await choose('empty.csv', '');
    expect(alerts()).toEqual(['empty.csv: the file is empty.']);
    await choose('shopping.csv', 'milk\nbread\n');
    await eventually(alerts).toEqual([expect.stringContaining('shopping.csv')]);
    expect(select('Encoding').value).toBe('guess');
    button('Preview again');
    await site.open('/admin/texts?file=text~gone');
    await screen.findByText('This file is no longer here. Choose it again.');
  });

  test('an import that is refused says why, and what was typed stays', async () => {
    await openTexts();
    await screen.findByText('No text has been added yet.');
    await choose('Luther_1912.csv', LUTHER);
    const found = await findPart('How we read it');
    await work(() => found.findByText('CSV (semicolons)'));
    fill(select('Language'), 'other');
    fill(screen.getByRole('textbox', { name: 'Language tag' }), 'gsw');
    fill(select('License'), 'permission');
    fireEvent.click(
      screen.getByRole('checkbox', {
        name: 'The owner of this text allows us to publish it on this site.',
      }),
    );
    const fail = site.answer('POST', '/api/admin/texts', unreachable);
    fireEvent.click(button('Import'));
    await eventually(alerts).toEqual(['The site could not be reached. Check your connection and try again.']);
    fail();
    fireEvent.click(button('Import'));
    await work(() => screen.findByText('Swiss German, translation, 3 verses'));
  });
});

test('a page that is opened again finds the preview and the import of its file, and says when a file was added before', async () => {
  await openTexts();
  await choose('Luther_1912.csv', LUTHER);
  await screen.findByRole('button', { name: 'Pause: Preview of Luther_1912.csv' });
  await site.open(address());
  await screen.findByRole('button', { name: 'Pause: Preview of Luther_1912.csv' });
  await act(() => deliverMessages(site.app));
  // The page previews the file by itself, because it does not know how the earlier preview read it.
  await work(() => screen.findByText('CSV (semicolons)'));
  fill(select('Language'), 'de');
  fill(select('License'), 'public-domain');
  fireEvent.click(screen.getByRole('checkbox', { name: /^I have checked/u }));
  fireEvent.click(button('Import'));
  await screen.findByRole('button', { name: 'Pause: Luther 1912' });
  const path = address();
  await site.open(path);
  await screen.findByRole('button', { name: 'Pause: Luther 1912' });
  expect(screen.queryByRole('region', { name: 'How we read it' })).toBeNull();
  await act(() => deliverMessages(site.app));
  await site.open(path);
  await screen.findByText('This file was already added as “Luther 1912”.');
  await work(() => screen.findByText('CSV (semicolons)'));
});

describe('added texts', () => {
  test('are renamed, hidden, shown, and deleted after a question', async () => {
    await addLuther();
    const list = part('Added texts');
    fireEvent.click(await list.findByRole('button', { name: 'Rename: Luther 1912' }));
    const dialog = within(screen.getByRole('dialog'));
    fill(dialog.getByRole('textbox', { name: 'Name' }), 'Lutherbibel');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    fireEvent.click(await list.findByRole('button', { name: 'Hide: Lutherbibel' }));
    await list.findByText('Hidden');
    expect(list.queryByRole('link', { name: 'Read: Lutherbibel' })).toBeNull();
    fireEvent.click(list.getByRole('button', { name: 'Show: Lutherbibel' }));
    await list.findByRole('link', { name: 'Read: Lutherbibel' });
    const fail = site.answer('PATCH', /^\/api\/admin\/texts/u, unreachable);
    fireEvent.click(list.getByRole('button', { name: 'Hide: Lutherbibel' }));
    await eventually(() => toastTexts()[1]).toMatch(/^The site could not be reached/u);
    fail();
    fireEvent.click(list.getByRole('button', { name: 'Delete: Lutherbibel' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await list.findByText('No text has been added yet.');
    await eventually(toastTexts).toEqual(['Text Deleted', 'Lutherbibel has been deleted.']);
  });

  test('a new file replaces an added text, whose name and license are filled in', async () => {
    const edition = await addLuther();
    fireEvent.click(await screen.findByRole('link', { name: 'Replace: Luther 1912' }));
    await screen.findByText(/^The new file replaces “Luther 1912”\./u);
    await choose('better.csv', LUTHER.replace('wüst', 'wüste'));
    const found = await findPart('How we read it');
    await work(() => found.findByText('CSV (semicolons)'));
    expect(address()).toContain(`edition=${edition}`);
    expect(select('Language').value).toBe('de');
    expect(select('License').value).toBe('public-domain');
    fireEvent.click(screen.getByRole('checkbox', { name: /^I have checked/u }));
    fireEvent.click(button('Import'));
    await work(() => screen.findByText(/0 verses added, 1 changed, 2 unchanged/u));
  });
});

const ask: Ask = (method, path, body, headers = {}) =>
  fetch(path, {
    method,
    headers: { ...(body instanceof Uint8Array ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: body instanceof Uint8Array ? body.slice() : JSON.stringify(body) }),
  });

/** Adds a text by the calls, and returns the id of its edition. */
async function add(rows: readonly string[], facts: object): Promise<string> {
  const text = new TextEncoder().encode(['book,chapter,verse,text', ...rows].join('\n'));
  const { id } = await uploadFile(ask, 'text', 'text.csv', text);
  const { edition } = await site.ask<StartedText>('POST', '/api/admin/texts', {
    ...{ fileId: id, name: 'An added text', abbreviation: 'AT', licence: 'cc0-1.0' },
    ...{ source: 'https://example.org/text', ...facts },
  });
  await deliverMessages(site.app);
  // The application looks for new texts only from time to time.
  site.clock.now += 600_000;
  return edition;
}

const ARABIC = [
  'Genesis,1,1,في البدء خلق الله السماوات والأرض',
  'Genesis,1,2,وكانت الأرض خربة وخالية',
  'Genesis,1,3,وقال الله ليكن نور فكان نور',
];
const options = (name: string) => [...select(name).options].map(({ text }) => text);

describe('readers', () => {
  test('choose an added translation, and read it in its language and direction, also in a chapter', async () => {
    const version = await add(ARABIC, { name: 'Van Dyck', language: 'ar', role: 'translation' });
    await site.open('/explorer/genesis/1/2');
    fireEvent.focus(select('Version'));
    await eventually(() => options('Version')).toContain('Van Dyck');
    fill(select('Version'), version);
    const shown = await screen.findByText('وكانت الأرض خربة وخالية');
    const languageOf = (element: Element) => {
      const block = element.closest('p');
      return [block?.getAttribute('lang'), block?.getAttribute('dir')];
    };
    await eventually(() => languageOf(shown)).toEqual(['ar', 'rtl']);
    expect(document.querySelector('.print-footer')?.textContent).toContain('Van Dyck');
    fireEvent.click(button('Copy options'));
    fill(await screen.findByRole('combobox', { name: 'Text' }), 'english');
    await screen.findByText('(Genesis 1:2, Van Dyck)');
    await site.open(`/explorer/genesis/1?version=${version}`);
    expect(languageOf(await screen.findByText('وقال الله ليكن نور فكان نور'))).toEqual(['ar', 'rtl']);
    await site.open(`/search?term=${encodeURIComponent('الأرض')}&version=${version}`);
    const results = await screen.findAllByRole('link', { name: 'Genesis 1:2' });
    expect(results[0]?.getAttribute('href')).toContain(`version=${version}`);
    screen.getAllByText('Van Dyck');
    expect(document.querySelector('mark')?.closest('[lang]')?.getAttribute('lang')).toBe('ar');
  });

  test('see values below the words of a Hebrew New Testament, with a total, a card and a sentence about it', async () => {
    const version = await add(['John,1,1,בראשית היה הדבר'], {
      ...{ name: 'Delitzsch', language: 'he', role: 'translation' },
    });
    await site.open(`/explorer/john/1/1?version=${version}`);
    await screen.findByText(
      'This version is a translation into Hebrew. Its values are counted from its own words.',
    );
    const text = document.querySelector<HTMLElement>('[data-verse-text][data-place=t]');
    expect([text?.lang, text?.dir]).toEqual(['he', 'rtl']);
    const values = [...(text?.querySelectorAll('[data-line=values]') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(values).toEqual(['913', '20', '211']);
    const total = within(text?.querySelector('[data-verse-value]') as HTMLElement);
    expect(total.getByRole('link').textContent).toBe('1,144');
    // The style sheet, which is not here, shows one of the two totals of a verse of this length.
    const totalsOfGreek = () =>
      screen
        .getAllByRole('group', { name: /3,617, Greek Standard$/u })
        .map((group) => within(group).getByRole('link').textContent);
    expect(totalsOfGreek()).toEqual(['3,617', '3,617']);
    fireEvent.click(within(text as HTMLElement).getByText('הדבר'));
    const card = within(await screen.findByRole('dialog', { name: 'Word 3 of John 1:1' }));
    card.getByText('Hebrew Standard');
    expect(location.hash).toBe('#t3');
    // The menu of its total has the methods of its own script, and changes nothing of the original.
    fireEvent.click(total.getByRole('button', { name: /^Hebrew Standard/u }));
    fireEvent.click(await screen.findByRole('button', { name: /^Great Value/u }));
    await eventually(() => total.getByRole('button').textContent).toBe('Great Value');
    expect(totalsOfGreek()).toEqual(['3,617', '3,617']);
  });

  test('see these values in a chapter too, where each word has its card', async () => {
    const version = await add(['John,1,1,בראשית היה הדבר', 'John,1,2,הוא היה בראשית'], {
      ...{ name: 'Delitzsch', language: 'he', role: 'translation' },
    });
    await site.open(`/explorer/john/1?version=${version}`);
    const row = within(await screen.findByRole('group', { name: 'John 1:2' }));
    await row.findByText('הוא');
    await eventually(() => row.getAllByRole('link').map(({ textContent }) => textContent)).toContain('945');
    await screen.findByText(/^This version is a translation into Hebrew/u);
    fireEvent.click(row.getByText('הוא'));
    const card = within(await screen.findByRole('dialog', { name: 'Word 1 of John 1:2' }));
    expect(card.getByRole('link', { name: /12/u })).toBeDefined();
  });

  test('see the numbers that the file has, beside those of the original', async () => {
    const version = await add(['Psalms,22,1,Dominus regit me', 'Psalms,50,3,Miserere mei Deus'], {
      ...{ name: 'Vulgata', language: 'la', role: 'translation', numbering: 'greek-psalms' },
    });
    await site.open(`/explorer/psalms/51/1?version=${version}`);
    await eventually(() => document.body.textContent).toMatch(
      /Masoretic numbering: Psalm 51:3Numbering of Vulgata: Psalm 50:3/u,
    );
    await site.open(`/explorer/psalms/51?version=${version}`);
    await screen.findByText('Miserere mei Deus');
    const row = within(screen.getByRole('group', { name: 'Psalm 51:1' }));
    expect(row.getByText('(51:3)').closest('[title]')?.getAttribute('title')).toBe(
      'In the original: Psalm 51:3',
    );
    expect(row.getByText('(50:3)').closest('[title]')?.getAttribute('title')).toBe(
      'In the file of this version: Psalm 50:3',
    );
    await site.open(`/search?term=regit&version=${version}`);
    await eventually(() => document.body.textContent).toContain('in this text Psalm 22:1');
  });

  test('choose an added original for a book that it has, and see the usual one elsewhere', async () => {
    const edition = await add(['Genesis,1,1,בראשית ברא אלהים', 'Genesis,1,2,והארץ היתה תהו'], {
      ...{ name: 'Letters only', language: 'he', role: 'original' },
    });
    await site.open('/explorer/genesis/1/1');
    fireEvent.focus(await openTextOptions());
    await eventually(() => options('Original text')).toContain('Letters only');
    fill(select('Original text'), edition);
    await eventually(() => document.querySelector('.print-footer')?.textContent).toContain('Letters only');
    await site.open(`/explorer/psalms/23/3?edition=${edition}`);
    await screen.findByText(/^Letters only is not installed, or does not have Psalms/u);
    await site.open(`/explorer/john/1/1?edition=${edition}`);
    expect(screen.queryByText(/does not have/u)).toBeNull();
  });

  test('whose text is gone see the usual one, with a sentence in place', async () => {
    const VERSION =
      'The version that you chose was removed from this site, so you see the King James Version.';
    for (const place of ['genesis/1/1', 'genesis/1']) {
      await site.open(`/explorer/${place}?version=own-999`);
      const status = (await screen.findByRole('link', { name: 'King James Version' })).closest('p');
      expect(status?.textContent).toBe(VERSION);
      expect(document.body.textContent).toContain('In the beginning God created');
      expect(select('Version').selectedOptions[0]?.text).toBe('Removed version');
    }
    await site.open('/explorer/genesis/1/1?edition=own-999');
    await screen.findByText('This original text was removed from this site, so you see the usual one.');
  });

  test('find an added text with its license and source on the page About, and in the search of the sidebar', async () => {
    const version = await add(ARABIC, { name: 'Van Dyck', language: 'ar', role: 'translation' });
    await site.open('/about');
    const about = within(await screen.findByRole('region', { name: 'Van Dyck' }));
    about.getByText('Arabic');
    about.getByRole('link', { name: 'CC0 1.0' });
    expect(about.getByRole('link', { name: 'https://example.org/text' })).toBeDefined();
    await site.open('/explorer/genesis/1/2');
    fireEvent.click(screen.getByRole('tab', { name: 'Search' }));
    const typed = await screen.findByLabelText('Text');
    const form = within(typed.closest('form') as HTMLElement);
    const versions = form.getByRole<HTMLSelectElement>('combobox', { name: 'Version' });
    fireEvent.focus(versions);
    await eventually(() => [...versions.options].map(({ text }) => text)).toContain('Van Dyck');
    fill(versions, version);
    fill(typed, 'الأرض');
    fireEvent.click(form.getByRole('button', { name: 'Search Text' }));
    await eventually(address).toContain(`version=${version}`);
  });
});
