import { useQuery } from '@tanstack/react-query';
import type { ChapterAnalysis } from '../../../../domain/contract/index.ts';
import { useChangeSearch } from '../../../addresses/change-search.ts';
import type { ExplorerSearch } from '../../../addresses/explorer-address.ts';
import { libraryQueries } from '../../../shared/places/library-queries.ts';
import type { ChapterPlace } from '../../../shared/places/place.ts';
import { parallelText } from '../../../text/reading/parallel-text.ts';
import { MenuGroup, MenuInput } from '../../../ui/forms/menu-input.tsx';
import { FailedLine } from '../../../ui/pages/failed-line.tsx';
import { isShown, MAX_COLUMNS, textsOfBook } from './parallel-texts.ts';
import { useOwnTexts } from './use-columns.ts';

interface ParallelChoiceProps {
  readonly place: ChapterPlace;
  readonly chapter: ChapterAnalysis;
  readonly search: ExplorerSearch;
}

/** The choice of texts in parallel columns, by their names. */
export function ParallelChoice({ place, chapter, search }: ParallelChoiceProps) {
  const change = useChangeSearch();
  const own = useOwnTexts(chapter);
  const { data, isError, refetch } = useQuery(libraryQueries.editions());
  const chosen = search.with ?? [];
  const others = data && textsOfBook(place.book, data.editions).filter(({ id }) => !isShown(id, own));
  const isFull = own.length + (others?.filter(({ id }) => chosen.includes(id)).length ?? 0) >= MAX_COLUMNS;
  const choose = (id: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, id] : chosen.filter((one) => one !== id);
    change({ with: next.length === 0 ? undefined : next });
  };
  return (
    <MenuGroup name={parallelText.choose} className="mb-1 border-b border-line pb-1">
      {others?.map(({ id, name }) => (
        <MenuInput
          key={id}
          type="checkbox"
          label={name}
          className="min-h-9 py-1.5"
          checked={chosen.includes(id)}
          disabled={isFull && !chosen.includes(id)}
          onChange={({ target: { checked } }) => choose(id, checked)}
        />
      ))}
      {others?.length === 0 && <Note>{parallelText.noOther}</Note>}
      {isFull && <Note>{parallelText.full}</Note>}
      {isError && <FailedLine message={parallelText.listFailed} retry={() => void refetch()} />}
    </MenuGroup>
  );
}

const Note = ({ children }: { readonly children: string }) => (
  <p className="px-3.5 py-1 text-meta text-muted">{children}</p>
);
