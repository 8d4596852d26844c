import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { bookById, SEARCH_GROUPS } from '../../domain/canon/index.ts';
import type { HeatLemmaAnswer, WordCountAnswer } from '../../domain/contract/index.ts';
import { countTimes, placedTimes } from '../../domain/counts/counting/index.ts';
import { askedWords, namedTimes } from '../../domain/counts/index.ts';
import { STANDARD } from '../../domain/gematria/index.ts';
import { lettersFileKey } from '../../domain/number-index/index.ts';
import { type SearchedText, searchedTexts } from '../../domain/value-search/finding/index.ts';
import { chosenTexts, type TextChoice } from '../../domain/value-search/index.ts';
import { putLettersFiles } from '../../tests/support/letters-files.ts';
import { packApp } from '../../tests/support/packs.ts';
import { type Browser, browserWith } from '../../tests/support/two-hosts.ts';

const { app, library } = await packApp();
let browser: Browser;

beforeAll(async () => {
  await putLettersFiles(library.client, app.files);
  browser = await browserWith(app.json, async ({ id, revision }) => {
    const file = app.files.get(lettersFileKey(id, revision));
    if (file === undefined) throw new Error(`no file of ${id}`);
    return new Uint8Array(await file.arrayBuffer());
  });
});

const HEBREW = ['יהוה', 'אלהים', 'את', 'בראשית', 'שבת', 'על', 'ויאמר אלהים', 'כל הארץ', 'הוא', 'לא'];
const GREEK = ['λόγος', 'ὁ', 'καί', 'ἐν ἀρχῇ', 'Ἰησοῦς', 'θεοῦ'];
const NUMBERS = ['H430', 'H853', 'H3068', 'H3605', 'G3588', 'G2424'];

const questions = fc.record({
  word: fc.oneof(fc.constantFrom(...HEBREW), fc.constantFrom(...GREEK)),
  value: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.constantFrom(26, 86, 358, 702)),
  number: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(...NUMBERS)),
  isInside: fc.boolean(),
  group: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(...SEARCH_GROUPS)),
  testament: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    fc.constantFrom('old' as const, 'new' as const),
  ),
  book: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    fc.constantFrom('genesis' as const, 'psalms' as const, 'john' as const).map(bookById),
  ),
  edition: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    fc.constantFrom('wlc', 'sblgnt', 'byzantine'),
  ),
});

function parametersOf({
  word,
  number,
  value,
}: {
  word: string;
  number: string | null;
  value: number | null;
}) {
  if (value !== null) return { value: String(value) };
  return number === null ? { word } : { number };
}

/** The words with a Strong's number, as the map has them. */
async function numberedWords(number: string) {
  const { editions } = await app.json<HeatLemmaAnswer>(`/api/heat/lemma/${number}`);
  return ({ edition }: SearchedText) => editions.find(({ id }) => id === edition.id)?.words ?? [];
}

test('the API and the letters in the browser give the same times', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(questions, async ({ word, number, value, isInside, ...scope }) => {
      const parameters = {
        ...parametersOf({ word, number, value }),
        inside: isInside ? '1' : null,
        ...scope,
        book: scope.book?.id ?? null,
      };
      const query = new URLSearchParams(
        Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null),
      );
      const response = await app.request(`/api/words/count?${query}`);
      const isGreek = /^[G\p{Script=Greek}]/u.test(value === null ? (number ?? word) : '');
      const choice: TextChoice = { ...scope, methods: [STANDARD[isGreek ? 'greek' : 'hebrew']] };
      const chosen = chosenTexts(browser.editions, choice);
      expect(response.status === 200).toBe(chosen.length > 0);
      if (response.status !== 200) return;
      const { times, verses, parts, books, first } = (await response.json()) as WordCountAnswer;
      const asked = value !== null ? { value } : number === null ? askedWords(word, isInside) : null;
      const counted =
        asked === null
          ? placedTimes(
              searchedTexts(chosen, choice, ({ id }) => browser.indexOf(id)),
              await numberedWords(String(number)),
            )
          : countTimes({ choice, chosen, asked }, browser.indexOf);
      expect(namedTimes(chosen, counted)).toEqual({
        times,
        verses,
        parts,
        books,
        first,
      });
      compared += Number(times > 0);
    }),
    { numRuns: 150 },
  );
  expect(compared).toBeGreaterThan(40);
});
