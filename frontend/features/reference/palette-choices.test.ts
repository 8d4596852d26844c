import { expect, test } from 'vitest';
import { answer, type Choice } from '../../shared/places/typed-reference.ts';
import { withPalette } from './palette-choices.ts';

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

test('without a text the palette offers everything', () => {
  expect(labels('')).toEqual(['Copy', 'Print', 'Tree of Life', 'Song of Solomon', 'Psalms']);
});

test('a typed text filters by the beginnings of words, in any order and case', () => {
  expect(labels('pri')).toEqual(['Print', 'Search for “pri”']);
  expect(labels('life tree')).toEqual(['Tree of Life', 'Search for “life tree”']);
  expect(labels('rint')).toEqual(['Search for “rint”']);
});

test('Enter runs the first match, and searches if nothing matches', () => {
  expect(first('pri')).toBe('Print');
  expect(first('shepherd')).toBe('Search for “shepherd”');
});

test('a reference and a number stay the first choice', () => {
  expect(first('Ps 23:3')).toBe('Psalm 23:3');
  expect(first('913')).toBe('913');
});

test('the nearest verse to a missing place stays the first line, and Enter chooses nothing', () => {
  expect(labels('Is 53:13')[0]).toBe('Isaiah 53:12');
  expect(first('Is 53:13')).toBeUndefined();
});

test('no address is offered twice', () => {
  const hrefs = withPalette('psalms', answer('psalms'), OFFERED).choices.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});
