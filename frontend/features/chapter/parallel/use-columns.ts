import { useQueries, useQuery } from '@tanstack/react-query';
import type { ChapterAnalysis } from '../../../../domain/contract/index.ts';
import { ownId, versionOf } from '../../../../domain/editions/index.ts';
import type { ExplorerSearch } from '../../../addresses/explorer-address.ts';
import { isTemporary } from '../../../api/failure-in-words.ts';
import { libraryQueries } from '../../../shared/places/library-queries.ts';
import type { ChapterPlace } from '../../../shared/places/place.ts';
import { useVersionLanguage, useVersionName } from '../../../shared/places/use-version-name.ts';
import { verseQueries } from '../../../shared/scripture/verse-queries.ts';
import { useReadingSettings } from '../../../shared/settings/reading-settings.ts';
import { parallelText } from '../../../text/reading/parallel-text.ts';
import { type ColumnText, furtherTexts, isIn, ownTexts } from './parallel-texts.ts';

export interface Column extends ColumnText {
  readonly chapter: ChapterAnalysis;
  /** True if the address names the text in `with`, so that the reader can remove it. */
  readonly isFurther: boolean;
}

/** The request for a chapter in one text. Without the other text that an answer can have, it is as small as it can be. */
const chapterIn = ({ id, kind }: ColumnText, place: ChapterPlace, search: ExplorerSearch) =>
  verseQueries.chapter(
    place,
    kind === 'original'
      ? { ...search, edition: id, version: 'original' }
      : { ...search, edition: undefined, version: versionOf(id) ?? 'original' },
  );

/** The texts that a chapter shows by itself. */
export function useOwnTexts(chapter: ChapterAnalysis): readonly ColumnText[] {
  const { version } = chapter.verse;
  const { chapterTexts } = useReadingSettings();
  const name = useVersionName(version);
  const language = useVersionLanguage(version) ?? '';
  return ownTexts(chapter, chapterTexts, { name, language });
}

/**
 * The columns of a chapter: the texts that it shows by itself, then those that the address names and the library has. Each
 * further text is one request. `problems` says why another one has no column.
 */
export function useColumns(place: ChapterPlace, chapter: ChapterAnalysis, search: ExplorerSearch) {
  const own = useOwnTexts(chapter);
  const ids = search.with ?? [];
  const needsList = ids.some((id) => ownId(id) !== undefined);
  const list = useQuery({ ...libraryQueries.editions(), enabled: needsList });
  const isListed = !needsList || list.data !== undefined;
  const { texts, problems } = isListed
    ? furtherTexts(ids, own, place.book, list.data?.editions ?? [])
    : { texts: [], problems: [] };
  const answers = useQueries({ queries: texts.map((text) => chapterIn(text, place, search)) });
  const columns: Column[] = own.map((text) => ({ ...text, chapter, isFurther: false }));
  const missing: string[] = [];
  const failed: { readonly message: string; readonly retry: () => void }[] = [];
  for (const [at, text] of texts.entries()) {
    const { data, error, refetch } = answers[at]!;
    if (error !== null && isTemporary(error))
      failed.push({ message: parallelText.failed(text.name), retry: () => void refetch() });
    else if (data !== undefined && isIn(text, data))
      columns.push({ ...text, chapter: data, isFurther: true });
    else if (data !== undefined || error !== null)
      missing.push(parallelText.notHere(text.name, place.book.name));
  }
  if (list.error !== null && needsList)
    failed.push({ message: parallelText.listFailed, retry: () => void list.refetch() });
  return {
    columns,
    problems: [...new Set([...problems, ...missing])],
    failed,
    isPending: (needsList && list.isPending) || answers.some(({ isPending }) => isPending),
  };
}
