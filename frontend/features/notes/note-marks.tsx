import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepSearch } from '../../addresses/explorer.ts';
import { userQuery } from '../../session/user-query.ts';
import { noteCardText } from '../../text/note-card.ts';
import { Icon } from '../../ui/icons.tsx';
import { isUnsent } from './drafts/draft.ts';
import { draftsOf, useDraftChanges } from './drafts/draft-store.ts';
import { plainWords } from './markdown/plain-words.ts';
import { useNotes } from './notes-queries.ts';

export interface NoteMarksProps {
  readonly book: string;
  readonly chapter: number;
}

/** Links to the reader's notes, at the verses of a chapter that have a note or an unsent draft. */
export function NoteMarks(props: NoteMarksProps) {
  const { data: user } = useQuery(userQuery);
  return user ? <Marks userId={user.id} {...props} /> : null;
}

function Marks({ userId, book, chapter }: NoteMarksProps & { readonly userId: number }) {
  const { data: notes = [] } = useNotes(userId);
  useDraftChanges();
  const texts = new Map(
    [...notes, ...draftsOf(userId).filter(isUnsent)]
      .filter((one) => one.book === book && one.chapter === chapter)
      .map(({ verse, notes: text }) => [verse, plainWords(text)]),
  );
  const verses = [...texts.keys()].join();
  const [slots, setSlots] = useState<readonly (readonly [verse: number, slot: HTMLElement])[]>([]);
  // Another component renders the verses. The notes are put into places that it keeps for them.
  useLayoutEffect(() => {
    setSlots(
      verses.split(',').flatMap((verse) => {
        const place = `${book} ${chapter}:${verse}`;
        const found = document.querySelectorAll<HTMLElement>(`[data-place="${place}"] [data-note-slot]`);
        return [...found].map((slot) => [Number(verse), slot] as const);
      }),
    );
  }, [verses, book, chapter]);
  return slots.map(([verse, slot]) =>
    createPortal(
      slot.dataset.noteSlot === 'beside' ? (
        // Two lines are not higher than the shortest verse, so nothing moves.
        <p className="line-clamp-2 text-meta/snug whitespace-pre-line text-muted">{texts.get(verse)}</p>
      ) : (
        <Link
          to="/explorer/$book/$chapter/$verse"
          params={{ book, chapter: String(chapter), verse: String(verse) }}
          search={keepSearch}
          hash="note"
          title={noteCardText.marked}
          className="note-mark inline-grid size-6 place-items-center text-accent"
        >
          <Icon name="pencil" />
          <span className="sr-only">{noteCardText.marked}</span>
        </Link>
      ),
      slot,
      `${book} ${chapter} ${verse} ${slot.dataset.noteSlot}`,
    ),
  );
}
