import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepSearch } from '../../addresses/explorer-address.ts';
import { userQuery } from '../../session/user-query.ts';
import { verseName } from '../../shared/places/place.ts';
import { noteCardText } from '../../text/accounts/note-card-text.ts';
import { notesText } from '../../text/accounts/notes-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { ReaderText } from '../../ui/words/reader-text.tsx';
import { isUnsent, type NotePlace } from './drafts/draft.ts';
import { draftsOf, useDraftChanges } from './drafts/draft-store.ts';
import { plainWords } from './markdown/plain-words.ts';
import { useNotes } from './notes-queries.ts';

interface NoteMarksProps {
  readonly book: string;
  readonly chapter: number;
}

export function NoteList(props: NoteMarksProps) {
  const { data: user } = useQuery(userQuery);
  return user ? <List userId={user.id} {...props} /> : null;
}

function List(props: OfReader) {
  const { book, chapter } = props;
  const texts = [...useTexts(props)].sort(([one], [other]) => one - other);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="notes-of-chapter" className="pt-2">
      <h3 id="notes-of-chapter" className="pb-2 text-lead font-medium">
        {notesText.ofChapter}
      </h3>
      <ul className="text-ui">
        {texts.map(([verse, text]) => (
          <li key={verse} className="border-t border-line">
            <NoteLink
              place={{ book, chapter, verse }}
              className="flex gap-3 py-2 text-ink no-underline hover:underline"
            >
              <span className="font-semibold text-accent tabular-nums">{verseName({ book, verse })}</span>
              <span className="line-clamp-3 whitespace-pre-line">
                <ReaderText>{text}</ReaderText>
              </span>
            </NoteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NoteMarks(props: NoteMarksProps) {
  const { data: user } = useQuery(userQuery);
  return user ? <Marks userId={user.id} {...props} /> : null;
}

interface OfReader extends NoteMarksProps {
  readonly userId: number;
}

function useTexts({ userId, book, chapter }: OfReader): ReadonlyMap<number, string> {
  const { data: notes = [] } = useNotes(userId);
  useDraftChanges();
  return new Map(
    [...notes, ...draftsOf(userId).filter(isUnsent)]
      .filter((one) => one.book === book && one.chapter === chapter)
      .map(({ verse, notes: text }) => [verse, plainWords(text)]),
  );
}

function Marks({ userId, book, chapter }: OfReader) {
  const texts = useTexts({ userId, book, chapter });
  const verses = [...texts.keys()].join();
  const [slots, setSlots] = useState<readonly (readonly [verse: number, slot: HTMLElement])[]>([]);
  // Another component renders the verses and keeps places for the notes. The notes are put into these places.
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
        <NoteLink
          place={{ book, chapter, verse }}
          className="flex min-h-6 gap-1 text-meta/snug text-muted no-underline hover:text-ink"
        >
          <span className="text-accent">
            <Icon name="pencil" />
          </span>
          <span className="sr-only">{`${noteCardText.marked} `}</span>
          {/* The note begins on the line of its verse. Its two lines are not higher than the shortest verse, so
              nothing moves. */}
          <span className="line-clamp-2 self-baseline whitespace-pre-line">
            <ReaderText>{texts.get(verse) ?? ''}</ReaderText>
          </span>
        </NoteLink>
      ) : (
        <NoteLink
          place={{ book, chapter, verse }}
          className="note-mark inline-grid size-6 place-items-center text-accent"
        >
          <Icon name="pencil" />
          <span className="sr-only">{noteCardText.marked}</span>
        </NoteLink>
      ),
      slot,
      `${book} ${chapter} ${verse} ${slot.dataset.noteSlot}`,
    ),
  );
}

interface NoteLinkProps {
  readonly place: NotePlace;
  readonly className: string;
  readonly children: ReactNode;
}

function NoteLink({ place: { book, chapter, verse }, className, children }: NoteLinkProps) {
  return (
    <Link
      to="/explorer/$book/$chapter/$verse"
      params={{ book, chapter: String(chapter), verse: String(verse) }}
      search={keepSearch}
      hash="note"
      title={noteCardText.marked}
      className={className}
    >
      {children}
    </Link>
  );
}
