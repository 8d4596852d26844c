import { scriptOfValues } from '../../../domain/editions/index.ts';
import type { LinkedWord } from '../../bible-files/index.ts';
import type { EditionRecord, VerseRecord, WordRecord } from '../../records.ts';
import { completeWord, wordsOfText } from '../../words/complete-words.ts';
import { verseRecord } from '../../words/verse-record.ts';
import type { PlacedRow } from './placed-verses.ts';

/** The words of a translation with their Strong's numbers. A further number of a word follows it as an empty word. */
function linkedWords(text: string, words: readonly LinkedWord[]): WordRecord[] {
  let place = 0;
  return words.flatMap(({ text: word, strongs: [first, ...others] }, at) => {
    const start = text.indexOf(word, place);
    if (start === -1) return [];
    const next = words[at + 1];
    place = start + word.length;
    const end = next === undefined ? text.length : text.indexOf(next.text, place);
    const after = text.slice(place, end === -1 ? place : end);
    return [
      completeWord('latin', {
        originalText: word,
        after: others.length > 0 ? '' : after,
        strongsNumber: first ?? null,
      }),
      ...others.map((strongsNumber, index) =>
        completeWord('latin', {
          originalText: '',
          after: index === others.length - 1 ? after : '',
          strongsNumber,
        }),
      ),
    ];
  });
}

/** The record of a verse of an added text, by the numbers of its edition. */
export function verseOfRow(edition: EditionRecord, row: PlacedRow): VerseRecord {
  const { book, chapter, verse, text, words, ownReference } = row;
  const script = scriptOfValues(edition);
  return {
    ...verseRecord(
      edition.numbering,
      { book, chapter, verse },
      {
        originalLanguage: edition.language,
        text,
        words: script === null ? linkedWords(text, words ?? []) : wordsOfText(script, text),
      },
    ),
    heading: row.heading ?? null,
    ...(ownReference === undefined ? {} : { ownReference }),
    from: { source: row.source, row: row.row },
  };
}
