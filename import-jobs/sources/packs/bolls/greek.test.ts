import { describe, expect, test } from 'vitest';
import { ELZEVIR, TISCHENDORF } from './greek.ts';

type Row = [book: number, chapter: number, verse: number, text: string];

const read = (loader: typeof ELZEVIR, rows: readonly Row[]) => {
  const json = JSON.stringify(
    rows.map(([book, chapter, verse, text], pk) => ({ pk, book, chapter, verse, text })),
  );
  const [{ part } = { part: '' }] = loader.parts;
  return loader.read({ part, from: 0, to: rows.length }, () => json);
};
const tischendorf = (text: string) =>
  read(TISCHENDORF, [[43, 1, 1, text]]).verses?.tischendorf?.[0]?.words ?? [];

describe('Tischendorf', () => {
  test('gives a word the Strong’s number that follows it, even if a comma is between them', () => {
    expect(
      tischendorf('ἐν<S>1722</S> λόγος,<S>3056</S> καὶ<S>2532</S>').map(
        ({ originalText, after, strongsNumber, lemma }) => [originalText, after, strongsNumber, lemma],
      ),
    ).toEqual([
      ['ἐν', ' ', 'G1722', 'G1722'],
      ['λόγος', ', ', 'G3056', 'G3056'],
      ['καὶ', '', 'G2532', 'G2532'],
    ]);
  });

  test('keeps brackets and the apostrophe that marks an elision', () => {
    expect(
      tischendorf('κατ’<S>2596</S> [ἡ<S>3588</S> πύλη]<S>4439</S>').map(
        (word) => word.originalText + word.after,
      ),
    ).toEqual(['κατ’ [', 'ἡ ', 'πύλη]']);
    expect(tischendorf('[ὁ<S>3588</S>]')[0]?.before).toBe('[');
  });

  test('leaves out a verse without text and reports it as skipped', () => {
    const { verses, problems } = read(TISCHENDORF, [
      [40, 17, 20, 'ὁ<S>3588</S>'],
      [40, 17, 21, ' '],
    ]);
    expect(verses?.tischendorf?.map(({ verse }) => verse)).toEqual([20]);
    expect(problems).toMatchObject([
      { kind: 'skipped', row: 2, message: 'Matthew 17:21: a verse without text in this edition' },
    ]);
  });

  test('gives John 1:52 the English address John 1:51', () => {
    const { verses } = read(TISCHENDORF, [[43, 1, 52, 'καὶ<S>2532</S>']]);
    expect(verses?.tischendorf?.[0]).toMatchObject({ verse: 52, addresses: [{ verse: 51 }] });
  });

  test('leaves out a book with a number that is not in the canon, and reports it', () => {
    expect(read(TISCHENDORF, [[99, 1, 1, 'ὁ']]).problems).toMatchObject([
      { message: 'Book 99 of the file 1:1: a book that the New Testament does not have' },
    ]);
  });
});

describe('Elzevir', () => {
  test('has words without accents or Strong’s numbers, so the lemma of a word is its letters', () => {
    const [verse] = read(ELZEVIR, [[43, 1, 1, 'εν αρχη ην']]).verses?.elzevir ?? [];
    expect(verse?.words.map(({ letters, lemma, strongsNumber }) => [letters, lemma, strongsNumber])).toEqual([
      ['εν', 'εν', null],
      ['αρχη', 'αρχη', null],
      ['ην', 'ην', null],
    ]);
  });

  test('leaves out the subscription in brackets at the end of an epistle', () => {
    const [verse] = read(ELZEVIR, [[45, 16, 27, 'αμην [προς ρωμαιους εγραφη]']]).verses?.elzevir ?? [];
    expect(verse?.text).toBe('αμην');
  });
});
