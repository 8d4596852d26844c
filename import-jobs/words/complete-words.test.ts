import { describe, expect, test } from 'vitest';
import { completeWord, wordsOfText } from './complete-words.ts';

describe('a word that a source has only as text', () => {
  test('a word that a source has only as text gets its letters without marks, a transliteration, and these letters as lemma', () => {
    expect(completeWord('greek', { originalText: 'λόγος', after: ', ' })).toEqual({
      reading: 'both',
      variant: null,
      originalText: 'λόγος',
      before: '',
      after: ', ',
      mark: null,
      letters: 'λογοσ',
      transliteration: 'logos',
      translation: null,
      strongsNumber: null,
      lemma: 'λογοσ',
      morphology: null,
      corrected: null,
    });
    expect(completeWord('hebrew', { originalText: 'בְּרֵאשִׁ֖ית', after: ' ' })).toMatchObject({
      letters: 'בראשית',
      transliteration: 'bereshit',
      lemma: 'בראשית',
    });
  });

  test('a word that a source has only as text has its Strong’s number as lemma if the source gives a number', () => {
    expect(completeWord('greek', { originalText: 'λόγος', after: '', strongsNumber: 'G3056' }).lemma).toBe(
      'G3056',
    );
  });

  test('a word that a source has only as text keeps a transliteration, a translation, a lemma and a morphology that the source gives', () => {
    const fields = { transliteration: 'lógos', translation: 'Word', lemma: 'G3056+', morphology: 'N-NSM' };
    expect(completeWord('greek', { originalText: 'λόγος', after: '', ...fields })).toMatchObject(fields);
  });

  test('a word that a source has only as text has no letters and no transliteration in English', () => {
    expect(completeWord('latin', { originalText: 'The', after: ' ' })).toMatchObject({
      letters: '',
      transliteration: '',
      lemma: 'the',
    });
  });
});

describe('the words of a text', () => {
  const signs = (words: ReturnType<typeof wordsOfText>): string[][] =>
    words.map(({ before, originalText, after }) => [before, originalText, after]);

  test('the words of a text have the punctuation between them in “before” and “after”', () => {
    expect(signs(wordsOfText('greek', '⟦Ἐν ἀρχῇ—ἦν,  ὁ.'))).toEqual([
      ['⟦', 'Ἐν', ' '],
      ['', 'ἀρχῇ', '—'],
      ['', 'ἦν', ', '],
      ['', 'ὁ', '.'],
    ]);
  });

  test('the words of a text are divided at a maqaf, and a section mark is the mark of the word before it', () => {
    const words = wordsOfText('hebrew', 'אֶת־הָאָֽרֶץ׃ {ס}');
    expect(words.map(({ letters, after, mark }) => [letters, after, mark])).toEqual([
      ['את', '־', null],
      ['הארץ', '׃', 'ס'],
    ]);
  });

  test('the words of a text are an empty list for a text without letters', () => {
    expect(wordsOfText('greek', ' — 12.')).toEqual([]);
  });
});
