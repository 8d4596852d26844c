/** The value of a verse below its text in happy-dom: its sum, its total, its methods, and what has the same value. */
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { asked, domSite, eventually, heading, unavailable } from './site.tsx';

const site = await domSite();

const value = () => screen.getByRole('region', { name: 'Value of the verse' });
const total = () => value().querySelector('[data-total]')?.textContent;
const sum = () => value().querySelector('fieldset')?.textContent;
const numbers = () => [...value().querySelectorAll<HTMLElement>('[data-value]')];
const lit = () =>
  [...document.querySelectorAll<HTMLElement>('p.scripture [data-lit]')].map((word) => word.dataset.word);
const methodMenu = (name: string) =>
  within(value()).findByRole('button', { name: `${name}, change the method` });
const cardName = () => document.querySelector('.word-card')?.getAttribute('aria-label');

describe('the sum', () => {
  test('has the values of the words in reading order, and the total', async () => {
    const { complaints } = await site.open('/explorer/psalms/23/3');
    expect(sum()).toBe('440 + 320 + 128 + 155 + 194 + 190 + 346');
    expect(total()).toBe('1,773');
    expect(complaints).toEqual([]);
  });

  test('is between the original and the English text', async () => {
    await site.open('/explorer/john/1/1');
    expect(total()).toBe('3,617');
    const [greek, english] = ['grc', 'en'].map((lang) => document.querySelector(`p.scripture[lang=${lang}]`));
    expect(greek?.nextElementSibling).toBe(value());
    expect(value().nextElementSibling).toBe(english);
  });

  test('highlights the word of a number under the pointer or with the focus, and only this word', async () => {
    await site.open('/explorer/genesis/1/1');
    // The fourth and the sixth word have the same lemma.
    fireEvent.pointerMove(numbers()[3] as HTMLElement);
    expect(lit()).toEqual(['4']);
    fireEvent.focus(numbers()[5] as HTMLElement);
    expect(lit()).toEqual(['6']);
    expect(cardName()).toBeUndefined();
  });

  test('is one stop for the Tab key; the arrow keys move along it and do not change the verse', async () => {
    await site.open('/explorer/psalms/23/3');
    expect(numbers().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    numbers()[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(numbers()[2]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(numbers()[1]);
    expect(lit()).toEqual(['2']);
    expect(heading()).toBe('Psalm 23:3');
  });

  test('opens the card of a word, and Escape returns to the number', async () => {
    await site.open('/explorer/psalms/23/3');
    await userEvent.click(numbers()[3] as HTMLElement);
    await eventually(cardName).toBe('Word 4 of Psalm 23:3');
    await userEvent.keyboard('{Escape}');
    await eventually(() => document.activeElement).toBe(numbers()[3]);
  });

  test('of a long verse shows its first numbers, and all of them after a click', async () => {
    await site.open('/explorer/acts/19/27');
    const shown = () => numbers().filter((one) => one.closest('.hidden') === null).length;
    expect(shown()).toBe(24);
    fireEvent.click(within(value()).getByRole('button', { name: '13 more words' }));
    expect(shown()).toBe(numbers().length);
    expect(numbers()).toHaveLength(37);
  });

  test('has no plus signs by a method whose values do not add up to the total', async () => {
    await site.open('/explorer/psalms/23/3?methods=HEBREW_KATAN_MISPARI');
    expect(sum()).not.toContain('+');
    within(value()).getByText('By this method, the value of the verse is not the sum of its words.');
  });
});

describe('the method', () => {
  test('can be changed by a menu that shows the value by each method; the choice becomes the first method', async () => {
    const { complaints } = await site.open('/explorer/psalms/23/3');
    await userEvent.click(await methodMenu('Hebrew Standard · Mispar Hechrachi'));
    await userEvent.click(await within(value()).findByRole('button', { name: /^Hebrew Ordinal\s*351$/u }));
    await eventually(total).toBe('351');
    expect(asked()).toEqual({ methods: 'HEBREW_ORDINAL,HEBREW_STANDARD,GREEK_STANDARD' });
    await userEvent.click(await methodMenu('Hebrew Ordinal · Mispar Siduri'));
    const gadol = await within(value()).findByRole('button', { name: /^Great Value/u });
    const shown = gadol.querySelector('span')?.textContent;
    await userEvent.click(gadol);
    await methodMenu('Great Value · Mispar Gadol');
    expect(total()).toBe(shown);
    expect(complaints).toEqual([]);
  });

  test('that does not fit the language shows "–" and the reason', async () => {
    const { complaints } = await site.open('/explorer/john/1/1?methods=HEBREW_STANDARD');
    expect(total()).toBe('–');
    within(value()).getByText('Hebrew methods count Hebrew letters. This text is Greek.');
    expect(numbers()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a verse without words has no sum', async () => {
    await site.open('/explorer/acts/8/37');
    expect(screen.queryByRole('region', { name: 'Value of the verse' })).toBeNull();
  });

  test('counts what is written or what is read, as the reader chooses', async () => {
    await site.open('/explorer/1samuel/20/2');
    const written = total();
    await userEvent.click(within(value()).getByRole('button', { name: 'Count what is read' }));
    await eventually(asked).toEqual({ reading: 'qere' });
    await within(value()).findByText('As read (qere)');
    expect(total()).not.toBe(written);
    await userEvent.click(within(value()).getByRole('button', { name: 'Count what is written' }));
    await eventually(total).toBe(written);
  });
});

describe('the same value', () => {
  const calls = (all: readonly string[]) =>
    all.filter((path) => path.startsWith('/api/search/gematria')).sort();

  test('has links to the verses and phrases of this value, from two requests at the same time', async () => {
    const { apiCalls, complaints } = await site.open('/explorer/genesis/1/1');
    const phrases = await within(value()).findByRole('link', { name: /phrases?$/u });
    expect(calls(apiCalls)).toEqual([
      '/api/search/gematria/2701?besides=genesis%2F1%2F1&limit=1&method=HEBREW_STANDARD&unit=span',
      '/api/search/gematria/2701?besides=genesis%2F1%2F1&limit=1&method=HEBREW_STANDARD&unit=verse',
    ]);
    expect(phrases.getAttribute('href')).toMatch(/^\/search\/gematria\/2701\?unit=span/u);
    expect(complaints).toEqual([]);
  });

  test('compares the phrases with any other order of the words, with the verdict of the search', async () => {
    await site.open('/explorer/genesis/1/1');
    await within(value()).findByText(
      /^In any other order, the words of the Bible would give about [\d.]+ \(± [\d.]+\): .*(?:expect|judge)\.$/u,
    );
  });

  test('has its place at once, before its numbers are known', async () => {
    await site.open('/explorer/genesis/1/1');
    within(value()).getByText('Same value: …');
    await within(value()).findByRole('link', { name: /phrases?$/u });
    expect(within(value()).queryByText('Same value: …')).toBeNull();
  });

  test('counts the other verses and all phrases, and the page behind it marks this one', async () => {
    const { complaints } = await site.open('/explorer/deuteronomy/6/8');
    const others = await within(value()).findByRole('link', { name: '2 other verses' });
    within(value()).getByRole('link', { name: '25 phrases' });
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

  test('says that no other verse has it', async () => {
    await site.open('/explorer/genesis/1/29');
    await within(value()).findByText(/no other verse/u);
  });

  test('counts words by a method that cannot search phrases', async () => {
    await site.open('/explorer/psalms/23/3?methods=HEBREW_KATAN_MISPARI');
    await within(value()).findByRole('link', { name: /words?$/u });
    expect(within(value()).queryByRole('link', { name: /phrases?$/u })).toBeNull();
  });

  test('can be requested again after a failure', async () => {
    const repair = site.answer('GET', /\/api\/search\/gematria/u, unavailable);
    await site.open('/explorer/genesis/1/1');
    await within(value()).findByText('These counts could not be loaded.');
    repair();
    await userEvent.click(within(value()).getByRole('button', { name: 'Retry' }));
    await within(value()).findByRole('link', { name: /phrases?$/u });
  });
});
