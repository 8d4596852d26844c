export { KeyList } from './key-list.tsx';
export { Shortcuts } from './shortcuts.tsx';
