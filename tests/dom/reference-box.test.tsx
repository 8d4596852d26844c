import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { address, domSite, eventually, unavailable } from './site.tsx';

const site = await domSite();

const box = () => screen.getByRole('combobox', { name: 'Go to a verse or search' });
const list = () => screen.queryByRole('listbox', { name: 'Choices' });
/** The choice of the reference box that a screen reader announces, or 'the field' if no choice is selected. */
const active = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id === null
    ? 'the field'
    : (document.getElementById(id)?.querySelector('bdi')?.textContent ?? 'missing');
};
const isExpanded = () => box().getAttribute('aria-expanded') === 'true';

beforeEach(async () => {
  await site.open('/bible');
  await userEvent.type(box(), 'Ps 51:3');
  await eventually(isExpanded).toBe(true);
});

test('the list below the reference box has a name, belongs to the field and says which choice is selected', async () => {
  const options = within(list() as HTMLElement).getAllByRole('option');
  expect(options.map((option) => option.querySelector('bdi')?.textContent)).toEqual([
    'Psalm 51:3',
    'Psalm 51:1',
    'Search for “Ps 51:3”',
  ]);
  expect(box().getAttribute('aria-controls')).toBe(list()?.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
  expect(document.activeElement).toBe(box());
});

test.each([
  ['', 'the field'],
  ['{ArrowDown}', 'Psalm 51:3'],
  ['{ArrowDown}{ArrowDown}', 'Psalm 51:1'],
  ['{ArrowUp}', 'Search for “Ps 51:3”'],
  ['{ArrowDown}{ArrowUp}', 'the field'],
  ['{ArrowUp}{ArrowDown}', 'the field'],
])('after the keys “%s” in the reference box a screen reader announces %s', async (keys, choice) => {
  if (keys !== '') await userEvent.keyboard(keys);
  expect(active()).toBe(choice);
});

test('Enter in the reference box opens the choice that the arrow keys have reached', async () => {
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await eventually(address).toBe('/explorer/psalms/51/1');
});

test('typing in the reference box moves the selection from a choice back to the field', async () => {
  await userEvent.keyboard('{ArrowDown}0');
  expect(active()).toBe('the field');
});

test('in the reference box, Escape closes the list of choices and keeps the text; Tab leaves the field and closes the list', async () => {
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect([isExpanded(), active(), list()]).toEqual([false, 'the field', null]);
  expect(box()).toHaveProperty('value', 'Ps 51:3');
  await userEvent.keyboard('{ArrowDown}');
  expect(isExpanded()).toBe(true);
  await userEvent.tab();
  expect(isExpanded()).toBe(false);
  expect(document.activeElement).not.toBe(box());
});

describe('the recent places', () => {
  const READ = Array.from({ length: 60 }, (_, index) => ({
    reference: `Psalm ${60 - index}:2`,
    path: `/explorer/psalms/${60 - index}/2`,
  }));
  const recent = () =>
    within(screen.getByRole('listbox', { name: 'Recently read' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  beforeEach(async () => {
    localStorage.setItem('gematria-recent', JSON.stringify(READ));
    await site.open('/bible');
    await userEvent.click(box());
  });

  test('the reference box shows six recent places at first, and all 50 on demand', async () => {
    await eventually(() => recent().length).toBe(6);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 50' }));
    await eventually(() => recent().length).toBe(50);
    expect(recent().at(-1)).toBe('Psalm 11:2');
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await eventually(address).toBe('/explorer/psalms/11/2');
  });
});

describe('a question', () => {
  const options = () =>
    within(list() as HTMLElement)
      .getAllByRole('option')
      .map((option) => [
        option.querySelector('bdi')?.textContent,
        option.querySelector('small')?.textContent,
      ]);
  const ask = async (question: string) => {
    await userEvent.clear(box());
    await userEvent.type(box(), question);
  };

  test('is answered in the list below the reference box, and Enter opens the page with the question filled in', async () => {
    await ask('gematria of שלום?');
    await eventually(options).toEqual([
      ['Gematria of שלום', '376'],
      ['Search for “gematria of שלום?”', undefined],
    ]);
    await userEvent.keyboard('{Enter}');
    await eventually(address).toBe(`/calculator?word=${encodeURIComponent('שלום')}`);
  });

  test('about a number says how many words have it in the part that it names', async () => {
    await ask('words worth 203 in Genesis');
    await eventually(() => options()[0]).toEqual([
      'Words worth 203 in Genesis',
      expect.stringMatching(/^[1-9]\d* words?$/u),
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await eventually(address).toBe('/search?term=words+worth+203+in+Genesis');
  });

  test('keeps its detail if its answer cannot be had', async () => {
    site.answer('GET', '/api/search/gematria/86', unavailable);
    await ask('words worth 86');
    await eventually(() => options()[0]).toEqual(['Words worth 86', 'By the standard values']);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(options()[0]).toEqual(['Words worth 86', 'By the standard values']);
  });

  test('that can be words of a verse is the second choice, and Enter searches', async () => {
    await ask('light in Genesis');
    await eventually(() => options().map(([label]) => label)).toEqual([
      'Search for “light in Genesis”',
      'Search for “light” in Genesis',
    ]);
    await userEvent.keyboard('{Enter}');
    await eventually(address).toBe('/search?term=light+in+Genesis');
  });
});
