import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { domSite, eventually, searchParams } from './site.tsx';

const site = await domSite();

const value = () => document.querySelector<HTMLElement>('[data-verse-value]') as HTMLElement;
const total = () => value().querySelector('[data-total]')?.textContent;
const sum = () => value().textContent.includes('=');
const values = () =>
  [...document.querySelectorAll('[data-line=values]')].map(({ textContent }) => textContent);
const text = () => document.querySelector('[data-verse-text]');
const methodMenu = (name: string) =>
  within(value()).findByRole('button', { name: `${name}, change the method` });

describe('the total', () => {
  test('the total of a verse is the sum of the values below the words, and follows the last word', async () => {
    const { complaints } = await site.open('/explorer/psalms/23/3');
    expect(values()).toEqual(['440', '320', '128', '155', '194', '190', '346']);
    expect(total()).toBe('1,773');
    expect(value().textContent).toMatch(/^=1,773/u);
    expect(value()).toBe(screen.getByRole('group', { name: '= 1,773, Hebrew Standard' }));
    expect(text()?.lastElementChild).toBe(value());
    expect(complaints).toEqual([]);
  });

  test('the total of a verse follows its words, but is at the head if they are more than 18, or more than 9 in a narrow window', async () => {
    const places = () =>
      [...document.querySelectorAll('[data-verse-value]')].map((one) => ({
        isAtEnd: text()?.contains(one),
        only: /max-md:hidden/u.test(one.className)
          ? 'wide'
          : /md:hidden/u.test(one.className)
            ? 'narrow'
            : 'all',
      }));
    await site.open('/explorer/psalms/23/3');
    expect(places()).toEqual([{ isAtEnd: true, only: 'all' }]);
    await site.open('/explorer/john/1/1');
    expect(values()).toHaveLength(17);
    expect(places()).toEqual([
      { isAtEnd: false, only: 'narrow' },
      { isAtEnd: true, only: 'wide' },
    ]);
    await site.open('/explorer/acts/19/27');
    expect(values()).toHaveLength(37);
    expect(places()).toEqual([{ isAtEnd: false, only: 'all' }]);
    expect(value().nextElementSibling).toBe(text());
    expect(sum()).toBe(true);
  });

  test('the total of a verse is between the original and the English text, which follow each other', async () => {
    await site.open('/explorer/john/1/1');
    expect(total()).toBe('3,617');
    expect(text()?.nextElementSibling).toBe(document.querySelector('p.scripture[lang=en]'));
  });

  test('the total of a verse stays visible while the lines below the words are hidden', async () => {
    await site.open('/explorer/psalms/23/3?lines=');
    expect(values()).toEqual([]);
    expect(total()).toBe('1,773');
  });

  test('by a method whose word values do not add up to the total of the verse, the total has no "=", and the page says why', async () => {
    await site.open('/explorer/psalms/23/3?methods=HEBREW_KATAN_MISPARI');
    expect(sum()).toBe(false);
    screen.getByText('By this method, the value of the verse is not the sum of its words.');
  });
});

