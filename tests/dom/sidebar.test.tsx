import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  address,
  domSite,
  eventually,
  heading,
  openTextOptions,
  searchParams,
  unreachable,
} from './site.tsx';

const site = await domSite();

const rail = () => document.querySelector<HTMLElement>('.explorer-rail') as HTMLElement;
const field = (name: string) =>
  within(rail()).getByLabelText<HTMLSelectElement>(name, { selector: 'select' });
const choose = (name: string, option: string) => userEvent.selectOptions(field(name), option);
const method = (name: string) => within(rail()).getByRole<HTMLInputElement>('checkbox', { name });
const options = (name: string) => [...field(name).options].map(({ text }) => text);
const opener = () => document.querySelector<HTMLElement>('[data-opens-sidebar]') as HTMLElement;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('in the document the text comes before the analysis, and the analysis before the sidebar', async () => {
  for (const path of ['/explorer/psalms/23/3', '/explorer/psalms/23']) {
    await site.open(path);
    await eventually(() => document.querySelector('.explorer-text[aria-busy]')).toBeNull();
    const parts = document.querySelectorAll('.explorer-text, .explorer-panel, .explorer-rail');
    expect([...parts].map((part) => part.getAttribute('aria-label') ?? part.localName)).toEqual([
      'article',
      'Analysis',
      'Choose a passage',
    ]);
  }
});

test('the line above a text says what is read, and its button Choose leads to the tabs of the sidebar', async () => {
  await site.open('/explorer/psalms/23/3');
  const read = () => document.querySelector('[data-read]')?.textContent;
  expect(read()).toBe('Westminster Leningrad Codex · KJV with Strong’s');
  await userEvent.click(opener());
  expect(document.activeElement?.textContent).toBe('By Reference');
  await site.open('/explorer/john/1?version=original');
  await eventually(read).toBe('SBL Greek New Testament');
  await site.open('/explorer/psalms/23');
  expect(read()).toBe('Westminster Leningrad Codex · KJV with Strong’s');
  await userEvent.click(screen.getByRole('button', { name: 'Aa, text options' }));
  await userEvent.click(await screen.findByLabelText('English only'));
  await eventually(read).toBe('KJV with Strong’s');
});

test('the sidebar has fields for the version, book, chapter and verse, and no other, and no grid of verses', async () => {
  await site.open('/explorer/psalms/23/3');
  const names = within(rail())
    .getAllByRole('combobox')
    .map((one) => one.closest('label')?.querySelector('span')?.textContent);
  expect(names).toEqual(['Version', 'Book', 'Chapter', 'Verse']);
  expect(within(rail()).queryByRole('navigation')).toBeNull();
});

describe('a place', () => {
  test('a book, chapter or verse that is chosen in the sidebar opens at once, and the select keeps the focus', async () => {
    await site.open('/explorer/psalms/23/3');
    expect([...field('Book').querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
      'Torah',
      'Other Old Testament',
      'Apocrypha',
      'New Testament',
    ]);
    await choose('Book', 'Daniel');
    // The sample library has only the second chapter.
    await eventually(address).toBe('/explorer/daniel/1');
    expect(options('Chapter')).toHaveLength(12);
    await choose('Chapter', '2');
    await eventually(heading).toBe('Daniel 2');
    expect(document.activeElement).toBe(field('Chapter'));
    await choose('Verse', '7');
    await eventually(heading).toBe('Daniel 2:7');
    await userEvent.click(button('View Reference'));
    expect(address()).toBe('/explorer/daniel/2/7');
    expect(document.activeElement).toBe(document.querySelector('h1'));
    await choose('Verse', 'All Verses');
    await eventually(address).toBe('/explorer/daniel/2');
  });

  test('the fields of the sidebar follow the address, and a new book opens at the same chapter number if it has that chapter', async () => {
    await site.open('/explorer/psalms/3/1');
    expect(options('Verse').slice(0, 3)).toEqual(['All Verses', 'Title', '1']);
    await userEvent.click(screen.getByRole('link', { name: 'Next: Psalm 3:2' }));
    await eventually(() => field('Verse').value).toBe('2');
    await choose('Book', 'Ruth');
    await eventually(address).toBe('/explorer/ruth/3');
    await choose('Book', 'Jude');
    await eventually(address).toBe('/explorer/jude/1');
  });

  test('after the reader has touched the list of books in the sidebar, it says which books are not installed', async () => {
    await site.open('/explorer/psalms/23/3');
    expect(options('Book')).toContain('Tobit');
    fireEvent.focus(field('Book'));
    await eventually(() => options('Book')).toContain('Tobit – not installed');
    expect(options('Book')).toContain('Genesis');
  });

  test('a book of the Apocrypha that is chosen in the sidebar opens at its first verse', async () => {
    await site.open('/explorer/psalms/23/3');
    await choose('Book', '1 Esdras');
    await eventually(address).toBe('/explorer/1%20esdras/1/1');
  });

  test('the field Chapter has the existing chapters, and the chapter of the address even if it does not exist', async () => {
    await site.open('/explorer/psalms/9999');
    await eventually(() => options('Chapter').length).toBe(151);
    expect(options('Chapter').at(-1)).toBe('9999');
  });

  test('the field Reading of the text options offers ketiv and qere for a Hebrew verse, and is missing for a Greek verse', async () => {
    await site.open('/explorer/1samuel/20/2');
    await openTextOptions();
    const reading = () => screen.getByLabelText('Reading', { selector: 'select' });
    await userEvent.selectOptions(reading(), 'As read (qere)');
    await eventually(searchParams).toEqual({ reading: 'qere' });
    await userEvent.selectOptions(reading(), 'As written (ketiv)');
    await eventually(searchParams).toEqual({});
    await site.open('/explorer/john/1/1');
    await openTextOptions();
    expect(screen.queryByLabelText('Reading')).toBeNull();
  });
});

