import { describe, expect, test } from 'vitest';
import { hebrewVerses } from '../../tests/support/core-packages.ts';
import { gematriaValue, HEBREW_ALPHABET } from '../gematria/index.ts';
import { checkAddress, formatReference, parseReference, type VerseReference } from '../reference/index.ts';
import { fromEnglish } from '../versification/index.ts';
import { GEMATRIA_INSIGHTS, SUM_OF_SEPHIROT, TORAH_CONNECTIONS } from './insights.ts';
import { contrastOf, labelColour } from './label-colour.ts';
import { alongLine, positionOf, SPHERE_RADIUS } from './layout.ts';
import { LAYOUT_NOTE, PATHS, stanzaOf } from './paths.ts';
import { SEPHIROT } from './sephirot.ts';
import { SEPHIRAH_IDS } from './tree-types.ts';

const TEXT = new Map(hebrewVerses().map((own) => [`${own.book} ${own.chapter}:${own.verse}`, own.words]));

function wordsAt(place: VerseReference): string[] {
  return fromEnglish('masoretic', place).flatMap(({ book, chapter, verse, firstWord, lastWord }) =>
    (TEXT.get(`${book} ${chapter}:${verse}`) ?? []).slice(
      firstWord,
      lastWord === null ? undefined : lastWord + 1,
    ),
  );
}

const verses = (book: 'genesis' | 'exodus', chapter: number, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => wordsAt({ book, chapter, verse: first + index }));

const standard = (text: string) => gematriaValue('HEBREW_STANDARD', text);