describe('the method', () => {
  test('a menu at the total of a verse shows the value by each method, and the one that the reader chooses becomes the first method', async () => {
    const { complaints } = await site.open('/explorer/psalms/23/3');
    await userEvent.click(await methodMenu('Hebrew Standard · Mispar Hechrachi'));
    await userEvent.click(await within(value()).findByRole('button', { name: /^Hebrew Ordinal\s*351$/u }));
    await eventually(total).toBe('351');
    expect(searchParams()).toEqual({ methods: 'HEBREW_ORDINAL,HEBREW_STANDARD,GREEK_STANDARD' });
    await userEvent.click(await methodMenu('Hebrew Ordinal · Mispar Siduri'));
    const gadol = await within(value()).findByRole('button', { name: /^Great Value/u });
    const shown = gadol.querySelector('span')?.textContent;
    await userEvent.click(gadol);
    await methodMenu('Great Value · Mispar Gadol');
    expect(total()).toBe(shown);
    expect(complaints).toEqual([]);
  });

  test('if the chosen method does not fit the language of the verse, its value is "–", and the page says why', async () => {
    const { complaints } = await site.open('/explorer/john/1/1?methods=HEBREW_STANDARD');
    expect(total()).toBe('–');
    within(document.querySelector('article') as HTMLElement).getByText(
      'Hebrew methods count Hebrew letters. This text is Greek.',
    );
    expect(values()).toEqual([]);
    expect(sum()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('a verse without words has no total', async () => {
    await site.open('/explorer/acts/8/37');
    expect(value()).toBeNull();
  });

  test('the value of a verse counts the written words or the read words, as the reader chooses', async () => {
    await site.open('/explorer/1samuel/20/2');
    const written = total();
    await userEvent.click(screen.getByRole('button', { name: 'Count what is read' }));
    await eventually(searchParams).toEqual({ reading: 'qere' });
    await screen.findByText('As read (qere)', { selector: 'p' });
    expect(total()).not.toBe(written);
    await userEvent.click(screen.getByRole('button', { name: 'Count what is written' }));
    await eventually(total).toBe(written);
  });
});

describe('the same value', () => {
  const calls = (all: readonly string[]) =>
    all.filter((path) => path.startsWith('/api/search/gematria')).sort();

  test('the line about the same value has links to the verses and phrases of this value, from two requests at the same time', async () => {
    const { apiCalls, complaints } = await site.open('/explorer/genesis/1/1');
    const phrases = await screen.findByRole('link', { name: /phrases?$/u });
    expect(calls(apiCalls)).toEqual([
      '/api/search/gematria/2701?besides=genesis%2F1%2F1&limit=1&method=HEBREW_STANDARD&unit=span',
      '/api/search/gematria/2701?besides=genesis%2F1%2F1&limit=1&method=HEBREW_STANDARD&unit=verse',
    ]);
    expect(phrases.getAttribute('href')).toMatch(/^\/search\/gematria\/2701\?unit=span/u);
    expect(complaints).toEqual([]);
  });

  test('the line about the same value says how many phrases any other order of the words would give, with the same verdict as the search', async () => {
    await site.open('/explorer/genesis/1/1');
    await screen.findByText(
      /^Shuffle the Bible’s words and you get about [\d.]+ \(we allow ± [\d.]+\): .*(?:expect|judge)\.$/u,
    );
  });

  test('room for the line about the same value is kept free before its numbers are known', async () => {
    await site.open('/explorer/genesis/1/1');
    screen.getByText('Same value: …');
    await screen.findByRole('link', { name: /phrases?$/u });
    expect(screen.queryByText('Same value: …')).toBeNull();
  });

  test('the line about the same value counts the other verses and all phrases, and the search that it links to marks the verse the reader came from', async () => {
    const { complaints } = await site.open('/explorer/deuteronomy/6/8');
    const others = await screen.findByRole('link', { name: '2 other verses' });
    screen.getByRole('link', { name: '25 phrases' });
    await userEvent.click(others);
    await screen.findByText('the verse you were reading');
    const rows = [...document.querySelectorAll<HTMLElement>('section[aria-label="Results"] ol > li')];
    const marked = rows.map(({ textContent }) => textContent.includes('the verse you were reading'));
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'Deuteronomy 6:8',
      '1 Kings 18:46',
      'Psalm 3:6',
    ]);
    expect(marked).toEqual([true, false, false]);
    expect(complaints).toEqual([]);
  });

  test('the line about the same value says that no other verse has it', async () => {
    await site.open('/explorer/genesis/1/29');
    await screen.findByText(/no other verse/u);
  });

  test('the line about the same value counts words by a method that cannot search phrases', async () => {
    await site.open('/explorer/psalms/23/3?methods=HEBREW_KATAN_MISPARI');
    await screen.findByRole('link', { name: /words?$/u });
    expect(screen.queryByRole('link', { name: /phrases?$/u })).toBeNull();
  });
});
