import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { readingSettings } from '../../shared/reading-settings.ts';
import { recentPlaces } from '../../shared/recent-places.ts';
import { hintsText } from '../../text/hints.ts';
import { sharedText } from '../../text/shared.ts';
import { Icon } from '../../ui/icons.tsx';
import { freePlace, takenPlaces } from './free-place.ts';
import { type Hint, nextHint, shownHints, storeHint } from './next-hint.ts';

/** A hint appears after the reader has done nothing for so long, in milliseconds. */
const IDLE_MS = 5_000;
/** After a scroll, the hint looks for a place again after this time, in milliseconds. */
const SETTLED_MS = 200;

/** The room between a hint and the edges of the window, in pixels. */
const EDGE = 16;

const INPUTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** The widths that a hint may have. If one line has no place, two or three lines may have one. */
const WIDTHS = ['20rem', '14rem', '11rem'];

/** What the reader is busy with. No hint appears beside it. */
const BUSY =
  'dialog[open], [popover], [aria-expanded="true"][aria-haspopup], .word-card, .toast, textarea:focus';

const hasPointer = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

const usefulHint = (path: string): Hint | null =>
  nextHint(
    {
      path,
      visited: recentPlaces().map((place) => place.path),
      hasKeys: hasPointer() && readingSettings().shortcuts,
    },
    shownHints(),
  );

/** Small hints for new readers, one at a time, each only once in a browser. */
export function Hints() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return <HintOfPage key={path} path={path} />;
}

/** Waits until the reader does nothing for a while, and then shows the hint that helps on this page. */
function HintOfPage({ path }: { readonly path: string }) {
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const next = usefulHint(path);
        if (next === null) ending.abort();
        else if (document.querySelector(BUSY) !== null) wait();
        else {
          setHint(next);
          ending.abort();
        }
      }, IDLE_MS);
    };
    wait();
    for (const input of INPUTS) addEventListener(input, wait, { passive: true, signal: ending.signal });
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [path]);
  return hint !== null && <HintBox hint={hint} onClose={() => setHint(null)} />;
}

interface HintBoxProps {
  readonly hint: Hint;
  readonly onClose: () => void;
}

/** The hint in a free place of the window. While there is none, and while the page scrolls, it is not drawn. */
function HintBox({ hint, onClose }: HintBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = () => {
      const element = box.current;
      if (element === null) return;
      const { clientWidth, clientHeight } = document.documentElement;
      const room = { left: EDGE, right: clientWidth - EDGE, top: EDGE, bottom: clientHeight - EDGE };
      const taken = takenPlaces(element);
      for (const width of WIDTHS) {
        element.style.maxWidth = width;
        const free = freePlace(element.getBoundingClientRect(), room, taken);
        // Without storage the hint would appear again and again.
        if (free === null || !storeHint(hint)) continue;
        element.style.translate = `${free.left}px ${free.top}px`;
        element.style.visibility = 'visible';
        return;
      }
    };
    const hide = () => {
      if (box.current !== null) box.current.style.visibility = '';
      clearTimeout(timer);
      timer = setTimeout(place, SETTLED_MS);
    };
    place();
    addEventListener('scroll', hide, { capture: true, passive: true });
    addEventListener('resize', hide);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', hide, { capture: true });
      removeEventListener('resize', hide);
    };
  }, [hint]);
  const text = hint === 'words' && !hasPointer() ? hintsText.wordsByTouch : hintsText[hint];
  return (
    <div
      ref={box}
      role="note"
      className="no-print invisible fixed top-0 left-0 z-10 flex w-max items-center gap-1 rounded-(--radius) border border-line bg-surface ps-3 text-meta leading-[1.45] text-muted"
    >
      <p>{text}</p>
      <button
        type="button"
        className="control min-h-8 w-7 px-0"
        aria-label={sharedText.dismiss}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
