import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { ChapterAnalysis } from '../../../domain/contract/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import type { ExplorerSearch } from '../../addresses/explorer.ts';
import { verseQueries } from '../../shared/verse-queries.ts';
import { positionAfterKey } from '../../shared/words.ts';
import { chapterText } from '../../text/chapter.ts';
import { LazyPart, usePreload } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.tsx';
import { WORD_CARD } from '../words/index.ts';
import { readVerseKey, type VerseKey } from './verse-key.ts';

/** A word on the page: the `data-place` of its block, and its position there from 1. */
export interface WordPlace {
  readonly key: string;
  readonly position: number;
}

interface ChapterWordsProps {
  readonly search: ExplorerSearch;
  readonly children: (focus: WordPlace | null, open: WordPlace | null) => ReactNode;
}

const wordOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
const isInCard = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.word-card') !== null;

function placeOf(word: HTMLElement): WordPlace | null {
  const key = word.closest<HTMLElement>('[data-place]')?.dataset.place;
  return key === undefined ? null : { key, position: Number(word.dataset.word) };
}

/**
 * Adds pointer and keyboard control to the words of chapters. A click opens the card of a word. The Tab key reaches one
 * word of each verse; the arrow keys move between the words of the verse. One listener serves all words, because a
 * chapter can have more than a thousand. The facts of the words load at the first touch.
 */
