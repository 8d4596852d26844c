import { describe, expect, test } from 'vitest';
import { bookById } from '../canon/index.ts';
import { parseReference } from '../reference/index.ts';
import {
  FEAST_PASSAGES,
  JACOB_AND_ATONEMENT,
  MESSIANIC_PASSAGES,
  type Passage,
  SPIRITUAL_PASSAGES,
  TORAH_NARRATIVES,
} from './index.ts';

const LISTS: [string, readonly Passage[]][] = [
  ['spiritually significant passages', SPIRITUAL_PASSAGES],
  ['narratives of the Torah', TORAH_NARRATIVES],
  ['messianic prophecies', MESSIANIC_PASSAGES],
  ['feast days', FEAST_PASSAGES],
];

test('there are 24 spiritually significant passages, with Jacob’s blessing and the Day of Atonement', () => {
  expect(SPIRITUAL_PASSAGES).toHaveLength(24);
  expect(JACOB_AND_ATONEMENT.map(({ reference }) => reference)).toEqual(['Genesis 49', 'Leviticus 16']);
  for (const passage of JACOB_AND_ATONEMENT) expect(SPIRITUAL_PASSAGES).toContain(passage);
});

test('the narratives of the Torah are all in the Torah', () => {
  for (const { book } of TORAH_NARRATIVES) expect(bookById(book).group).toBe('torah');
});

describe.each(LISTS)('the list of %s', (name, list) => {
  test(`the list of ${name} names each passage once`, () => {
    expect(list.length).toBeGreaterThan(9);
    expect(new Set(list.map(({ reference }) => reference)).size).toBe(list.length);
  });

  test.each(list.map((passage) => [passage.reference, passage] as const))(
    'the chapters of the passage %s agree with its reference',
    (reference, passage) => {
      const parsed = parseReference(reference);
      if (!parsed.ok) throw new Error(parsed.reason);
      expect(parsed.reference).toMatchObject({ book: passage.book, chapter: passage.from });
      expect(parsed.end?.chapter ?? parsed.reference.chapter).toBe(passage.to);
      expect(bookById(passage.book)).toMatchObject({ testament: 'old' });
      expect(passage.to).toBeLessThanOrEqual(bookById(passage.book).chapters);
      expect(passage.about).toMatch(/^\S.{3,90}[.?”]$/u);
    },
  );
});