describe('methods', () => {
  test('the methods that are chosen in the sidebar are in the address unless they are the default choice', async () => {
    await site.open('/explorer/psalms/23/3');
    fireEvent.click(method('Hebrew Ordinal'));
    await eventually(searchParams).toEqual({ methods: 'HEBREW_STANDARD,GREEK_STANDARD' });
    expect(method('Greek Standard').checked).toBe(true);
    fireEvent.click(method('Hebrew Ordinal'));
    await eventually(searchParams).toEqual({});
    fireEvent.click(button('More methods…'));
    const dialog = await screen.findByRole('dialog', { name: 'Gematria methods' });
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Great Value · Mispar Gadol' }));
    await eventually(() => searchParams().methods).toContain('HEBREW_GADOL');
    const more = within(dialog).getByRole('link', { name: 'More about Great Value' });
    expect(more.getAttribute('href')).toBe('/methods/HEBREW_GADOL');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await eventually(() => screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Next: Psalm 23:4' }));
    await eventually(heading).toBe('Psalm 23:4');
    expect(searchParams().methods).toContain('HEBREW_GADOL');
  });

  test('the checkbox of a chosen method keeps the focus while the values of the method are loading', async () => {
    await site.open('/explorer/psalms/23/3?panel=interlinear');
    const panel = screen.getByRole('complementary', { name: 'Analysis' });
    const row = () => within(panel).queryByRole('rowheader', { name: 'Hebrew Ordinal' });
    expect(row()).not.toBeNull();
    const send = site.hold('GET', /\/api\/verse\//u);
    method('Hebrew Ordinal').focus();
    await userEvent.keyboard(' ');
    await eventually(() => method('Hebrew Ordinal').checked).toBe(false);
    expect(document.activeElement).toBe(method('Hebrew Ordinal'));
    send();
    await eventually(row).toBeNull();
    expect(document.activeElement).toBe(method('Hebrew Ordinal'));
  });
});

describe('versions', () => {
  const option = (id: string) => field('Version').querySelector<HTMLOptionElement>(`option[value=${id}]`);
  const message = 'The list of versions could not be loaded.';

  test('the list of versions is requested when its select gets the focus; versions that are not installed are marked, and one under copyright can be chosen to see why', async () => {
    const { apiCalls } = await site.open('/explorer/psalms/23/3');
    expect(apiCalls).not.toContain('/api/versions');
    fireEvent.focus(field('Version'));
    await eventually(() => option('esv')?.textContent).toContain('not installed');
    expect(option('esv')?.disabled).toBe(false);
    expect(option('kjvs')?.disabled).toBe(false);
    await choose('Version', 'esv');
    await screen.findByText(/is under copyright and not installed/u);
    await choose('Version', 'original');
    await eventually(() => document.querySelector('p.scripture[lang=en]')).toBeNull();
    expect(searchParams()).toEqual({ version: 'original' });
  });

  test('the lists of texts call a text that stands in for another one a stand-in, also when it is chosen', async () => {
    site.answer('GET', '/api/versions', () =>
      Response.json({
        versions: [
          { id: 'jps1917', name: 'Stand-in for JPS 1917', installed: true, licence: 'Public domain' },
        ],
      }),
    );
    site.answer('GET', '/api/editions', () =>
      Response.json({ editions: [{ id: 'mam', name: 'Stand-in for Miqra according to the Masorah' }] }),
    );
    await site.open('/explorer/psalms/23/3?version=jps1917');
    await eventually(() => option('jps1917')?.textContent).toBe('Stand-in for JPS 1917');
    await site.open('/explorer/psalms/23/3');
    const original = await openTextOptions();
    fireEvent.focus(original);
    await eventually(() => [...original.options].map(({ text }) => text)).toContain(
      'Stand-in for Miqra according to the Masorah',
    );
  });

  test('the list of versions says that the KJV with Strong’s has no numbers in its English until its tagged text is installed', async () => {
    await site.open('/explorer/psalms/23/3');
    expect(option('kjvs')?.textContent).not.toContain('no numbers');
    fireEvent.focus(field('Version'));
    await eventually(() => option('kjvs')?.textContent).toContain('no numbers in the English here');
    expect(option('kjv')?.textContent).not.toContain('no numbers');
    expect(option('kjvs')?.disabled).toBe(false);
  });

  test('when the reader chooses another version, the verse at the top of the window stays at its place', async () => {
    await site.open('/explorer/psalms/23');
    vi.stubGlobal('scrollY', 400);
    const by = vi.spyOn(globalThis, 'scrollBy').mockImplementation(() => {});
    // Until the new version is there, the fifth verse is the first one in view, at 60 px; then it is at 25 px.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const verse = Number(/^v(\d+)$/u.exec(this.id)?.[1] ?? 0);
      const top = (searchParams().version === 'original' ? 25 : 60) + (verse - 5) * 100;
      return new DOMRect(0, verse === 0 ? -100 : top, 100, 90);
    });
    await choose('Version', 'original');
    await eventually(() => by.mock.calls).toEqual([[{ top: -35, behavior: 'instant' }]]);
  });

  test.each([
    ['unreachable', unreachable],
    ['failing', () => new Response('no', { status: 500 })],
  ])(
    'the sidebar shows a message if the list of versions cannot be loaded (%s), and can request it again',
    async (_, answer) => {
      await site.open('/explorer/psalms/23/3');
      const repair = site.answer('GET', /\/api\/versions/u, answer);
      fireEvent.focus(field('Version'));
      await screen.findByText(message);
      repair();
      fireEvent.focus(field('Version'));
      await eventually(() => option('esv')?.textContent).toContain('not installed');
      await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    },
  );
});

