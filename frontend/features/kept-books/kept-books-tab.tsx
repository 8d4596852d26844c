import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bookById, CORE_BOOKS, isBookId } from '../../../domain/canon/index.ts';
import { deleteBooks, type KeptBook, keptBooks } from '../../service-worker/kept-books.ts';
import { ANSWER_SHAPE } from '../../service-worker/shape.ts';
import { keptBooksText as text } from '../../text/accounts/kept-books-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { SettingsGroup } from '../../ui/forms/settings-group.tsx';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { Bar } from '../../ui/words/bar.tsx';
import { sizeOfBook } from './book-sizes.ts';
import { presentRevision } from './fetch-book.ts';
import { ALL, booksOf, keepBooks, useKeeping } from './keeping.ts';

const nameOf = (id: string): string => (isBookId(id) ? bookById(id).name : id);

/** The kept books in the order of the Bible. */
async function listBooks(): Promise<KeptBook[]> {
  const places = CORE_BOOKS.map(({ id }): string => id);
  return (await keptBooks()).toSorted((a, b) => places.indexOf(a.id) - places.indexOf(b.id));
}

/** Where the reader keeps books for times without a network, sees their sizes and deletes them. */
export function KeptBooksTab() {
  const isOnline = useIsOnline();
  const {
    data: books = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['kept-books'],
    queryFn: listBooks,
    staleTime: 0,
  });
  const { data: revision = null } = useQuery({
    queryKey: ['kept-books', 'revision'],
    queryFn: ({ signal }) => presentRevision(signal),
    enabled: isOnline && books.length > 0,
    staleTime: 0,
  });
  const [success, setSuccess] = useState('');
  const [problem, setProblem] = useState('');
  const say = (done: string, failure: string | null) => {
    setSuccess(done);
    setProblem(failure ?? '');
    void refetch();
  };
  const keep = async (choice: string) => {
    say('', '');
    const problem = await keepBooks(booksOf(choice), () => void refetch());
    say('', problem);
  };
  const remove = async (id?: string) => {
    await deleteBooks(id);
    say(id === undefined ? text.allDeleted : text.deleted(nameOf(id)), '');
  };
  const isOld = (book: KeptBook) =>
    book.shape !== ANSWER_SHAPE || (revision !== null && book.revision !== revision);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <KeepGroup canKeep={isOnline && error === null} onKeep={(choice) => void keep(choice)} />
      <p role="alert" className="text-ui text-danger empty:hidden">
        {error === null ? problem : error.name === 'QuotaExceededError' ? text.noRoom : text.unavailable}
      </p>
      <SettingsGroup title={text.kept}>
        {books.length === 0 && <p className="text-meta text-muted">{text.none}</p>}
        <ul>
          {books.map((book) => (
            <KeptRow
              key={book.id}
              book={book}
              isOld={isOld(book)}
              onKeep={() => void keep(book.id)}
              onDelete={() => void remove(book.id)}
            />
          ))}
        </ul>
        {books.length > 1 && (
          <div className="flex min-h-11 items-center justify-between gap-4 text-ui">
            <span className="tabular-nums">
              {text.total(books.reduce((sum, { pack }) => sum + pack.size, 0))}
            </span>
            <Button onClick={() => void remove()}>{text.deleteAll}</Button>
          </div>
        )}
      </SettingsGroup>
      <p role="status" className="text-ui empty:hidden">
        {success}
      </p>
    </div>
  );
}

interface KeepGroupProps {
  readonly canKeep: boolean;
  readonly onKeep: (choice: string) => void;
}

function KeepGroup({ canKeep, onKeep }: KeepGroupProps) {
  const [choice, setChoice] = useState<string>(ALL);
  const keeping = useKeeping();
  const all = CORE_BOOKS.reduce((sum, { id }) => sum + sizeOfBook(id), 0);
  return (
    <SettingsGroup title={text.keepTitle} about={text.keepAbout}>
      {keeping === null ? (
        <div className="flex flex-wrap items-center gap-2">
          <select
            className="select min-w-0 flex-1"
            aria-label={text.book}
            value={choice}
            onChange={({ target: { value } }) => setChoice(value)}
          >
            <option value={ALL}>{text.withSize(text.all, all)}</option>
            {CORE_BOOKS.map(({ id, name }) => (
              <option key={id} value={id}>
                {text.withSize(name, sizeOfBook(id))}
              </option>
            ))}
          </select>
          <Button isOff={!canKeep} onClick={() => onKeep(choice)}>
            {text.keep}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 flex-1 text-ui tabular-nums">
            {text.progress(keeping.name, keeping.done, keeping.total)}
          </p>
          <Button onClick={keeping.cancel}>{text.cancel}</Button>
          <div
            role="progressbar"
            className="flex w-full"
            aria-label={text.label}
            aria-valuenow={keeping.done}
            aria-valuemax={keeping.total}
          >
            <Bar share={keeping.done / keeping.total} className="h-2 bg-accent" />
          </div>
        </div>
      )}
    </SettingsGroup>
  );
}

interface KeptRowProps {
  readonly book: KeptBook;
  readonly isOld: boolean;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

function KeptRow({ book: { id, pack }, isOld, onKeep, onDelete }: KeptRowProps) {
  const name = nameOf(id);
  const keeping = useKeeping();
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-ui">
      <span className="flex-1">
        {name} <span className="text-meta text-muted tabular-nums">{text.size(pack.size)}</span>
      </span>
      <Button className="-me-3.5" aria-label={text.deleteOf(name)} onClick={onDelete}>
        {text.delete}
      </Button>
      {isOld && (
        <p className="flex w-full flex-wrap items-center justify-between gap-x-4 text-meta">
          {text.newer(name)}
          <Button isOff={keeping !== null} aria-label={text.againOf(name)} onClick={onKeep}>
            {text.again}
          </Button>
        </p>
      )}
    </li>
  );
}
