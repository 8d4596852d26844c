import type { RowsRead } from '../../db/read-statement.ts';
import type { WordCountAnswer, WordCountQuery } from '../../domain/contract/index.ts';
import { EVERY_EDITION } from '../../domain/contract/limits.ts';
import { countedWords, placedTimes, timesInVerse } from '../../domain/counts/counting/index.ts';
import { type AskedWords, askedWords, namedTimes } from '../../domain/counts/index.ts';
import { type MethodId, STANDARD } from '../../domain/gematria/index.ts';
import { foldFinals } from '../../domain/hebrew/index.ts';
import { wordSpeller } from '../../domain/number-index/index.ts';
import type { SearchedText, Spelling } from '../../domain/value-search/finding/index.ts';
import type { TextChoice } from '../../domain/value-search/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import { knownMethod } from '../gematria/values.ts';
import type { Ask, PreparedRead } from '../http/scripture.ts';
import { type TextRows, usesArgs } from '../search/found-texts.ts';
import { type PreparedAnswer, planOf, searchThenAsk, type WithEditions } from '../search/search-then-read.ts';
import { booksOf } from '../search/text/plan-search.ts';
import { timesFrom } from '../search/text/times.ts';
import { lemmaPositions } from '../search/value/lemma-words.ts';
import { isSearched, loadTexts } from '../search/value/texts.ts';
import { placedUse, spelledBooks, withMostFrequentMeaning } from '../search/value/word-uses.ts';
import { scopeFrom } from '../text/address.ts';
import { asReadIn } from './as-read.ts';
import { NUMBER_COUNT, WORD_COUNT } from './count-statements.ts';
import { notCountable, planEnglishCount } from './plan-english-count.ts';

/** The most words of a spelling that are looked up in the database. The Name has 6,828. */
const MOST_LOOKED_UP = 10_000;

/** More than any text has words. */
const MAX_WORDS = 2 ** 24;

/** Plans the count of a word, a phrase or a Strong's number: one statement, after the letters are counted in memory. */
export function planCount(ctx: Ctx, query: WordCountQuery): PreparedRead<WordCountAnswer> {
  const { word, number, value } = query;
  const isOnlyWord = number === undefined && value === undefined;
  if (word !== undefined && isOnlyWord && /\p{Script=Latin}/u.test(word)) {
    const read = planEnglishCount(query, word);
    return async (ask) => ({ answer: await ask(read) });
  }
  const asked = askedIn(query);
  const choice: TextChoice = {
    methods: [methodFor(asked, query)],
    edition: query.edition ?? null,
    ...scopeFrom(query),
  };
  const search = <Rows extends WithEditions>(
    ask: Ask,
    count: (texts: readonly SearchedText[]) => Counting<Rows>,
  ) =>
    searchThenAsk(
      ctx,
      ask,
      async (catalogue) => count(await loadTexts(ctx, catalogue, choice, otherScript(asked))),
      choice.edition,
    );
  return async (ask) => {
    if (typeof asked === 'string')
      return { answer: await search(ask, (texts) => countNumber(texts, asked, booksOf(query).books)) };
    if ('value' in asked) return { answer: await search(ask, (texts) => countValue(texts, asked)) };
    return { answer: await search(ask, (texts) => countWord(texts, asked)) };
  };
}

type Counting<Rows extends WithEditions> = PreparedAnswer<WordCountAnswer, Rows>;

type Asked = AskedWords | { readonly value: number } | string;

/** The letters, the value or the Strong's number of a request. Throws Problem if it has none of them, or several. */
function askedIn({ word, number, value, inside, edition }: WordCountQuery): Asked {
  if (edition === EVERY_EDITION) {
    throw new Problem('invalid', 'Words are counted in one edition at a time.', {
      fields: { edition: 'name one edition, or leave it out' },
    });
  }
  if ([word, number, value].filter((one) => one !== undefined).length !== 1) {
    throw new Problem('invalid', 'Name one thing to count: a word, a Strong’s number or a value.', {
      fields: { word: 'a word, such as שבת or God' },
    });
  }
  if (number !== undefined) return number;
  if (value !== undefined) return { value };
  const asked = askedWords(word ?? '', inside);
  if (asked !== null) return asked;
  throw notCountable();
}

