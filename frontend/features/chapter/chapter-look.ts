import { createContext } from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import type { WordLine } from '../../addresses/explorer-address.ts';
import type { TranslationCounter } from '../../shared/scripture/count-translation.ts';
import type { Marks } from '../../shared/scripture/marks.ts';
import type { ChapterTexts } from '../../shared/settings/reading-settings.ts';

interface Look {
  readonly shown: ChapterTexts;
  readonly marks: Marks;
  /** The language of the version’s text. */
  readonly english: string | undefined;
  /** Counts the version’s text if it is in Hebrew or Greek. */
  readonly counter: TranslationCounter | undefined;
  readonly hasValues: boolean;
  readonly lines: ReadonlySet<WordLine>;
  readonly words: ReadonlyMap<string, readonly WordAnalysis[]> | undefined;
}

/**
 * How all verses of a chapter look. It changes only with the reader's settings and when the facts about the words
 * have loaded.
 */
export const ChapterLook = createContext<Look>({
  shown: 'both',
  marks: 'accents',
  english: 'en',
  counter: undefined,
  hasValues: true,
  lines: new Set(),
  words: undefined,
});
