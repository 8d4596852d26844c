import { type Numbering, toEnglish, type VerseAddress } from '../../domain/versification/index.ts';
import type { VerseRecord } from '../records.ts';
import { joinWords } from './word-places.ts';

/** Makes the record of a verse with its English addresses. Without another text, its text is that of its words. */
export function verseRecord(
  numbering: Numbering,
  { book, chapter, verse }: VerseAddress,
  fields: Pick<VerseRecord, 'originalLanguage'> & Partial<VerseRecord>,
): VerseRecord {
  const { words = [], text = joinWords(words) } = fields;
  const addresses = [...toEnglish(numbering, { book, chapter, verse })];
  return { book, chapter, verse, part: '', heading: null, addresses, ...fields, text, words };
}
