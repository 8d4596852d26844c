import { expect, test } from 'vitest';
import type { Findings } from './bible-file.ts';
import { readMarkup } from './markup.ts';

function read(written: string, letter: 'H' | 'G' = 'H') {
  const findings: Findings = { unknownBooks: new Map(), missingBooks: new Map(), dropped: new Map() };
  const { verse, title } = readMarkup(written, letter, findings);
  const { text, words = [], heading } = verse.result();
  const linked = words.flatMap((word) =>
    word.strongs.length > 0 ? `${word.text}=${word.strongs.join('+')}` : [],
  );
  return { text, linked: linked.join(' '), heading, title, dropped: Object.fromEntries(findings.dropped) };
}

test.each([
  ['plain text', 'In the  beginning\n God ', 'In the beginning God', ''],
  [
    'MyBible',
    'In the beginning<S>7225</S> God<S>430</S>, who<f>[1]</f>.',
    'In the beginning God, who.',
    'beginning=H7225 God,=H430',
  ],
  [
    'MyBible with two numbers',
    '<pb/>created<S>1254</S><S>853</S> <i>the</i><br/>heaven',
    'created the heaven',
    'created=H1254+H853',
  ],
  [
    'MyBible with words of Jesus',
    '<J>I<S>1473</S> am</J><m>V-PAI</m> <t>the</t> <e>way</e>',
    'I am the way',
    'I=H1473',
  ],
  ['MyBible with notes', 'God <n>[Heb. Elohim]</n> said<x>1:1</x>', 'God said', ''],
  [
    'MySword',
    'In<CM>the<CI> beginning<WH7225><WTHNcfs> God<WH430>',
    'In the beginning God',
    'beginning=H7225 God=H430',
  ],
  ['MySword with notes', 'God<RF q=1>a <FI>note<Fi><Rf>, <FR>who<Fr> <RX 1.1.1>is', 'God, who is', ''],
  ['e-Sword', '{\\cf6 In \\i the\\i0  beginning\\par}', 'In the beginning', ''],
  ['e-Sword with letters', "\\cf6 Caf\\'e9 \\u8217?s \\'93x\\'94\\emdash y", 'Café ’s “x”—y', ''],
  [
    'e-Sword with raised numbers',
    'God\\cf2\\super H430\\cf0\\nosupersub  said{\\super a} it',
    'God said it',
    'God=H430',
  ],
  [
    'e-Sword 11',
    '<p>God<num>H430</num><tvm>x</tvm> <red>said</red><not>N1</not></p>',
    'God said',
    'God=H430',
  ],
  [
    'numbers in angle brackets',
    'And the evening <06153> was <07961> (8804) third.',
    'And the evening was third.',
    'evening=H6153 was=H7961',
  ],
  [
    'numbers in braces',
    'In the beginning{H7225} God{H430} created{H1254}{(H8804)} it',
    'In the beginning God created it',
    'beginning=H7225 God=H430 created=H1254',
  ],
  [
    'numbers between words',
    'βιβλος G976 γενεσεως G1078 ιησου',
    'βιβλος γενεσεως ιησου',
    'βιβλος=G976 γενεσεως=G1078',
  ],
  ['entities', 'Tom &amp; Ann&#8217;s &mdash; &c.', 'Tom & Ann’s — &c.', ''],
  [
    'HTML',
    'The <b>LORD</b> is <a href="x">my</a> shepherd<sup>a</sup><script>alert(1)</script>.',
    'The LORD is my shepherd.',
    '',
  ],
  ['a tag that is never closed', 'In the <f>beginning', 'In the beginning', ''],
  ['less than', '3 < 4 and 5 > 4', '3 < 4 and 5 > 4', ''],
  ['paragraph signs', '¶ And God said', 'And God said', ''],
  ['another paragraph sign', '# And God said #1', 'And God said #1', ''],
  [
    'square brackets',
    'the earth [was] without form [[and void]]',
    'the earth [was] without form [[and void]]',
    '',
  ],
  ['Hebrew points', 'בְּרֵאשִׁ֖ית\u200F', 'בְּרֵאשִׁ֖ית'.normalize('NFC'), ''],
  ['joiners of Persian', 'می\u200Cخواهم', 'می\u200Cخواهم', ''],
])('the text of %s is read', (_, written, text, linked) => {
  expect(read(written)).toMatchObject({ text, linked });
});

test('numbers without a letter get that of the Testament', () => {
  expect(read('Word<S>3056</S>', 'G').linked).toBe('Word=G3056');
});

test('words with their numbers are the whole text', () => {
  const findings: Findings = { unknownBooks: new Map(), missingBooks: new Map(), dropped: new Map() };
  const { words = [], text } = readMarkup('In the beginning<S>7225</S>, God', 'H', findings).verse.result();
  expect(words).toEqual([
    { text: 'In', strongs: [] },
    { text: 'the', strongs: [] },
    { text: 'beginning,', strongs: ['H7225'] },
    { text: 'God', strongs: [] },
  ]);
  expect(words.map((word) => word.text).join(' ')).toBe(text);
});

test('headings are kept, and a title of a psalm stands apart', () => {
  expect(read('<TS1>The <FI>First<Fi> Day<Ts>In the beginning').heading).toBe('The First Day');
  expect(read('<h>Creation</h>In the beginning')).toMatchObject({
    heading: 'Creation',
    text: 'In the beginning',
  });
  expect(read('<<A Psalm of David.>> LORD, how')).toMatchObject({
    title: 'A Psalm of David.',
    text: 'LORD, how',
  });
});

test('what is dropped is counted by its kind', () => {
  const { dropped } = read('¶ <i>God</i><f>1</f><m>N</m><x>1:1</x> said<n>note</n> <foo>it</foo>');
  expect(dropped).toEqual({
    'paragraph signs': 1,
    'italics and colours': 1,
    footnotes: 1,
    parsings: 1,
    'cross references': 1,
    notes: 1,
    'other tags': 1,
  });
});
