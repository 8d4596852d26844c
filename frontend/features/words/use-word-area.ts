import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { positionAfterKey } from '../../shared/scripture/words.ts';

/** A word on the page: the `data-place` of its text, and its position there from 1. */
export interface WordPlace {
  readonly key: string;
  readonly position: number;
}

export const isSameWord = (one: WordPlace | null, other: WordPlace | null): boolean =>
  one?.key === other?.key && one?.position === other?.position;

/** What controls the words instead, while the reader chooses words. */
export interface Choosing {
  /** The positions of the chosen words of a text. Undefined if its words cannot be chosen. */
  readonly chosenIn: (key: string) => ReadonlySet<number> | undefined;
  readonly handlers: Pick<HTMLAttributes<HTMLElement>, 'onClick' | 'onKeyDown' | 'onMouseDown'>;
}

export const wordState = (
  key: string,
  focus: WordPlace | null,
  open: WordPlace | null,
  choosing: Choosing | null,
) => ({
  tabStop: focus?.key === key ? focus.position : 1,
  open: open?.key === key ? open.position : null,
  chosen: choosing?.chosenIn(key),
});

export interface OpenWord extends WordPlace {
  readonly element: HTMLElement;
  /** True if the reader opened the card by click, tap or key. Then pointing at other words changes nothing. */
  readonly isPinned: boolean;
}

/** In a window of at least this size the card of a word is a strip. In a smaller window it is a sheet. */
export const STRIP = '(min-width: 64rem) and (min-height: 700px)';

export const isStrip = (): boolean => matchMedia(STRIP).matches;

/** A preview stays this long after the pointer has left its word, in milliseconds, so that the pointer can reach it. */
const CLOSE_MS = 250;

/**
 * The function that closes the open card of a word; null if none is open. A page has at most one open card, even with
 * two texts.
 */
let hideOpen: (() => void) | null = null;

