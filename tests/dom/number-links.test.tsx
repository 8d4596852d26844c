/** Every value that a screen shows leads to the page of its number, in happy-dom over the sample library. */
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { address, domSite, eventually, heading } from './site.tsx';

const site = await domSite();

const main = () => document.querySelector('main') as HTMLElement;
const numberLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/number/"]')];
const formatted = (value: number) => new Intl.NumberFormat('en').format(value);

/**
 * Matches places where a number is no link: controls, which must not contain a link, and the lines below words. For a
 * word the link is in its card.
 */
const WITHOUT_LINK = 'button, option, summary, [data-line=values]';

/** The elements below `root` that show exactly this number, also after an equals sign. */
function placesOf(value: number, root: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent?.replace(/^= /u, '').trim() === formatted(value) && parentElement !== null)
      found.push(parentElement);
  }
  return found.filter((one) => one.closest(WITHOUT_LINK) === null);
}

async function hasLinks(value: number, root: () => HTMLElement): Promise<void> {
  await eventually(() => placesOf(value, root()).length).toBeGreaterThan(0);
  for (const place of placesOf(value, root()))
    expect(place.closest('a')?.getAttribute('href'), place.parentElement?.outerHTML).toBe(`/number/${value}`);
}

interface Screen {
  readonly path: string;
  readonly values: readonly number[];
  /** Prepares the screen and returns the element to check. Without it the whole page is checked. */
  readonly arrange?: () => Promise<() => HTMLElement>;
}

const card = () => document.querySelector('.word-card') as HTMLElement;

const SCREENS: readonly Screen[] = [
  { path: '/', values: [2701, 913] },
  { path: '/explorer/psalms/23/3', values: [1773] },
  { path: '/explorer/psalms/23/3?panel=gematria', values: [1773] },
  {
    path: '/explorer/psalms/23/3',
    values: [440],
    arrange: async () => {
      await userEvent.click(document.querySelector('[data-verse-text] [data-word="1"]') as HTMLElement);
      await eventually(card).not.toBeNull();
      await userEvent.click(within(card()).getByRole('button', { name: 'More' }));
      return card;
    },
  },
  { path: '/explorer/psalms/23', values: [1773] },
  {
    path: '/name-explorer',
    values: [45],
    arrange: async () => {
      const list = await screen.findByRole('region', { name: 'Browse names' });
      return () => list;
    },
  },
  { path: '/search/gematria/2701?unit=verse', values: [2701] },
  { path: '/calculator?word=שלום', values: [376] },
  { path: '/calculator?text=שלום&about=text', values: [376] },
  { path: '/name-explorer?name=David', values: [14] },
  { path: '/hybrid-explorer?book=genesis&chapter=1&verse=1', values: [2701, 913] },
  { path: '/greek-gematria?view=results&text=λόγος', values: [373] },
  { path: '/tree-of-life?at=tav', values: [400] },
  { path: '/tree-of-life?at=kether', values: [620] },
  { path: '/methods', values: [376] },
  { path: '/methods/HEBREW_STANDARD', values: [376] },
  { path: '/number/913', values: [11, 83] },
];

describe('a shown value', () => {
  test.each(SCREENS)(
    'a shown value on $path is a link to the page of its number',
    async ({ path, values, arrange }) => {
      const { complaints } = await site.open(path);
      const root = (await arrange?.()) ?? main;
      for (const value of values) await hasLinks(value, root);
      // Each link leads to the page of its own number, and none is inside another control.
      for (const link of numberLinks()) {
        expect(link.closest('button, summary, label')).toBeNull();
        expect(link.parentElement?.closest('a')).toBeNull();
        if (/^[\d,]+$/u.test(link.textContent ?? ''))
          expect(link.textContent).toBe(formatted(Number(link.pathname.slice('/number/'.length))));
      }
      expect(complaints).toEqual([]);
    },
  );

  test('the shown value of a verse is one link, whose name says where it leads', async () => {
    await site.open('/explorer/psalms/23/3');
    const value = screen.getByRole('group', { name: '= 1,773, Hebrew Standard' });
    const [total, ...others] = [...value.querySelectorAll<HTMLAnchorElement>('a[href^="/number/"]')];
    expect(others).toEqual([]);
    expect(total?.getAttribute('aria-label')).toBe('1,773, about this number');
    fireEvent.click(total as HTMLElement);
    await eventually(address).toBe('/number/1773');
    await eventually(heading).toBe('1,773');
  });

  test('a shown value below a word is no link, so that the words stay one Tab stop', async () => {
    await site.open('/explorer/psalms/23/3');
    const values = [...document.querySelectorAll('[data-line=values]')];
    expect(values[0]?.textContent).toBe('440');
    expect(values.filter((value) => value.closest('a, button') ?? value.querySelector('a'))).toEqual([]);
  });

  test('a shown value in the panels below the text is a link to each number', async () => {
    await site.open('/explorer/psalms/23/3');
    const similar = await screen.findByRole('region', { name: 'Verses with Similar Gematria Values' });
    await eventually(() => similar.querySelectorAll('li a[href^="/number/"]').length).toBeGreaterThan(0);
    expect(similar.querySelectorAll('li a[href^="/number/"]')).toHaveLength(
      similar.querySelectorAll('li a[href^="/explorer/"]').length,
    );
  });

  test('a shown value that is missing is no link', async () => {
    await site.open('/explorer/john/1/1?methods=HEBREW_STANDARD');
    // Without the style sheet both totals of a verse of this length are there.
    const value = screen.getAllByRole('group', { name: '–, Hebrew Standard' })[0] as HTMLElement;
    expect(value.querySelector('[data-total]')?.textContent).toBe('–');
    expect(value.querySelectorAll('a[href^="/number/"]')).toHaveLength(0);
  });

  test('a shown value that is too large for a page is no link', async () => {
    await site.open(`/calculator?script=greek&word=${'ω'.repeat(20)}&method=GREEK_CUBES`);
    await eventually(() => main().textContent).toContain('10,240,000,000');
    expect(numberLinks().filter(({ textContent }) => textContent === '10,240,000,000')).toEqual([]);
  });
});

test('the values of a table of words are one Tab stop; the arrow keys move among them', async () => {
  await site.open('/hybrid-explorer?book=genesis&chapter=1&verse=1');
  const words = (await screen.findAllByRole('region', { name: 'Words' }))[0] as HTMLElement;
  const links = [...words.querySelectorAll<HTMLAnchorElement>('a[href^="/number/"]')];
  expect(links.length).toBeGreaterThanOrEqual(7);
  await eventually(() => links.filter(({ tabIndex }) => tabIndex === 0)).toEqual([links[0]]);
  links[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(links[1]);
  expect(links.filter(({ tabIndex }) => tabIndex === 0)).toEqual([links[1]]);
});
