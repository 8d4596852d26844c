import { describe, expect, test } from 'vitest';
import { bareGreek, greekVerses, hebrewVerses } from '../../tests/support/core-packages.ts';
import { BOOKS, SEARCH_GROUPS } from '../canon/index.ts';
import { INSIGHTS } from '../insights/index.ts';
import { decodeLettersFile, encodeLettersFile } from '../number-index/index.ts';
import { Refused, type Scope, type SearchableEdition } from '../value-search/index.ts';
import { findPlaces } from './finding/index.ts';
import { askedOf, askedPlace, namedPlaces, type PlacesQuery, placesRequest } from './index.ts';
import { TRADITIONAL_MIDDLES } from './traditional-middles.ts';

const hebrew = hebrewVerses().map((verse) => ({ ...verse, part: '' }));
const greek = greekVerses().map((verse) => ({ ...verse, part: '', words: verse.words.map(bareGreek) }));
/** Mark with text after its last verse, as the edition has it after 16:8. */
const after = greek.findIndex(({ book, chapter, verse }) => book === 'mark' && chapter === 16 && verse === 8);
greek.splice(after + 1, 0, { ...greek[after]!, part: 'ending', words: ['παντασ', 'δε'] });

const textOf = (
  id: string,
  script: 'hebrew' | 'greek',
  numbering: string,
  verses: typeof hebrew | typeof greek,
) => ({
  file: decodeLettersFile(encodeLettersFile(script, verses)),
  edition: {
    id,
    name: id.toUpperCase(),
    script,
    numbering,
    revision: 'r1',
    books: new Set(verses.map(({ book }) => book)),
  } satisfies SearchableEdition,
  verses,
});
const wlc = textOf('wlc', 'hebrew', 'masoretic', hebrew);
const sblgnt = textOf('sblgnt', 'greek', 'sblgnt', greek);

const scope = (id: string): Scope => ({
  book: BOOKS.find((book) => book.id === id) ?? null,
  testament: id === 'old' || id === 'new' ? id : null,
  group: SEARCH_GROUPS.find((group) => group === id) ?? null,
});

function answer(
  id: string,
  query: Partial<PlacesQuery>,
  { file, edition }: typeof wlc | typeof sblgnt = wlc,
) {
  const whole: PlacesQuery = { unit: 'verse', order: 'english', ...scope(id), ...query };
  const request = placesRequest(edition, whole, askedPlace(whole));
  return namedPlaces(request, findPlaces(file, request.books, askedOf(request)));
}

const at = (
  id: string,
  unit: PlacesQuery['unit'],
  n: string | number,
  query: Partial<PlacesQuery> = {},
  text = wlc,
) => answer(id, { ...query, unit, n: String(n) }, text as typeof wlc).places.map((place) => place.at);