const closest = (target: EventTarget, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
/** A word, or its meaning where the meanings of joined words share a row below them. */
const WORD = '[data-word], [data-of]';
const isInCard = (target: EventTarget): boolean => closest(target, '.word-card') !== null;
const hasModifier = (event: MouseEvent | KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

interface WordAreaOptions {
  readonly initial?: WordPlace | null;
  /** Called when the pointer or the focus is near a word, to load what its card needs. */
  readonly onNear: (near: EventTarget) => void;
  readonly onPin?: (word: WordPlace) => void;
}

/**
 * Pointer and keyboard control of words, for one verse or for chapters: which word the Tab key reaches, which word the
 * pointer or the focus is at, and which card is open. One listener serves all words, because a chapter can have more
 * than a thousand. In a wide window the card previews the word under the pointer. A click, Enter or Space pins it, Tab
 * then leads into it, and Escape unpins it and returns.
 */
export function useWordArea({ initial = null, onNear, onPin }: WordAreaOptions) {
  const area = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [focus, setFocus] = useState(initial);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const [at, setAt] = useState<WordPlace | null>(null);
  const [card, setCard] = useState<OpenWord | null>(null);
  /** The word that the reader has chosen to compare with the next words. */
  const [compared, setCompared] = useState<WordPlace | null>(null);
  /**
   * The word whose card was pinned before this one. The card compares the two words, unless the reader has chosen
   * another.
   */
  const [before, setBefore] = useState<WordPlace | null>(null);
  const [hide] = useState(() => () => setCard(null));

  /** The text itself: in parallel columns its row, which comes first, has the same key. */
  const textOf = (key: string) =>
    [...(area.current?.querySelectorAll<HTMLElement>(`[data-place="${key}"]`) ?? [])].at(-1);
  const elementOf = ({ key, position }: WordPlace): HTMLElement | null =>
    textOf(key)?.querySelector<HTMLElement>(`[data-word="${position}"]`) ?? null;
  /**
   * The word at an element. A Strong's number in the English text belongs to a word of the page's first original text.
   */
  const wordAt = (target: EventTarget): WordPlace | null => {
    const word = closest(target, WORD);
    const text = closest(target, '[data-place]') ?? area.current?.querySelector<HTMLElement>('[data-place]');
    const key = text?.dataset.place;
    return word === null || key === undefined
      ? null
      : { key, position: Number(word.dataset.word ?? word.dataset.of) };
  };

  // The meaning of a joined word is outside its element, and a chapter is not rendered again for each word under the pointer.
  const meaningOf = useEffectEvent(({ key, position }: WordPlace) =>
    textOf(key)?.querySelector(`[data-of="${position}"]`),
  );
  useEffect(() => {
    const meaning = at && meaningOf(at);
    meaning?.toggleAttribute('data-at', true);
    return () => meaning?.removeAttribute('data-at');
  }, [at]);

  const stopTimer = () => clearTimeout(timer.current);
  const hideSoon = () => {
    stopTimer();
    timer.current = setTimeout(hide, CLOSE_MS);
  };
  const open = (word: WordPlace, isPinned: boolean): boolean => {
    stopTimer();
    const element = elementOf(word);
    if (element === null) return false;
    if (hideOpen !== hide) hideOpen?.();
    hideOpen = hide;
    setCard({ ...word, element, isPinned });
    return true;
  };
  /** True while the page itself moves the focus to a word. Then no card opens. */
  const isFocusMoved = useRef(false);
  const moveFocus = (word: WordPlace) => {
    // Only the word that the Tab key reaches can have the focus, so it must be rendered first.
    flushSync(() => setFocus(word));
    const element = elementOf(word);
    isFocusMoved.current = true;
    (element?.querySelector<HTMLElement>('[role=button]') ?? element)?.focus({ preventScroll: true });
    isFocusMoved.current = false;
    return element;
  };
  const preview = (word: WordPlace) => {
    if (isStrip() && !card?.isPinned) open(word, false);
  };
  const pin = (word: WordPlace) => {
    if (!open(word, true)) return;
    setAt(word);
    setBefore(card?.isPinned ? card : null);
    // After a change to another chapter the word is no longer on the page.
    if (compared !== null && elementOf(compared) === null) setCompared(null);
    // The focus stays at the word if its card is a strip. A sheet takes the focus.
    if (isStrip()) moveFocus(word);
    else setFocus(word);
    onPin?.(word);
  };
  const close = () => {
    stopTimer();
    hide();
    if (card?.isPinned) moveFocus(card);
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (hideOpen === hide) hideOpen = null;
    },
    [hide],
  );

  // Escape and a press elsewhere close the card, wherever the focus is.
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  const onPressElsewhere = useEffectEvent(({ target }: globalThis.PointerEvent) => {
    const pressed = target instanceof Element ? target.closest(`.word-card, .dialog, ${WORD}`) : null;
    if (pressed === null || !area.current?.contains(pressed)) hide();
  });
  const isOpen = card !== null;
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', onEscape);
    document.addEventListener('pointerdown', onPressElsewhere);
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('pointerdown', onPressElsewhere);
    };
  }, [isOpen]);

  /**
   * What is under the pointer since its last movement. Entering an element does not count: when a menu or card closes,
   * a pointer at rest enters the element below it.
   */
  const under = useRef<EventTarget | null>(null);
  const onPointerMove = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const now = closest(target, `.word-card, ${WORD}`);
    if (now === under.current) return;
    under.current = now;
    onNear(target);
    if (isInCard(target)) return stopTimer();
    if (card?.isPinned) return;
    const word = now === null ? null : wordAt(now);
    setAt(word);
    if (word === null) hideSoon();
    else preview(word);
  };
  const onPointerLeave = () => {
    under.current = null;
    if (card?.isPinned) return;
    setAt(null);
    hideSoon();
  };
  const onPointerDown = ({ target }: PointerEvent) => onNear(target);
  const onClick = (event: MouseEvent) => {
    const word = isInCard(event.target) ? null : wordAt(event.target);
    if (word === null || hasModifier(event)) return;
    event.preventDefault();
    // Selecting text also ends with a click event on a word, which must not open the card.
    if (getSelection()?.isCollapsed === false) return;
    if (card?.isPinned && isSameWord(card, word)) close();
    else pin(word);
  };
  const onTab = (event: KeyboardEvent) => {
    const [first] = area.current?.querySelectorAll<HTMLElement>('.word-card :is(a, button)') ?? [];
    if (card === null || first === undefined || !isStrip()) return;
    const leads = event.shiftKey ? event.target === first : !isInCard(event.target);
    if (!leads) return;
    event.preventDefault();
    if (event.shiftKey) moveFocus(card);
    else first.focus({ preventScroll: true });
  };
  const onArrow = (event: KeyboardEvent, from: WordPlace) => {
    const text = textOf(from.key);
    // A verse of a chapter can have the words of a translation in it, which are a text of their own.
    const count = [...(text?.querySelectorAll('[data-word]') ?? [])].filter(
      (word) => closest(word, '[data-place]') === text,
    ).length;
    const direction = elementOf(from)?.closest<HTMLElement>('[dir]')?.dir === 'ltr' ? 'ltr' : 'rtl';
    const position = positionAfterKey(event.key, from.position, count, direction);
    if (position === null) return;
    // On a word, the arrow keys move between words. Elsewhere on the page they move between verses or chapters.
    event.preventDefault();
    const next = { key: from.key, position };
    if (card?.isPinned) pin(next);
    else {
      moveFocus(next);
      // A card that is open shows the word that has the focus.
      if (card !== null) preview(next);
    }
    elementOf(next)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && card?.isPinned) return onTab(event);
    if (hasModifier(event)) return;
    if (isInCard(event.target)) {
      if (card !== null && event.key.startsWith('Arrow')) onArrow(event, card);
      return;
    }
    const word = wordAt(event.target);
    if (word === null) return;
    if (event.key !== ' ' && event.key !== 'Enter') return onArrow(event, word);
    event.preventDefault();
    pin(word);
  };
  const onFocus = ({ target }: FocusEvent) => {
    onNear(target);
    const word = isInCard(target) ? null : wordAt(target);
    if (word === null) return;
    setAt(word);
    setFocus(word);
    if (!isFocusMoved.current && target.matches(':focus-visible')) preview(word);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (card?.isPinned || area.current?.contains(relatedTarget)) return;
    setAt(null);
    hideSoon();
  };

  return {
    area,
    handlers: choosing?.handlers ?? {
      onPointerMove,
      onPointerLeave,
      onPointerDown,
      onClick,
      onKeyDown,
      onFocus,
      onBlur,
    },
    choosing,
    control: { wordAt, moveFocus, hide, setChoosing },
    focus,
    at,
    card,
    compared,
    before: card?.isPinned ? before : null,
    setCompared,
    moveFocus,
    hide,
    close,
  };
}

export type WordAreaControl = ReturnType<typeof useWordArea>['control'];
