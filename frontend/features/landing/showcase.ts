import { gematriaValue } from '../../../domain/gematria/index.ts';
import { landingText } from '../../text/site/landing-text.ts';

/** The words of Genesis 1:1 in the Westminster Leningrad Codex. */
const GENESIS_1_1 = ['בְּרֵאשִׁ֖ית', 'בָּרָ֣א', 'אֱלֹהִ֑ים', 'אֵ֥ת', 'הַשָּׁמַ֖יִם', 'וְאֵ֥ת', 'הָאָֽרֶץ'] as const;

export interface ShownVerse {
  readonly language: 'he' | 'grc';
  readonly method: 'HEBREW_STANDARD' | 'GREEK_STANDARD';
  readonly words: readonly {
    readonly text: string;
    readonly meaning: string;
    readonly value: number | null;
  }[];
  readonly total: number | null;
}

/** The verse that the landing page shows first. The page has its words with it, so it needs no request. */
export const FIRST_SHOWN: ShownVerse = {
  language: 'he',
  method: 'HEBREW_STANDARD',
  words: GENESIS_1_1.map((text, index) => ({
    text,
    meaning: landingText.verse.glosses[index] ?? '',
    value: gematriaValue('HEBREW_STANDARD', text),
  })),
  total: gematriaValue('HEBREW_STANDARD', GENESIS_1_1.join(' ')),
};

export const VERSES = [
  { book: 'genesis', chapter: 1, verse: 1 },
  { book: 'deuteronomy', chapter: 6, verse: 4 },
  { book: 'psalms', chapter: 23, verse: 3 },
  { book: 'john', chapter: 1, verse: 1 },
] as const;

/** The number whose sums the landing page shows first: the value of the first word of the Bible. */
export const FIRST_NUMBER = gematriaValue('HEBREW_STANDARD', GENESIS_1_1[0]) ?? 1;
