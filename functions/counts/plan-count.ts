import type { RowsRead } from '../../db/read-statement.ts';
import type { WordCountAnswer, WordCountQuery } from '../../domain/contract/index.ts';
import { EVERY_EDITION } from '../../domain/contract/limits.ts';
import { countedWords, placedTimes } from '../../domain/counts/counting/index.ts';
import { type AskedWords, askedWords, namedTimes } from '../../domain/counts/index.ts';
import { wordSpeller } from '../../domain/number-index/index.ts';
import type { SearchedText, Spelling } from '../../domain/value-search/finding/index.ts';
import type { TextChoice } from '../../domain/value-search/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import type { PreparedRead } from '../http/scripture.ts';
import type { Catalogue } from '../search/catalogue.ts';
import { usesArgs } from '../search/found-texts.ts';
import { type PreparedAnswer, searchThenAsk, type WithEditions } from '../search/search-then-read.ts';
import { lemmaPositions } from '../search/value/lemma-words.ts';
import { loadTexts } from '../search/value/texts.ts';
import { placedUse, spelledBooks, withMostFrequentMeaning } from '../search/value/word-uses.ts';
import { bookFromPath } from '../text/address.ts';
import { NUMBER_COUNT, WORD_COUNT } from './count-statements.ts';

/** The most words of a spelling that are looked up in the database. The Name has 6,828. */
const MOST_LOOKED_UP = 10_000;

/** More than any text has words. */
const MAX_WORDS = 2 ** 24;

/** Plans the count of a word, a phrase or a Strong's number: one statement, after the letters are counted in memory. */
export function planCount(ctx: Ctx, query: WordCountQuery): PreparedRead<WordCountAnswer> {
  const asked = askedIn(query);
  const script = typeof asked === 'string' ? scriptOfNumber(asked) : asked.script;
  const choice: TextChoice = {
    methods: [script === 'hebrew' ? 'HEBREW_STANDARD' : 'GREEK_STANDARD'],
    edition: query.edition ?? null,
    book: query.book === undefined ? null : bookFromPath(query.book),
    testament: query.testament ?? null,
    group: query.group ?? null,
  };
  const inTexts =
    <Rows extends WithEditions>(count: (texts: readonly SearchedText[]) => Counting<Rows>) =>
    async (catalogue: Catalogue) =>
      count(await loadTexts(ctx, catalogue, choice));
  return async (ask) => ({
    answer: await (typeof asked === 'string'
      ? searchThenAsk(
          ctx,
          ask,
          inTexts((texts) => countNumber(texts, asked)),
          choice.edition,
        )
      : searchThenAsk(
          ctx,
          ask,
          inTexts((texts) => countWord(texts, asked)),
          choice.edition,
        )),
  });
}

type Counting<Rows extends WithEditions> = PreparedAnswer<WordCountAnswer, Rows>;

const scriptOfNumber = (number: string) => (number.startsWith('G') ? 'greek' : 'hebrew');

/** The letters or the Strong's number of a request. Throws Problem if it has none, or both. */
function askedIn({ word, number, inside, edition }: WordCountQuery): AskedWords | string {
  if (edition === EVERY_EDITION) {
    throw new Problem('invalid', 'Words are counted in one edition at a time.', {
      fields: { edition: 'name one edition, or leave it out' },
    });
  }
  if ((word === undefined) === (number === undefined)) {
    throw new Problem('invalid', 'Name a word to count, or a Strong’s number, but not both.', {
      fields: { word: 'a Hebrew or Greek word, such as שבת' },
    });
  }
  if (number !== undefined) return number;
  const asked = askedWords(word ?? '', inside);
  if (asked !== null) return asked;
  throw new Problem(
    'invalid',
    'Type Hebrew letters or Greek letters, not both. Search counts English words.',
    {
      fields: { word: 'must have letters of one script' },
    },
  );
}

function countWord(texts: readonly SearchedText[], asked: AskedWords): Counting<RowsRead<typeof WORD_COUNT>> {
  const found = new Map(texts.map((text) => [text, countedWords(text, asked)]));
  const counted = namedTimes(
    texts,
    placedTimes(texts, (text) => found.get(text) ?? []),
  );
  const isListed = asked.words.length === 1 && counted.times <= MOST_LOOKED_UP;
  const words = isListed ? texts.flatMap((text, at) => searchedWords(text, found.get(text) ?? [], at)) : [];
  const books = spelledBooks([{ words }]);
  return {
    plan: (known, compose, named) =>
      WORD_COUNT.read({ known, ...usesArgs(spellingsOf(words), books) }, compose, named),
    answerWith: ({ uses }) => ({
      ...counted,
      words: isListed ? usedWords(texts, books, uses) : null,
      editions: editionsOf(texts),
    }),
  };
}

/** The words within the ranges of a text that are searched. */
function searchedWords(text: SearchedText, words: ArrayLike<number>, textAt: number): Spelling['words'] {
  const { firstWords } = text.index.file;
  const isSearched = (word: number) =>
    text.ranges.some(
      ({ first, end }) => (firstWords[first] as number) <= word && word < (firstWords[end] as number),
    );
  return Array.from(words)
    .filter(isSearched)
    .map((start) => ({ text, start, order: textAt * MAX_WORDS + start }));
}

function spellingsOf(words: Spelling['words']): string[] {
  const spellers = new Map<SearchedText, (word: number) => string>();
  const spellings = words.map(({ text, start }) => {
    const speller = spellers.get(text) ?? wordSpeller(text.index.file);
    spellers.set(text, speller);
    return speller(start);
  });
  return [...new Set(spellings)];
}

/** What the words stand for, by Strong's number. */
const usedWords = (
  texts: readonly SearchedText[],
  books: Parameters<typeof placedUse>[2],
  rows: RowsRead<typeof WORD_COUNT>['uses'],
): WordCountAnswer['words'] =>
  withMostFrequentMeaning(rows, ({ strongsNumber }) => strongsNumber ?? '')
    .map((row) => {
      const { occurrences: times, ...use } = placedUse(row, texts, books);
      return { ...use, times, headword: row.headword, timesOfNumber: row.ofNumber };
    })
    .sort((a, b) => b.times - a.times);

function countNumber(texts: readonly SearchedText[], lemma: string): Counting<RowsRead<typeof NUMBER_COUNT>> {
  const ids = JSON.stringify(texts.map(({ edition }) => edition.id));
  return {
    plan: (known, compose, named) => NUMBER_COUNT.read({ known, lemma, texts: ids }, compose, named),
    answerWith({ words }) {
      const placed = placedTimes(texts, ({ edition, index }) =>
        lemmaPositions(
          index.file,
          words.filter((word) => word.edition === edition.id),
        ),
      );
      return { ...namedTimes(texts, placed), words: null, editions: editionsOf(texts) };
    },
  };
}

const editionsOf = (texts: readonly SearchedText[]) =>
  texts.map(({ edition: { id, revision } }) => ({ id, revision }));