const refusal = (id: string, query: Partial<PlacesQuery>, text: typeof wlc | typeof sblgnt = wlc) => {
  try {
    return answer(id, query, text);
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
};

describe('the text of the packages', () => {
  test.each([
    ['genesis', 1533, 20_612, 78_069],
    ['exodus', 1213, 16_713, 63_531],
    ['leviticus', 859, 11_950, 44_795],
    ['numbers', 1289, 16_413, 63_545],
    ['deuteronomy', 959, 14_294, 54_910],
    ['torah', 5853, 79_982, 304_850],
    ['prophets', 9296, 141_513, 553_785],
    ['writings', 8064, 84_012, 338_407],
    ['old', 23_213, 305_507, 1_197_042],
    ['whole', 23_213, 305_507, 1_197_042],
  ])(
    '%s has %i verses, %i words and %i letters, and the last of each is found',
    (id, verses, words, letters) => {
      const { in: counted, places } = answer(id, { unit: 'letter', n: String(letters) });
      expect(counted).toMatchObject({ verses, words, letters });
      const last = places[0]?.numbers.find((one) => one.in === counted.id || one.letters === letters);
      expect(last).toMatchObject({
        verse: verses,
        word: words,
        letter: letters,
        before: letters - 1,
        after: 0,
      });
      for (const [unit, count] of [
        ['verse', verses],
        ['word', words],
        ['letter', letters],
      ] as const)
        expect(refusal(id, { unit, n: String(count + 1) })).toMatch(/Type a number from 1 to/u);
    },
  );

  test.each([
    ['genesis', 'verse', ['genesis.27.39']],
    ['genesis', 'letter', ['genesis.28.9.4.5']],
    ['exodus', 'verse', ['exodus.22.25']],
    ['exodus', 'word', ['exodus.21.35.10']],
    ['exodus', 'letter', ['exodus.22.3.12.2']],
    ['leviticus', 'verse', ['leviticus.15.7']],
    ['leviticus', 'word', ['leviticus.14.47.7', 'leviticus.14.47.8']],
    ['leviticus', 'letter', ['leviticus.14.50.8.1']],
    ['numbers', 'verse', ['numbers.17.20']],
    ['numbers', 'letter', ['numbers.17.20.6.3']],
    ['numbers', 'word', ['numbers.17.17.24']],
    ['deuteronomy', 'verse', ['deuteronomy.17.8']],
    ['deuteronomy', 'word', ['deuteronomy.16.20.8', 'deuteronomy.16.20.9']],
    ['deuteronomy', 'letter', ['deuteronomy.16.15.12.2', 'deuteronomy.16.15.12.3']],
    ['torah', 'letter', ['leviticus.8.29.4.1', 'leviticus.8.29.4.2']],
    ['torah', 'word', ['leviticus.8.15.21', 'leviticus.8.15.22']],
    ['torah', 'verse', ['leviticus.8.9']],
  ] as const)('the middle of %s by its %ss is %j', (id, unit, places) => {
    expect(at(id, unit, 'middle')).toEqual(places);
  });

  test.each([
    ['english', '2chronicles.20.15'],
    ['hebrew', 'jeremiah.6.2'],
  ] as const)('in the %s order of books the middle verse of the whole is %s', (order, place) => {
    expect(at('whole', 'verse', 'middle', { order })).toEqual([place]);
    expect(at('old', 'verse', 'middle', { order })).toEqual([place]);
  });

  test.each([
    ['torah', 'letter', ['deuteronomy.34.12.12.5'], 304_850],
    ['torah', 'verse', ['deuteronomy.34.12'], 5853],
    ['genesis', 'word', ['genesis.50.26.11'], 20_612],
    ['whole', 'verse', ['malachi.3.24'], 23_213],
  ] as const)('the last %s %s has the number of all', (id, unit, places, count) => {
    expect(at(id, unit, 'last')).toEqual(places);
    expect(at(id, unit, count)).toEqual(places);
  });

  test('the last verse has an English one beside it, and books that a text lacks have none', () => {
    expect(answer('torah', { n: 'last' }).englishPlaces).toEqual([
      expect.objectContaining({ reference: 'Deuteronomy 34:12', number: 5852 }),
    ]);
    expect(refusal('john', { n: 'last' })).toMatch(/has 0 verses/u);
  });

  test('the Writings have another order in Hebrew Bibles; the Torah and the Prophets have not', () => {
    expect(at('writings', 'verse', 1)).toEqual(['ruth.1.1']);
    expect(at('writings', 'verse', 1, { order: 'hebrew' })).toEqual(['psalms.1.1']);
    for (const id of ['torah', 'prophets'])
      expect(at(id, 'word', 'middle', { order: 'hebrew' })).toEqual(at(id, 'word', 'middle'));
  });

  test('the middle letters of the Torah are ה and ח of החזה', () => {
    const { places } = answer('torah', { unit: 'letter', n: 'middle' });
    expect(places.map(({ words, word, letter }) => words[word! - 1]?.charAt(letter! - 1))).toEqual([
      'ה',
      'ח',
    ]);
    expect(places.map(({ words, word }) => words[word! - 1])).toEqual(['החזה', 'החזה']);
    expect(places.map(({ numbers }) => numbers.find((one) => one.in === 'torah')?.letter)).toEqual([
      152_425, 152_426,
    ]);
  });

  test('the Torah has 5,852 English verses, whose middles are Leviticus 8:8 and 8:9', () => {
    const { in: counted, englishPlaces } = answer('torah', { n: 'middle' });
    expect(counted.englishVerses).toBe(5852);
    expect(englishPlaces.map(({ reference, number }) => [reference, number])).toEqual([
      ['Leviticus 8:8', 2926],
      ['Leviticus 8:9', 2927],
    ]);
  });

  test('the Name is for the first time in word 8 of Genesis 2:4, verse 35 of the Torah', () => {
    const [place] = answer('whole', { at: 'genesis.2.4.8' }).places;
    expect(place?.words[7]).toBe('יהוה');
    const word = hebrew.slice(0, 34).flatMap(({ words }) => words).length + 8;
    expect(hebrew.flatMap(({ words }) => words).indexOf('יהוה')).toBe(word - 1);
    expect(place?.numbers.map(({ in: id, name, verse, word }) => [id, name, verse, word])).toEqual([
      ['genesis', 'Genesis', 35, word],
      ['torah', 'Torah', 35, word],
      ['old', 'Old Testament', 35, word],
    ]);
  });

  test('a title is a Masoretic verse, and no English one', () => {
    const [place] = answer('whole', { at: 'psalms.51.1' }).places;
    expect(place).toMatchObject({ reference: 'Psalm 51 title', originalReference: 'Psalm 51:1', verse: 0 });
    expect(place?.numbers[0]).toMatchObject({
      in: 'psalms',
      englishVerse: null,
      verses: 2527,
      englishVerses: 2461,
    });
    const [next] = answer('whole', { at: 'psalms.51.3' }).places;
    expect(next?.numbers[0]?.verse).toBe((place?.numbers[0]?.verse ?? 0) + 2);
  });

  test('a word of a divided verse has the English verse and word that show it', () => {
    const [first, second] = [2, 10].map((word) => answer('whole', { at: `isaiah.63.19.${word}` }).places[0]);
    expect(first).toMatchObject({ reference: 'Isaiah 63:19', addressWord: 2 });
    expect(second).toMatchObject({
      reference: 'Isaiah 64:1',
      originalReference: 'Isaiah 63:19b',
      addressWord: 1,
    });
  });
});

test('a word at an English address with two verses counts from the first of them', () => {
  const count = (verse: number) =>
    hebrew.find((one) => one.book === '1kings' && one.chapter === 22 && one.verse === verse)?.words.length ??
    0;
  const [first] = answer('whole', { at: `1kings.22.43.${count(43)}` }).places;
  const [second] = answer('whole', { at: '1kings.22.44.2' }).places;
  expect(first).toMatchObject({ reference: '1 Kings 22:43', part: 1, addressWord: count(43) });
  expect(second).toMatchObject({ reference: '1 Kings 22:43', part: 2, addressWord: count(43) + 2 });
});

describe('the middles that tradition names', () => {
  const { traditional } = answer('torah', { unit: 'letter', n: 'middle' });

  test('have their true numbers', () => {
    const numbers = traditional.map(({ unit, places }) => [
      unit,
      ...places.map((place) => place.numbers.find((one) => one.in === 'torah')?.[unit]),
    ]);
    expect(numbers).toEqual([
      ['letter', 157_239],
      ['word', 40_921, 40_922],
      ['verse', 2926],
      ['verse', 3086],
    ]);
    expect(traditional.map(({ places }) => places.map(({ word, words }) => words[(word ?? 0) - 1]))).toEqual([
      ['גחון'],
      ['דרש', 'דרש'],
      [undefined],
      [undefined],
    ]);
    expect(traditional[0]?.places[0]?.letter).toBe(3);
  });

  test('stand beside the middles of each unit', () => {
    const { middles, places } = answer('torah', { n: 'middle' });
    expect(middles.map(({ unit, places }) => [unit, ...places.map((place) => place.at)])).toEqual([
      ['letter', 'leviticus.8.29.4.1', 'leviticus.8.29.4.2'],
      ['word', 'leviticus.8.15.21', 'leviticus.8.15.22'],
      ['verse', 'leviticus.8.9'],
    ]);
    expect(middles[2]?.places).toEqual(places);
  });

  test('are those of the insights', () => {
    for (const { unit, insight, places } of traditional.slice(0, 3)) {
      const told = INSIGHTS.find(({ id }) => id === insight.id);
      expect(told?.place).toMatchObject({
        book: insight.book,
        chapter: insight.chapter,
        verse: insight.verse,
      });
      const [check] = told?.checks ?? [];
      expect(check?.method).toBe(`${unit}-number`);
      expect(check?.value).toBe(places[0]?.numbers.find((one) => one.in === 'torah')?.[unit]);
    }
    expect(INSIGHTS.find(({ id }) => id === TRADITIONAL_MIDDLES[3]?.insight.id)?.notes).toContain(
      'Leviticus 13:33',
    );
  });

  test('stand beside no other question', () => {
    for (const query of [{ n: '1' }, { at: 'leviticus.8.8' }])
      expect(answer('torah', query).traditional).toEqual([]);
    expect(answer('genesis', { n: 'middle' }).traditional).toEqual([]);
    expect(answer('gospels', { n: 'middle' }, sblgnt).traditional).toEqual([]);
  });
});

describe('an unnumbered ending', () => {
  const endsAt = sblgnt.verses.slice(0, after + 1).filter(({ book }) => book === 'mark');
  const words = endsAt.flatMap((verse) => verse.words).length;

  test('has words and letters that count, and is no verse', () => {
    expect(at('mark', 'word', words, {}, sblgnt as never)).toEqual([
      `mark.16.8.${endsAt.at(-1)?.words.length}`,
    ]);
    expect(at('mark', 'word', words + 1, {}, sblgnt as never)).toEqual(['mark.16.8e.1']);
    expect(at('mark', 'verse', endsAt.length + 1, {}, sblgnt as never)).toEqual(['mark.16.9']);
    const [ending] = answer('mark', { at: 'mark.16.8e.2.1' }, sblgnt).places;
    expect(ending).toMatchObject({ ending: true, addressWord: null, words: ['παντας', 'δε'] });
    expect(ending?.numbers[0]).toMatchObject({ verse: endsAt.length, word: words + 2 });
    expect(refusal('mark', { at: 'mark.16.8e' }, sblgnt)).toMatch(/not counted as a verse/u);
  });

  test('parts of the New Testament are counted by themselves', () => {
    const [place] = answer('whole', { at: 'matthew.1.2' }, sblgnt).places;
    expect(place?.numbers.map(({ in: id, verse }) => [id, verse])).toEqual([
      ['matthew', 2],
      ['gospels', 2],
      ['new', 2],
    ]);
    const [acts] = answer('whole', { at: 'acts.1.1' }, sblgnt).places;
    expect(acts?.numbers.map(({ in: id }) => id)).toEqual(['acts', 'acts-to-revelation', 'new']);
    expect(answer('whole', { n: '1', unit: 'letter' }, sblgnt).places[0]?.at).toBe('matthew.1.1.1.1');
  });
});

test('every number leads to a place that has this number', () => {
  for (const text of [wlc, sblgnt]) {
    for (const [id, order] of [
      ['whole', 'english'],
      ['whole', 'hebrew'],
      ['luke', 'english'],
      ['writings', 'hebrew'],
    ] as const) {
      if (text === wlc ? id === 'luke' : id === 'writings') continue;
      const { in: counted } = answer(id, { unit: 'letter', n: '1', order }, text);
      for (const [unit, count] of [
        ['letter', counted.letters],
        ['word', counted.words],
        ['verse', counted.verses],
      ] as const) {
        for (let step = 0; step < 40; step++) {
          const n = 1 + Math.floor((step / 39) * (count - 1));
          const [place] = answer(id, { unit, n: String(n), order }, text).places;
          const again = answer('whole', { at: place?.at ?? '', order }, text).places[0];
          expect(again).toEqual(place);
          const numbers = place?.numbers.find((one) =>
            id === 'whole' ? one === place.numbers.at(-1) : one.in === id,
          );
          expect([numbers?.[unit], numbers?.before, numbers?.after]).toEqual([n, n - 1, count - n]);
        }
      }
    }
  }
});

test('letters, words and verses are in the order of the text', () => {
  const words = hebrew
    .slice(0, 200)
    .flatMap(({ chapter, verse, words }) =>
      words.flatMap((word, w) =>
        [...word].map((letter, l) => ({ letter, at: `genesis.${chapter}.${verse}.${w + 1}.${l + 1}` })),
      ),
    );
  for (const n of [1, 2, 28, 29, 1000, 5000]) {
    const [place] = answer('genesis', { unit: 'letter', n: String(n) }).places;
    expect([place?.at, place?.words[place.word! - 1]?.charAt(place.letter! - 1)]).toEqual([
      words[n - 1]?.at,
      words[n - 1]?.letter,
    ]);
  }
});

test.each([
  [{ n: '78070', unit: 'letter' }, 'Genesis has 78,069 letters. Type a number from 1 to 78,069.'],
  [{ n: '0' }, 'Genesis has 1,533 verses. Type a number from 1 to 1,533.'],
  [{ n: 'first' }, 'Type a whole number, “middle” or “last”.'],
  [{ n: '-4' }, 'Type a whole number, “middle” or “last”.'],
  [{}, 'Ask for a number with n, or for a place with at.'],
  [{ n: '1', at: 'genesis.1.1' }, 'Ask for a number with n, or for a place with at.'],
  [{ at: 'genesis.51.1' }, 'Genesis has 50 chapters in WLC. Type a chapter from 1 to 50.'],
  [{ at: 'genesis.1.32' }, 'Genesis 1 has 31 verses in WLC. Type a verse from 1 to 31.'],
  [{ at: 'genesis.1.0' }, 'Genesis 1 has 31 verses in WLC. Type a verse from 1 to 31.'],
  [{ at: 'genesis.1.1.8' }, 'Genesis 1:1 has 7 words in WLC. Type a word from 1 to 7.'],
  [{ at: 'genesis.1.1.1.7' }, 'Word 1 of Genesis 1:1 has 6 letters in WLC. Type a letter from 1 to 6.'],
  [{ at: 'john.1.1' }, 'This text does not have John.'],
] as const)('%j of Genesis is refused with “%s”', (query, message) => {
  expect(refusal('genesis', query)).toBe(message);
});

test.each([
  ['matthew.17.21', 'This edition has no Matthew 17:21.'],
  ['matthew.17.21.3', 'This edition has no Matthew 17:21.'],
  ['matthew.17.28', 'Matthew 17 has 27 verses in SBLGNT. Type a verse from 1 to 27.'],
  ['john.1.1e.2', 'This edition has no unnumbered ending after John 1:1.'],
])('%s is refused with “%s”', (place, message) => {
  expect(refusal('whole', { at: place }, sblgnt)).toBe(message);
});

test.each(['genesis', 'genesis.1', 'genesis.1.1.x', 'nobook.1.1', 'Genesis 1:1', 'genesis.1.1.1.1.1'])(
  'the place %s is refused with the form that it needs',
  (place) => expect(refusal('whole', { at: place })).toMatch(/such as genesis\.2\.4/u),
);
