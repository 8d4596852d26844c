import { expect, test } from 'vitest';
import { readTaggedWord, tagntWord } from './read-word.ts';
import { TAGNT } from './tagnt.ts';

const FILE = 'data/stepbible-tagnt-tr/3John/1/1.json';
const raw = (parts: string, older = ''): string =>
  ['ref', 'word', 'gloss', parts, 'lemma', 'editions', '', '', '', '', '#01', '', older, '', ''].join('\t');
const word = (text: string, strongs = 'G3056', parts = 'G3056=N-NSM', older = '') => ({
  text,
  lemma: 'λόγος',
  morph: 'robinson:N-NSM',
  strongs: [strongs],
  translation: 'Word,',
  source: { raw: raw(parts, older) },
});
const readTagntWord = (value: unknown) => {
  const word = readTaggedWord(value);
  return word && tagntWord(word);
};
const readVerse = (json: string) =>
  TAGNT.read({ part: '3john 1', from: 0, to: 1 }, (path) => {
    expect(path).toBe(FILE);
    return json;
  });

test('a word of the tagged text has its gloss, Strong’s number and parsing, and the punctuation after it in the field “after”', () => {
  expect(readTagntWord(word('λόγος,'))).toEqual({
    before: '',
    originalText: 'λόγος',
    after: ',',
    translation: 'Word',
    strongsNumber: 'G3056',
    lemma: 'G3056',
    morphology: 'N-NSM',
  });
});

test.each([
  ['[The] book', '(The) book'],
  ['do permit [it].', 'do permit (it)'],
  ['who[ever]', 'who(ever)'],
  ['<the>', ''],
  ['<the [son]>', ''],
  ['<the>[those]', '(those)'],
  ['they <themselves>', 'they'],
  ['[15] Lord', 'Lord'],
  ['{8.1} And', 'And'],
  ['(15) <the>', ''],
  ['[and] ‘No', '(and) No'],
  ['judge?’ — ', 'judge'],
  ['brothers’', 'brothers’'],
  ['sea-side', 'sea-side'],
  ['', ''],
])(
  'a word of the tagged text whose gloss is “%s” in the source has the meaning “%s”',
  (translation, meaning) => {
    expect(readTagntWord({ ...word('ὁ'), translation })?.translation).toBe(meaning);
  },
);

test('a word of the tagged text is in Unicode form NFC, and contains the ’ that marks its elision', () => {
  expect(readTagntWord(word('ἐπ᾽'))).toMatchObject({ originalText: 'ἐπ’', after: '' });
  expect(readTagntWord(word('λόγος'.normalize('NFD')))?.originalText).toBe('λόγος'.normalize('NFC'));
});

test('a word of the tagged text has the brackets around it in “before” and “after”, and loses the ¬ at the end of a line', () => {
  expect(readTagntWord(word('[[ὁ'))).toMatchObject({ before: '[[', originalText: 'ὁ' });
  expect(readTagntWord(word('ποιοῦσιν.]]'))).toMatchObject({ originalText: 'ποιοῦσιν', after: '.]]' });
  expect(readTagntWord(word('ὠρχήσασθε,¬'))).toMatchObject({ originalText: 'ὠρχήσασθε', after: ',' });
  expect(readTagntWord(word('μαράνα θά.'))).toMatchObject({ originalText: 'μαράνα θά', after: '.' });
});

test.each([
  ['no leading zeros and no letter of a sense', 'G0746a', 'G0746a=N', '', 'G746'],
  [
    'the number of a compound and not of its first part',
    'G1473',
    'G1473=P-1NS + G2532=CONJ',
    'G2504',
    'G2504',
  ],
  [
    'the number of its first part if the older number is that of another part',
    'G1176',
    'G1176=N + G2532=CONJ',
    'G2532',
    'G1176',
  ],
  [
    'the number of its first part if there are several older numbers',
    'G575',
    'G575=V + G9=V',
    'G1909, G0638',
    'G575',
  ],
  [
    'the last of the older numbers of a compound with a preposition',
    'G575',
    'G0575=PREP + G4155=V-AAI-3P',
    'G1909, G0638',
    'G638',
  ],
  [
    'the number of the last part of such a compound without an older number',
    'G2736',
    'G2736=PREP + G2955=V-AAP-NSM',
    '',
    'G2955',
  ],
  ['the number of the first part of a numeral', 'G1176', 'G1176=A-NUI + G3638=A-NUI', 'G2532', 'G1176'],
  [
    'the number 1473 for a form of “I” that has another number in the source',
    'G3165',
    'G3165=P-1GS',
    'G3450',
    'G1473',
  ],
  ['Strong’s number of the word for a number that the source added', 'G6063', 'G6063=V', '', 'G1492'],
  ['the older number if the number is not in Strong’s dictionary', 'G6013', 'G6013=N', 'G1081', 'G1081'],
  ['its own number, and not the older number, otherwise', 'G846', 'G846=P', 'G3778', 'G846'],
])('a word of the tagged text has %s', (_, number, parts, older, strongsNumber) => {
  expect(readTagntWord(word('ὁ', number, parts, older))?.strongsNumber).toBe(strongsNumber);
});

