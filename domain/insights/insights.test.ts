import { describe, expect, test } from 'vitest';
import { lettersOf, measure, measureSide, spelled } from '../../tests/support/hebrew-measures.ts';
import { numberClaims, unsupportedClaims } from '../../tests/support/number-claims.ts';
import { gematriaValue, isMethodId } from '../gematria/index.ts';
import { parseReference } from '../reference/index.ts';
import { hasVerse } from '../versification/index.ts';
import { INSIGHT_KINDS, INSIGHTS, type Insight, insightsOf, notesAt } from './index.ts';
import { parseCheck } from './parse-check.ts';
import { parsePassage } from './passage.ts';
import { workingOf } from './working.ts';

const TORAH = ['genesis', 'exodus', 'leviticus', 'numbers', 'deuteronomy'] as const;
const checksOf = ({ id, checks }: Insight) => checks.map((check, at) => ({ name: `${id} ${at + 1}`, check }));
const CHECKS = INSIGHTS.flatMap(checksOf);

describe('the collection of insights', () => {
  test.each(TORAH)('there are at least thirteen insights on %s, of at least four kinds', (book) => {
    expect(insightsOf(book).length).toBeGreaterThanOrEqual(13);
    expect(new Set(insightsOf(book).map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
  });

  test('each insight has an id of its own that begins with the place of the verse', () => {
    expect(new Set(INSIGHTS.map(({ id }) => id)).size).toBe(INSIGHTS.length);
    for (const { id, place } of INSIGHTS)
      expect(id).toMatch(new RegExp(`^${place.book}-${place.chapter}-${place.verse}-[a-z-]+$`, 'u'));
  });

  test('the insights on a book are in the order of its verses', () => {
    for (const book of TORAH) {
      const places = insightsOf(book).map(({ place }) => place.chapter * 1_000 + place.verse);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test('notesAt returns null for a verse without insights, and the notes of several insights in their order', () => {
    expect(notesAt({ book: 'psalms', chapter: 23, verse: 3 })).toBeNull();
    const place = { book: 'genesis', chapter: 1, verse: 1 } as const;
    const own = insightsOf('genesis').filter(({ place: { chapter, verse } }) => chapter === 1 && verse === 1);
    expect(own.length).toBeGreaterThan(1);
    expect(notesAt(place)).toBe(own.map(({ notes }) => notes).join('\n\n'));
  });
});

describe.each([...INSIGHTS])('the insight $id', (insight) => {
  const { place, kind, notes, source, checks, unchecked = [] } = insight;

  test('an insight has a verse that exists, two to five sentences, a kind, a source and, for most kinds, checks', () => {
    expect(hasVerse('english', place)).toBe(true);
    expect(INSIGHT_KINDS).toContain(kind);
    const sentences = notes.split(/(?<=[.?!][”)]?) (?=[A-Z“\dא-ת])/u);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
    expect(notes).toMatch(/[.?”]$/u);
    expect(source.length).toBeGreaterThan(8);
    if (kind !== 'tradition' && kind !== 'structure') expect(checks).not.toEqual([]);
  });

  test('an insight names only references to the Bible that exist', () => {
    for (const [text] of `${notes} ${source}`.matchAll(/[A-Z][a-z]+ \d+:\d+/gu)) {
      if (/English|Mishnah|Rabbah|Yetzirah|Kedoshim|Avot|Chayim|Hashanah|Berakhot|Shabbat/u.test(text))
        continue;
      const parsed = parseReference(text);
      expect(parsed, text).toMatchObject({ ok: true });
    }
  });

  test('every number in the notes of an insight is supported by a check, or is in a phrase that is listed as unchecked', () => {
    expect(unsupportedClaims(insight)).toEqual([]);
    for (const phrase of unchecked) expect(notes, phrase).toContain(phrase);
    expect(unchecked.filter((phrase) => numberClaims(phrase).length === 0)).toEqual([]);
    expect(numberClaims(notes).map(({ text }) => text)).not.toContainEqual(expect.stringMatching(/teen$/iu));
  });
});

const FALSE_CLAIMS: readonly (readonly [id: string, right: string, wrong: string])[] = [
  ['genesis-1-1-seven-words', '7 words', '28 words'],
  ['genesis-1-1-ten-sayings', 'ten sayings', 'nine sayings'],
  ['genesis-1-4-tet', 'first three verses', 'first nine verses'],
  ['genesis-2-1-initials', 'these four words', 'these six words'],
  ['genesis-18-2-angels', 'The two words', 'The nine words'],
  ['exodus-10-2-plagues', 'ten plagues', 'nine plagues'],
  ['numbers-1-46-letters', 'about half', 'about a tenth'],
  ['numbers-1-46-letters', 'about half', 'about a third'],
  ['numbers-29-19-water', 'three words', 'four words'],
  ['deuteronomy-6-4-witness', 'Two letters', 'Three letters'],
  ['deuteronomy-6-7-members', '245', '246'],
  ['deuteronomy-32-6-signature', 'first six verses', 'first twelve verses'],
];

test.each(FALSE_CLAIMS)('in the insight %s, changing “%s” to “%s” is detected', (id, right, wrong) => {
  const insight = INSIGHTS.find((one) => one.id === id);
  if (insight === undefined) throw new RangeError(id);
  expect(insight.notes).toContain(right);
  const notes = insight.notes.replace(right, wrong);
  const { unchecked = [] } = insight;
  expect(
    unsupportedClaims({ ...insight, notes }).length > 0 ||
      unchecked.some((phrase) => !notes.includes(phrase)),
  ).toBe(true);
});

test('numberClaims reads numbers in digits and in words, but not the numbers of references', () => {
  expect(numberClaims('It has 3, 5 and 7 words (Genesis 2:1–3), thirty-two times 304,850; verse 4.')).toEqual(
    [
      { text: '3', value: 3, unit: 'words' },
      { text: '5', value: 5, unit: 'words' },
      { text: '7', value: 7, unit: 'words' },
      { text: 'thirty-two', value: 32, unit: null },
      { text: '304,850', value: 304_850, unit: null },
      { text: '4', value: 4, unit: 'verses' },
    ],
  );
});

describe('the Bible text supports every check', () => {
  test.each(CHECKS)('the Bible text supports the check $name: $check.method $check.value', ({ check }) => {
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

  test.each(CHECKS)('the working of the check $name shows the values that were measured', ({ check }) => {
    const { method, text, value, sides } = workingOf(check);
    expect(text).not.toBe('');
    for (const [at, side] of sides.entries()) {
      const parts = check.sides[at] ?? [];
      if (method === 'verse-initials') continue;
      expect(side.map((part) => part.value)).toEqual(parts.map((part) => measure(method, part)));
    }
    if (isMethodId(method)) expect(gematriaValue(method, text)).toBe(value);
  });

  test('a false claim in a check is detected', () => {
    expect(measureSide('HEBREW_STANDARD', [{ hebrew: 'סלם' }])).not.toBe(131);
    expect(() => measure('HEBREW_STANDARD', { hebrew: 'סולם', at: 'genesis 28:12' })).toThrow(
      'does not occur',
    );
    expect(measure('letters', { at: 'exodus 14:19' })).toBe(72);
    expect(() => measure('large-letters', { hebrew: 'ב', at: 'genesis 1:1' })).toThrow('marks');
  });

  test.each(['letters', 'letters: genesis 1:1', 'ounces 3: genesis 1:1', 'letters 3: Genesis 1:1'])(
    'the text “%s” is not a check, so reading it throws',
    (text) => {
      expect(() => parseCheck(text)).toThrow(RangeError);
    },
  );

  test.each(['nowhere 1:1', 'genesis', 'genesis 1', 'genesis 1:1-'])(
    'the text “%s” is not a passage, so reading it throws',
    (text) => {
      expect(() => parsePassage(text)).toThrow(RangeError);
    },
  );
});
