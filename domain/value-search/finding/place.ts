import { bookOfVerse, verseOfWord } from '../../number-index/index.ts';
import type { WordPlace } from '../word-place.ts';
import type { SearchedText } from './texts.ts';

/** The place of the word with this number in the letters file of a text. */
export function placeOf({ edition, index: { file } }: SearchedText, word: number): WordPlace {
  const verse = verseOfWord(file, word);
  return {
    edition: edition.id,
    book: bookOfVerse(file, verse),
    chapter: file.chapters[verse] as number,
    verse: file.verses[verse] as number,
    isEnding: file.endings[verse] === 1,
    word: word - (file.firstWords[verse] as number),
  };
}
