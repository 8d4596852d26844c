export { storedDraftKeys } from './card/draft-keys.ts';
export { NotesSection } from './notes-section.tsx';