test('the sidebar searches by text and by value; each button is disabled until a query is entered', async () => {
  await site.open('/explorer/psalms/23/3');
  await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
  await userEvent.type(await screen.findByLabelText('Text'), '  ');
  expect(button('Search Text').disabled).toBe(true);
  screen.getByText('Search will look for exact matches in the biblical text.');
  await userEvent.click(screen.getByRole('tab', { name: 'Gematria Value' }));
  await userEvent.type(screen.getByLabelText('Value'), '2.5');
  expect(button('Find by Value').disabled).toBe(true);
  await choose('Limit to Book', 'Psalms');
  await userEvent.clear(screen.getByLabelText('Value'));
  await userEvent.type(screen.getByLabelText('Value'), '26');
  await userEvent.click(button('Find by Value'));
  await eventually(() => location.pathname).toBe('/search/gematria/26');
  expect(searchParams()).toMatchObject({ method: 'HEBREW_STANDARD', book: 'psalms' });
});

test('in the sidebar a number that is typed into one search appears in the other, but does not replace words there', async () => {
  await site.open('/explorer/psalms/23/3');
  await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
  const words = () => screen.getByLabelText<HTMLInputElement>('Text');
  const value = () => screen.getByLabelText<HTMLInputElement>('Value');
  const toText = () => userEvent.click(screen.getByRole('tab', { name: 'Text Search' }));
  const toValue = () => userEvent.click(screen.getByRole('tab', { name: 'Gematria Value' }));
  await userEvent.type(await screen.findByLabelText('Text'), '913');
  await screen.findByRole('link', { name: /^\d+ words?$/u });
  await toValue();
  expect(value().value).toBe('913');
  await userEvent.clear(value());
  await userEvent.type(value(), '1,773');
  await toText();
  expect(words().value).toBe('1,773');
  await userEvent.clear(words());
  await userEvent.type(words(), 'light');
  await toValue();
  expect(value().value).toBe('1,773');
  await toText();
  expect(words().value).toBe('light');
});

describe('beside the text', () => {
  const hide = () => screen.getByRole('button', { name: 'Hide the sidebar' });

  test('the sidebar can be hidden and stays hidden, until Choose shows it again', async () => {
    await site.open('/explorer/psalms/23/3');
    await userEvent.click(hide());
    expect(rail()).toBeNull();
    expect(document.activeElement).toBe(opener());
    await site.open('/explorer/genesis/1');
    expect(rail()).toBeNull();
    await userEvent.click(opener());
    expect(rail()).not.toBeNull();
    expect(rail().contains(document.activeElement)).toBe(true);
  });
});
