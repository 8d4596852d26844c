export { KeyList } from './key-list.tsx';
export { neighbourChapter, neighbourVerse, type Step } from './neighbour.ts';
export { Shortcuts } from './shortcuts.tsx';
