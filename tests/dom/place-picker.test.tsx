import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { BookList } from '../../domain/contract/index.ts';
import { address, domSite, eventually, heading, openVerses } from './site.tsx';

const site = await domSite();

const dialog = () => screen.findByRole('dialog', { name: 'Choose a passage' });
const book = async (name: string) => within(await dialog()).findByRole('button', { name });

test('two taps in the grid of books below the header lead to another chapter, and the grid marks the current place', async () => {
  await site.open('/explorer/psalms/23/3?version=original');
  await userEvent.click(screen.getByRole('button', { name: 'Psalm 23:3, change the passage' }));
  const psalms = await book('Psalms');
  expect(psalms.getAttribute('aria-current')).toBe('true');
  expect(document.activeElement).toBe(psalms);
  await userEvent.click(psalms);
  expect(
    within(await dialog())
      .getByRole('link', { name: 'Psalm 23' })
      .getAttribute('aria-current'),
  ).toBe('page');
  await userEvent.click(within(await dialog()).getByRole('link', { name: 'Psalm 51' }));
  await eventually(address).toBe('/explorer/psalms/51?version=original');
  await eventually(heading).toBe('Psalm 51');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('button', { name: 'Psalm 51, change the passage' });
});

test('a book with only one chapter opens as soon as it is chosen in the grid of books', async () => {
  await site.open('/explorer/psalms/23/3');
  await userEvent.click(screen.getByRole('button', { name: 'Psalm 23:3, change the passage' }));
  await userEvent.click(await within(await dialog()).findByRole('link', { name: 'Jude' }));
  await eventually(address).toBe('/explorer/jude/1');
});

test('the grid of books can have the order of the Tanakh, and keeps it on the next visit', async () => {
  await site.open('/explorer/ruth/1');
  const open = () => userEvent.click(screen.getByRole('button', { name: /change the passage/u }));
  const headings = async () =>
    within(await dialog())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  await open();
  const missing = 'Apocrypha – not installed';
  await within(await dialog()).findByRole('region', { name: missing });
  expect(await headings()).toEqual(['Torah', 'Other Old Testament', missing, 'New Testament']);
  await userEvent.click(screen.getByRole('radio', { name: 'Tanakh' }));
  expect(await headings()).toEqual(['Torah', 'Prophets', 'Writings', 'New Testament', missing]);
  await site.open('/explorer/ruth/1');
  await open();
  await book('Ruth');
  const writings = within(await dialog()).getByRole('region', { name: 'Writings' });
  expect(
    within(writings)
      .getAllByRole('button')
      .slice(0, 5)
      .map(({ textContent }) => textContent),
  ).toEqual(['Psalms', 'Proverbs', 'Job', 'Song of Solomon', 'Ruth']);
});

test('the menu of the place has the verses of the chapter, marks the open one, and folds them for a long psalm', async () => {
  await site.open('/explorer/psalms/119/3');
  const long = await openVerses('Psalm 119');
  expect(long.querySelector('details')?.open).toBe(false);
  expect(long.querySelector('[aria-current=page]')?.textContent).toBe('3');
  await site.open('/explorer/psalms/3/1');
  const grid = await openVerses('Psalm 3');
  expect(grid.querySelector('details')?.open).toBe(true);
  const verses = within(grid).getAllByRole('link');
  expect(verses.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['Title', '1', '2']);
  // The verses are one stop of the Tab key: the open one.
  const stops = verses.filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map(({ textContent }) => textContent)).toEqual(['1']);
  await userEvent.click(within(grid).getByRole('link', { name: '2' }));
  await eventually(heading).toBe('Psalm 3:2');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes the grid of books, and the focus returns to the button that opened it', async () => {
  await site.open('/explorer/psalms/23/3');
  const button = screen.getByRole('button', { name: 'Psalm 23:3, change the passage' });
  await userEvent.click(button);
  await book('Psalms');
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('Revelation');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(address()).toBe('/explorer/psalms/23/3');
});

test('outside of the explorer the button of the grid of books is named Books, and no place is marked', async () => {
  await site.open('/help');
  await userEvent.click(screen.getByRole('button', { name: 'Books' }));
  expect((await book('Genesis')).getAttribute('aria-current')).toBeNull();
  await userEvent.click(await book('Genesis'));
  await userEvent.click(within(await dialog()).getByRole('link', { name: 'Genesis 1' }));
  await eventually(address).toBe('/explorer/genesis/1');
});

test('in the grid of books a group without any installed book says so in its heading; the installed books are requested when the grid opens', async () => {
  const { apiCalls } = await site.open('/explorer/psalms/23/3');
  expect(apiCalls).not.toContain('/api/books');
  await userEvent.click(screen.getByRole('button', { name: 'Psalm 23:3, change the passage' }));
  const group = await within(await dialog()).findByRole('region', { name: 'Apocrypha – not installed' });
  within(group).getByRole('button', { name: 'Tobit' });
  expect(apiCalls.filter((call) => call === '/api/books')).toHaveLength(1);
});

test('in the grid of books a book that is not installed says so if other books of its group are installed', async () => {
  site.answer('GET', '/api/books', async (_, ask) => {
    const answer = (await (await ask()).json()) as BookList;
    return Response.json({
      ...answer,
      books: answer.books.map((one) => ({ ...one, installed: one.id !== 'tobit' })),
    });
  });
  await site.open('/explorer/psalms/23/3');
  await userEvent.click(screen.getByRole('button', { name: 'Psalm 23:3, change the passage' }));
  await book('Tobit – not installed');
  const group = within(await dialog()).getByRole('region', { name: 'Apocrypha' });
  within(group).getByRole('button', { name: 'Judith' });
});
