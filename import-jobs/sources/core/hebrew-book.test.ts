import { expect, test } from 'vitest';
import { joinWords } from '../../words/word-places.ts';
import { parseHebrewBook } from './hebrew-book.ts';

const w = (text: string, lemma = '1', morph = 'HNcmsa') => `<w lemma="${lemma}" morph="${morph}">${text}</w>`;
const seg = (type: string, text: string) => `<seg type="x-${type}">${text}</seg>`;
const qere = (catchWord: string, ...words: string[]) =>
  `<note type="variant"><catchWord>${catchWord}</catchWord><rdg type="x-qere">${words.join(' ')}</rdg></note>`;

function parseVerse(content: string) {
  const [verse] = parseHebrewBook(`<osis><verse osisID="Gen.1.2">${content}</verse></osis>`);
  if (verse === undefined) throw new Error('no verse');
  return verse;
}

test('parseHebrewBook writes maqaf without spaces and paseq between spaces, and leaves section marks out of the text', () => {
  const verse = parseVerse(
    `${w('אֶת')}${seg('maqqef', '־')}${w('הָ/אָרֶץ')}\n ${seg('paseq', '׀')}\n ${w('טוֹב')}${seg('sof-pasuq', '׃')}
     ${seg('reversednun', '׆')}\n ${seg('samekh', 'ס')}\n`,
  );
  expect(joinWords(verse.words)).toBe('אֶת־הָאָרֶץ ׀ טוֹב׃');
  expect(verse.words.map(({ after }) => after)).toEqual(['־', ' ׀ ', '׃']);
  expect(verse.words.map(({ mark }) => mark)).toEqual([null, null, '׆ ס']);
});

test('parseHebrewBook includes large, small and suspended letters in their word', () => {
  const [word] = parseVerse(w(`שְׁמַ֖${seg('large', 'ע')}`)).words;
  expect(word?.originalText).toBe('שְׁמַ֖ע');
});

test('parseHebrewBook makes those words before a qere note ketiv whose letters are the catchword of the note', () => {
  const verse = parseVerse(
    `${w('טוֹב')} ${w('חרי')}${w('יונים')}${qere('חרייונים', w('דִּבְיוֹנִים'))} ${w('בַּ/ת')}`,
  );
  expect(verse.words.map(({ reading, variant }) => [reading, variant])).toEqual([
    ['both', null],
    ['ketiv', 1],
    ['ketiv', 1],
    ['qere', 1],
    ['both', null],
  ]);
  expect(verse.words.map(({ after }) => after)).toEqual([' ', '', ' ', ' ', '']);
});

test('parseHebrewBook throws if a catchword differs from the words before its note', () => {
  expect(() => parseVerse(`${w('טוֹב')}${qere('רע', w('רַע'))}`)).toThrow('does not follow its ketiv');
});

test('parseHebrewBook does not read remarks, accent notes and readings without a type as qere', () => {
  const verse = parseVerse(
    `${w('טוֹב')}<note n="a">A remark.</note><note type="alternative"><catchWord>טוב</catchWord>` +
      `<rdg type="x-accent">${w('טוֹב')}</rdg></note><note type="exegesis">divided as <rdg>טו</rdg>.</note>`,
  );
  expect(verse.words.map(({ reading, originalText }) => [reading, originalText])).toEqual([['both', 'טוֹב']]);
});

test('parseHebrewBook has the maqaf between two words of a qere, and adds the signs after the note to both readings', () => {
  const note = `<note type="variant"><catchWord>מזה</catchWord><rdg type="x-qere">${w('מַה')}${seg('maqqef', '־')}${w('זֶּה')}</rdg></note>`;
  const verse = parseVerse(`${w('מזה')}${note}${seg('sof-pasuq', '׃')}`);
  expect(verse.words.map(({ originalText, after }) => originalText + after)).toEqual(['מזה׃', 'מַה־', 'זֶּה׃']);
});

test('parseHebrewBook adds no qere word for a ketiv that is not read', () => {
  const verse = parseVerse(
    `${w('אֶל')} ${w('ידרך')}<note type="variant"><catchWord>ידרך</catchWord><rdg type="x-qere"/></note>`,
  );
  expect(verse.words.map(({ reading }) => reading)).toEqual(['both', 'ketiv']);
});
