import { expect, test } from 'vitest';
import { BYZANTINE } from './byzantine.ts';

const ACCENTED = 'csv-unicode/ccat/no-variants/ROM.csv';
const HEAD = 'chapter,verse,text';

function readRomans(accented: readonly string[], tagged: readonly string[], from = 0, to = 500) {
  const read = (path: string) => `${[HEAD, ...(path === ACCENTED ? accented : tagged)].join('\n')}\n`;
  expect(BYZANTINE.count('romans', read)).toBe(accented.length);
  return BYZANTINE.read({ part: 'romans', from, to }, read);
}
const LINE = '1,1,"¶Παῦλος, δοῦλος."';
const TAGS = '1,1,παυλος 3972 {N-NSM} δουλος 1401 {N-NSM}';

test('the Byzantine text takes the accents from one file, and the Strong’s numbers and the parsing from the other file', () => {
  const { verses, problems } = readRomans([LINE], [TAGS]);
  expect(verses?.byzantine?.[0]?.text).toBe('Παῦλος, δοῦλος.');
  expect(verses?.byzantine?.[0]?.words).toMatchObject([
    { originalText: 'Παῦλος', after: ', ', strongsNumber: 'G3972', morphology: 'N-NSM' },
    { originalText: 'δοῦλος', after: '.', strongsNumber: 'G1401', morphology: 'N-NSM' },
  ]);
  expect(problems).toEqual([]);
});

test('the Byzantine text joins the two parsings of a word with a slash if they differ', () => {
  const two = '1,1,παυλος 3972 {N-NSM} 3972 {N-VSM} δουλος 1401 {N-NSM} 1401 {N-NSM}';
  expect(readRomans([LINE], [two]).verses?.byzantine?.[0]?.words.map(({ morphology }) => morphology)).toEqual(
    ['N-NSM/N-VSM', 'N-NSM'],
  );
});

test.each([
  ['other words', '1,1,παυλος 3972 {N-NSM} κλητος 2822 {A-NSM}'],
  ['fewer words', '1,1,παυλος 3972 {N-NSM}'],
  ['another verse', '1,2,παυλος 3972 {N-NSM} δουλος 1401 {N-NSM}'],
])(
  'the Byzantine text has a verse without Strong’s numbers, and a note about it, if the file of numbers has %s',
  (_, tags) => {
    const { verses, problems } = readRomans([LINE], [tags]);
    expect(verses?.byzantine?.[0]?.words.map(({ strongsNumber }) => strongsNumber)).toEqual([null, null]);
    expect(problems).toMatchObject([{ kind: 'note', source: ACCENTED, row: 2 }]);
  },
);

test('the Byzantine text gives Romans 14:26 the English address Romans 16:27', () => {
  const { verses } = readRomans(['14,26,ἀμήν'], ['14,26,αμην 281 {HEB}']);
  expect(verses?.byzantine?.[0]).toMatchObject({
    chapter: 14,
    verse: 26,
    addresses: [{ chapter: 16, verse: 27 }],
  });
});

test('the Byzantine text reports a line that is not a verse, and reads the other lines', () => {
  const { verses, problems } = readRomans([LINE, '1,2,"ἀμήν', 'x,y,z'], [TAGS]);
  expect(verses?.byzantine).toHaveLength(1);
  expect(problems?.map(({ kind, row }) => [kind, row])).toEqual([
    ['failed', 3],
    ['failed', 4],
  ]);
});

test('the Byzantine text is read one range of rows after another, and each problem is reported once', () => {
  const lines = [LINE, 'x,y,z', '1,3,ἀμήν'];
  const tags = [TAGS, '1,3,αμην 281 {HEB}'];
  const first = readRomans(lines, tags, 0, 1);
  const second = readRomans(lines, tags, 1, 3);
  expect(first.verses?.byzantine?.map(({ verse }) => verse)).toEqual([1]);
  expect(first.problems).toEqual([]);
  expect(second.verses?.byzantine?.map(({ verse }) => verse)).toEqual([3]);
  expect(second.problems).toMatchObject([{ row: 3 }]);
});

test('the Byzantine text reports a file with other columns, and refuses an unknown book', () => {
  const { problems } = BYZANTINE.read({ part: 'romans', from: 0, to: 9 }, () => 'a,b\n1,1,ὁ\n');
  expect(problems).toMatchObject([{ message: 'The columns must be chapter,verse,text.' }, {}, {}]);
  expect(() => BYZANTINE.count('tobit', () => '')).toThrow('The pack byzantine has no part tobit');
});
