export { lemmaNumber } from './form-numbers.ts';
export { countIotaSubscripts, greekLetters, splitGreekWords, withFinalSigma } from './letters.ts';
export { greekParsing } from './parsing.ts';
export { transliterateGreek } from './transliterate.ts';
