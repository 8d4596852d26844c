import { expect, test } from 'vitest';
import { addedNumbers } from '../../../import-jobs/sources/core/greek-forms/table.ts';
import { GREEK_WORDS, OTHER_GREEK_WORDS } from '../../../meanings/words/greek-words.ts';
import { HEBREW_WORDS, OTHER_HEBREW_WORDS } from '../../../meanings/words/hebrew-words.ts';
import { linesOf, readLine } from '../../../meanings/words/index.ts';

const WORD = String.raw`[\p{L}][\p{L}’' -]*`;
const NOUN = String.raw`=?${WORD}(?:\|${WORD})?~?`;
const VERB = String.raw`(?!to )[a-z]+(?: (?:[a-z-]+(?:’s)?|\*|\[[a-z ]+ \*\]))*`;

/** What may stand in a line after the short meaning: our own word, or a label and its meaning. */
const FIELDS = {
  H: [
    NOUN,
    `[A-Za-z]: ${VERB}`,
    `agent [A-Za-z]: ${NOUN}`,
    `name: ${WORD}`,
    '[בכלמ]{1,2}\\+?: [a-z ]+',
    'toward: [a-z ]+',
  ],
  G: [WORD, '(?:passive|perfect): to [a-z ]+'],
};

const matches = (pattern: string, text: string): boolean => new RegExp(`^(?:${pattern})$`, 'u').test(text);

function faultOf(line: string, letter: 'H' | 'G', isOther: boolean): string | null {
  const { number, short, own } = readLine(line);
  const fields = line.split('; ').slice(1);
  const labels = own.map(([key]) => key);
  if (short !== null && short !== '(object marker)' && !matches(letter === 'H' ? NOUN : WORD, short))
    return 'a sign that no short meaning has';
  const field = fields.find(
    (one) => !FIELDS[letter].some((pattern) => matches(pattern, one)) || one.split('*').length > 2,
  );
  if (field !== undefined) return `not a meaning: ${field}`;
  if (new Set(labels).size < labels.length) return 'a label twice';
  if (fields[0] === short) return 'twice the same meaning';
  if (isOther !== (own.length === 0)) return `belongs in the ${isOther ? 'first' : 'second'} list`;
  return /^[HG][1-9]\d*$/u.test(number) ? null : 'no number';
}

/** The lines of a table with what is wrong with each. */
function faults(letter: 'H' | 'G', first: string, second: string, known: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  for (const table of [first, second]) {
    let last = 0;
    for (const line of linesOf(table)) {
      const { number } = readLine(line);
      const place = Number(number.slice(1));
      const fault =
        faultOf(line, letter, table === second) ??
        (!known.has(number)
          ? 'not a number of Strong’s'
          : seen.has(number)
            ? 'stands twice'
            : place < last
              ? 'out of order'
              : null);
      if (fault !== null) found.push(`${line} (${fault})`);
      seen.add(number);
      last = place;
    }
  }
  return [
    ...found,
    ...[...known].filter((number) => !seen.has(number)).map((number) => `${number} has no line`),
  ];
}

const upTo = (letter: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

test('the table of Hebrew words has a line for each number of Strong’s dictionary, in order and in its form', () => {
  expect(faults('H', HEBREW_WORDS, OTHER_HEBREW_WORDS, new Set(upTo('H', 8_674)))).toEqual([]);
});

test('the table of Greek words has a line for each number of Strong’s dictionary and the added ones, in order and in its form', async () => {
  const never = new Set(['G2717', ...upTo('G', 3_302).slice(3_202)]);
  const added = (await addedNumbers()).map(({ strongsNumber }) => strongsNumber);
  const known = new Set([...upTo('G', 5_624).filter((number) => !never.has(number)), ...added]);
  expect(faults('G', GREEK_WORDS, OTHER_GREEK_WORDS, known)).toEqual([]);
});

test('a line of a table of words that is wrong is named with its fault', () => {
  const known = new Set(['H1', 'H2', 'H3', 'H4']);
  const first = ['H2 to go; q: to walk', 'H3 tree; trees|', 'H9 a; b', 'H1 way; road; x: go'].join('\n');
  const second = ['H3 tree', 'H3 tree|trees', 'H4 st[a]r', 'H2 fire; q: burn * up *', 'no'].join('\n');
  expect(faults('H', first, second, known)).toEqual([
    'H2 to go; q: to walk (not a meaning: q: to walk)',
    'H3 tree; trees| (not a meaning: trees|)',
    'H9 a; b (not a number of Strong’s)',
    'H1 way; road; x: go (out of order)',
    'H3 tree (stands twice)',
    'H3 tree|trees (belongs in the first list)',
    'H4 st[a]r (a sign that no short meaning has)',
    'H2 fire; q: burn * up * (not a meaning: q: burn * up *)',
    'no (no number)',
  ]);
  expect(faults('H', 'H1 a; a\nH2 b; q: c; q: d', 'H3 c', known)).toEqual([
    'H1 a; a (twice the same meaning)',
    'H2 b; q: c; q: d (a label twice)',
    'H4 has no line',
  ]);
});
