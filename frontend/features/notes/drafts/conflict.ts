/**
 * A conflict: the note was changed elsewhere while the reader typed. The reader chooses between the two versions.
 * draft.ts says when there is a conflict.
 */
import { type Draft, isSame, type Version } from './draft.ts';

/**
 * The conflict in a draft. Its `note` is the server's note, which is not the one that the draft is based on, or null
 * if the note was deleted.
 */
export type Conflict = NonNullable<Draft['conflict']>;

export type Choice = 'mine' | 'other' | 'both';

/**
 * Joins two versions of a note: the server's text, a Markdown rule, then the other text. If one text contains the
 * other, the result is only the longer one. The result is Kabbalistic if one of the two is.
 */
export function joinVersions(server: Version, other: Version): Version {
  const first = server.notes;
  const second = other.notes;
  const longer = first.includes(second) ? first : second.includes(first) ? second : null;
  return {
    notes: longer ?? `${first}\n\n---\n\n${second}`,
    isKabbalistic: server.isKabbalistic || other.isKabbalistic,
  };
}

/**
 * The draft after the reader has chosen between the two versions of a note. Null if the reader chose the server's
 * version, or if the result equals it. A draft without a conflict is returned unchanged.
 */
export function draftAfterChoice(draft: Draft, choice: Choice): Draft | null {
  if (draft.conflict === null) return draft;
  const { note } = draft.conflict;
  if (choice === 'other') return null;
  const mine: Draft = {
    ...draft,
    ...(choice === 'both' && note !== null ? joinVersions(note, draft) : {}),
    base: note === null ? null : { id: note.id, revision: note.revision },
    conflict: null,
    refused: null,
  };
  return note !== null && isSame(mine, note) ? null : mine;
}
