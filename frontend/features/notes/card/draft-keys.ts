/** Where drafts stand in the browser's storage: by reader and verse. Small, for it is loaded on every page of a reader. */
import { storedNames } from '../../../storage/stored.ts';
import type { NotePlace } from '../drafts/draft.ts';

/** What the names of all drafts begin with. */
export const DRAFT_PREFIX = 'note-draft:';

/** What the names of a reader's drafts begin with. */
export const ofReader = (userId: number): string => `${DRAFT_PREFIX}${userId}:`;

/** The name of a reader's draft of a verse. */
export const draftKey = (userId: number, { book, chapter, verse }: NotePlace): string =>
  `${ofReader(userId)}${book}:${chapter}:${verse}`;

/** The names under which this browser keeps drafts: of one reader, or of anybody. Empty where storage is closed. */
export const storedDraftKeys = (userId?: number): string[] =>
  storedNames(userId === undefined ? DRAFT_PREFIX : ofReader(userId));
