import type { VerseAddress } from '../../domain/versification/index.ts';
import type { VerseRecord } from '../records.ts';

/** A verse of an English text, at its English address. */
export const englishVerse = (place: VerseAddress, text: string): VerseRecord => ({
  ...place,
  part: '',
  originalLanguage: 'english',
  text,
  heading: null,
  words: [],
  addresses: [{ ...place, firstWord: 0, lastWord: null }],
});
