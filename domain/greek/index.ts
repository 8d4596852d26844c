export { lemmaNumber } from './form-numbers.ts';
export { countIotaSubscripts, greekLetters, splitGreekWords, withFinalSigma } from './letters.ts';
export { GREEK_MOODS, GREEK_TENSES, greekParsing } from './parsing.ts';
export { transliterateGreek } from './transliterate.ts';
