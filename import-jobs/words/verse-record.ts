import { type Numbering, toEnglish, type VerseAddress } from '../../domain/versification/index.ts';
import type { VerseRecord } from '../records.ts';
import { joinWords } from './word-places.ts';

/**
 * Makes the record of a verse. Its text is that of its words, and its addresses are those of the numbering, unless the
 * fields have others.
 */
export const verseRecord = (
  numbering: Numbering,
  { book, chapter, verse }: VerseAddress,
  fields: Pick<VerseRecord, 'originalLanguage'> & Partial<VerseRecord>,
): VerseRecord => ({
  book,
  chapter,
  verse,
  part: '',
  text: joinWords(fields.words ?? []),
  heading: null,
  words: [],
  addresses: [...toEnglish(numbering, { book, chapter, verse })],
  ...fields,
});

/** A verse of an English text, at its English address. */
export const englishVerse = (place: VerseAddress, text: string): VerseRecord =>
  verseRecord('english', place, { originalLanguage: 'english', text });
