export { lemmaNumber } from './form-numbers.ts';
export { countIotaSubscripts, greekLetters, type IotaSubscript, splitGreekWords } from './letters.ts';
export { transliterateGreek } from './transliterate.ts';
