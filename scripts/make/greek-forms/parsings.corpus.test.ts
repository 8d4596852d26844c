import { beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../domain/basics/index.ts';
import { greekParsing } from '../../../domain/greek/index.ts';
import type { VerseRecord, WordRecord } from '../../../import-jobs/records.ts';
import { verseKey } from '../../../import-jobs/sources/core/greek-forms/table.ts';
import { SBLGNT } from '../../../import-jobs/sources/core/sblgnt.ts';
import { readText, wordsOf } from '../../../import-jobs/sources/core/testing.ts';
import { BYZANTINE } from '../../../import-jobs/sources/packs/byzantine/byzantine.ts';
import { readPack } from '../../../import-jobs/sources/packs/testing.ts';
import { packTexts } from '../../../tests/support/pack-files.ts';
import { alignWords } from './align.ts';

/**
 * The parsings of the core are compared with Robinson's of the Byzantine text, which other people made for another text.
 * Both use his codes, but for some kinds of words they write the same analysis differently.
 */

const SEED = 20_261_130;
const PLACES = 300;

const STATIC = /^(?:ADV|COND|CONJ|INJ|PREP|PRT)(?:-[A-Z]+)?$/u;

/** Ways of writing that differ, each with how a code of either text is brought to one. */
const CONVENTIONS: readonly (readonly [name: string, bring: (code: string, letters: string) => string])[] = [
  [
    'STEPBible has both parts of a compound, Robinson the part with endings, and -K',
    (code) => {
      const parts = code.split('+');
      return (parts.find((part) => !STATIC.test(part)) ?? parts[0] ?? '').replace(/-K$/u, '');
    },
  ],
  [
    'STEPBible has the kind of a name; only Robinson marks Attic forms, negatives and most degrees',
    (code) => code.replace(/^([A-Z]-\w+|V-\w+-\w+)-(?:ARAM|ATT|C|HEB|L|LG|LI|N|P|PG|S|T)$/u, '$1'),
  ],
  [
    'Robinson gives no case to names and foreign words without endings',
    (code, letters) => (isStiff(code, letters) ? 'N' : code),
  ],
  ['the kinds of words without endings', (code) => (STATIC.test(code) ? 'PRT' : code)],
  [
    'an accusative or dative used as an adverb',
    (code, letters) => (ADVERBIAL.has(letters) && /^(?:PRT$|[AN]-[AD])/u.test(code) ? 'PRT' : code),
  ],
  [
    'an imperative used as an interjection, and ὄφελον',
    (code, letters) => (CALLS.has(letters) ? 'PRT' : code),
  ],
  ['a nominative used as a vocative', (code) => code.replace(/-V(?=[SP])/u, '-N')],
  ['first and second aorists', (code) => code.replace(/^V-2/u, 'V-')],
  [
    'the voice of deponents, and middle or passive where the form is the same',
    (code) =>
      code
        .replace(/^(V-[AF])D/u, '$1M')
        .replace(/^(V-[AF])O/u, '$1P')
        .replace(/^(V-[AF])N/u, '$1M')
        .replace(/^(V-[PIRL])[MPEDON]/u, '$1E'),
  ],
  [
    'οἶδα is a perfect with the meaning of a present',
    (code, letters) => (letters.startsWith('οιδα') ? code.replace('V-P', 'V-R') : code),
  ],
  ['an adjective used as a noun', (code) => code.replace(/^A-(?=[NGDA][SP])/u, 'N-')],
  ['the names of the classes of pronouns', (code) => code.replace(/^[KQIRDX]-/u, 'D-')],
];

const ADVERBIAL: ReadonlySet<string> = new Set(
  'κυκλω μονον πρωτον ταχυ ταχιον υστερον μειζον τριτον δευτερον μικρον λοιπον πολλα'.split(' '),
);
const CALLS: ReadonlySet<string> = new Set('ιδου ιδε δευτε δευρο οφελον'.split(' '));

const STIFF = /^(?:N-PRI|N-LI|N-OI|HEB|ARAM)$/u;
/** The letters of the words to which Robinson gives no case. The test fills it. */
const stiff = new Set<string>();
const isStiff = (code: string, letters: string): boolean =>
  STIFF.test(code) || (stiff.has(letters) && /^(?:[NA]-|PRT|INJ|V-)/u.test(code));

interface Pair {
  place: string;
  word: WordRecord;
  theirs: string;
}

/** True if both codes say the same, with the conventions that had to be brought together. */
function compare({ word: { morphology, letters }, theirs }: Pair): { agrees: boolean; used: string[] } {
  let [ours, other] = [morphology ?? '', theirs];
  const used: string[] = [];
  for (const [name, bring] of CONVENTIONS) {
    if (ours === other) break;
    const next = [bring(ours, letters), bring(other, letters)] as const;
    if (next[0] !== ours || next[1] !== other) used.push(name);
    [ours, other] = next;
  }
  return { agrees: ours === other, used };
}

const texts = packTexts(BYZANTINE);
if (texts === null)
  console.log(
    'The Byzantine text is not beside the checkout, so the parsings of the core are not compared with it.',
  );

let verses: readonly VerseRecord[] = [];
beforeAll(async () => {
  verses = await readText(SBLGNT);
});

test('137,091 of 137,554 words of the core’s Greek text have a parsing, each of which is put into words', () => {
  const codes = wordsOf(verses).flatMap(({ morphology }) => morphology ?? []);
  expect(codes).toHaveLength(137_091);
  expect([...new Set(codes)].filter((code) => greekParsing(code, false) === null)).toEqual([]);
});

const lettersOf = (words: readonly WordRecord[]): string[] => words.map(({ letters }) => letters);

/** The words of a verse that both texts have and for which both have a parsing. */
function pairsOf({ book, chapter, verse, words }: VerseRecord, others: readonly WordRecord[]): Pair[] {
  return alignWords(lettersOf(words), lettersOf(others)).flatMap(([here, there]) => {
    const word = words[here];
    const theirs = others[there]?.morphology ?? null;
    if (word === undefined || word.morphology === null || theirs === null) return [];
    return [{ place: `${book} ${chapter}:${verse} ${word.originalText}`, word, theirs }];
  });
}

describe.skipIf(texts === null)('the Byzantine text', () => {
  let pairs: readonly Pair[] = [];
  beforeAll(() => {
    const { byzantine = [] } = readPack(BYZANTINE, texts ?? (() => '')).verses;
    for (const { morphology, letters } of wordsOf(byzantine))
      if (morphology !== null && STIFF.test(morphology)) stiff.add(letters);
    const theirs = new Map(
      byzantine.flatMap(({ addresses, words }) => addresses.map((at) => [verseKey(at), words] as const)),
    );
    pairs = verses
      .filter(({ part }) => part === '')
      .flatMap((verse) => pairsOf(verse, theirs.get(verseKey(verse)) ?? []));
  });

  test('every parsing of the Byzantine text is put into words', () => {
    const codes = new Set(pairs.map(({ theirs }) => theirs));
    expect([...codes].filter((code) => greekParsing(code, false) === null)).toEqual([]);
  });

  test('300 random words have the parsing of the Byzantine text', () => {
    const { below } = seededRandom(SEED);
    const chosen = new Set<Pair>();
    while (chosen.size < PLACES) chosen.add(pairs[below(pairs.length)] as Pair);
    const counts = new Map<string, number>();
    // If a pair differs, either our table is wrong, or the two sources name the same thing differently. Then it is a convention.
    const differ: string[] = [];
    for (const pair of chosen) {
      const { agrees, used } = compare(pair);
      if (!agrees) differ.push(`${pair.place}: ${pair.word.morphology}, there ${pair.theirs}`);
      else for (const name of used) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    console.log(
      [...counts].map(([name, count]) => `${count} words: ${name}`).join('\n'),
      `\nother differences: ${differ.join('; ') || 'none'}`,
    );
    expect(differ).toEqual([]);
  });

  test('of all words that both texts have, 99.7 % have the parsing of the Byzantine text', () => {
    const differ = pairs.filter((pair) => !compare(pair).agrees);
    expect([pairs.length, differ.length]).toEqual([132_137, 360]);
  });
});
