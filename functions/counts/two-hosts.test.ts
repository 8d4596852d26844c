import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { bookById, SEARCH_GROUPS } from '../../domain/canon/index.ts';
import type { HeatLemmaAnswer, WordCountAnswer } from '../../domain/contract/index.ts';
import { countTimes } from '../../domain/counts/counting/index.ts';
import { askedWords, type Counted, namedTimes } from '../../domain/counts/index.ts';
import { lettersFileKey } from '../../domain/number-index/index.ts';
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

test('the API and the letters in the browser give the same times', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(questions, async ({ word, number, value, isInside, ...scope }) => {
      const parameters = {
        ...(value !== null ? { value: String(value) } : number === null ? { word } : { number }),
        inside: isInside ? '1' : null,
        ...scope,
        book: scope.book?.id ?? null,
      };
      const query = new URLSearchParams(
        Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null),
      );
      const response = await app.request(`/api/words/count?${query}`);
      const isGreek =
        value === null && (number === null ? askedWords(word)?.script === 'greek' : number.startsWith('G'));
      const choice: TextChoice = { ...scope, methods: [isGreek ? 'GREEK_STANDARD' : 'HEBREW_STANDARD'] };
      const chosen = chosenTexts(browser.editions, choice);
      expect(response.status === 200).toBe(chosen.length > 0);
      if (response.status !== 200) return;
      const { times, verses, parts, books, first } = (await response.json()) as WordCountAnswer;
      let asked: Counted['asked'] = askedWords(word, isInside) ?? [];
      if (value !== null) asked = { value };
      else if (number !== null)
        asked = (await app.json<HeatLemmaAnswer>(`/api/heat/lemma/${number}`)).editions;
      expect(namedTimes(chosen, countTimes({ choice, chosen, asked }, browser.indexOf))).toEqual({
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
