/** Search in happy-dom: typing, filters, Back, and messages when nothing is found. */
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { address, asked, domSite, eventually, fill, unreachable } from './site.tsx';

const site = await domSite();

const field = () =>
  screen.getByLabelText<HTMLInputElement>('Words, a phrase, a Strong’s number or a reference');
const number = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Number' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const results = () => document.querySelector<HTMLElement>('section[aria-label="Results"]');
/** The count above the results; null or undefined while the results are loading. */
const count = () =>
  results()?.getAttribute('aria-busy') === 'false' ? results()?.querySelector('h2')?.textContent : null;
const says = () => document.querySelector('main')?.textContent;
const hasVerses = () => eventually(count).toMatch(/^[\d,]+ verses?$/u);
const facet = async (name: RegExp) =>
  within(await screen.findByRole('region', { name: 'Book' })).getByRole('link', { name });

test('makes no call without a query', async () => {
  const { apiCalls, complaints } = await site.open('/search');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search');
  expect(button('Search Text').disabled).toBe(true);
  fill(field(), '   ');
  expect(button('Search Text').disabled).toBe(true);
  fireEvent.click(screen.getByRole('tab', { name: 'Gematria Search' }));
  await screen.findByRole('spinbutton', { name: 'Number' });
  for (const text of ['0', '-3', '2.5']) {
    fill(number(), text);
    expect([text, button('Find by Value').disabled]).toEqual([text, true]);
  }
  expect(apiCalls.filter((call) => call.startsWith('/api/search'))).toEqual([]);
  expect(complaints).toEqual([]);
});

describe('of the text', () => {
  test('shows results while the reader types, without replacing the field', async () => {
    const { complaints } = await site.open('/search');
    const before = field();
    fill(before, 'comprehended');
    await eventually(address).toBe('/search?term=comprehended');
    await eventually(count).toBe('1 verse');
    expect(field()).toBe(before);
    expect(document.querySelector('.query-badge')?.textContent).toBe('comprehended');
    const first = results()?.querySelector<HTMLElement>('ol > li') as HTMLElement;
    expect(within(first).getByRole('heading').textContent).toBe('John 1:5');
    expect(first.textContent).toMatch(/Relevance: 100% · KJV/u);
    expect(first.querySelector('[lang=en] mark')?.textContent).toBe('comprehended');
    expect(first.querySelector('[lang=grc]')?.textContent).toContain('σκοτίᾳ');
    expect(document.title).toContain('comprehended · Search Results');
    expect(complaints).toEqual([]);
  });

  test('can be narrowed to a book, and widened again', async () => {
    await site.open('/search?term=light');
    await hasVerses();
    const all = count();
    const genesis = await facet(/^Genesis/u);
    const expected = [...genesis.querySelectorAll('span')].at(-1)?.textContent;
    fireEvent.click(genesis);
    await eventually(address).toBe('/search?term=light&book=genesis');
    await eventually(count).toBe(`${expected} verses`);
    fireEvent.click(screen.getByRole('link', { name: 'Remove the filter Genesis' }));
    await eventually(count).toBe(all);
  });

  test('a book replaces the testament as the filter', async () => {
    await site.open('/search?term=light&testament=old');
    fireEvent.click(await facet(/^Genesis/u));
    await eventually(address).toBe('/search?term=light&book=genesis');
  });

  test('opens a place if the reader types its reference and presses Enter', async () => {
    await site.open('/search');
    fill(field(), 'Ps 23:3');
    await screen.findByRole('link', { name: /^Go to/u });
    await userEvent.type(field(), '{Enter}');
    await eventually(address).toBe('/explorer/psalms/23/3');
  });

  test('explains a query that it cannot read, an empty result, and a failure', async () => {
    await site.open('/search');
    fill(field(), '"in the');
    await screen.findByText(/^A closing quotation mark is missing/u);
    fill(field(), 'xyzzyq');
    await screen.findByRole('heading', { name: 'No Results Found' });
    await eventually(says).toContain('Searched: Verses for xyzzyq.');
    const fixes = () => [...(results()?.querySelectorAll('ul:last-of-type a') ?? [])];
    await eventually(() => fixes().length).toBe(3);
    fireEvent.click(fixes()[0] as HTMLElement);
    await eventually(() => field().value).toBe('xyzz*');
    const reach = site.answer('GET', '/api/search', unreachable);
    fill(field(), 'waters');
    await screen.findByText('An error occurred while searching. Please try again.');
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    reach();
    fireEvent.click(button('Retry'));
    await hasVerses();
  });

  test('cites and compares only the answer to the current query, even if that answer has no results', async () => {
    await site.open('/search?term=xyzzyq&answer=924+verses');
    await eventually(says).toContain(
      'When this link was made, the answer was 924 verses. Now it is 0 verses.',
    );
    const cite = () => screen.queryAllByRole('button', { name: 'Cite' }).length;
    expect(cite()).toBe(1);
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    site.answer('GET', '/api/search', async (_, ask) => {
      await sent;
      return ask();
    });
    fill(field(), 'light');
    await eventually(() => results()?.getAttribute('aria-busy')).toBe('true');
    expect(cite()).toBe(0);
    expect(results()?.querySelector('.invisible')?.textContent).toContain('Searched: Verses for');
    send();
    await hasVerses();
    expect(cite()).toBe(1);
  });

  test('marks Aramaic words as Aramaic', async () => {
    await site.open('/search?term=H426&book=daniel&testament=old');
    await eventually(() => results()?.querySelectorAll('[lang=arc][dir=rtl] mark').length).toBeGreaterThan(0);
    expect(results()?.querySelectorAll('[lang=he]')).toHaveLength(0);
  });
});

describe('by value', () => {
  test('can add and remove a second value and a required word', async () => {
    await site.open('/search/gematria/913?unit=span&maxWords=10');
    await eventually(count).toMatch(/spans?$/u);
    const all = count();
    fireEvent.click(button('And a value by a second method…'));
    fill(await screen.findByLabelText('also worth'), '76');
    await eventually(() => asked().also).toBe('HEBREW_ORDINAL:76');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove this condition' }));
    await eventually(count).toBe(all);
    fill(screen.getByLabelText(/With the word/u), 'h430');
    await eventually(() => asked().lemma).toBe('H430');
    fireEvent.click(await screen.findByRole('link', { name: 'Remove the filter H430' }));
    await eventually(() => screen.getByLabelText<HTMLInputElement>(/With the word/u).value).toBe('');
  });

  test('accepts a property instead of a value, and searches both scripts together', async () => {
    await site.open('/search/gematria/26');
    await eventually(count).not.toBeNull();
    const kind = () =>
      [...document.querySelectorAll('label')]
        .find(({ textContent }) => textContent?.startsWith('Worth'))
        ?.querySelector('select') as HTMLSelectElement;
    const select = (list: HTMLSelectElement, label: string) =>
      fill(list, [...list.options].find(({ textContent }) => textContent === label)?.value ?? '');
    select(kind(), 'A multiple of');
    fill(number(), '37');
    select(screen.getByLabelText<HTMLSelectElement>('Greek method'), 'Greek Standard');
    await eventually(address).toBe('/search/gematria/multiple-of-37?method=HEBREW_STANDARD%2CGREEK_STANDARD');
    await hasVerses();
    select(kind(), 'A prime number');
    await eventually(() => document.querySelector('.query-badge')?.textContent).toBe(
      'Gematria: a prime number',
    );
  });
});
