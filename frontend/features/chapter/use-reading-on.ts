import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { bookById, isBookId } from '../../../domain/canon/index.ts';
import type { ChapterAnalysis } from '../../../domain/contract/index.ts';
import type { ExplorerSearch } from '../../addresses/explorer-address.ts';
import { type ChapterPlace, placeLink } from '../../shared/places/place.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { chapterKey, markedVerses } from './verse-key.ts';

/** The next chapter loads when the end of the text is this near, in heights of the window below its bottom edge. */
const LOAD_AHEAD = 1;
/** The chapter at this part of the window's height is the one that the address names. */
const READING_LINE = 0.4;
/** The address follows the reader after this pause in scrolling, in milliseconds, so that scrolling stays smooth. */
const PAUSE_MS = 150;

export const keyOf = ({ book, chapter }: ChapterPlace): string => chapterKey({ book: book.id, chapter });

interface Reading {
  /** The chapters on the page, in order. The first one is the chapter that the reader opened. */
  readonly chapters: readonly ChapterPlace[];
  readonly shown: string;
  /** The chapter that scrolling is putting into the address. Null if the address is not about to change. */
  readonly step: string | null;
}

export function chapterAfter({ next }: Pick<ChapterAnalysis, 'next'>): ChapterPlace | null {
  return next === null || !isBookId(next.book) ? null : { book: bookById(next.book), chapter: next.chapter };
}

interface ReadingOnOptions {
  readonly hash: string;
  readonly isOn: boolean;
  readonly hasLines: boolean;
}

/**
 * The chapters on the page. When the reader scrolls near the end, the next chapter is added below. The address
 * follows the chapter that is read, and replaces the entry in the history, so that Back leads to the page before.
 * After any other change of the address the page starts again with the chapter that it names.
 */
export function useReadingOn(
  text: RefObject<HTMLElement | null>,
  place: ChapterPlace,
  search: ExplorerSearch,
  { hash, isOn, hasLines }: ReadingOnOptions,
): { readonly chapters: readonly ChapterPlace[]; readonly readOn: () => void } {
  const shown = keyOf(place);
  const [state, setState] = useState<Reading>({ chapters: [place], shown, step: null });
  const queryClient = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();

  let reading = state;
  const [first] = state.chapters;
  const isElsewhere = state.shown !== shown && state.step !== shown;
  // Only the verses of the first chapter on the page have the ids that an address can name. So a marked verse of
  // another chapter starts the page again.
  const needsFirst = markedVerses(hash) !== null && first !== undefined && keyOf(first) !== shown;
  if (isElsewhere || needsFirst) reading = { chapters: [place], shown, step: null };
  else if (state.shown !== shown) reading = { ...state, shown, step: null };
  if (reading !== state) setState(reading);
  const { chapters } = reading;

  const readOn = async () => {
    const last = chapters.at(-1);
    if (last === undefined) return;
    const chapter = await queryClient.ensureQueryData(verseQueries.chapter(last, search)).catch(() => null);
    const next = chapter === null ? null : chapterAfter(chapter);
    if (next === null) return;
    // If the next chapter cannot be loaded, the link below the text still leads there.
    const [loaded] = await Promise.all([
      queryClient.ensureQueryData(verseQueries.chapter(next, search)).catch(() => null),
      // The lines below the words load with the chapter. If they came later, the chapter would grow under the
      // reader's eyes.
      hasLines && queryClient.prefetchQuery(verseQueries.chapterWords(next, search)),
    ]);
    if (loaded === null) return;
    startTransition(() =>
      setState((now) => (now.chapters.at(-1) === last ? { ...now, chapters: [...now.chapters, next] } : now)),
    );
  };

  const onScroll = useEffectEvent(() => {
    if (text.current === null || router.state.isLoading) return;
    if (isOn && text.current.getBoundingClientRect().bottom < innerHeight * (1 + LOAD_AHEAD)) void readOn();
  });
  const follow = useEffectEvent(() => {
    if (text.current === null || chapters.length === 1) return;
    const sections = [...text.current.querySelectorAll<HTMLElement>('[data-chapter]')];
    const read = sections.findLast(
      (section) => section.getBoundingClientRect().top <= innerHeight * READING_LINE,
    );
    const at = chapters.find((one) => keyOf(one) === read?.dataset.chapter);
    if (at === undefined || keyOf(at) === shown) return;
    setState((now) => ({ ...now, step: keyOf(at) }));
    void navigate({
      ...placeLink({ ...at, verse: null }),
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  });
  useEffect(() => {
    let frame = 0;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const followLater = () => {
      clearTimeout(pause);
      pause = setTimeout(() => {
        if (router.state.isLoading) return followLater();
        // `onScroll` does nothing while another page loads, so it is called once afterwards.
        onScroll();
        follow();
      }, PAUSE_MS);
    };
    const schedule = () => {
      followLater();
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        onScroll();
      });
    };
    addEventListener('scroll', schedule, { passive: true });
    return () => {
      removeEventListener('scroll', schedule);
      cancelAnimationFrame(frame);
      clearTimeout(pause);
    };
  }, [router]);
  return { chapters, readOn: () => void readOn() };
}
