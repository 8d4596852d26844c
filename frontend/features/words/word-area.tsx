import { useLocation, useMatch } from '@tanstack/react-router';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { directionOf, positionAfterKey, positionInHash } from '../../shared/words.ts';
import { LazyPart, lazyPart, usePreload } from '../../ui/lazy-part.tsx';
import { isFirstVisit } from './first-visit.ts';
import { type Highlight, Highlighted, NO_HIGHLIGHT } from './highlight.ts';
import { useWordCard } from './use-word-card.ts';
import type { WordCardProps } from './word-card.tsx';

/** The card of a word. A chapter opens it too. */
export const WORD_CARD = lazyPart<WordCardProps>(
  'word-card',
  async () => (await import('./word-card.tsx')).WordCard,
);

/** The part of the area's state that the running text and the interlinear show. */
export interface WordState {
  readonly tabStop: number;
  readonly marked: number | null;
  readonly open: number | null;
}

interface WordAreaProps {
  readonly words: readonly WordAnalysis[];
  readonly reference: string;
  readonly idPrefix: string;
  readonly children: (state: WordState) => ReactNode;
}

const wordOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
const positionOf = (element: HTMLElement) => Number(element.dataset.word);
const isInCard = (target: EventTarget) => target instanceof Element && target.closest('.word-card') !== null;
/** True for a number in the sum of the words' values. Pointing at it highlights its word and opens no card. */
const isNumber = (element: HTMLElement) => element.dataset.value !== undefined;
const isInInterlinear = (element: HTMLElement) => element.tagName === 'LI';

/**
 * Adds pointer and keyboard control to the words of a text. Pointing at a word highlights all words of its lemma,
 * pointing at a number in the sum highlights its word, and each word has a card. The Tab key reaches only one word of the
 * running text and one of the interlinear; the arrow keys move between the words of each.
 */
