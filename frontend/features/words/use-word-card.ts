import { useMatch, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepSearch } from '../../addresses/explorer.ts';

/**
 * A card opens when the pointer has rested this long on a word, and closes this long after it has left. In
 * milliseconds.
 */
const OPEN_MS = 150;
const CLOSE_MS = 250;

interface OpenCard {
  readonly position: number;
  /** The element beside which the card is shown: the word in the interlinear or in the running text. */
  readonly anchor: HTMLElement;
  /** True if the reader opened the card by click, tap or key. Then it stays open and gets the focus. */
  readonly isPinned: boolean;
}

/** Closes the open card; null if no card is open. A page has at most one open card, even if it has two texts. */
let hideOpen: (() => void) | null = null;

/** The state of the word card of a text: when it opens and closes. A pinned card puts its word into the address. */
export function useWordCard(area: { readonly current: HTMLElement | null }, idPrefix: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [card, setCard] = useState<OpenCard | null>(null);
  const [hide] = useState(() => () => setCard(null));
  const place = useMatch({ strict: false, select: ({ params }) => params });
  const navigate = useNavigate();

  const cancelTimer = () => clearTimeout(timer.current);
  const runAfter = (milliseconds: number, act: () => void) => {
    cancelTimer();
    timer.current = setTimeout(act, milliseconds);
  };
  const show = (opened: OpenCard) => {
    if (hideOpen !== hide) hideOpen?.();
    hideOpen = hide;
    setCard(opened);
  };
  const openSoon = (position: number, anchor: HTMLElement) =>
    runAfter(OPEN_MS, () => show({ position, anchor, isPinned: false }));
  const hideSoon = () => (card === null ? cancelTimer() : runAfter(CLOSE_MS, hide));
  const pin = (position: number, anchor: HTMLElement) => {
    cancelTimer();
    show({ position, anchor, isPinned: true });
    // The link has the parameters of the verse on the screen. The address may already belong to another verse, which is
    // loading.
    void navigate({
      to: '/explorer/$book/$chapter/$verse',
      params: place as { book: string; chapter: string; verse: string },
      search: keepSearch,
      hash: `${idPrefix}${position}`,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
  const close = () => {
    cancelTimer();
    hide();
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (hideOpen === hide) hideOpen = null;
    },
    [hide],
  );

  // A click elsewhere closes the card, wherever the focus is.
  const onPointer = useEffectEvent(({ target }: PointerEvent) => {
    const word = target instanceof Element ? target.closest('.word-card, [data-word]') : null;
    if (word === null || !area.current?.contains(word)) close();
  });
  const isOpen = card !== null;
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);

  return { card, openSoon, hideSoon, cancelTimer, pin, close };
}
