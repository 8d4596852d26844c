import { describe, expect, test } from 'vitest';
import { lettersOf, measure, measureSide, spelled } from '../../tests/support/hebrew-measures.ts';
import { gematriaValue, isMethodId } from '../gematria/index.ts';
import { parseReference } from '../reference.ts';
import { hasVerse } from '../versification/index.ts';
import { INSIGHT_KINDS, INSIGHTS, type Insight, insightsOf, notesAt } from './index.ts';
import { parsePassage } from './passage.ts';
import { workingOf } from './working.ts';

const TORAH = ['genesis', 'exodus', 'leviticus', 'numbers', 'deuteronomy'] as const;
const checksOf = ({ id, checks }: Insight) => checks.map((check, at) => ({ name: `${id} ${at + 1}`, check }));
const CHECKS = INSIGHTS.flatMap(checksOf);

/** References and the numbers of their verses, which count nothing. */
const REFERENCE = /(?:[1-4] )?[A-Z][a-z]+ \d+:\d+(?:[–,] ?\d+)?|\b\d+:\d+(?:–\d+)?/gu;
const WRITTEN_OUT = /\b(thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b/iu;

/** Numbers in digits, references left out. */
function numbersIn(notes: string): number[] {
  const prose = notes.replace(REFERENCE, '').replace(/\((?:Psalm|Song) \d+(?::\d+)?\)|Psalm \d+/gu, '');
  return [...prose.matchAll(/\d[\d,]*\d|\d/gu)].map(([digits]) => Number(digits.replaceAll(',', '')));
}

describe('the collection', () => {
  test.each(TORAH)('has thirteen and more on %s, of four kinds at least', (book) => {
    expect(insightsOf(book).length).toBeGreaterThanOrEqual(13);
    expect(new Set(insightsOf(book).map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
  });

  test('ids are unique and begin with their verse', () => {
    expect(new Set(INSIGHTS.map(({ id }) => id)).size).toBe(INSIGHTS.length);
    for (const { id, place } of INSIGHTS)
      expect(id).toMatch(new RegExp(`^${place.book}-${place.chapter}-${place.verse}-[a-z-]+$`, 'u'));
  });

  test('stands in the order of the verses', () => {
    for (const book of TORAH) {
      const places = insightsOf(book).map(({ place }) => place.chapter * 1_000 + place.verse);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test('a verse without insights has no notes, one with several has them in order', () => {
    expect(notesAt({ book: 'psalms', chapter: 23, verse: 3 })).toBeNull();
    const place = { book: 'genesis', chapter: 1, verse: 1 } as const;
    const own = insightsOf('genesis').filter(({ place: { chapter, verse } }) => chapter === 1 && verse === 1);
    expect(own.length).toBeGreaterThan(1);
    expect(notesAt(place)).toBe(own.map(({ notes }) => notes).join('\n\n'));
  });
});

describe.each([...INSIGHTS])('$id', (insight) => {
  const { place, kind, notes, source, checks, told = [] } = insight;

  test('is whole: a verse that exists, two to five sentences, a kind and a source', () => {
    expect(hasVerse('english', place)).toBe(true);
    expect(INSIGHT_KINDS).toContain(kind);
    const sentences = notes.split(/(?<=[.?!][”)]?) (?=[A-Z“\dא-ת])/u);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
    expect(notes).toMatch(/[.?”]$/u);
    expect(source.length).toBeGreaterThan(8);
    if (kind !== 'tradition' && kind !== 'structure') expect(checks).not.toEqual([]);
  });

  test('the references in it exist', () => {
    for (const [text] of `${notes} ${source}`.matchAll(/[A-Z][a-z]+ \d+:\d+/gu)) {
      if (/English|Mishnah|Rabbah|Yetzirah|Kedoshim|Avot|Chayim|Hashanah|Berakhot|Shabbat/u.test(text))
        continue;
      const parsed = parseReference(text);
      expect(parsed, text).toMatchObject({ ok: true });
    }
  });

  test('every number in its notes is computed, or marked as told', () => {
    const known = new Set([
      ...told,
      ...checks.flatMap(({ value, sides }) => [value, ...sides.flat().map((part) => part.value ?? value)]),
    ]);
    expect(numbersIn(notes).filter((number) => !known.has(number))).toEqual([]);
    expect(notes).not.toMatch(WRITTEN_OUT);
  });
});

describe('every check is borne out by the text', () => {
  test.each(CHECKS)('$name: $check.method $check.value', ({ check }) => {
    const { method, value, sides, spells } = check;
    expect(sides.length).toBeGreaterThan(0);
    for (const side of sides) {
      for (const part of side) if (part.value !== undefined) expect(measure(method, part)).toBe(part.value);
      if (method !== 'verse-initials') expect(measureSide(method, side)).toBe(value);
      if (spells !== undefined) expect(spelled(method, side)).toBe(spells);
    }
    const [one = [], other = []] = sides;
    const letters = (side: typeof one) => [...lettersOf(side)];
    if (method === 'anagram') expect(letters(one).toSorted()).toEqual(letters(other).toSorted());
    if (method === 'reversed') expect(letters(one).toReversed()).toEqual(letters(other));
  });

  test.each(CHECKS)('$name is shown with the values that were measured', ({ check }) => {
    const { method, text, value, sides } = workingOf(check);
    expect(text).not.toBe('');
    for (const [at, side] of sides.entries()) {
      const parts = check.sides[at] ?? [];
      if (method === 'verse-initials') continue;
      expect(side.map((part) => part.value)).toEqual(parts.map((part) => measure(method, part)));
    }
    if (isMethodId(method)) expect(gematriaValue(method, text)).toBe(value);
  });

  test('a false claim would be noticed', () => {
    expect(measureSide('HEBREW_STANDARD', [{ hebrew: 'סלם' }])).not.toBe(131);
    expect(() => measure('HEBREW_STANDARD', { hebrew: 'סולם', at: 'genesis 28:12' })).toThrow(
      'does not stand',
    );
    expect(measure('letters', { at: 'exodus 14:19' })).toBe(72);
    expect(() => measure('large-letters', { hebrew: 'ב', at: 'genesis 1:1' })).toThrow('marks');
    expect(numbersIn('It has 7 words (Genesis 2:1–3), 304,850 in all.')).toEqual([7, 304_850]);
  });

  test.each(['nowhere 1:1', 'genesis', 'genesis 1', 'genesis 1:1-'])('%s is no passage', (text) => {
    expect(() => parsePassage(text)).toThrow(RangeError);
  });
});
