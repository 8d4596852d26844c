import type { ChapterAnalysis, VerseAnalysis } from '../../domain/contract/index.ts';
import { call } from './call.ts';
import { fetchWithInitialData, readInitialData } from './initial-data.ts';

const request = fetchWithInitialData(readInitialData(), fetch);

interface PlaceOf<V> {
  readonly book: { readonly id: string; readonly testament: string };
  readonly chapter: number;
  readonly verse: V;
}
const query = (entries: Record<string, string | undefined>) => {
  const text = new URLSearchParams(
    Object.entries(entries).filter((e): e is [string, string] => e[1] !== undefined),
  ).toString();
  return text === '' ? '' : `?${text}`;
};
export const fetchVerse = (
  p: PlaceOf<number>,
  methods: string | undefined,
  signal: AbortSignal,
): Promise<VerseAnalysis> =>
  call(request(`/api/verse/${p.book.id}/${p.chapter}/${p.verse}${query({ methods })}`, { signal }));
export const fetchChapter = (
  p: Omit<PlaceOf<number>, 'verse'>,
  methods: string | undefined,
  signal: AbortSignal,
): Promise<ChapterAnalysis> =>
  call(request(`/api/verse/${p.book.id}/${p.chapter}${query({ words: '0', methods })}`, { signal }));
