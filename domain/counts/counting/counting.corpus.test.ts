import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { bareGreek, greekVerses, hebrewVerses, type OwnVerse } from '../../../tests/support/core-packages.ts';
import { bookById, booksOfGroup, CORE_BOOKS } from '../../canon/index.ts';
import { STANDARD } from '../../gematria/index.ts';
import { decodeLettersFile, encodeLettersFile, NumberIndex } from '../../number-index/index.ts';
import { searchedTexts } from '../../value-search/finding/index.ts';
import {
  chosenTexts,
  type Scope,
  type SearchableEdition,
  type TextChoice,
} from '../../value-search/index.ts';
import { askedWords, namedTimes } from '../index.ts';
import { countedWords, placedTimes } from './index.ts';

interface Verse extends OwnVerse {
  /** For each word, its Strong's number as the package has it. */
  readonly strongs: readonly string[];
}

const hebrew: readonly Verse[] = hebrewVerses();
const greek: readonly Verse[] = greekVerses().map((verse) => ({
  ...verse,
  words: verse.words.map(bareGreek),
  strongs: [],
}));
const EDITIONS: readonly SearchableEdition[] = [
  edition('wlc', 'hebrew', 'masoretic', hebrew),
  edition('sblgnt', 'greek', 'english', greek),
];
let indexes: ReadonlyMap<string, NumberIndex>;

function edition(
  id: string,
  script: 'hebrew' | 'greek',
  numbering: string,
  verses: readonly Verse[],
): SearchableEdition {
  return { id, name: id, script, numbering, revision: 'r1', books: new Set(verses.map(({ book }) => book)) };
}

beforeAll(() => {
  const indexOf = (script: 'hebrew' | 'greek', verses: readonly Verse[]) =>
    new NumberIndex(
      decodeLettersFile(
        encodeLettersFile(
          script,
          verses.map((verse) => ({ ...verse, part: '' })),
        ),
      ),
    );
  indexes = new Map([
    ['wlc', indexOf('hebrew', hebrew)],
    ['sblgnt', indexOf('greek', greek)],
  ]);
});

const EVERYWHERE: Scope = { book: null, testament: null, group: null };

function count(script: 'hebrew' | 'greek', wordsOf: Parameters<typeof placedTimes>[1], scope = EVERYWHERE) {
  const methods = [STANDARD[script]];
  const choice: TextChoice = { ...scope, methods, edition: null };
  const chosen = chosenTexts(EDITIONS, choice);
  const texts = searchedTexts(chosen, choice, ({ id }) => indexes.get(id) as NumberIndex);
  return namedTimes(chosen, placedTimes(texts, wordsOf));
}

const spelled = (text: string, isInside = false, scope = EVERYWHERE) => {
  const asked = askedWords(text, isInside);
  if (asked === null) throw new Error(text);
  return count(asked.script, (text) => countedWords(text, asked), scope);
};

const numbered = (numbers: readonly string[], scope = EVERYWHERE) => {
  const strongs = hebrew.flatMap((verse) => verse.strongs);
  const words = strongs.flatMap((number, at) => (numbers.includes(number) ? [at] : []));
  return count('hebrew', () => words, scope);
};

const TORAH: Scope = { ...EVERYWHERE, group: 'torah' };

describe('the figures of shared/questions.md', () => {
  const timesOf = ({ parts, books }: ReturnType<typeof spelled>) => ({
    parts: parts.map(({ part, times, verses }) => [part, times, verses]),
    torah: books.filter(({ book }) => TORAH_BOOKS.includes(book)).map(({ times }) => times),
  });
  const TORAH_BOOKS: readonly string[] = booksOfGroup('torah');

  test('שבת is written 40 times, 19 of them in 17 verses of the Torah', () => {
    const found = spelled('שַׁבָּת');
    expect(found.times).toBe(40);
    expect(timesOf(found)).toEqual({
      parts: [
        ['torah', 19, 17],
        ['prophets', 11, expect.any(Number)],
        ['writings', 10, expect.any(Number)],
      ],
      torah: [1, 7, 8, 1, 2],
    });
    expect(found.first).toMatchObject({ book: 'genesis', chapter: 2, verse: 3 });
    expect(spelled('שבת', false, TORAH)).toMatchObject({ times: 19, verses: 17 });
  });

  test('H7676 is in 111 words of 89 verses, 47 and 37 in the Torah', () => {
    const found = numbered(['7676']);
    expect(found).toMatchObject({ times: 111, verses: 89 });
    expect(timesOf(found).parts[0]).toEqual(['torah', 47, 37]);
    expect(timesOf(found).torah).toEqual([0, 15, 25, 4, 3]);
  });

  test('the Name is 1,820 times inside a word of the Torah, and 1,819 by H3068 and H3069', () => {
    expect(timesOf(spelled('יהוה', true)).torah).toEqual([165, 398, 311, 396, 550]);
    expect(spelled('יהוה', true, TORAH).times).toBe(1820);
    expect(timesOf(numbered(['3068', '3069'])).torah).toEqual([165, 397, 311, 396, 550]);
    expect(numbered(['3068', '3069'], TORAH).times).toBe(1819);
    expect(timesOf(spelled('יהוה')).torah).toEqual([144, 340, 209, 324, 509]);
  });

  test('the Name is for the first time the eighth word of Genesis 2:4', () => {
    expect(spelled('יהוה').first).toMatchObject({ reference: 'Genesis 2:4', addressWord: 8 });
  });

  test('ממוכן is written twice, and בבל and ששך 224 times and twice', () => {
    expect(spelled('ממוכן').times).toBe(2);
    expect(spelled('בבל').times).toBe(224);
    expect(spelled('ששך').times).toBe(2);
    expect(spelled('ששכ').times).toBe(2);
  });

  test('242 words of 237 verses are worth 358, 80 of them in the Torah', () => {
    const found = count('hebrew', (text) => countedWords(text, { value: 358 }));
    expect(found).toMatchObject({ times: 242, verses: 237 });
    expect(timesOf(found).parts[0]?.slice(0, 2)).toEqual(['torah', 80]);
  });

  test('a Greek word is counted by its letters, whatever its accents', () => {
    const found = spelled('Ἰησοῦς');
    expect(found.times).toBe(greek.flatMap(({ words }) => words).filter((word) => word === 'ιησουσ').length);
    expect(found.parts.map(({ part }) => part)).toEqual(['gospels', 'acts-to-revelation']);
    expect(found.first).toMatchObject({ book: 'matthew', chapter: 1, verse: 16 });
  });
});

