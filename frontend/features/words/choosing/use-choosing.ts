import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { positionAfterKey } from '../../../shared/scripture/words.ts';
import type { Choosing, WordAreaControl, WordPlace } from '../use-word-area.ts';
import {
  type ChoosableText,
  type Chosen,
  inAddress,
  isReadable,
  placesOf,
  readChosen,
  toggled,
  withWords,
  wordsBetween,
  writeChosen,
} from './chosen-words.ts';

const NO_WORD: ReadonlySet<number> = new Set();

interface ChoosingOptions {
  readonly texts: readonly ChoosableText[];
  /** The choice in the address. */
  readonly written: string;
  readonly area: WordAreaControl;
  readonly onLeave: () => void;
}

/**
 * Makes the words of an area buttons that can be pressed. A click or Space chooses a word or gives it up, arrow keys move,
 * and with Shift both choose all words from the last one to this one. Escape ends the mode.
 */
export function useChoosing({ texts, written, area, onLeave }: ChoosingOptions) {
  const [chosen, setChosen] = useState(() => readChosen(texts, written));
  const now = writeChosen(texts, chosen);
  const known = useRef(written);
  /** True if the next click ends a run, as with Shift. A finger has no such key. */
  const [endsRun, setEndsRun] = useState(false);
  const start = useRef<{ readonly word: WordPlace; readonly before: Chosen } | null>(null);
  const { wordAt, moveFocus, hide, setChoosing } = area;

  const show = (next: Chosen) => {
    known.current = inAddress(writeChosen(texts, next));
    setChosen(next);
  };
  // The address has another choice than the one shown, after a link. One that cannot be read changes nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes.
  useEffect(() => {
    if (written === known.current || !isReadable(written)) return;
    known.current = written;
    setChosen(readChosen(texts, written));
  }, [written]);

  const toggle = (word: WordPlace) => {
    const next = toggled(chosen, word);
    start.current = { word, before: next };
    show(next);
  };
  const extend = (from: WordPlace, to: WordPlace) => {
    start.current ??= { word: from, before: chosen };
    const { word, before } = start.current;
    const next = withWords(before, wordsBetween(placesOf(texts), word, to));
    show(next);
    return next;
  };

  const onClick = (event: MouseEvent) => {
    const word = choosable(texts, wordAt(event.target));
    if (word === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The next run begins at this word. A run of the keyboard follows the focus, so it can become shorter again.
    if (event.shiftKey || endsRun) start.current = { word, before: extend(word, word) };
    else toggle(word);
    setEndsRun(false);
    moveFocus(word);
  };
  const onArrow = (event: KeyboardEvent, word: WordPlace) => {
    const places = placesOf(texts);
    const at = places.findIndex(({ key, position }) => key === word.key && position === word.position);
    const isGreek = texts.find(({ key }) => key === word.key)?.words[0]?.word.language === 'grc';
    const position = positionAfterKey(event.key, at + 1, places.length, isGreek ? 'ltr' : 'rtl');
    const next = places[(position ?? 0) - 1];
    if (next === undefined) return;
    event.preventDefault();
    if (event.shiftKey) extend(word, next);
    else start.current = null;
    moveFocus(next)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onLeave();
      return;
    }
    const word = choosable(texts, wordAt(event.target));
    if (word === null) return;
    if (event.key !== ' ' && event.key !== 'Enter') return onArrow(event, word);
    event.preventDefault();
    if (event.shiftKey) extend(word, word);
    else toggle(word);
  };
  // A press with Shift would also select text.
  const onMouseDown = (event: MouseEvent) => {
    if (event.shiftKey && wordAt(event.target) !== null) event.preventDefault();
  };

  const latest = useRef({ onClick, onKeyDown, onMouseDown });
  useEffect(() => {
    latest.current = { onClick, onKeyDown, onMouseDown };
  });
  const choosing = useMemo(
    (): Choosing => ({
      chosenIn: (key) => (texts.some((text) => text.key === key) ? (chosen.get(key) ?? NO_WORD) : undefined),
      handlers: {
        onClick: (event) => latest.current.onClick(event),
        onKeyDown: (event) => latest.current.onKeyDown(event),
        onMouseDown: (event) => latest.current.onMouseDown(event),
      },
    }),
    [texts, chosen],
  );
  useEffect(() => setChoosing(choosing), [choosing, setChoosing]);
  useEffect(() => {
    hide();
    return () => setChoosing(null);
  }, [hide, setChoosing]);

  const choose = (next: Chosen) => {
    start.current = null;
    setEndsRun(false);
    show(next);
  };
  return { chosen, now, choose, endsRun, setEndsRun };
}

const choosable = (texts: readonly ChoosableText[], word: WordPlace | null): WordPlace | null =>
  word !== null && texts.some(({ key }) => key === word.key) ? word : null;
