import { beforeAll, describe, expect, test } from 'vitest';
import { letterTable, valueOfWords } from '../../../domain/gematria/index.ts';
import { countIotaSubscripts } from '../../../domain/greek/index.ts';
import { ABSENT_FROM_SBLGNT } from '../../../domain/versification/testing.ts';
import type { VerseRecord } from '../../records.ts';
import { joinWords } from '../../words/word-places.ts';
import { SBLGNT } from './sblgnt.ts';
import { STRONGS } from './strongs.ts';
import { readLexicon, readText, verseAt, wordsOf } from './testing.ts';

let verses: readonly VerseRecord[] = [];

beforeAll(async () => {
  verses = await readText(SBLGNT);
});

const at = (book: string, chapter: number, verse: number) => verseAt(verses, book, chapter, verse);

describe('the whole Greek New Testament', () => {
  test('the whole Greek New Testament has 7,927 numbered verses, 137,554 words and the total 79,203,470', () => {
    const table = letterTable('GREEK_STANDARD');
    let total = 0;
    for (const { letters } of wordsOf(verses))
      for (const letter of letters) total += table[letter] ?? Number.NaN;
    expect(verses.filter(({ part }) => part === '')).toHaveLength(7_927);
    expect(wordsOf(verses)).toHaveLength(137_554);
    expect(total).toBe(79_203_470);
    expect(SBLGNT.expected).toEqual({ verses: 7_927, words: 137_554, standardTotal: total });
  });

  test('the whole Greek New Testament has the total 79,278,370 if iota subscripts count', () => {
    const iotas = verses.reduce((sum, { text }) => sum + countIotaSubscripts(text), 0);
    expect(79_203_470 + iotas * 10).toBe(79_278_370);
  });

  test('the whole Greek New Testament has verses that equal their joined words, in NFC, without apparatus signs or double spaces', () => {
    const wrong = verses.filter(
      ({ text, words }) =>
        text !== joinWords(words) ||
        text !== text.trim() ||
        text !== text.normalize('NFC') ||
        /[⸀-⸅\d]|\s\s/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test('the whole Greek New Testament has letters and a transliteration for every word, and as lemma its Strong’s number or else its letters', () => {
    const bad = wordsOf(verses).filter(
      (word) =>
        !/^[α-ω]+$/.test(word.letters) ||
        word.transliteration === '' ||
        word.lemma !== (word.strongsNumber ?? word.letters),
    );
    expect(bad).toEqual([]);
  });

  test('the whole Greek New Testament has a Strong’s number for 137,488 of 137,554 words (99.95 %), each with an entry in the dictionary', async () => {
    const entries = new Set((await readLexicon(STRONGS)).map(({ strongsNumber }) => strongsNumber));
    const numbers = wordsOf(verses).flatMap(({ strongsNumber }) => strongsNumber ?? []);
    expect(numbers).toHaveLength(137_488);
    expect(numbers.filter((number) => !entries.has(number))).toEqual([]);
  });

  test('the whole Greek New Testament finds ἔσθων (Mark 1:6) by the spelling of the tagged text', () => {
    const word = verseAt(verses, 'mark', 1, 6).words.find(({ originalText }) => originalText === 'ἔσθων');
    expect(word).toMatchObject({ strongsNumber: 'G2068', lemma: 'G2068', translation: null });
  });

  test('the whole Greek New Testament has a parsing for every word with a number, except 397 whose forms have several', () => {
    const bare = wordsOf(verses).filter(({ morphology }) => morphology === null);
    expect(bare.filter(({ strongsNumber }) => strongsNumber === null)).toHaveLength(66);
    expect(bare).toHaveLength(66 + 397);
  });

  test('the whole Greek New Testament has no signs in words, and twelve verses that begin with a bracket', () => {
    const words = wordsOf(verses);
    expect(words.filter(({ originalText }) => !/^[\p{L}\p{M}]+[’ʼ᾽]?$/u.test(originalText))).toEqual([]);
    const opened = verses.filter(({ words: [first] }) => first?.before !== '');
    expect(
      opened.map(({ book, chapter, verse, part, text }) => `${text[0]} ${book} ${chapter}:${verse}${part}`),
    ).toEqual([
      '⟦ mark 16:8ending',
      '⟦ mark 16:9',
      '( luke 2:2',
      '( luke 7:29',
      '[ luke 24:40',
      '( john 1:15',
      '( acts 4:6',
      '( 1corinthians 14:32',
      '( 2corinthians 9:9',
      '( 1timothy 3:5',
      '( hebrews 8:5',
      '( 1peter 2:15',
    ]);
    expect(words.filter(({ before }) => before !== '')).toHaveLength(opened.length);
  });

  test('the whole Greek New Testament has as many closing as opening brackets of each kind', () => {
    const text = verses.map((verse) => verse.text).join(' ');
    const count = (sign: string) => text.split(sign).length;
    expect(count('(')).toBe(count(')'));
    expect(count('[')).toBe(count(']'));
    expect(count('⟦')).toBe(count('⟧'));
  });

  test('the whole Greek New Testament has no words at the 30 addresses that the edition leaves out', () => {
    const filled = new Set(
      verses.flatMap(({ addresses }) => addresses.map((a) => `${a.book} ${a.chapter}:${a.verse}`)),
    );
    expect(ABSENT_FROM_SBLGNT).toHaveLength(30);
    expect(ABSENT_FROM_SBLGNT.filter((a) => filled.has(`${a.book} ${a.chapter}:${a.verse}`))).toEqual([]);
  });
});

describe('known verses', () => {
  test('Mark 16:8 has 18 words, and the 34 words after it are a part without a verse number', () => {
    const mark = verses.filter(
      ({ book, chapter, verse }) => book === 'mark' && chapter === 16 && verse === 8,
    );
    expect(mark.map(({ part, words }) => [part, words.length])).toEqual([
      ['', 18],
      ['ending', 34],
    ]);
    expect(verses.filter(({ part }) => part === 'ending')).toHaveLength(1);
    expect(at('mark', 16, 9).words[0]?.letters).toBe('αναστασ');
  });

  test('John 8 begins at verse 12, directly after 7:52', () => {
    const john = verses.filter(({ book }) => book === 'john');
    const place = john.findIndex(({ chapter }) => chapter === 8);
    expect([john[place - 1], john[place]]).toMatchObject([
      { chapter: 7, verse: 52 },
      { chapter: 8, verse: 12 },
    ]);
  });

  test('2 Corinthians 13 has 13 verses, and its verse 12 has two English addresses', () => {
    expect(at('2corinthians', 13, 12).addresses).toMatchObject([
      { chapter: 13, verse: 12, firstWord: 0, lastWord: 4 },
      { chapter: 13, verse: 13, firstWord: 5, lastWord: null },
    ]);
    expect(at('2corinthians', 13, 12).words).toHaveLength(10);
    expect(at('2corinthians', 13, 13).addresses).toMatchObject([{ chapter: 13, verse: 14 }]);
  });

  test('Acts 19:40 is divided before καὶ ταῦτα εἰπών', () => {
    const { words, addresses } = at('acts', 19, 40);
    expect(addresses[1]).toMatchObject({ verse: 41, firstWord: words.length - 6, lastWord: null });
    expect(words.slice(-6, -3).map(({ letters }) => letters)).toEqual(['και', 'ταυτα', 'ειπων']);
  });

  test('3 John 15 and Revelation 12:18 have the English addresses of their neighbours', () => {
    expect(at('3john', 1, 15).addresses).toMatchObject([
      { chapter: 1, verse: 14, firstWord: 0, lastWord: null },
    ]);
    expect(at('revelation', 12, 18).addresses).toMatchObject([
      { chapter: 13, verse: 1, firstWord: 0, lastWord: null },
    ]);
  });

  test('John 1:1 has the total 3617', () => {
    expect(
      valueOfWords(
        'GREEK_STANDARD',
        at('john', 1, 1).words.map(({ letters }) => letters),
      ),
    ).toBe(3617);
    expect(at('john', 1, 1).words[2]).toMatchObject({
      originalText: 'ἦν',
      transliteration: 'ēn',
      after: ' ',
      strongsNumber: 'G1510',
      lemma: 'G1510',
      morphology: 'V-IAI-3S',
    });
  });
});
