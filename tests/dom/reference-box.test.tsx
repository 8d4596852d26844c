import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { address, domSite, eventually } from './site.tsx';

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
  expect({ isExpanded: isExpanded(), active: active(), list: list() }).toEqual({
    isExpanded: false,
    active: 'the field',
    list: null,
  });
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
