import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { VerseRecord } from '../../../import-jobs/records.ts';
import {
  composingParsings,
  type FindForm,
  greekFormFinder,
  parseGreekForms,
  readGreekFormsFiles,
} from '../../../import-jobs/sources/core/greek-forms/table.ts';
import { SBLGNT } from '../../../import-jobs/sources/core/sblgnt.ts';
import { readText } from '../../../import-jobs/sources/core/testing.ts';
import { sharedData } from '../../../tests/support/shared-data.ts';
import { composedVerses } from '../../check/meanings/verses.ts';
import { deriveGreekForms, type TaggedText, writeGreekForms } from './derive.ts';
import { knownForms, writeKnownForms } from './known-forms.ts';
import { KNOWN_FORMS_FILE, readSwete } from './swete-text.ts';
import { readTaggedText } from './tagged-text.ts';

const FOLDER = sharedData();
if (FOLDER === null)
  console.log(
    'The tagged text is not beside the checkout, so the table of Greek forms is not compared with it.',
  );

let verses: readonly VerseRecord[] = [];
let find: FindForm = () => null;
beforeAll(async () => {
  verses = await readText(SBLGNT);
  find = await greekFormFinder();
});

const numberOf = (text: string) =>
  find(text, { book: 'none', chapter: 1, verse: 1, word: 1 })?.strongsNumber ?? null;

describe('the committed table', () => {
  test('the committed table of Greek forms has 18,662 forms, 142 words with their own number, and 73 added numbers', async () => {
    const { forms, places, added } = parseGreekForms(await readGreekFormsFiles());
    const numbers = [...places.values()].filter(({ parsing }) => parsing === null);
    expect([forms.size, numbers.length, added.length]).toEqual([18_662, 142, 73]);
  });

  test('the committed table of Greek forms has at most 400 words with their own parsing, which is one of the parsings of their form', async () => {
    const { forms, places } = parseGreekForms(await readGreekFormsFiles());
    const own = [...places].filter(([, { parsing }]) => parsing !== null);
    expect(own).toHaveLength(240);
    expect(own.length).toBeLessThanOrEqual(400);
    const known = new Set([...forms.values()].flat().flatMap(({ parsings }) => composingParsings(parsings)));
    expect(own.filter(([, { parsing }]) => !known.has(parsing ?? ''))).toEqual([]);
  });

  test.each([
    ['matthew 1:2', 'Abraham begot (the) Isaac'],
    ['matthew 2:11', 'they saw the child'],
    ['matthew 5:17', 'do not think that I came to destroy'],
    ['matthew 12:24', 'Pharisees having heard said'],
    ['matthew 22:32', 'God of Abraham and (the) God of Isaac'],
    ['acts 2:10', 'those who sojourn Romans'],
    ['acts 11:20', 'men Cypriots and Cyrenians'],
    ['hebrews 10:4', 'to take away sins'],
    ['1corinthians 6:9', 'not be led astray'],
  ])('with the committed table of Greek forms, the meanings of %s read “%s”', async (address, expected) => {
    const meanings: string[] = [];
    for await (const { book, chapter, verse, facts, compose } of composedVerses('greek', [
      address.split(' ')[0] ?? '',
    ]))
      if (`${book} ${chapter}:${verse}` === address)
        meanings.push(...compose().map(({ text }, index) => text ?? facts[index]?.gloss ?? ''));
    expect(meanings.join(' ')).toContain(expected);
  });

  test('the committed table of Greek forms has its lines in order, each line once', async () => {
    const { forms, added } = parseGreekForms(await readGreekFormsFiles());
    const lines = (await readGreekFormsFiles()).forms.split('\n').filter((line) => /^[^#]/u.test(line));
    expect(lines).toHaveLength(forms.size);
    expect([...forms.keys()].toSorted((a, b) => (a < b ? -1 : 1))).toEqual([...forms.keys()]);
    const numbers = added.map(({ strongsNumber }) => Number(strongsNumber.slice(1)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  test.each([
    ['compounds have their own number', 'κἀγώ G2504, κἀκεῖνος G2548, οὐκέτι G3765'],
    ['all forms of “I” have one number', 'μου G1473, ἡμῶν G1473, ἐγώ G1473, με G1473'],
    ['“to know” has Strong’s number', 'οἶδα G1492, οἴδατε G1492'],
    ['spellings of SBLGNT are found', 'ἀλλά G235, ἀλλ’ G235, ἀλλ᾽ G235, εἶπε G2036, ἐστί G1510'],
    [
      'words are found in any of their forms',
      'λόγος G3056, Λόγου G3056, λόγον G3056, Ἰησοῦς G2424, θεοῦ G2316',
    ],
  ])('the committed table of Greek forms has the expected numbers: %s', (_, pairs) => {
    expect(
      pairs.split(', ').map((pair) => `${pair.split(' ')[0]} ${numberOf(pair.split(' ')[0] ?? '')}`),
    ).toEqual(pairs.split(', '));
  });

  test('the committed table of Greek forms leaves 66 words of SBLGNT without a Strong’s number, five of them μήγε', () => {
    const bare = verses.flatMap(({ words }) => words.filter(({ strongsNumber }) => strongsNumber === null));
    expect(bare).toHaveLength(66);
    expect(bare.filter(({ originalText }) => originalText === 'μήγε')).toHaveLength(5);
  });
});

describe.skipIf(FOLDER === null)('the tagged text', () => {
  let tagged: TaggedText = new Map();
  beforeAll(() => {
    tagged = readTaggedText();
  });

  test('the table of Greek forms that is made from the tagged text is exactly the committed one', async () => {
    const files = writeGreekForms(deriveGreekForms(tagged, verses), verses);
    const committed = await readGreekFormsFiles();
    expect(files.places).toBe(committed.places);
    expect(files.parsings === committed.parsings).toBe(true);
    expect(files['added-numbers']).toBe(committed['added-numbers']);
    expect(files.forms === committed.forms).toBe(true);
  });

  test('the list of known forms that is made from the tagged text and the Greek Apocrypha is exactly the committed one', async () => {
    const written = writeKnownForms(knownForms(verses, readSwete()));
    expect(written === (await readFile(KNOWN_FORMS_FILE, 'utf8'))).toBe(true);
  });

  test('the tagged text has 81 words with numbers that no dictionary entry has', () => {
    const added = [...tagged.values()].flat().filter(({ number }) => number > 5_624);
    expect(added).toHaveLength(81);
  });
});
