import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { VerseAnalysis } from '../../domain/contract/index.ts';
import { address, domSite, eventually, heading, refusal, searchParams, unreachable } from './site.tsx';

const site = await domSite();

const panel = () => screen.getByRole('complementary', { name: 'Analysis' });
const tab = (name: string) => within(panel()).getByRole('tab', { name });
const isSelected = (name: string) => tab(name).getAttribute('aria-selected');
const similar = () => screen.getByRole('region', { name: 'Verses with Similar Gematria Values' });
const rows = () => [...document.querySelectorAll<HTMLElement>('[aria-labelledby=similar] > ol > li')];
const chart = () => screen.findByRole('figure');
const all = (selector: string) => [...panel().querySelectorAll<HTMLElement>(selector)];

async function openSimilar(path: string) {
  const visit = await site.open(path);
  await chart();
  await eventually(() => rows().length).toBeGreaterThan(0);
  return visit;
}

describe('the panel', () => {
  test('the analysis panel shows the reference, its total, and every word with number, value and frequency', async () => {
    const { complaints } = await site.open('/explorer/psalms/23/3?panel=interlinear');
    expect(within(panel()).getByRole('heading', { level: 2 }).textContent).toBe('Psalm 23:3');
    expect(all('[aria-label=Place] > li').map((one) => one.textContent)).toEqual([
      'Psalms',
      'Chapter 23',
      'Verse 3',
    ]);
    expect(isSelected('Interlinear')).toBe('true');
    await eventually(() => panel().querySelector('[data-texts] p[lang=he]')?.getAttribute('dir')).toBe('rtl');
    expect(panel().querySelector('[data-texts] p[lang=en]')?.textContent).toContain('He restoreth my soul');
    const total = within(panel()).getByRole('table', { name: 'Analysis total' });
    expect(total.querySelector('tbody td')?.textContent).toBe('1,773');
    const area = within(panel()).getByRole('region', { name: 'Words' });
    expect(
      within(area)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(['Word', 'Strong’s', 'Value', 'Frequency']);
    expect(area.querySelectorAll('tbody tr')).toHaveLength(3);
    await userEvent.click(within(panel()).getByRole('button', { name: 'All 7 words' }));
    const words = area.querySelectorAll('tbody tr');
    expect(words).toHaveLength(7);
    expect(words[0]?.querySelectorAll('[lang=he]')).toHaveLength(1);
    expect(words[0]?.textContent).toMatch(/nafshi.*H5315.*440.*\d/u);
    expect(complaints).toEqual([]);
  });

  test('the links in the word table of the analysis panel are one Tab stop, and arrow keys move among them', async () => {
    await site.open('/explorer/psalms/23/3?panel=interlinear');
    const area = await within(panel()).findByRole('region', { name: 'Words' });
    const links = within(area).getAllByRole<HTMLAnchorElement>('link');
    expect(links.slice(0, 2).map((link) => link.getAttribute('href'))).toEqual([
      '/search?term=H5315',
      '/number/440',
    ]);
    await eventually(() => links.filter(({ tabIndex }) => tabIndex === 0)).toEqual([links[0]]);
    links[0]?.focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(links[1]);
    expect(links.filter(({ tabIndex }) => tabIndex === 0)).toEqual([links[1]]);
    expect(address()).toBe('/explorer/psalms/23/3?panel=interlinear');
  });

  test('the analysis panel has its open tab in the address, also after moving to another verse and back', async () => {
    const { complaints } = await site.open('/explorer/genesis/1/1');
    expect(isSelected('Gematria')).toBe('true');
    await within(panel()).findByText(/73rd triangular number/u);
    await userEvent.click(tab('Interlinear'));
    await eventually(searchParams).toEqual({ panel: 'interlinear' });
    await userEvent.click(screen.getByRole('link', { name: 'Next: Genesis 1:2' }));
    await eventually(heading).toBe('Genesis 1:2');
    expect(isSelected('Interlinear')).toBe('true');
    await userEvent.click(tab('Gematria'));
    await eventually(searchParams).toEqual({});
    history.back();
    await eventually(heading).toBe('Genesis 1:1');
    expect(isSelected('Interlinear')).toBe('true');
    await site.open('/explorer/genesis/1/1?panel=gematria');
    await within(panel()).findByText(/37 × 73/u);
    expect(complaints).toEqual([]);
  });

  test('the analysis panel has a folded card of the method with its total and counts, and a line for the frequency of each different word', async () => {
    const { complaints } = await site.open('/explorer/genesis/1/1?panel=gematria');
    const link = await within(panel()).findByRole('link', { name: 'Hebrew Standard' });
    const card = link.closest('[data-method]');
    expect(card?.closest('details')?.open).toBe(false);
    expect(card?.textContent).toContain('2,701');
    expect(card?.textContent).toContain('7 words · 28 letters');
    expect(link.getAttribute('href')).toBe('/methods/HEBREW_STANDARD');
    await userEvent.click(within(panel()).getByText('Word frequency (6)'));
    expect(all('[data-frequency]')).toHaveLength(6);
    const { words } = await site.json<VerseAnalysis>('/api/verse/genesis/1/1');
    const god = words.find(({ word }) => word.strongsNumber === 'H430');
    within(panel()).getByText(`${god?.frequency} occurrences`);
    expect(complaints).toEqual([]);
  });

  test('the arrow keys on a tab of the analysis panel open other tabs and do not change the verse', async () => {
    await site.open('/explorer/psalms/23/3?panel=interlinear');
    tab('Interlinear').focus();
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => isSelected('Gematria')).toBe('true');
    await userEvent.keyboard('{End}');
    await eventually(() => isSelected('Context')).toBe('true');
    expect(document.activeElement?.textContent).toBe('Context');
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => isSelected('Interlinear')).toBe('true');
    expect(location.pathname).toBe('/explorer/psalms/23/3');
  });

  test('the analysis panel describes the book, and has the buttons of the toolbar for the previous and next verse', async () => {
    const { complaints } = await site.open('/explorer/genesis/1/1?panel=context');
    await within(panel()).findByRole('heading', { name: 'About the book' });
    await within(panel()).findByRole('heading', { name: 'Kabbalistic insights' });
    await within(panel()).findByRole('heading', { name: 'By number' });
    expect(all('aside h3').map(({ textContent }) => textContent)).toEqual([
      'About the book',
      'Kabbalistic insights',
      'By number',
    ]);
    expect(all('[data-prose] p').length).toBeGreaterThan(1);
    expect(within(panel()).getByRole<HTMLButtonElement>('button', { name: 'Previous Verse' }).disabled).toBe(
      true,
    );
    await userEvent.click(within(panel()).getByRole('link', { name: 'Next Verse' }));
    await eventually(heading).toBe('Genesis 1:2');
    await site.open('/explorer/genesis/32/1?panel=context');
    await userEvent.click(await within(panel()).findByRole('link', { name: 'Previous Verse' }));
    await eventually(heading).toBe('Genesis 31:55');
    expect(complaints).toEqual([]);
  });

  test('the analysis panel says that a verse has curated insights, and shows them', async () => {
    const answer = await site.json<VerseAnalysis>('/api/verse/psalms/23/4');
    const notes = 'The rod and the staff are two pillars.\nTheir values are counted together.';
    site.answer('GET', /\/api\/verse\/psalms\/23\/4$/u, () =>
      Response.json({ ...answer, verse: { ...answer.verse, notes } }),
    );
    const { complaints } = await site.open('/explorer/psalms/23/4');
    expect(all('[aria-label=Place] > li').at(-1)?.textContent).toBe('Kabbalistic');
    expect(document.querySelector('[data-notes-dot]')?.className).toContain('border-third');
    await userEvent.click(tab('Context with insights'));
    await within(panel()).findByRole('heading', { name: 'Kabbalistic insights' });
    within(panel()).getByText('The rod and the staff are two pillars.');
    expect(complaints).toEqual([]);
  });

  test('the analysis panel of a whole chapter shows its totals and the message No Verse Selected', async () => {
    const { complaints } = await site.open('/explorer/1samuel/20?panel=interlinear');
    within(panel()).getByRole('heading', { name: 'No Verse Selected' });
    within(panel()).getByText('Select a verse to view analysis.');
    within(panel()).getByRole('table', { name: 'Chapter totals' });
    await userEvent.click(tab('Gematria'));
    await eventually(() => all('[data-method]')[0]?.closest('details')).toBeNull();
    expect(document.querySelector('[aria-labelledby=similar]')).toBeNull();
    await userEvent.click(tab('Context'));
    await userEvent.click(await within(panel()).findByRole('link', { name: 'Next Chapter' }));
    await eventually(heading).toBe('1 Samuel 21');
    expect(complaints).toEqual([]);
  });

  test('the analysis panel shows "–" and a reason for a method that counts no letter of the text', async () => {
    const { complaints } = await site.open('/explorer/john/1/1?panel=gematria&methods=HEBREW_STANDARD');
    await within(panel()).findByText('Hebrew methods count Hebrew letters. This text is Greek.');
    expect(all('[data-method]')[0]?.textContent).toContain('–');
    // What applies comes first.
    await site.open('/explorer/john/1/1?panel=gematria&methods=HEBREW_STANDARD,GREEK_STANDARD,GREEK_ORDINAL');
    await eventually(() => all('[data-method]').map((one) => (one as HTMLElement).dataset.method)).toEqual([
      'GREEK_ORDINAL',
      'GREEK_STANDARD',
      'HEBREW_STANDARD',
    ]);
    await userEvent.click(tab('Interlinear'));
    await userEvent.click(await within(panel()).findByRole('button', { name: 'All 17 words' }));
    await eventually(() => all('tbody [lang=grc]').length).toBe(17);
    expect(complaints).toEqual([]);
  });

  test('the analysis panel of a verse without words shows a message and no similar verses', async () => {
    const { complaints } = await site.open('/explorer/acts/8/37');
    within(panel()).getByText('No word analysis data available.');
    expect(document.querySelector('[aria-labelledby=similar]')).toBeNull();
    expect(complaints).toEqual([]);
  });
});

