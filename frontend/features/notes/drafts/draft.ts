/**
 * What becomes of a text between the reader's hands and the library, without any I/O. A draft is what is not, or not
 * surely, in the library yet; where there is none, the note as the library gave it is all there is. Nothing typed is
 * dropped but by the reader's own choice, and no version is overwritten that this browser has not shown.
 */
import type { Note } from '../../../../domain/contract/index.ts';
import {
  fromJson,
  objectOf,
  orNull,
  type Parse,
  text,
  wholeNumber,
  yesOrNo,
} from '../../../../domain/parse.ts';
import { wellFormed } from '../../../../domain/well-formed.ts';

/** The verse of a note; 0 is a psalm's title. */
export type NotePlace = Pick<Note, 'book' | 'chapter' | 'verse'>;

/** What a reader writes. */
export type Version = Pick<Note, 'notes' | 'isKabbalistic'>;

/** What stands in the library instead of what was typed on; `note` null where it was deleted. */
export interface Conflict {
  readonly note: Note | null;
}

/** A text on its way. */
export interface Draft extends NotePlace, Version {
  /** The note, and its revision, that it was typed on; null for a new one. */
  readonly base: Pick<Note, 'id' | 'revision'> | null;
  /** What was sent without an answer yet: it may be in the library or not. */
  readonly sent: Version | null;
  /** Changed elsewhere meanwhile: nothing is sent until the reader has chosen. */
  readonly conflict: Conflict | null;
  /** Why the library does not take it as it is. */
  readonly refused: string | null;
}

/** What is asked of the library. */
export type Request =
  | { readonly method: 'POST'; readonly body: NotePlace & Version }
  | { readonly method: 'PATCH'; readonly id: number; readonly body: Version & Pick<Note, 'revision'> };

/** What it said. No answer at all, or one that passes, is none of these: the draft stays as it is. */
export type Answer =
  | { readonly kind: 'saved'; readonly note: Note }
  | { readonly kind: 'conflict'; readonly current: Note }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly message: string };

export type Choice = 'mine' | 'other' | 'both';

const versionOf = ({ notes, isKabbalistic }: Version): Version => ({ notes, isKabbalistic });

/** Whether two versions say the same. */
export const isSame = (one: Version, other: Version): boolean =>
  one.notes === other.notes && one.isKabbalistic === other.isKabbalistic;

const isBlank = ({ notes }: Version): boolean => notes.trim() === '';

/** Whether it holds something that would be lost with it. An emptied field does not: the note is still there. */
export const isUnsent = (draft: Draft): boolean =>
  !isBlank(draft) || draft.sent !== null || draft.conflict !== null;

/** The draft after the reader changed the field; null where that leaves nothing to send. */
export function edited(
  draft: Draft | null,
  note: Note | null,
  place: NotePlace,
  typed: Version,
): Draft | null {
  const version = { ...typed, notes: wellFormed(typed.notes) };
  if (draft === null || (draft.sent === null && draft.conflict === null)) {
    // Back at what the library has.
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
    ...{ book, chapter, verse, base, sent: null, conflict: null },
    ...draft,
    ...versionOf(version),
    refused: null,
  };
}

/**
 * What is to be asked next, and the draft to keep before it is; null where nothing can be sent. What was sent without an
 * answer is sent again as it was: whether it arrived is known by that answer only.
 */
export function sending(draft: Draft): { readonly draft: Draft; readonly request: Request } | null {
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

/** The draft after an answer to what `sending` gave; null where all of it is in the library. */
export function answered(draft: Draft, answer: Answer): Draft | null {
  switch (answer.kind) {
    case 'saved':
      // Whatever the library made of it: what was sent is there.
      return draft.sent !== null && isSame(draft, draft.sent) ? null : savedAs(draft, answer.note);
    case 'conflict': {
      const { current } = answer;
      // Our own, come before under an answer that was lost; or typed alike elsewhere.
      if ((draft.sent !== null && isSame(draft.sent, current)) || isSame(draft, current)) {
        return savedAs(draft, current);
      }
      return { ...draft, sent: null, conflict: { note: current } };
    }
    case 'gone':
      return { ...draft, sent: null, conflict: { note: null } };
    case 'refused':
      return { ...draft, sent: null, refused: answer.message };
  }
}

/** What was typed after it was sent is now typed on what was saved. */
function savedAs(draft: Draft, note: Note): Draft | null {
  if (isSame(draft, note)) return null;
  return { ...draft, base: { id: note.id, revision: note.revision }, sent: null };
}

/** Both versions in one: their texts under one another, the library's first, or the one that holds the other. */
export function joined(library: Version, other: Version): Version {
  const [first, second] = [library.notes, other.notes];
  const longer = first.includes(second) ? first : second.includes(first) ? second : null;
  return {
    notes: longer ?? `${first}\n\n---\n\n${second}`,
    isKabbalistic: library.isKabbalistic || other.isKabbalistic,
  };
}

/** The draft after the reader chose between the versions; null where the library's stays as it is. */
export function resolved(draft: Draft, choice: Choice): Draft | null {
  if (draft.conflict === null) return draft;
  const { note } = draft.conflict;
  if (choice === 'other') return null;
  const mine: Draft = {
    ...draft,
    ...(choice === 'both' && note !== null ? joined(note, draft) : {}),
    base: note === null ? null : { id: note.id, revision: note.revision },
    conflict: null,
    refused: null,
  };
  return note !== null && isSame(mine, note) ? null : mine;
}

/**
 * What is to be deleted of the library where the reader deletes what they see: the revision that the draft was typed on,
 * or without a draft the note itself; `seen` null for nothing. `note` is what the library has as far as is known. While a
 * draft stands it is not on the screen: where it is another, nothing is deleted, and the draft given shows both; null
 * where the two say the same.
 */
export function deleting(
  draft: Draft | null,
  note: Note | null,
): { readonly seen: Draft['base'] } | { readonly draft: Draft | null } {
  if (draft === null) return { seen: note };
  if (draft.conflict !== null) return draft.conflict.note === null ? { seen: null } : { draft };
  const { base } = draft;
  if (note !== null && (note.id !== base?.id || note.revision > base.revision)) {
    return { draft: answered(draft, { kind: 'conflict', current: note }) };
  }
  return { seen: base };
}

const number = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const versionFields = { notes: text, isKabbalistic: yesOrNo };
const placeFields = { book: text, chapter: number, verse: number };
const noteFields = {
  ...{ id: number, userId: number, revision: number, createdAt: text, updatedAt: text },
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

/** What was found in storage, if it is a draft: it may be another version's, or anybody's. */
export const parseDraft = (json: string): Draft | null => fromJson(draftIn, json) ?? null;
