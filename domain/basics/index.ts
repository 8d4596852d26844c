export * from './csv-lines.ts';
export * from './hex.ts';
export { LETTER_SIGNS, signsAsLetters, withLetters } from './letter-signs.ts';
export * from './parse.ts';
export * from './random.ts';
export * from './remembered.ts';
export * from './well-formed.ts';