test('a compound with a preposition has the parsing of its last part', () => {
  expect(readTagntWord(word('ἀπέπνιξαν', 'G575', 'G0575=PREP + G4155=V-AAI-3P', 'G0638'))).toMatchObject({
    strongsNumber: 'G638',
    morphology: 'V-AAI-3P',
  });
});

test('a compound has the parsing of each of its parts, but a numeral that of the first', () => {
  const parsing = (morph: string, parts: string) =>
    readTagntWord({ ...word('κἀκεῖνος', 'G2532', parts), morph })?.morphology;
  expect(parsing('robinson:CONJ + G1565', 'G2532=CONJ + G1565=D-NSM')).toBe('CONJ+D-NSM');
  expect(parsing('robinson:A-NUI + G3638', 'G1176=A-NUI + G3638=A-NUI')).toBe('A-NUI');
});

test('ἐμοῦ is the possessive pronoun after the article only', () => {
  const tagged = (text: string, code: string) => ({ ...word(text), morph: `robinson:${code}` });
  const words = [tagged('ἕνεκεν', 'PREP'), tagged('ἐμοῦ', 'S-1SGSN'), tagged('τοῦ', 'T-GSN')];
  const { verses } = readVerse(JSON.stringify({ words: [...words, tagged('ἐμοῦ', 'S-1SGSN')] }));
  expect(verses?.tagnt?.[0]?.words.map(({ morphology }) => morphology)).toEqual([
    'PREP',
    'P-1GS',
    'T-GSN',
    'S-1SGSN',
  ]);
});

test('a word of the tagged text without a number in Strong’s dictionary has the letters of its dictionary form as lemma', () => {
  expect(readTagntWord(word('λόγου', 'G6002', 'G6002=N-GSM'))).toMatchObject({
    strongsNumber: null,
    lemma: 'λογοσ',
  });
});

test('a verse of the tagged text is one file: there are 7,956 files, and there is no file for Acts 19:41', () => {
  const paths = TAGNT.files.map(({ path }) => path);
  expect(paths).toHaveLength(7_956);
  expect(paths).not.toContain('data/stepbible-tagnt-tr/Acts/19/41.json');
  expect(paths).toContain('data/stepbible-tagnt-tr/Titus/1/1.json');
});

test('a verse of the tagged text has a text that is its words with their punctuation, joined by spaces', () => {
  const { verses } = readVerse(JSON.stringify({ words: [word('λόγος,'), word('ὁ')] }));
  expect(verses?.tagnt?.[0]).toMatchObject({
    book: '3john',
    chapter: 1,
    verse: 1,
    text: 'λόγος, ὁ',
    addresses: [{ book: '3john', chapter: 1, verse: 1 }],
  });
});

test('a verse of the tagged text reports a word that is not complete, and has the other words', () => {
  const { verses, problems } = readVerse(JSON.stringify({ words: [{ text: 'ὁ' }, word('λόγος')] }));
  expect(verses?.tagnt?.[0]?.words).toHaveLength(1);
  expect(problems).toMatchObject([{ kind: 'failed', source: FILE, row: 1 }]);
});

test.each(['{', '{}', 'null', '"text"'])(
  'a verse of the tagged text whose file has no words is reported as failed: %s',
  (json) => {
    const { verses, problems } = readVerse(json);
    expect(verses?.tagnt).toEqual([]);
    expect(problems).toMatchObject([{ kind: 'failed', source: FILE, row: null }]);
  },
);

test('the tagged Greek text has no part for Genesis, so counting its verses throws an error', () => {
  expect(() => TAGNT.count('genesis 1', () => '')).toThrow('The pack tagnt has no part genesis 1');
});