describe('similar verses', () => {
  test('the list of similar verses names the range of their values; five verses are requested, with one call', async () => {
    const { apiCalls, complaints } = await site.open('/explorer/psalms/23/3');
    const calls = () => apiCalls.filter((path) => path.startsWith('/api/similar'));
    await eventually(calls).toEqual(['/api/similar/psalms/23/3?limit=5&method=HEBREW_STANDARD&offset=0']);
    await eventually(() => rows().length).toBe(5);
    expect(similar().textContent).toContain('1,755–1,791 (within 1%)');
    expect(rows()[0]?.querySelector('.text-accent')?.textContent).toMatch(/^1,7\d\d$/u);
    expect(complaints).toEqual([]);
  });

  test('a button adds more similar verses, and the focus moves to the first added verse', async () => {
    const { complaints } = await openSimilar('/explorer/genesis/1/1');
    const total = Number(/5 of (\d+) verses/u.exec(similar().textContent ?? '')?.[1]);
    expect(total).toBeGreaterThan(5);
    await userEvent.click(within(similar()).getByRole('button', { name: 'Show more related verses' }));
    await eventually(() => rows().length).toBe(Math.min(total, 25));
    const sixth = within(rows()[5] as HTMLElement).getByRole('link', { name: /\d+:\d+$/u });
    await eventually(() => document.activeElement).toBe(sixth);
    const reference = sixth.textContent;
    await userEvent.click(sixth);
    await eventually(heading).toBe(reference);
    expect(complaints).toEqual([]);
  });

  test('similar verses can be compared by another of the visible methods', async () => {
    const { apiCalls } = await openSimilar('/explorer/psalms/23/3');
    await userEvent.selectOptions(within(similar()).getByLabelText('Compare by'), 'HEBREW_ORDINAL');
    await eventually(() => similar().textContent).toContain('347–355 (within 1% of 351)');
    await eventually(() => apiCalls.some((path) => path.includes('limit=5&method=HEBREW_ORDINAL'))).toBe(
      true,
    );
  });

  test.each([
    // The page shows two Greek verses. The first has seven words.
    ['revelation/13/1', '14,608–14,904 (within 1%)', 14_756],
    // This verse has words that are written but not read aloud.
    ['1samuel/20/2?reading=qere', 'As written (ketiv): ', null],
  ])(
    'similar verses at %s show their difference from the total in the middle of the range',
    async (path, range, total) => {
      const { complaints } = await openSimilar(`/explorer/${path}`);
      const summary = () => similar().querySelector('p')?.textContent ?? '';
      await eventually(summary).toContain(range);
      const numberIn = (text: string | null | undefined) =>
        Number(text?.replace('−', '-').replace('same value', '0').replaceAll(',', ''));
      const compared = total ?? numberIn(/of ([\d,]+)\)$/u.exec(summary())?.[1]);
      for (const row of rows()) {
        const value = numberIn(row.querySelector('.text-accent')?.textContent);
        expect(Math.abs(value - compared)).toBeLessThanOrEqual(Math.ceil(compared / 100));
        expect(numberIn(row.querySelector('[data-difference]')?.textContent)).toBe(value - compared);
      }
      expect(complaints).toEqual([]);
    },
  );

  test('similar verses show a message if no verse is similar', async () => {
    site.answer('GET', /\/api\/similar\//u, () => Response.json([], { headers: { 'X-Total-Count': '0' } }));
    const { complaints } = await site.open('/explorer/psalms/23/3');
    await within(similar()).findByText('No similar verses found.');
    expect(within(similar()).queryByRole('button', { name: /^Show more/u })).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('similar verses show that they are loading, then the reason of a failure, and are requested again by Retry', async () => {
    const fail = site.hold('GET', /\/api\/similar\//u, () => refusal(500, 'The library failed.'));
    await site.open('/explorer/psalms/23/3');
    await within(similar()).findByText('Loading similar verses');
    fail();
    const alert = await within(similar()).findByRole('alert');
    expect(alert.textContent).toContain('Error Loading Data:');
    expect(alert.textContent).toContain('Error fetching similar verses: 500');
    expect(heading()).toBe('Psalm 23:3');
    await chart();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await within(similar()).findByText(/^5 of \d+ verses$/u);
  });

  test('similar verses show a message if there is no connection, and the verses that were loaded stay', async () => {
    await openSimilar('/explorer/genesis/1/1');
    const repair = site.answer('GET', /\/api\/similar\//u, unreachable);
    await userEvent.click(within(similar()).getByRole('button', { name: 'Show more related verses' }));
    await within(similar()).findByText(/Check your connection/u);
    expect(rows()).toHaveLength(5);
    repair();
    await userEvent.click(within(similar()).getByRole('button', { name: 'Retry' }));
    await eventually(() => rows().length).toBeGreaterThan(5);
  });
});

test('the chart of similar words can be read with the keyboard, as a table and as a file', async () => {
  const { complaints } = await openSimilar('/explorer/psalms/23/3');
  const figure = await chart();
  const bars = figure.querySelectorAll<HTMLElement>('li > button');
  expect(bars).toHaveLength(7);
  bars[0]?.focus();
  fireEvent.keyDown(bars[0] as HTMLElement, { key: 'ArrowLeft' });
  await waitFor(() => expect(figure.querySelector('ol + p')?.textContent).toContain('320 · 18 %'));
  expect(location.pathname).toBe('/explorer/psalms/23/3');

  let content: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:chart';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await userEvent.click(within(figure).getByRole('button', { name: 'Download CSV' }));
  await eventually(() => click.mock.contexts.length).toBe(1);
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('Psalm_23:3_Hebrew_Standard.csv');
  const lines = ((await content?.text()) ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines[1]).toMatch(/^"1",".+","nafshi",".*","440"$/u);

  await userEvent.click(within(figure).getByRole('button', { name: 'Show as table' }));
  expect(within(figure).getAllByRole('rowheader')).toHaveLength(7);
  expect(complaints).toEqual([]);
});
