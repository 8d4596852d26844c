export { lemmaNumber } from './form-numbers.ts';
export { countIotaSubscripts, greekLetters, splitGreekWords } from './letters.ts';
export { transliterateGreek } from './transliterate.ts';
