import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readFields } from '../domain/basics/index.ts';
import type { Draw } from '../functions/ctx/draw.ts';
import { CHOSEN_WORDS, EXPLORER_SEARCH } from './addresses/explorer-address.ts';
import { parsePlainSearch } from './addresses/search-params.ts';
import { Address, type DrawnAddress } from './drawn/address.ts';
import { WithOutlet } from './drawn/router.tsx';
import { ChapterPage } from './features/chapter/index.ts';
import { ExplorerFrame, VersePage } from './features/verse/index.ts';
import { Shell } from './routes/shell.tsx';
import { parsePlace } from './shared/places/place.ts';
import { verseQueries } from './shared/scripture/verse-queries.ts';

/** No answer is asked for again, and no timer removes one. */
const FOREVER = Number.POSITIVE_INFINITY;

interface Drawing {
  readonly address: DrawnAddress;
  readonly page: ReactNode;
  /** The answers of the API that the page needs, by the keys of its queries. */
  readonly answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
}

const PLACE = /^\/explorer\/([^/]+)\/(\d+)(?:\/(\d+)(-\d+)?)?$/u;

function drawingOfPlace(pathname: string, searchText: string, answer: unknown): Drawing | null {
  const [, book, chapter = '', first, last] = PLACE.exec(pathname) ?? [];
  if (book === undefined) return null;
  // A range of verses is its chapter, with these verses marked.
  const verse = last === undefined ? first : undefined;
  const hash = last === undefined ? '' : `v${first}${last}`;
  const params = { book: decodeURIComponent(book), chapter, ...(verse === undefined ? {} : { verse }) };
  const place = parsePlace(params);
  if (place === null) return null;
  const search = readFields({ ...EXPLORER_SEARCH, ...CHOSEN_WORDS }, parsePlainSearch(searchText));
  // Parallel columns and chosen words load later.
  if (search.with !== undefined || search.words !== undefined) return null;
  const { verse: number } = place;
  const query =
    number === null
      ? verseQueries.chapter(place, search)
      : verseQueries.detail({ ...place, verse: number }, search);
  return {
    address: { pathname, searchText, hash, search, params, context: { place } },
    page: (
      <WithOutlet value={number === null ? <ChapterPage /> : <VersePage />}>
        <ExplorerFrame />
      </WithOutlet>
    ),
    answers: [[query.queryKey, answer]],
  };
}

/**
 * The HTML of the first screen of a page, drawn by the app's own components with a reader's default settings.
 * @param answer the API's answer for the page.
 */
export const draw: Draw = ({ pathname, searchText, answers: given }) => {
  const [answer] = given.values();
  const drawing = answer === undefined ? null : drawingOfPlace(pathname, searchText, answer);
  if (drawing === null) return null;
  const { address, page, answers } = drawing;
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: FOREVER, gcTime: FOREVER } },
  });
  for (const [key, data] of answers) queryClient.setQueryData(key, data);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Address value={address}>
        {/* The style sheet shows the lines below the words that fit the window, unless the address names them. */}
        <div
          data-drawn={'lines' in address.search && address.search.lines ? 'chosen' : 'usual'}
          className="contents in-data-[without~=text]:invisible"
        >
          <WithOutlet value={page}>
            <Shell />
          </WithOutlet>
        </div>
      </Address>
    </QueryClientProvider>,
  );
};
