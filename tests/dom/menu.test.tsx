import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Menu } from '../../frontend/ui/panels/menu.tsx';

afterEach(cleanup);

const focused = () => document.activeElement?.getAttribute('data-name');
const isOpen = () => screen.getByRole('button', { name: 'Text' }).getAttribute('aria-expanded') === 'true';

function show() {
  render(
    <Menu
      label="Text"
      content={(close) => (
        <>
          <a href="#all" data-name="chapter">
            Whole chapter
          </a>
          <label>
            Vowels
            <input type="checkbox" data-name="vowels" />
          </label>
          <label>
            Accents
            <input type="checkbox" data-name="accents" disabled />
          </label>
          <select data-name="format">
            <option>Plain</option>
          </select>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a section that scrolls must be reachable by keyboard. */}
          <section tabIndex={0} data-name="preview" />
          <button type="button" data-name="copy" onClick={close}>
            Copy
          </button>
          <button type="button" data-name="clear">
            Clear
          </button>
        </>
      )}
    />,
  );
  screen.getByRole('button', { name: 'Text' }).focus();
}

test.each([
  ['{ArrowDown}', 'chapter'],
  ['{ArrowUp}', 'clear'],
  ['{ArrowDown}{ArrowDown}', 'vowels'],
  // The switch for accents is disabled, so the arrow keys skip it.
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'copy'],
  ['{ArrowDown}{ArrowUp}', 'clear'],
  ['{ArrowUp}{ArrowDown}', 'chapter'],
  ['{ArrowDown}{End}', 'clear'],
  ['{ArrowUp}{Home}', 'chapter'],
  ['{ArrowDown}c', 'copy'],
  ['{ArrowDown}cc', 'clear'],
  ['{ArrowDown}ccc', 'copy'],
  ['{ArrowDown}v', 'vowels'],
  ['{ArrowDown}z', 'chapter'],
])('after the keys %s on the button of a menu, the focus is on the item %s', async (keys, name) => {
  show();
  await userEvent.keyboard(keys);
  expect(focused()).toBe(name);
  expect(isOpen()).toBe(true);
});

test.each(['{Home}', '{End}', 'c'])(
  'the key %s on the button of a menu does not open the menu',
  async (key) => {
    show();
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(false);
  },
);

test.each(['format', 'preview'])(
  'while %s in a menu has the focus, the arrow keys, End and letters do not move the focus',
  async (name) => {
    show();
    await userEvent.keyboard('{ArrowDown}');
    document.querySelector<HTMLElement>(`[data-name=${name}]`)?.focus();
    await userEvent.keyboard('{ArrowDown}{End}c');
    expect(focused()).toBe(name);
  },
);

test.each([
  ['Escape', '{ArrowDown}{Escape}'],
  ['choosing', '{ArrowUp}{ArrowUp}{Enter}'],
])('%s closes the menu and moves the focus back to its button', async (_, keys) => {
  show();
  await userEvent.keyboard(keys);
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Text' }));
});

test('Tab moves the focus through all items of the menu; after the last item it leaves and closes the menu', async () => {
  show();
  render(<button type="button">After</button>);
  await userEvent.keyboard('{ArrowDown}');
  const passed = [focused()];
  for (let step = 0; step < 5; step++) {
    await userEvent.tab();
    passed.push(focused());
  }
  expect(passed).toEqual(['chapter', 'vowels', 'format', 'preview', 'copy', 'clear']);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
  expect(isOpen()).toBe(false);
});