/** What is counted, and in which books, drawn from the text. */
interface Drawn {
  readonly kind: 'word' | 'inside' | 'phrase' | 'number';
  readonly words: readonly string[];
  readonly number: string;
  readonly scope: Scope;
}

const FINALS: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
const folded = (word: string): string => [...word].map((letter) => FINALS[letter] ?? letter).join('');

/** Verses about which programs err: with qere, divided or joined in English Bibles, and titles of psalms. */
const hard = hebrew.filter(
  ({ hasQere, kjvNotes, book, chapter, verse }) =>
    hasQere || kjvNotes.length > 0 || (book === 'psalms' && chapter > 2 && verse === 1),
);

const scopes: fc.Arbitrary<Scope> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(EVERYWHERE) },
  fc.constantFrom('torah', 'prophets', 'writings').map((group) => ({ ...EVERYWHERE, group }) as Scope),
  fc.constantFrom(...CORE_BOOKS.slice(0, 39)).map(({ id }) => ({ ...EVERYWHERE, book: bookById(id) })),
);

const drawn: fc.Arbitrary<Drawn> = fc
  .record({
    verse: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...hard) },
      { weight: 2, arbitrary: fc.constantFrom(...hebrew) },
      { weight: 1, arbitrary: fc.constantFrom(...greek) },
    ),
    at: fc.nat(1000),
    length: fc.integer({ min: 2, max: 4 }),
    cut: fc.integer({ min: 0, max: 2 }),
    kind: fc.constantFrom('word', 'word', 'inside', 'phrase', 'number'),
    scope: scopes,
  })
  .map(({ verse, at, length, cut, kind, scope }) => {
    const first = at % verse.words.length;
    const isGreek = verse.strongs.length === 0;
    const word = verse.words[first] ?? '';
    const words = {
      word: [word],
      inside: [word.slice(Math.min(cut, word.length - 1))],
      phrase: verse.words.slice(first, first + length),
      number: [word],
    }[kind];
    return {
      kind: isGreek && kind === 'number' ? 'word' : kind,
      words,
      number: verse.strongs[first] ?? '',
      scope: isGreek ? EVERYWHERE : scope,
    };
  });

/** The count of a slow walk through the verses of the packages. */
function recount({ kind, words, number, scope }: Drawn) {
  const verses = (words[0] ?? 'א') < 'א' ? greek : hebrew;
  const asked = words.map(folded);
  const isInside = kind === 'inside';
  const books = new Map<string, { times: number; verses: number }>();
  let first: Verse | undefined;
  for (const verse of verses) {
    const group: readonly string[] = scope.group === null ? [verse.book] : booksOfGroup(scope.group);
    if (!group.includes(verse.book) || (scope.book !== null && scope.book.id !== verse.book)) continue;
    const own = verse.words.map(folded);
    const times =
      kind === 'number'
        ? verse.strongs.filter((one) => one === number).length
        : own.filter((_, at) =>
            asked.every((word, next) =>
              isInside ? own[at + next]?.includes(word) === true : own[at + next] === word,
            ),
          ).length;
    const book = books.get(verse.book) ?? { times: 0, verses: 0 };
    books.set(verse.book, book);
    book.times += times;
    book.verses += Number(times > 0);
    if (times > 0) first ??= verse;
  }
  return {
    books: [...books].map(([book, counts]) => ({ book, ...counts })),
    first: first === undefined ? null : { book: first.book },
  };
}

const COUNTS = process.env.TEST_FULL ? 300 : 50;

test(`${COUNTS} counts are those of a slow recount of the packages`, () => {
  const questions = fc.sample(drawn, { numRuns: COUNTS, seed: 39 });
  const kinds = new Set(questions.map(({ kind }) => kind));
  expect(kinds.size).toBe(4);
  for (const question of questions) {
    const { kind, words, number, scope } = question;
    const found =
      kind === 'number' ? numbered([number], scope) : spelled(words.join(' '), kind === 'inside', scope);
    const expected = recount(question);
    expect({ question, books: found.books, first: found.first && { book: found.first.book } }).toEqual({
      question,
      ...expected,
    });
    expect(found.times).toBe(expected.books.reduce((sum, { times }) => sum + times, 0));
    expect(found.verses).toBe(expected.books.reduce((sum, { verses }) => sum + verses, 0));
    expect(found.parts.reduce((sum, { times }) => sum + times, 0)).toBe(found.times);
  }
});
