import { expect, test } from 'vitest';
import { joinWords } from '../../words/word-places.ts';
import { parseGreekBook } from './greek-book.ts';

const book = (content: string) => parseGreekBook(`<book id="Mt"><title>ΚΑΤΑ</title><p>${content}</p></book>`);
const number = (reference: string) => `<verse-number id="${reference}">1</verse-number>`;
const word = (text: string, suffix = ' ', prefix = '') =>
  `${prefix === '' ? '' : `<prefix>${prefix}</prefix>`}<w>${text}</w>\n<suffix>${suffix}</suffix>\n`;
const text = (words: Parameters<typeof joinWords>[0] = []) => joinWords(words);

test('parseGreekBook adds punctuation and one space after a word, but no space at the end of a verse', () => {
  const [verse] = book(number('1 John 1:2') + word('λόγον', ',  ') + word('λόγος', '.  '));
  expect({ ...verse, words: text(verse?.words) }).toMatchObject({
    chapter: 1,
    verse: 2,
    words: 'λόγον, λόγος.',
  });
});

test('parseGreekBook removes the signs of the critical apparatus and their numbers', () => {
  const [verse] = book(number('Mark 1:1') + word('α', '⸃,  ', ' ⸀1') + word('β', '.⸃  ', ' ⸂'));
  expect(text(verse?.words)).toBe('α, β.');
});

test('parseGreekBook keeps an opening bracket out of the word after it, inside a verse and at its start', () => {
  const [verse] = book(number('Luke 2:2') + word('α', ' ', ' (⸀') + word('β', ' ', ' (') + word('γ', ')  '));
  expect(verse?.words).toEqual([
    { originalText: 'α', before: '(', after: ' (' },
    { originalText: 'β', before: '', after: ' ' },
    { originalText: 'γ', before: '', after: ')' },
  ]);
});

test('parseGreekBook divides words at a dash without spaces, and an apostrophe is a part of its word', () => {
  const [verse] = book(number('Rom 1:1') + word('ἄρτον', '—  ') + word('ἀλλ’') + word('μή', '—  '));
  expect(text(verse?.words)).toBe('ἄρτον—ἀλλ’ μή—');
});

test('parseGreekBook converts text to NFC', () => {
  const [verse] = book(number('Rom 1:1') + word('\u1f71', '\u037e  '));
  expect(text(verse?.words)).toBe('\u03ac;');
});

test('parseGreekBook makes the Intermediate Ending a separate part after its verse', () => {
  const ending = '</p><mark-end xml:lang="en">Intermediate Ending</mark-end><p>';
  const long = '</p><mark-end xml:lang="en">Long Ending</mark-end><p>';
  const verses = book(
    number('Mark 16:8') +
      word('γάρ', '.  ') +
      ending +
      word('Πάντα', ' ', ' ⟦') +
      long +
      number('Mark 16:9') +
      word('Ἀναστὰς'),
  );
  expect(verses.map((verse) => [verse.verse, verse.part, text(verse.words)])).toEqual([
    [8, '', 'γάρ.'],
    [8, 'ending', '⟦Πάντα'],
    [9, '', 'Ἀναστὰς'],
  ]);
});
