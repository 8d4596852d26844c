import { expect, test, vi } from 'vitest';
import { answer } from '../../shared/places/typed-reference.ts';
import type { Choice } from '../../shared/questions/choice.ts';
import { withPalette } from './palette-choices.ts';

// The client of the API reads the page when its module loads.
vi.hoisted(() => {
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('location', { origin: 'http://localhost' });
});

const choice = (label: string, group: string, href = `#${label}`): Choice => ({
  label,
  group,
  href,
  detail: null,
});
const OFFERED = [
  choice('Copy', 'Actions'),
  choice('Print', 'Actions'),
  choice('Tree of Life', 'Pages', '/tree-of-life'),
  choice('Song of Solomon', 'Books', '/explorer/songofsolomon/1'),
  choice('Psalms', 'Books', '/explorer/psalms/1'),
];
const labels = (typed: string) =>
  withPalette(typed, answer(typed), OFFERED).choices.map(({ label }) => label);
const first = (typed: string) => withPalette(typed, answer(typed), OFFERED).first?.label;

test('before the reader types, the palette offers all its choices', () => {
  expect(labels('')).toEqual(['Copy', 'Print', 'Tree of Life', 'Song of Solomon', 'Psalms']);
});

test('a typed text filters the choices of the palette by the beginnings of their words, in any order and case', () => {
  expect(labels('pri')).toEqual(['Print', 'Search for “pri”']);
  expect(labels('life tree')).toEqual(['Tree of Life', 'Search for “life tree”']);
  expect(labels('rint')).toEqual(['Search for “rint”']);
});

test('Enter in the palette runs the first choice that matches, or a search if none matches', () => {
  expect(first('pri')).toBe('Print');
  expect(first('shepherd')).toBe('Search for “shepherd”');
});

test('a typed reference or number is the first choice of the palette', () => {
  expect(first('Ps 23:3')).toBe('Psalm 23:3');
  expect(first('913')).toBe('913');
});

test('a typed question is the first choice of the palette, also if a page has its words', () => {
  expect(labels('how often does שבת occur')).toEqual([
    'How often שבת occurs',
    'Search for “how often does שבת occur”',
  ]);
  expect(first('phrases worth 113 in Psalms')).toBe('Phrases worth 113 in Psalms');
  expect(first('light in Psalms')).toBe('Search for “light in Psalms”');
});

test('for a verse that does not exist, the palette offers the nearest verse first, and Enter chooses nothing', () => {
  expect(labels('Is 53:13')[0]).toBe('Isaiah 53:12');
  expect(first('Is 53:13')).toBeUndefined();
});

test('the palette offers no address twice', () => {
  const hrefs = withPalette('psalms', answer('psalms'), OFFERED).choices.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});
