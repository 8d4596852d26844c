import type { WordAnalysis } from '../../../domain/contract/index.ts';

/** A vowel point. Dagesh, the dots of shin and sin, meteg and accents are no vowels. */
const VOWEL = /[\u05B0-\u05BB\u05C7]/u;

/**
 * How a word sounds, in Latin letters. "–" for a written word (ketiv) without vowels: nobody reads it, and its
 * consonants alone (“my” for מי) would look like a sound. The form that is read is shown beside it. Apostrophes are curly.
 */
export function wordSound({
  reading,
  language,
  originalText,
  transliteration,
}: Pick<WordAnalysis['word'], 'reading' | 'language' | 'originalText' | 'transliteration'>): string {
  const isSilent = reading === 'ketiv' && language !== 'grc' && !VOWEL.test(originalText);
  return isSilent ? '–' : transliteration.replaceAll("'", '’');
}
