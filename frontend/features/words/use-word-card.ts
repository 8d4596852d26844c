import { useMatch, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepSearch } from '../../addresses/explorer.ts';

/** Milliseconds that a reader rests on a word before its card opens, and may be away before it closes. */
const OPEN_MS = 150;
const CLOSE_MS = 250;

interface OpenCard {
  readonly position: number;
  /** What the card stands beside: the word in the interlinear or in the running text. */
  readonly anchor: HTMLElement;
  /** Asked for by click, tap or key: it stays and takes the focus. */
  readonly isPinned: boolean;
}

/** Takes away the card that is open, of whichever text: there is one at a time. */
let hideOpen: (() => void) | null = null;

/** The card of one of a text's words: when it opens and closes, and the word in the address where it is asked for. */
export function useWordCard(area: { readonly current: HTMLElement | null }, idPrefix: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [card, setCard] = useState<OpenCard | null>(null);
  const [hide] = useState(() => () => setCard(null));
  const place = useMatch({ strict: false, select: ({ params }) => params });
  const navigate = useNavigate();

  const wait = () => clearTimeout(timer.current);
  const later = (milliseconds: number, act: () => void) => {
    wait();
    timer.current = setTimeout(act, milliseconds);
  };
  const show = (opened: OpenCard) => {
    if (hideOpen !== hide) hideOpen?.();
    hideOpen = hide;
    setCard(opened);
  };
  const openSoon = (position: number, anchor: HTMLElement) =>
    later(OPEN_MS, () => show({ position, anchor, isPinned: false }));
  const hideSoon = () => (card === null ? wait() : later(CLOSE_MS, hide));
  const pin = (position: number, anchor: HTMLElement) => {
    wait();
    show({ position, anchor, isPinned: true });
    // The verse that is shown: another may be on its way.
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
    wait();
    hide();
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (hideOpen === hide) hideOpen = null;
    },
    [hide],
  );

  // A click elsewhere takes the card away, wherever the focus is.
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

  return { card, openSoon, hideSoon, wait, pin, close };
}
