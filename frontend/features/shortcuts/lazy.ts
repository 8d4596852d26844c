export { neighbourChapter, neighbourVerse } from './neighbour.ts';
