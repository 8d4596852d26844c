import type { ChapterVerse } from '../../../domain/contract/index.ts';
import { poetryAt } from '../../../domain/poetry/index.ts';
import type { ReadingSettings } from '../../shared/settings/reading-settings.ts';

export const runsTogether = ({ chapterFlow }: ReadingSettings): boolean => chapterFlow === 'paragraphs';

/** From this number of verses on, a paragraph of a text without section marks ends with the next sentence. */
const MAX_VERSES = 12;

/**
 * Divides the verses of a chapter into paragraphs. A paragraph ends with a section mark of the Hebrew text. A text
 * without marks, such as the New Testament, is divided after a verse that ends a sentence once the paragraph is
 * long. A verse of poetry is a paragraph by itself, because it is shown in lines.
 */
export function paragraphsOf(verses: readonly ChapterVerse[]): readonly (readonly ChapterVerse[])[] {
  const hasMarks = verses.some(endsSection);
  const paragraphs: ChapterVerse[][] = [];
  let isOpen = false;
  for (const verse of verses) {
    const isPoetry = poetryAt(verse.verse) !== null || verse.verse.title;
    const last = paragraphs.at(-1);
    if (isOpen && !isPoetry && last !== undefined) last.push(verse);
    else paragraphs.push([verse]);
    const length = paragraphs.at(-1)?.length ?? 0;
    const isFull = !hasMarks && length >= MAX_VERSES && /[.?!]["”’)]*$/u.test(verse.verse.text ?? '.');
    isOpen = !(isPoetry || endsSection(verse) || isFull);
  }
  return paragraphs;
}

const endsSection = ({ running }: ChapterVerse): boolean => /[פס]/u.test(running.at(-1)?.mark ?? '');