export function WordArea({ words, reference, idPrefix, children }: WordAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const { card, openSoon, hideSoon, cancelTimer, pin, close } = useWordCard(area, idPrefix);
  const preload = usePreload(WORD_CARD);
  const { marked, entry } = useMarked(idPrefix, words.length);
  const [tabStop, setTabStop] = useState(marked ?? words[0]?.word.wordPosition ?? 1);
  const [highlighted, setHighlighted] = useState(NO_HIGHLIGHT);
  /** The position of the word with which the next card compares its word. */
  const [compared, setCompared] = useState<number | null>(null);
  /** The position of the word whose card the reader opened before this one. The card compares the two by itself. */
  const [before, setBefore] = useState<number | null>(null);

  const highlightOf = (element: HTMLElement): Highlight => {
    const position = positionOf(element);
    return isNumber(element)
      ? { lemma: null, position }
      : { lemma: words[position - 1]?.word.lemma ?? null, position: null };
  };
  /** The word at a position: in the running text if another word is there, otherwise in the interlinear. */
  const wordAt = (position: number, other?: HTMLElement) =>
    area.current?.querySelector<HTMLElement>(
      `${other?.tagName === 'SPAN' ? 'span' : 'li'}[data-word="${position}"]`,
    ) ?? null;
  const focusOn = (word: HTMLElement | null, options?: FocusOptions) =>
    (word?.querySelector('a') ?? word)?.focus(options);

  /** True while the page itself moves the focus to a word. Then no card opens. */
  const isFocusMoved = useRef(false);
  const moveFocus = (word: HTMLElement | null) => {
    isFocusMoved.current = true;
    focusOn(word, { preventScroll: true });
    isFocusMoved.current = false;
  };

  // The word in the address gets the focus, unless its card is pinned. On the first visit the page also scrolls to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each history entry.
  useEffect(() => {
    if (marked === null) return;
    const isNew = isFirstVisit(entry);
    if (card?.isPinned && card.position === marked) return;
    const word = wordAt(marked);
    if (isNew) word?.scrollIntoView({ block: 'center' });
    close();
    moveFocus(word);
  }, [marked, entry]);

  const open = (position: number, anchor: HTMLElement | null) => {
    if (anchor === null) return;
    setTabStop(position);
    setHighlighted(highlightOf(anchor));
    setBefore(card?.isPinned ? card.position : null);
    pin(position, anchor);
  };
  const closeAndReturn = () => {
    close();
    if (card?.isPinned) moveFocus(card.anchor);
  };

  // Escape closes the card, also if it is pinned and if the focus is elsewhere.
  useEffect(() => {
    if (card === null) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      closeAndReturn();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  /**
   * The element under the pointer at its last movement. Entering an element does not count: when a menu or card closes,
   * a pointer at rest enters the element below it.
   */
  const under = useRef<HTMLElement | 'card' | null>(null);
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const now = isInCard(event.target) ? 'card' : wordOf(event.target);
    if (now === under.current) return;
    under.current = now;
    preload();
    if (now === 'card') return cancelTimer();
    if (card?.isPinned) return;
    setHighlighted(now === null ? NO_HIGHLIGHT : highlightOf(now));
    if (now === null) return hideSoon();
    // In the running text and the sum a card opens only by click, because the pointer often passes over them.
    if (isInInterlinear(now)) openSoon(positionOf(now), now);
  };
  const onPointerLeave = () => {
    under.current = null;
    if (card?.isPinned) return;
    setHighlighted(NO_HIGHLIGHT);
    hideSoon();
  };
  const onClick = (event: MouseEvent) => {
    const word = wordOf(event.target);
    if (word === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (isInCard(event.target)) return;
    event.preventDefault();
    // Selecting text also ends with a click event on a word, which must not open the card.
    if (getSelection()?.isCollapsed === false) return;
    const position = positionOf(word);
    if (card?.isPinned && card.position === position) closeAndReturn();
    else open(position, word);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') return cancelTimer();
    const inCard = isInCard(event.target);
    const from = inCard ? card?.anchor : wordOf(event.target);
    // The sum moves the focus between its numbers itself.
    if (!from || (!inCard && isNumber(from))) return;
    const at = positionOf(from);
    if (!inCard && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault();
      return open(at, wordAt(at, from));
    }
    const language = words[0]?.word.language ?? 'he';
    const to = positionAfterKey(event.key, at, words.length, directionOf(language));
    if (to === null || (inCard && !event.key.startsWith('Arrow'))) return;
    // Here the arrow keys move between words. Elsewhere on the page they move between verses.
    event.preventDefault();
    if (inCard) {
      const next = wordAt(to, from);
      open(to, next);
      next?.scrollIntoView({ block: 'nearest' });
    } else {
      // Only the word of the running text that the Tab key reaches can have the focus, so it must be rendered first.
      flushSync(() => setTabStop(to));
      focusOn(wordAt(to, from));
    }
  };
  const onFocus = ({ target }: FocusEvent) => {
    const word = wordOf(target);
    if (word === null) return;
    preload();
    const position = positionOf(word);
    setHighlighted(highlightOf(word));
    if (isNumber(word)) return;
    setTabStop(position);
    if (isInInterlinear(word) && !isFocusMoved.current && target.matches(':focus-visible'))
      openSoon(position, word);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (card === null) setHighlighted(NO_HIGHLIGHT);
    if (!card?.isPinned && !area.current?.contains(relatedTarget)) hideSoon();
  };

  const analysis = card === null ? undefined : words[card.position - 1];
  return (
    <Highlighted value={highlighted}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks bubble here from the words' links. */}
      <div
        ref={area}
        className="relative"
        onPointerMove={onPointerMove}
        onPointerLeave={onPointerLeave}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {children({ tabStop, marked, open: card?.position ?? null })}
        {card !== null && analysis !== undefined && (
          <LazyPart
            key={card.position}
            part={WORD_CARD}
            props={{
              analysis,
              reference,
              hash: `${idPrefix}${card.position}`,
              anchor: card.anchor,
              isPinned: card.isPinned,
              compared: compared === null ? null : (words[compared - 1] ?? null),
              before: before === null ? null : (words[before - 1] ?? null),
              onCompare: (isChosen) => setCompared(isChosen ? card.position : null),
              onClose: closeAndReturn,
            }}
            onFail={close}
          />
        )}
      </div>
    </Highlighted>
  );
}

/** The word in the address and the history entry. Null for the word while another page is loading. */
function useMarked(idPrefix: string, count: number) {
  const shown = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const location = useLocation();
  const marked = location.pathname === shown ? positionInHash(location.hash, idPrefix, count) : null;
  return { marked, entry: location.state.__TSR_key };
}
