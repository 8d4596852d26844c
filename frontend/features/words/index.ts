export { CardPlace, WORD_CARD } from './card-place.tsx';
export { EnglishText } from './english-text.tsx';
export { isFirstVisit } from './first-visit.ts';
export { LineSwitches } from './line-switches.tsx';
export { MeaningNote } from './meaning-note.tsx';
export { type Column, OriginalText } from './original-text.tsx';
export { ReadingMenu } from './reading-menu.tsx';
export {
  type Choosing,
  isSameWord,
  isStrip,
  type OpenWord,
  useWordArea,
  type WordPlace,
  wordState,
} from './use-word-area.ts';
export { runningOf, VerseText } from './verse-text.tsx';
export { WordArea, type WordState } from './word-area.tsx';
export { linesWithText } from './word-lines.tsx';