describe('the sephirot', () => {
  test('there are ten sephirot, with known values that are computed from their names', () => {
    expect(SEPHIROT.map(({ name, value }) => [name, value])).toEqual([
      ['Kether', 620],
      ['Chokmah', 73],
      ['Binah', 67],
      ['Chesed', 72],
      ['Geburah', 216],
      ['Tiferet', 1081],
      ['Netzach', 148],
      ['Hod', 15],
      ['Yesod', 80],
      ['Malkuth', 496],
    ]);
    for (const { hebrew, value } of SEPHIROT) expect(value).toBe(standard(hebrew));
    expect(SUM_OF_SEPHIROT).toBe(2868);
  });

  test.each(SEPHIROT)(
    'the sephirah $name has its number, a description, a source, an element and its position',
    ({ id, number, ...sephirah }) => {
      expect(SEPHIRAH_IDS[number - 1]).toBe(id);
      expect(sephirah.description.length).toBeGreaterThan(60);
      expect(sephirah.source).not.toBe('');
      expect(sephirah.correspondences.element).not.toBeNull();
      expect(sephirah.position).toEqual(positionOf(id));
    },
  );

  test.each(SEPHIROT)(
    'the label of $name has a contrast of at least 4.5 with its colour',
    ({ colour: { fill } }) => {
      expect(contrastOf(fill, labelColour(fill))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('any two spheres of the tree are more than 40 units apart, and the spheres are balanced left and right of the middle', () => {
    const positions = SEPHIROT.map(({ position }) => position);
    for (const [index, one] of positions.entries())
      for (const other of positions.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * SPHERE_RADIUS + 40);
    expect(positions.reduce((sum, { x }) => sum + x, 0)).toBe(0);
  });
});

describe('the paths', () => {
  test('the paths of the tree of life are the twenty-two letters in order, with the values of the letters', () => {
    expect(PATHS.map(({ letter }) => letter).join('')).toBe(HEBREW_ALPHABET);
    expect(PATHS.map(({ number }) => number)).toEqual(Array.from({ length: 22 }, (_, index) => 11 + index));
    for (const { letter, value, hebrewName, nameValue } of PATHS) {
      expect(value).toBe(standard(letter));
      expect(nameValue).toBe(standard(hebrewName));
      expect(hebrewName.startsWith(letter)).toBe(true);
    }
  });

  test.each(PATHS)(
    'the path of the letter $name has a sign, a sense, a meaning, a source and a witness',
    ({ sign, sense, meaning, source, witness }) => {
      for (const text of [sign, sense, source]) expect(text).toMatch(/^\S.*\S$/u);
      for (const text of [meaning, witness.note]) expect(text).toMatch(/^\S.*[.”]$/u);
      expect(witness.word).toMatch(/^[א-ת]+$/u);
    },
  );

  test('the letters of the paths are three mothers, seven doubles and twelve simple letters, each with its own sign', () => {
    const count = (kind: string) => PATHS.filter((path) => path.kind === kind).length;
    expect([count('mother'), count('double'), count('simple')]).toEqual([3, 7, 12]);
    expect(new Set(PATHS.map(({ sign }) => sign)).size).toBe(22);
    expect(new Set(PATHS.map(({ id }) => id)).size).toBe(22);
  });

  test('the paths of the tree join 22 different pairs of spheres, and each sphere has its known number of paths', () => {
    const pairs = PATHS.map(({ from, to }) => [from, to].sort().join());
    expect(new Set(pairs).size).toBe(22);
    const degree = (id: string) => PATHS.filter(({ from, to }) => from === id || to === id).length;
    expect(SEPHIRAH_IDS.map(degree)).toEqual([3, 4, 4, 4, 4, 8, 5, 5, 4, 3]);
  });

  test('no path of the tree runs through a third sphere', () => {
    for (const { from, to } of PATHS) {
      for (const id of SEPHIRAH_IDS.filter((other) => other !== from && other !== to)) {
        const { x, y } = positionOf(id);
        for (let part = 0; part <= 1; part += 0.02) {
          const point = alongLine(positionOf(from), positionOf(to), part);
          expect(Math.hypot(point.x - x, point.y - y)).toBeGreaterThan(SPHERE_RADIUS + 5);
        }
      }
    }
  });

  test.each(PATHS)('the stanza of $name in Psalm 119 begins every verse with $letter', (path) => {
    const { endVerse, ...start } = stanzaOf(path);
    expect(endVerse - start.verse).toBe(7);
    for (let verse = start.verse; verse <= endVerse; verse++)
      expect(wordsAt({ ...start, verse })[0]?.charAt(0), `verse ${verse}`).toBe(path.letter);
  });

  test('the paths of the tree have a note that names the tradition of their layout', () => {
    expect(LAYOUT_NOTE).toContain('common Western layout');
    for (const tradition of ['Golden Dawn', 'the Ari', 'the Gra']) expect(LAYOUT_NOTE).toContain(tradition);
  });
});

describe('scripture', () => {
  test.each([...SEPHIROT, ...PATHS])(
    'the verse that supports $name exists and has the word',
    ({ witness: { place, kind, word } }) => {
      expect(checkAddress(place.book, place.chapter, place.verse)).toEqual({ ok: true });
      expect(parseReference(formatReference(place))).toMatchObject({ ok: true, reference: place });
      const words = wordsAt(place);
      if (kind === 'begins') expect(words[0]?.startsWith(word)).toBe(true);
      else expect(words.filter((one) => one.includes(word))).not.toEqual([]);
    },
  );

  test.each(TORAH_CONNECTIONS)(
    'the verse of the connection $id between the tree and the Torah is in the Torah',
    ({ place }) => {
      expect(checkAddress(place.book, place.chapter, place.verse)).toEqual({ ok: true });
      expect(['genesis', 'exodus', 'leviticus', 'numbers', 'deuteronomy']).toContain(place.book);
    },
  );

  test('David’s blessing (1 Chronicles 29:11) names five sephirot one after another', () => {
    const words = wordsAt({ book: '1chronicles', chapter: 29, verse: 11 }).slice(2, 7);
    for (const [index, name] of ['גדל', 'גבורה', 'תפארת', 'נצח', 'הוד'].entries())
      expect(words[index]).toContain(name);
  });

  test('the verses that the notes beside the tree quote contain the quoted words, and Genesis 1:1–3 has no ט', () => {
    const at = (place: VerseReference) => wordsAt(place).join(' ');
    expect(at({ book: 'esther', chapter: 2, verse: 17 })).toContain('כתר מלכות');
    expect(at({ book: 'job', chapter: 28, verse: 12 })).toContain('מאין תמצא');
    expect(at({ book: 'job', chapter: 33, verse: 33 })).toContain('ואאלפך חכמה');
    expect(at({ book: 'proverbs', chapter: 19, verse: 17 })).toMatch(/ דל .*גמלו/u);
    expect(at({ book: 'proverbs', chapter: 24, verse: 3 })).toContain('בחכמה יבנה בית');
    expect(at({ book: 'proverbs', chapter: 10, verse: 25 })).toContain('וצדיק יסוד עולם');
    expect(at({ book: 'genesis', chapter: 2, verse: 9 })).toContain('ועץ החיים בתוך הגן');
    expect(at({ book: 'proverbs', chapter: 3, verse: 18 })).toContain('עץ חיים היא');
    expect(at({ book: 'exodus', chapter: 31, verse: 3 })).toContain('בחכמה ובתבונה ובדעת');
    expect(at({ book: 'genesis', chapter: 31, verse: 42 })).toMatch(/אלהי אברהם ופחד יצחק/u);
    expect(verses('genesis', 1, 1, 3).flat().join('')).not.toContain('ט');
  });
});

describe('counts in the Torah', () => {
  const firstChapter = verses('genesis', 1, 1, 31);

  test('Genesis 1 says “God said” nine times and names God thirty-two times', () => {
    expect(firstChapter.filter((words) => words.join(' ').includes('ויאמר אלהים'))).toHaveLength(9);
    expect(firstChapter.flat().filter((word) => /^[והב]?אלהים$/u.test(word))).toHaveLength(32);
    const last = wordsAt({ book: 'deuteronomy', chapter: 34, verse: 12 }).join('').slice(-1);
    expect(`${last}${firstChapter[0]?.[0]?.charAt(0)}`).toBe('לב');
    expect(SEPHIROT.length + PATHS.length).toBe(standard('לב'));
  });

  test('Exodus 14:19, 14:20 and 14:21 have seventy-two letters each', () => {
    const lengths = verses('exodus', 14, 19, 21).map((words) => words.join('').length);
    expect(lengths).toEqual([72, 72, 72]);
    expect(standard('חסד')).toBe(72);
    expect(standard('גבורה')).toBe(3 * 72);
  });

  test('the number of letters of the Ten Commandments equals the standard value of כתר', () => {
    const letters = verses('exodus', 20, 2, 17).flat().join('');
    expect(letters).toHaveLength(standard('כתר') ?? 0);
  });

  test('the value of Genesis 1:1 is the standard value of חכמה times its ordinal value', () => {
    const ordinal = gematriaValue('HEBREW_ORDINAL', 'חכמה') ?? 0;
    expect(standard(firstChapter[0]?.join(' ') ?? '')).toBe((standard('חכמה') ?? 0) * ordinal);
    expect(`${ordinal}`).toBe([...`${standard('חכמה')}`].reverse().join(''));
  });
});

describe('insights', () => {
  test.each(GEMATRIA_INSIGHTS)(
    'all words of the tree’s insight $id have its value',
    ({ words, value, source }) => {
      for (const { hebrew } of words) expect(standard(hebrew)).toBe(value);
      expect(source).not.toBe('');
    },
  );

  test('the claims of the notes beside the tree about the values of kingdom, beauty, love, one and strength are true', () => {
    const of = (id: string) => GEMATRIA_INSIGHTS.find((insight) => insight.id === id)?.value ?? 0;
    const triangular = (n: number) => (n * (n + 1)) / 2;
    const parts = Array.from({ length: of('kingdom') - 1 }, (_, index) => index + 1);
    expect(parts.filter((part) => of('kingdom') % part === 0).reduce((sum, part) => sum + part, 0)).toBe(496);
    expect(of('kingdom')).toBe(triangular(standard('אל') ?? 0));
    expect(of('beauty')).toBe(triangular(46));
    expect(standard('אהבה')).toBe(standard('אחד'));
    expect(of('strength')).toBe(3 * of('mercy'));
  });
});
