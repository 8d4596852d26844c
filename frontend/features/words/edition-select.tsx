import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isExtra, listName, originalId, originalsOf, ownId } from '../../../domain/editions/index.ts';
import type { Change } from '../../addresses/change-search.ts';
import type { ExplorerSearch } from '../../addresses/explorer-address.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import type { ExplorerPlace } from '../../shared/places/place.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { readingOptionsText as text } from '../../text/reading/reading-options-text.ts';
import { Labelled } from '../../ui/forms/labelled.tsx';

interface EditionSelectProps {
  readonly place: ExplorerPlace;
  readonly search: ExplorerSearch;
  /** What the reader has chosen while it loads. */
  readonly waiting: Change;
  readonly onChoose: (change: Change) => void;
}

/**
 * The edition that the page shows. It can be another one than the address names, if this place does not have that one.
 */
function useShown(place: ExplorerPlace, search: ExplorerSearch) {
  const { verse } = place;
  const one = useQuery({ ...verseQueries.detail({ ...place, verse: verse ?? 1 }, search), enabled: false });
  const all = useQuery({ ...verseQueries.chapter(place, search), enabled: false });
  return (verse === null ? all : one).data?.verse;
}

/**
 * The choice of the edition of the original, with the one that is shown. The list of installed editions is requested
 * when the reader first uses the select. Editions that are not installed are disabled. It is not shown if only one
 * edition is known.
 */
export function EditionSelect({ place, search, waiting, onChoose }: EditionSelectProps) {
  const [isTouched, setTouched] = useState(false);
  const { data, isError, refetch } = useQuery({ ...libraryQueries.editions(), enabled: isTouched });
  const verse = useShown(place, search);
  const edition = 'edition' in waiting ? waiting.edition : (verse?.edition ?? search.edition);
  const added = (data?.editions ?? []).flatMap(({ id, role, books }) =>
    role === 'original' && books.includes(place.book.id) ? (ownId(id) ?? []) : [],
  );
  const shownOwn = ownId(edition);
  const known: readonly string[] = [
    ...originalsOf(place.book.testament),
    ...new Set(shownOwn === undefined ? added : [...added, shownOwn]),
  ];
  const [first] = known;
  if (first === undefined || known.length === 1) return null;
  const chosen = known.find((id) => id === edition) ?? first;
  const nameOf = (id: string): string => {
    const listed = data?.editions.find((one) => one.id === id)?.name;
    return listName(id, id === verse?.edition ? verse.editionName : listed);
  };
  const installed = data && new Set<string>(data.editions.map(({ id }) => id));
  const shown = known.filter((id) => !isExtra(id) || id === chosen || installed?.has(id));
  const onFocus = () => {
    setTouched(true);
    if (isError) void refetch();
  };
  return (
    <div className="grid min-w-0 gap-1 text-ui">
      <Labelled label={text.original}>
        <select
          className="select w-full"
          value={chosen}
          onFocus={onFocus}
          onPointerEnter={() => setTouched(true)}
          onChange={({ target: { value } }) =>
            onChoose({ edition: value === first ? undefined : (originalId(value) ?? ownId(value)) })
          }
        >
          {shown.map((id) => {
            const isMissing = installed !== undefined && !installed.has(id);
            return (
              <option key={id} value={id} disabled={isMissing}>
                {isMissing ? text.notInstalled(nameOf(id)) : nameOf(id)}
              </option>
            );
          })}
        </select>
      </Labelled>
      {isError && (
        <small role="status" className="text-meta leading-snug text-muted">
          {text.originalsFailed}
        </small>
      )}
    </div>
  );
}
