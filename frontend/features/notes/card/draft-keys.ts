/** The storage keys of the drafts of notes. This file is small because every page of a signed-in reader loads it. */
import { storedNames } from '../../../storage/stored.ts';
import type { NotePlace } from '../drafts/draft.ts';

export const DRAFT_PREFIX = 'note-draft:';

export const readerPrefix = (userId: number): string => `${DRAFT_PREFIX}${userId}:`;

export const draftKey = (userId: number, { book, chapter, verse }: NotePlace): string =>
  `${readerPrefix(userId)}${book}:${chapter}:${verse}`;

export const storedDraftKeys = (userId?: number): string[] =>
  storedNames(userId === undefined ? DRAFT_PREFIX : readerPrefix(userId));
