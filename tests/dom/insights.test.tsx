import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { insightsOf } from '../../domain/insights/index.ts';
import { address, domSite, eventually, refusal, searchParams, unreachable } from './site.tsx';

const site = await domSite();

const CALL = '/api/kabbalistic-insights';
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-insight]')];
const hasCards = () => eventually(() => cards().length).toBeGreaterThan(0);
const expanded = () => [...document.querySelectorAll('[data-insight] [aria-expanded=true]')];
const tab = (name: string) => screen.getByRole('tab', { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('the gallery of insights opens at the book of the explorer, and requests the insights once', async () => {
  const { apiCalls, complaints } = await site.open('/explorer/genesis/1/1');
  await hasCards();
  expect(tab('Genesis').getAttribute('aria-selected')).toBe('true');
  expect(cards()).toHaveLength(6);
  const all = insightsOf('genesis');
  press(`Show all ${all.length} insights on Genesis`);
  await eventually(() => cards().length).toBe(all.length);
  expect(apiCalls.filter((call) => call.startsWith(CALL))).toEqual([`${CALL}?book=genesis`]);
  const [first] = all;
  for (const part of [first?.notes, first?.source]) expect(cards()[0]?.textContent).toContain(part);
  expect(complaints).toEqual([]);
});

test('below a book outside the Torah only the tabs of the insights are shown, until the reader opens one', async () => {
  const { apiCalls } = await site.open('/explorer/psalms/117/1');
  await screen.findByText('No insights on Psalms yet. Read those on:');
  expect(tab('Genesis').getAttribute('aria-selected')).toBe('false');
  expect(cards()).toEqual([]);
  expect(document.querySelector('.page.no-print')?.className).not.toContain('min-h');
  expect(apiCalls.filter((call) => call.startsWith(CALL))).toEqual([]);
  tab('Genesis').focus();
  await userEvent.keyboard('{ArrowRight}');
  await hasCards();
  expect(tab('Exodus').getAttribute('aria-selected')).toBe('true');
  fireEvent.click(tab('Genesis'));
  await eventually(() => cards()[0]?.textContent).toContain('Genesis 1:1');
});

test('while the reader reads on, the insights are folded below the chapter that was opened', async () => {
  const { apiCalls } = await site.open('/explorer/genesis/31');
  const fold = (await screen.findByText('Explore Kabbalistic Insights')).closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.closest('[data-chapter]')?.getAttribute('data-chapter')).toBe('genesis 31');
  fireEvent.click(screen.getByRole('link', { name: 'Continue with Genesis 32' }));
  await eventually(() => document.querySelectorAll('[data-chapter]').length).toBe(2);
  expect(screen.getAllByText('Explore Kabbalistic Insights')).toHaveLength(1);
  expect(apiCalls.filter((call) => call.startsWith(CALL))).toEqual([]);
  fireEvent.click(screen.getByText('Explore Kabbalistic Insights'));
  await hasCards();
  expect(tab('Genesis').getAttribute('aria-selected')).toBe('true');
});

test('insights are shortened; one at a time can be unfolded, with its measurements', async () => {
  await site.open('/insights');
  await hasCards();
  expect(document.querySelectorAll('.line-clamp-3')).toHaveLength(insightsOf('genesis').length);
  press('Show more on Genesis 14:14');
  press('Show more on Genesis 28:12');
  await eventually(() => expanded().length).toBe(1);
  const ladder = cards().find(({ textContent }) => textContent?.includes('Genesis 28:12'));
  await eventually(() =>
    [...(ladder?.querySelector('[data-checks] ol')?.querySelectorAll('li') ?? [])].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual(['ס60', 'ל30', 'ם40']);
  for (const part of ['Hebrew Standard', '130', 'סלם', 'a ladder, Genesis 28:12', 'סיני', 'Sinai'])
    expect(ladder?.querySelector('[data-checks]')?.textContent).toContain(part);
  press('Show less on Genesis 28:12');
  await eventually(() => expanded().length).toBe(0);
});

test('the link View of an insight leads to its verse', async () => {
  await site.open('/insights?book=leviticus');
  fireEvent.click(await screen.findByRole('link', { name: 'View Leviticus 16:30' }));
  await eventually(address).toBe('/explorer/leviticus/16/30');
});

test('the gallery of insights can be used by keyboard: arrows change the book, Enter unfolds an insight', async () => {
  await site.open('/insights');
  tab('Genesis').focus();
  await userEvent.keyboard('{ArrowRight}');
  await eventually(() => searchParams().book).toBe('exodus');
  await eventually(() => cards()[0]?.textContent).toContain('Exodus 3:2');
  await userEvent.keyboard('{End}');
  await screen.findByRole('button', { name: 'Show more on Deuteronomy 3:23' });
  await eventually(() => document.activeElement?.textContent).toBe('Deuteronomy');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await eventually(() => expanded().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Show less on Deuteronomy 3:23'),
  ]);
});

test('the gallery of insights shows a message for a book without insights', async () => {
  site.answer('GET', CALL, () => Response.json([]));
  await site.open('/insights?book=numbers');
  await screen.findByText('No kabbalistic insights available for Numbers yet.');
  screen.getByText("We're continually adding mystical insights to sacred texts.");
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a failure to load insights shows a toast, leaves the list empty, and can be tried again', async () => {
  await site.open('/insights');
  await hasCards();
  const reach = site.answer('GET', CALL, () => refusal(503, 'Down'));
  fireEvent.click(tab('Exodus'));
  const toast = (await screen.findByText("Couldn't load kabbalistic insights")).parentElement;
  expect(toast?.textContent).toContain("We're importing more mystical insights. Please check back soon.");
  screen.getByText('The insights could not be loaded.');
  expect(screen.queryByText(/No kabbalistic insights available/u)).toBeNull();
  reach();
  press('Retry');
  await hasCards();
});

test('the Context tab shows the notes of the verse even if their sources fail to load', async () => {
  site.answer('GET', CALL, unreachable);
  await site.open('/explorer/genesis/1/1?panel=context');
  const panel = screen.getByRole('complementary', { name: 'Analysis' });
  await eventually(() => panel.textContent).toContain(insightsOf('genesis')[0]?.notes);
});
