/**
 * The rules for drafts of notes, without any I/O. A draft is text that may not have reached the server. Two things
 * always hold: typed text is deleted only by the reader's own choice, and a version on the server is overwritten only
 * if this browser has shown it. See docs/decisions/0081-notes.md.
 */

import {
  fromJson,
  objectOf,
  orNull,
  type Parse,
  text,
  wellFormed,
  wholeNumber,
  yesOrNo,
} from '../../../../domain/basics/index.ts';
import type { Note } from '../../../../domain/contract/index.ts';

/** The verse of a note. Verse 0 is a psalm's title. */
export type NotePlace = Pick<Note, 'book' | 'chapter' | 'verse'>;

export type Version = Pick<Note, 'notes' | 'isKabbalistic'>;

export interface Draft extends NotePlace, Version {
  /** The note and revision that the draft is based on. Null for a new note. */
  readonly base: Pick<Note, 'id' | 'revision'> | null;
  /** The version that was last sent and not answered. The server may have saved it or not. */
  readonly sent: Version | null;
  /**
   * Set if the note was changed elsewhere. `note` is the server's note, null if it was deleted. Nothing is sent until
   * the reader has chosen (conflict.ts).
   */
  readonly conflict: { readonly note: Note | null } | null;
  readonly refused: string | null;
}

export type Request =
  | { readonly method: 'POST'; readonly body: NotePlace & Version }
  | { readonly method: 'PATCH'; readonly id: number; readonly body: Version & Pick<Note, 'revision'> };

/**
 * The answers of the server after which a request is finished. Without an answer, or after a temporary error, the draft
 * does not change.
 */
export type Answer =
  | { readonly kind: 'saved'; readonly note: Note }
  | { readonly kind: 'conflict'; readonly current: Note }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'refused'; readonly message: string };

const versionOf = ({ notes, isKabbalistic }: Version): Version => ({ notes, isKabbalistic });

export const isSame = (one: Version, other: Version): boolean =>
  one.notes === other.notes && one.isKabbalistic === other.isKabbalistic;

export const isBlank = ({ notes }: Version): boolean => notes.trim() === '';

/**
 * True if deleting the draft could lose text. False for the draft of an emptied field that waits for no answer and
 * has no conflict, because the note is still on the server.
 */
export const isUnsent = (draft: Draft): boolean =>
  !isBlank(draft) || draft.sent !== null || draft.conflict !== null;

/** The draft after the reader has changed the text in the field. Null if there is nothing to send. */
export function draftAfterEdit(
  draft: Draft | null,
  note: Note | null,
  place: NotePlace,
  typed: Version,
): Draft | null {
  const version = { ...typed, notes: wellFormed(typed.notes) };
  if (draft === null || (draft.sent === null && draft.conflict === null)) {
    if (
      note !== null &&
      isSame(note, version) &&
      (draft === null || draft.base?.revision === note.revision)
    ) {
      return null;
    }
    if (note === null && draft?.base == null && version.notes === '' && !version.isKabbalistic) return null;
  }
  const { book, chapter, verse } = place;
  const base = note === null ? null : { id: note.id, revision: note.revision };
  return {
    book,
    chapter,
    verse,
    base,
    sent: null,
    conflict: null,
    ...draft,
    ...versionOf(version),
    refused: null,
  };
}

/**
 * The next request, and the draft to store before it is sent. Null if there is a conflict, if the text was
 * refused, or if the text is only white space and no earlier text waits for its answer. A version that was
 * sent without an answer is sent again unchanged, because only the answer to the same version tells if it
 * arrived.
 */
export function nextRequest(draft: Draft): { readonly draft: Draft; readonly request: Request } | null {
  if (draft.conflict !== null || draft.refused !== null) return null;
  if (draft.sent === null && isBlank(draft)) return null;
  const sent = draft.sent ?? versionOf(draft);
  const { book, chapter, verse, base } = draft;
  return {
    draft: { ...draft, sent },
    request:
      base === null
        ? { method: 'POST', body: { book, chapter, verse, ...sent } }
        : { method: 'PATCH', id: base.id, body: { ...sent, revision: base.revision } },
  };
}

/** The draft after the answer to a request of `nextRequest`. Null if the server has saved all of the draft. */
export function draftAfterAnswer(draft: Draft, answer: Answer): Draft | null {
  switch (answer.kind) {
    case 'saved':
      // The server may have altered the text that it saved. So the draft is compared with the version that was sent,
      // and not with the note.
      return draft.sent !== null && isSame(draft, draft.sent) ? null : savedAs(draft, answer.note);
    case 'conflict': {
      const { current } = answer;
      // Equal texts are not a conflict: the text had arrived although its answer was lost, or the reader typed an
      // equal text on another device.
      if ((draft.sent !== null && isSame(draft.sent, current)) || isSame(draft, current)) {
        return savedAs(draft, current);
      }
      return { ...draft, sent: null, conflict: { note: current } };
    }
    case 'deleted':
      return { ...draft, sent: null, conflict: { note: null } };
    case 'refused':
      return { ...draft, sent: null, refused: answer.message };
  }
}

/**
 * The draft after a new list of notes has arrived. The list shows if the server has a text that was sent without an
 * answer. Null if it has that text and the draft has no newer one.
 */
export function draftAfterList(draft: Draft, note: Note | null): Draft | null {
  if (note !== null && draft.sent !== null && isSame(draft.sent, note)) return savedAs(draft, note);
  return { ...draft, sent: null };
}

function savedAs(draft: Draft, note: Note): Draft | null {
  if (isSame(draft, note)) return null;
  return { ...draft, base: { id: note.id, revision: note.revision }, sent: null };
}

/**
 * Plans the deletion of a note, so that it deletes only a version that the reader has seen. `note` is the server's
 * note as this browser last received it. `seen` in the result is the revision to delete: the one that the draft is
 * based on or, without a draft, that of `note`. It is null if the server has nothing to delete. A reader with a draft
 * sees the draft and not the note. If the note has changed since the draft began, nothing is deleted, and `draft` in
 * the result has a conflict that shows both versions. It is null if both are the same.
 */
export function planDeletion(
  draft: Draft | null,
  note: Note | null,
): { readonly seen: Draft['base'] } | { readonly draft: Draft | null } {
  if (draft === null) return { seen: note };
  if (draft.conflict !== null) return draft.conflict.note === null ? { seen: null } : { draft };
  const { base } = draft;
  if (note !== null && (note.id !== base?.id || note.revision > base.revision)) {
    return { draft: draftAfterAnswer(draft, { kind: 'conflict', current: note }) };
  }
  return { seen: base };
}

const number = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const versionFields = { notes: text, isKabbalistic: yesOrNo };
const placeFields = { book: text, chapter: number, verse: number };
const noteFields = {
  id: number,
  userId: number,
  revision: number,
  createdAt: text,
  updatedAt: text,
  ...placeFields,
  ...versionFields,
};

const draftIn: Parse<Draft | undefined> = objectOf({
  ...placeFields,
  ...versionFields,
  base: orNull(objectOf({ id: number, revision: number })),
  sent: orNull(objectOf(versionFields)),
  conflict: orNull(objectOf({ note: orNull(objectOf(noteFields)) })),
  refused: orNull(text),
});

/**
 * Reads a stored draft. Null if the text is not a draft, because another version of the app or the user has
 * changed it.
 */
export const parseDraft = (json: string): Draft | null => fromJson(draftIn, json) ?? null;
