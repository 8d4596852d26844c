import type { Note } from '../../../../domain/contract/index.ts';
import type { FileNote } from '../../../../domain/notes/index.ts';
import { type Draft, isBlank, isSame, isUnsent, type Version } from '../drafts/draft.ts';
import { byPlace, isSamePlace } from '../note-place.ts';

/**
 * Puts the unsent drafts into a list of notes. A draft takes the place of the note that it is based on. If the verse has
 * another version of the note, both stay, the server's first. A draft has no time of its own, so it gets `now`.
 */
export function withDrafts(notes: readonly Note[], drafts: readonly Draft[], now: string): FileNote[] {
  const unsent = drafts.filter(isUnsent);
  const untouched = notes.filter((note) => !unsent.some((draft) => isSamePlace(draft, note)));
  const touched = unsent.flatMap((draft): FileNote[] => {
    const note = notes.find((one) => isSamePlace(one, draft)) ?? draft.conflict?.note ?? null;
    const typed = typedVersion(draft);
    if (note === null) return typed === null ? [] : [exported(draft, typed, now, now)];
    if (typed === null || isSame(typed, note)) return [note];
    const mine = exported(draft, typed, note.createdAt, now);
    const isBase = draft.base?.id === note.id && draft.base.revision === note.revision;
    return isBase && draft.conflict === null ? [mine] : [note, mine];
  });
  return [...untouched, ...touched].sort(byPlace);
}

/** The text that the reader typed. If the field is empty by now, the text that was sent without an answer, or null. */
function typedVersion(draft: Draft): Version | null {
  if (!isBlank(draft)) return draft;
  return draft.sent !== null && !isBlank(draft.sent) ? draft.sent : null;
}

const exported = (
  { book, chapter, verse }: Draft,
  { notes, isKabbalistic }: Version,
  createdAt: string,
  updatedAt: string,
): FileNote => ({ book, chapter, verse, notes, isKabbalistic, createdAt, updatedAt });