/** The refusal of a word that the chosen books or text cannot have. A value is about its method. */
function otherScript(asked: Asked): Problem | undefined {
  if (typeof asked !== 'string' && 'value' in asked) return undefined;
  const [language, other] = isGreek(asked) ? ['Greek', 'Hebrew'] : ['Hebrew', 'Greek'];
  return new Problem(
    'invalid',
    `The chosen books are not in ${language}. Choose other books, or type a word in ${other} or English letters.`,
    { fields: { [typeof asked === 'string' ? 'number' : 'word']: 'must be in the language of the text' } },
  );
}

const isGreek = (asked: AskedWords | string): boolean =>
  typeof asked === 'string' ? asked.startsWith('G') : asked.script === 'greek';

/** A text is chosen by a method that counts its letters. */
function methodFor(asked: Asked, { method }: WordCountQuery): MethodId {
  if (typeof asked !== 'string' && 'value' in asked) return knownMethod(method ?? STANDARD.hebrew);
  return STANDARD[isGreek(asked) ? 'greek' : 'hebrew'];
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
      WORD_COUNT.read(
        {
          known,
          ...usesArgs(spellingsOf(words), books),
          texts: idsOf(texts),
          asked: JSON.stringify(asked.words.map(foldFinals)),
          inside: Number(asked.isInside),
        },
        compose,
        named,
      ),
    answerWith: ({ uses, variants }) => ({
      ...counted,
      asRead: asReadIn(texts, variants, (verse) =>
        timesInVerse(
          verse.map(({ letters }) => letters),
          asked,
        ),
      ),
      words: isListed ? usedWords(texts, books, uses) : null,
      editions: editionsOf(texts),
    }),
  };
}

/** The words within the ranges of a text that are searched. */
function searchedWords(text: SearchedText, words: ArrayLike<number>, textAt: number): Spelling['words'] {
  return Array.from(words)
    .filter(isSearched(text))
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

function countValue(texts: readonly SearchedText[], asked: { readonly value: number }): Counting<TextRows> {
  const counted = namedTimes(
    texts,
    placedTimes(texts, (text) => countedWords(text, asked)),
  );
  return {
    plan: planOf({}),
    answerWith: () => ({ ...counted, asRead: null, words: null, editions: editionsOf(texts) }),
  };
}

function countNumber(
  texts: readonly SearchedText[],
  lemma: string,
  books: string,
): Counting<RowsRead<typeof NUMBER_COUNT>> {
  const ids = idsOf(texts);
  const values = { lemma, times: lemma, texts: ids, timesIn: ids, books };
  return {
    plan: (known, compose, named) => NUMBER_COUNT.read({ known, ...values }, compose, named),
    answerWith({ times, counted, first: words, variants }) {
      const found = timesFrom(times, counted, books);
      if (found === null) throw notCountable();
      const { forms: _, ...byBook } = found;
      const placed = placedTimes(texts, ({ edition, index }) =>
        lemmaPositions(
          index.file,
          words.filter((word) => word.edition === edition.id),
        ),
      );
      const asRead = asReadIn(
        texts,
        variants,
        (verse) => verse.filter(({ number }) => number === lemma).length,
      );
      return { ...byBook, first: namedTimes(texts, placed).first, asRead, words: null };
    },
  };
}

const idsOf = (texts: readonly SearchedText[]): string =>
  JSON.stringify(texts.map(({ edition }) => edition.id));

const editionsOf = (texts: readonly SearchedText[]) =>
  texts.map(({ edition: { id, revision } }) => ({ id, revision }));
