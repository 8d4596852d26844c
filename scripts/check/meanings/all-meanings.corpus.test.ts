import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { composeVerses } from '../../../import-jobs/composing/compose-verses.ts';
import { KJV } from '../../../import-jobs/sources/core/kjv.ts';
import { readText } from '../../../import-jobs/sources/core/testing.ts';
import {
  ALL_RULES,
  COMPOSERS,
  type Composer,
  type FiredRule,
  MEANINGS_DIGEST,
  type Meaning,
  type MeaningWord,
  type Place,
  RULES_ALONE,
  shortMeanings,
} from '../../../meanings/index.ts';
import { withPlaces } from '../../../meanings/places/index.ts';
import { PLACE_LINES } from '../../../meanings/places/place-lines.ts';
import { type ComposedScript, segmentsOfBooks } from './verses.ts';

/**
 * Signs that only the rules and tables of meanings use, and that readers must not see. `(object marker)` and `…` are
 * for readers.
 */
const NOTATION = /[|~=<>[\]{}*_]/u;

/** A title in a book of poems, which has no senses of the King James Version. */
const POEM = { book: 'psalms', chapter: 1, verse: 0 };

/** The words on which a rule with Strong's numbers must act. Fewer are lines for places. */
const FEWEST_WORDS = 20;

const addressOf = ({ book, chapter, verse }: Place): string => `${book} ${chapter}:${verse}`;

const hash = createHash('sha256');
let count = 0;
/** Some words on which each rule acts. */
const acted = new Map<FiredRule, Set<MeaningWord>>();
const withSigns: string[] = [];
/** Verses in which the King James Version exclaims and does not ask. */
let exclaims: ReadonlySet<string>;
const asking: string[] = [];
/** The meaning of each line for a place by its verse, number and which of them. */
const lines = new Map(
  PLACE_LINES.trim()
    .split('\n')
    .map((line) => line.split(/(?<=^\S+ \S+ \S+ \S+) /u) as [string, string]),
);
const withLines = new Set([...lines.keys()].map((key) => key.split(' ', 2).join(' ')));
const wrongLines: string[] = [];
/** The lines that have named no word yet to which the rules give another meaning. */
const uselessLines = new Set(lines.keys());

/** Composes by the rules alone, and keeps on which words each rule acts, and the meanings in `last`. */
const byRules =
  (script: ComposedScript, last: { meanings: readonly Meaning[] }): Composer =>
  (words, place) => {
    const meanings = RULES_ALONE[script](words, place);
    last.meanings = meanings;
    for (const [at, { fired }] of meanings.entries())
      for (const rule of fired) {
        const known = acted.get(rule) ?? new Set();
        if (known.size < FEWEST_WORDS) acted.set(rule, known.add(words[at] as MeaningWord));
      }
    return meanings;
  };

/** Looks at the words of a verse that the lines for places name. */
function watchLines(
  words: readonly MeaningWord[],
  at: string,
  shown: readonly Meaning[],
  rules: readonly Meaning[],
) {
  const counts = new Map<string, number>();
  for (const [index, { strongs, gloss }] of words.entries()) {
    const number = strongs ?? '-';
    counts.set(number, (counts.get(number) ?? 0) + 1);
    const key = `${at} ${number} ${counts.get(number)}`;
    const line = lines.get(key);
    if (line === undefined) continue;
    const [own, other] = [shown[index], rules[index]].map(
      (meaning) => `${meaning?.text ?? gloss}${meaning?.isUnsure ? '°' : ''}`,
    );
    if (own !== line) wrongLines.push(`${key} ${own}`);
    if (other !== line) uselessLines.delete(key);
  }
}

/** Composes as the import does, and looks at each meaning. */
function watched(script: ComposedScript): Composer {
  const last: { meanings: readonly Meaning[] } = { meanings: [] };
  const compose = withPlaces(byRules(script, last));
  return (words, place) => {
    const meanings = compose(words, place);
    if (place !== null && withLines.has(addressOf(place)))
      watchLines(words, addressOf(place), meanings, last.meanings);
    const poem = script === 'hebrew' ? COMPOSERS.hebrew(words, POEM) : [];
    for (const { text } of [...meanings, ...poem])
      if (text !== null && NOTATION.test(text)) withSigns.push(text);
    if (script === 'hebrew' && place !== null && exclaims.has(addressOf(place)))
      asking.push(
        ...meanings.flatMap(({ text }) => (text?.includes('?') ? `${addressOf(place)} ${text}` : [])),
      );
    return meanings;
  };
}

beforeAll(async () => {
  exclaims = new Set(
    (await readText(KJV)).filter(({ text }) => text?.includes('!') && !text.includes('?')).map(addressOf),
  );
  for (const script of ['hebrew', 'greek'] as const)
    for (const [book, segments] of await segmentsOfBooks(script)) {
      count += segments.flatMap(({ words }) => words).filter(({ reading }) => reading !== 'qere').length;
      for (const verse of composeVerses(watched(script), book, segments)) hash.update(JSON.stringify(verse));
    }
});

// Each library composes its meanings again if this digest differs from that of its meanings.
test('the digest of the rules is that of all composed meanings of the core texts', () => {
  expect(count).toBe(443_061);
  expect(MEANINGS_DIGEST).toBe(hash.digest('hex').slice(0, 12));
});

test('no meaning has a sign of the rules, in its place or as poetry, and no short meaning of the dictionary', () => {
  expect(withSigns).toEqual([]);
  expect([...shortMeanings()].filter(([, meaning]) => NOTATION.test(meaning ?? ''))).toEqual([]);
});

test('no Hebrew word asks in a verse in which the King James Version only exclaims', () => {
  expect(exclaims.size).toBeGreaterThan(100);
  expect(asking).toEqual([]);
});

test('each line for a place names a word of a core text, and gives it another meaning than the rules do', () => {
  expect(wrongLines).toEqual([]);
  expect([...uselessLines]).toEqual([]);
});

// The rules for God and gods and those that are the last answer for a number stay, on however few words they act.
test('a rule with Strong’s numbers acts on at least 20 words: for fewer, add lines to meanings/places instead', () => {
  const rules = Object.values(ALL_RULES).flatMap((lists) => lists.flatMap((list) => list.rules));
  const small = rules.filter(
    (rule) =>
      rule.of !== undefined &&
      rule.when !== undefined &&
      rule.question !== 'God, a god or gods' &&
      (acted.get(rule)?.size ?? 0) < FEWEST_WORDS,
  );
  expect(small.map(({ question, name }) => `${question}: ${name}`)).toEqual([]);
});
