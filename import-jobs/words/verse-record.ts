import { type Numbering, toEnglish, type VerseAddress } from '../../domain/versification/index.ts';
import type { VerseRecord } from '../records.ts';
import { joinWords } from './word-places.ts';

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

export const englishVerse = (place: VerseAddress, text: string): VerseRecord =>
  verseRecord('english', place, { originalLanguage: 'english', text });