export function ChapterWords({ search, children }: ChapterWordsProps) {
  const area = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<WordPlace | null>(null);
  const [open, setOpen] = useState<(WordPlace & { readonly anchor: HTMLElement }) | null>(null);
  /** The word with which the next cards compare theirs, also in other verses. */
  const [compared, setCompared] = useState<WordPlace | null>(null);
  const queryClient = useQueryClient();
  const preloadCard = usePreload(WORD_CARD);

  const elementOf = ({ key, position }: WordPlace): HTMLElement | null =>
    area.current?.querySelector(`[data-place="${key}"] [data-word="${position}"]`) ?? null;
  const moveFocus = (place: WordPlace) => {
    // Only the word that the Tab key reaches can have the focus, so it must be rendered first.
    flushSync(() => setFocus(place));
    const word = elementOf(place);
    (word?.querySelector('a') ?? word)?.focus({ preventScroll: true });
    word?.scrollIntoView({ block: 'nearest' });
  };
  const openAt = (place: WordPlace) => {
    const anchor = elementOf(place);
    if (anchor === null) return;
    setFocus(place);
    setOpen({ ...place, anchor });
    // After a change to another chapter the word is no longer on the page.
    if (compared !== null && elementOf(compared) === null) setCompared(null);
  };
  const close = () => {
    setOpen(null);
    if (open !== null) moveFocus(open);
  };

  /** Loads the card and the facts of the words of the chapter under the pointer or the focus. */
  const load = (target: EventTarget) => {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    const place = readVerseKey(block?.dataset.place ?? '');
    if (place === null) return;
    preloadCard();
    void queryClient.prefetchQuery(verseQueries.chapterWords(place, search));
  };
  const onClick = (event: MouseEvent) => {
    const word = wordOf(event.target);
    if (word === null || isInCard(event.target)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const place = placeOf(word);
    // Selecting text also ends with a click event on a word, which must not open the card.
    if (place === null || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    if (open?.key === place.key && open.position === place.position) close();
    else openAt(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const inCard = isInCard(event.target);
    const word = wordOf(event.target);
    const at = inCard ? open : word === null ? null : placeOf(word);
    if (at === null) return;
    if (!inCard && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault();
      return openAt(at);
    }
    if (inCard && !event.key.startsWith('Arrow')) return;
    const block = area.current?.querySelector(`[data-place="${at.key}"]`);
    const count = block?.querySelectorAll('[data-word]').length ?? 0;
    const isGreek = elementOf(at)?.closest('[lang="grc"]') !== null;
    const to = positionAfterKey(event.key, at.position, count, isGreek ? 'ltr' : 'rtl');
    if (to === null) return;
    // Here the arrow keys move between words. Elsewhere on the page they move between chapters.
    event.preventDefault();
    const next = { key: at.key, position: to };
    if (inCard) openAt(next);
    else moveFocus(next);
  };

  // Escape and a click elsewhere close the card, wherever the focus is.
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  const onPointerElsewhere = useEffectEvent(({ target }: globalThis.PointerEvent) => {
    const word = target instanceof Element ? target.closest('.word-card, [data-word]') : null;
    if (word === null || !area.current?.contains(word)) setOpen(null);
  });
  const isOpen = open !== null;
  const openPlace = open === null ? null : readVerseKey(open.key);
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', onEscape);
    document.addEventListener('pointerdown', onPointerElsewhere);
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('pointerdown', onPointerElsewhere);
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks bubble here from the words.
    <div
      ref={area}
      className="relative"
      onPointerOver={(event: PointerEvent) => load(event.target)}
      onPointerDown={(event: PointerEvent) => load(event.target)}
      onFocus={(event: FocusEvent) => load(event.target)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children(focus, open)}
      {open !== null && openPlace !== null && (
        <Card
          key={`${open.key} ${open.position}`}
          at={open}
          place={openPlace}
          anchor={open.anchor}
          search={search}
          compared={compared}
          onCompare={(isChosen) => setCompared(isChosen ? open : null)}
          onClose={close}
        />
      )}
    </div>
  );
}

interface CardProps {
  readonly at: WordPlace;
  readonly place: VerseKey;
  readonly anchor: HTMLElement;
  readonly search: ExplorerSearch;
  readonly compared: WordPlace | null;
  readonly onCompare: (isChosen: boolean) => void;
  readonly onClose: () => void;
}

/** The card of a word. It appears when the facts of the words of its chapter have loaded. */
function Card({ at, place, anchor, search, compared, onCompare, onClose }: CardProps) {
  const { data, isError } = useQuery(verseQueries.chapterWords(place, search));
  // The word to compare with can be in an earlier chapter, while the reader reads on.
  const comparedPlace = readVerseKey(compared?.key ?? '');
  const { data: comparedData } = useQuery(verseQueries.chapterWords(comparedPlace ?? place, search));
  const onError = useEffectEvent(() => {
    toast({ ...chapterText.wordFailed, destructive: true });
    onClose();
  });
  useEffect(() => {
    if (isError) onError();
  }, [isError]);
  const analysis = data === undefined ? undefined : wordsAt(data, place)[at.position - 1];
  if (analysis === undefined) return null;
  const { book, chapter, verse, isEnding } = place;
  const reference = formatReference({ book: book.id, chapter, verse });
  const isCompared = compared?.key === at.key && compared.position === at.position;
  const other =
    compared === null || comparedPlace === null || comparedData === undefined
      ? null
      : (wordsAt(comparedData, comparedPlace)[compared.position - 1] ?? null);
  return (
    <LazyPart
      part={WORD_CARD}
      props={{
        analysis,
        reference: isEnding ? chapterText.endingOf(reference) : reference,
        hash: `v${verse}w${at.position}`,
        anchor,
        isPinned: true,
        // The card compares words as objects, and each query makes new objects.
        compared: isCompared ? analysis : other,
        onCompare,
        onClose,
      }}
      onFail={onClose}
    />
  );
}

/** The words of a block of a chapter with all their facts. */
export function wordsAt(
  { words = [], endings }: ChapterAnalysis,
  { verse, isEnding }: Pick<VerseKey, 'verse' | 'isEnding'>,
): NonNullable<ChapterAnalysis['words']> {
  if (isEnding) return endings.find((ending) => ending.verse === verse)?.words ?? [];
  return words.filter((word) => word.verse === verse);
}
