import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { METHOD_IDS, METHODS, methodFullName, methodName } from '../../domain/gematria/index.ts';
import { greekPageText } from '../../frontend/text/instruments/greek-gematria-text.ts';
import { domSite, eventually, heading } from './site.tsx';

const site = await domSite();

/** Names of methods that would come from the ids, such as "Hebrew Gadol", and that are not in the table of names. */
const FROM_IDS = METHOD_IDS.map((id) =>
  id
    .split('_')
    .map((part) => part.charAt(0) + part.slice(1).toLowerCase())
    .join(' '),
).filter((name) => METHODS.every((method) => method.name !== name));

/** The methods of options and of links to the pages of methods, with the names that the screen gives them. */
function namesOnScreen(): { readonly id: string; readonly shown: string }[] {
  const options = [...document.querySelectorAll<HTMLOptionElement>('option')].map((option) => ({
    id: option.value,
    shown: option.textContent ?? '',
  }));
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/methods/"]')].map((link) => ({
    id: link.pathname.slice('/methods/'.length),
    shown: link.textContent ?? '',
  }));
  return [...options, ...links].filter(({ id }) => METHODS.some((method) => method.id === id));
}

const SCREENS = [
  ['/methods', METHODS.length],
  ['/methods/HEBREW_GADOL', 0],
  ['/calculator?word=שלום&method=HEBREW_GADOL', 20],
  ['/calculator?script=greek&word=λόγος', 10],
  ['/search?by=value', 20],
  ['/name-explorer?name=David', 4],
  ['/hybrid-explorer?book=genesis&chapter=1&verse=1', 0],
  ['/explorer/psalms/23/3?methods=HEBREW_GADOL,HEBREW_KATAN,HEBREW_ORDINAL', 2],
  ['/explorer/john/1/1', 0],
  ['/about', 0],
  ['/chance', 0],
  ['/help', 0],
  ['/', 1],
] as const;

test.each(SCREENS)('the screen %s names methods as the table of names does', async (path, least) => {
  await site.open(path);
  await eventually(() => namesOnScreen().length).toBeGreaterThanOrEqual(least);
  for (const { id, shown } of namesOnScreen()) {
    expect([methodName(id), methodFullName(id)], `${id} on ${path}`).toContain(
      shown.replace(/^More about /u, ''),
    );
  }
  const text = document.body.textContent ?? '';
  expect(FROM_IDS.filter((name) => text.includes(name))).toEqual([]);
  expect(text).not.toContain('Millesian');
});

/** Lines of a page in which a method's English and Hebrew names both have room, at least in a wide window. */
const LINES = [
  ['/', 'figcaption a[href^="/methods/"]', 'HEBREW_STANDARD'],
  ['/calculator?word=שלום', '[aria-label=Results] li', 'HEBREW_STANDARD'],
  ['/calculator?word=שלום&method=HEBREW_GADOL', 'option[value=HEBREW_GADOL]', 'HEBREW_GADOL'],
  ['/methods', 'a[href="/methods/HEBREW_GADOL"]', 'HEBREW_GADOL'],
  ['/name-explorer?name=David', 'a[href="/methods/HEBREW_ORDINAL"]', 'HEBREW_ORDINAL'],
] as const;

test.each(LINES)(
  'the page %s shows in the line %s the English and the Hebrew name of %s',
  async (path, line, id) => {
    await site.open(path);
    await eventually(() => document.querySelector(line)?.textContent).toContain(methodFullName(id));
  },
);

test.each([
  ['/', 'figcaption a[href^="/methods/"]'],
  ['/name-explorer?name=David', 'a[href="/methods/HEBREW_STANDARD"]'],
])('the page %s shows on a phone only the English name of a method in the line %s', async (path, line) => {
  await site.open(path);
  const [english, hebrew] = methodFullName('HEBREW_STANDARD').split(' · ');
  await eventually(() => document.querySelector(line)?.firstChild?.textContent).toBe(english);
  expect(document.querySelector(`${line} .max-md\\:hidden`)?.textContent).toBe(` · ${hebrew}`);
});

const NARROW = [
  ['/explorer/genesis/1/1', '.explorer-rail', 'Hebrew Standard'],
  ['/explorer/genesis/1/1', '.explorer-panel', 'Hebrew Standard'],
  ['/explorer/genesis/1/1', '[data-verse-value]', 'Hebrew Standard'],
  ['/calculator?word=שלום', 'table', 'Great Value'],
  ['/search?by=value', 'main form', 'Hebrew Standard'],
  ['/search/gematria/913?unit=word', 'main ol', ''],
  ['/hybrid-explorer?book=genesis&chapter=1&verse=1', 'table', 'Hebrew Standard'],
  ['/number/913', 'table', 'Great Value'],
] as const;
const HEBREW_NAMES = METHODS.flatMap(({ name, fullName }) =>
  fullName === name ? [] : [fullName.slice(name.length)],
);

test.each(NARROW)(
  'the page %s shows in the part %s only English names of methods',
  async (path, part, name) => {
    await site.open(path);
    const shown = () => [...document.querySelectorAll(part)].map(({ textContent }) => textContent).join(' ');
    await eventually(shown).toContain(name);
    await eventually(shown).not.toBe('');
    expect(HEBREW_NAMES.filter((hebrew) => shown().includes(hebrew))).toEqual([]);
  },
);

test('the page of a method has its English and its Hebrew name as heading', async () => {
  await site.open('/methods/HEBREW_GADOL');
  expect(heading()).toBe('Great Value · Mispar Gadol');
});

test('only the intro card of the Greek page has the specified spelling “Millesian”', async () => {
  await site.open('/greek-gematria');
  const card = screen.getByRole('heading', { name: greekPageText.intro.title }).closest('section');
  expect(card?.textContent).toContain('Millesian');
  expect(document.body.textContent?.split('Millesian')).toHaveLength(
    card?.textContent?.split('Millesian').length ?? 0,
  );
  screen.getByLabelText('Greek Milesian');
});

test('only the buttons of the hybrid page have the specified names', async () => {
  await site.open('/hybrid-explorer?book=genesis&chapter=1&verse=1');
  const button = await screen.findByRole('button', { name: /Standard Hebrew/u });
  expect(button.textContent).toContain('Standard Hebrew');
  await screen.findByRole('columnheader', { name: methodName('HEBREW_STANDARD') });
});

test('a citation names the method as the table does', async () => {
  await site.open('/calculator?word=שלום&method=HEBREW_GADOL');
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Citation' }));
  await eventually(() => copied[0] ?? '').toContain(methodFullName('HEBREW_GADOL'));
});

test('the citation of a search and the report on a number have both names', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await site.open('/search/gematria/913?unit=word');
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Citation' }));
  await eventually(() => copied.at(-1) ?? '').toContain(methodFullName('HEBREW_STANDARD'));
  await site.open('/number/913');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Copy the report' });
  await eventually(() => button.disabled).toBe(false);
  await userEvent.click(button);
  await eventually(() => copied.at(-1) ?? '').toContain(
    `Counted by ${methodFullName('HEBREW_STANDARD')} and Greek Standard.`,
  );
});
