import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepSearch } from '../../addresses/explorer.ts';
import { userQuery } from '../../session/user-query.ts';
import { noteCardText } from '../../text/note-card.ts';
import { isUnsent } from './drafts/draft.ts';
import { draftsOf, useDraftChanges } from './drafts/draft-store.ts';
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
  const places = [...notes, ...draftsOf(userId).filter(isUnsent)];
  const verses = [
    ...new Set(
      places.filter((one) => one.book === book && one.chapter === chapter).map(({ verse }) => verse),
    ),
  ].join();
  const [rows, setRows] = useState<readonly (readonly [verse: string, row: Element])[]>([]);
  // Another component renders the verses. The links are put into existing lines, so that nothing on the page moves.
  useLayoutEffect(() => {
    setRows(
      verses.split(',').flatMap((verse) => {
        const row = verse === '' ? null : document.querySelector(`#v${verse} .verse-row-facts`);
        return row === null ? [] : [[verse, row] as const];
      }),
    );
  }, [verses]);
  return rows.map(([verse, row]) =>
    createPortal(
      <Link
        to="/explorer/$book/$chapter/$verse"
        params={{ book, chapter: String(chapter), verse }}
        search={keepSearch}
        hash="note"
        className="note-mark"
      >
        {noteCardText.marked}
      </Link>,
      row,
      `${book} ${chapter} ${verse}`,
    ),
  );
}
