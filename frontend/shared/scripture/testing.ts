/** A word of a verse for tests: דבר, with other facts where a test gives them. */
import type { WordAnalysis } from '../../../domain/contract/index.ts';

export const wordWith = (facts: Partial<WordAnalysis['word']>, value: number | null = 26): WordAnalysis => ({
  word: {
    originalText: 'דבר',
    before: '',
    after: ' ',
    mark: null,
    transliteration: 'dvr',
    translation: null,
    translationSource: null,
    translationEdition: null,
    strongsNumber: null,
    morphology: null,
    lemma: 'דבר',
    language: 'he',
    wordPosition: 1,
    reading: 'both',
    variant: null,
    ...facts,
  },
  verse: 1,
  gematriaValues: [{ method: 'HEBREW_STANDARD', value }],
  frequency: null,
});
