import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { mainTotal, methodLabel } from '../../shared/methods/methods.ts';
import { Scripture } from '../../shared/scripture/scripture.tsx';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { formatValue } from '../../text/numbers.ts';
import { hasText, type LinkedVerse, linkedVerse } from './link-place.ts';

/**
 * How long the pointer must rest on a link before its preview opens, and how long the preview stays after the pointer
 * has left, in milliseconds.
 */
const SHOW_MS = 300;
const HIDE_MS = 200;

/** The distances, in pixels, from the link to its preview and from the preview to the edge of the window. */
const GAP = 6;
const EDGE = 16;

/**
 * Links have previews only in a wide window, which has room, with a mouse or the keyboard: a finger cannot point at a link
 * without opening it.
 */
const IS_WIDE = '(min-width: 64rem)';
const CAN_HOVER = '(hover: hover) and (pointer: fine)';

const NO_PREVIEW = 'header, nav, dialog, [role="toolbar"], [data-rail], .control';

interface Shown extends LinkedVerse {
  readonly link: HTMLAnchorElement;
}

function pointedAt({ target }: Event): Shown | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.closest(NO_PREVIEW) !== null) return null;
  const linked = linkedVerse(new URL(link.href), new URL(location.href));
  return linked === null ? null : { link, ...linked };
}

export function LinkPreview() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [shown, setShown] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the preview.
  useEffect(() => setShown(null), [path]);

  useEffect(() => {
    const isWide = matchMedia(IS_WIDE);
    const canHover = matchMedia(CAN_HOVER);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let link: Element | null = null;
    const later = (next: Shown | null, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        link = next?.link ?? null;
        setShown(next);
      }, delay);
    };
    const hide = () => later(null, 0);
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || !isWide.matches || !canHover.matches) return;
      const isInside = event.target instanceof Node && box.current?.contains(event.target);
      const next = pointedAt(event);
      if (isInside || (next !== null && next.link === link)) clearTimeout(timer);
      else if (next !== null) later(next, SHOW_MS);
      else later(null, HIDE_MS);
    };
    const onOut = ({ relatedTarget }: PointerEvent) => relatedTarget === null && later(null, HIDE_MS);
    const onFocus = (event: FocusEvent) => {
      // A press on a link gives it the focus too, but no outline.
      if (!isWide.matches || !(event.target instanceof Element && event.target.matches(':focus-visible')))
        return;
      const next = pointedAt(event);
      later(next, next === null ? 0 : SHOW_MS);
    };
    const onScroll = () => {
      // A link that gets the focus may scroll into view. That does not end the wait for its preview.
      if (link !== null) hide();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || link === null) return;
      event.preventDefault();
      hide();
    };
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('pointerover', onOver, { signal });
    document.addEventListener('pointerout', onOut, { signal });
    addEventListener('pointerdown', hide, { signal, capture: true });
    addEventListener('keydown', onKey, { signal, capture: true });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('focusout', hide, { signal });
    addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, []);

  return (
    <div ref={box} className="no-print">
      {shown !== null && <Preview key={shown.link.href} {...shown} />}
    </div>
  );
}

const PREVIEW =
  'fixed z-25 grid w-96 gap-2 rounded-(--radius) border border-control-line bg-background p-4 text-ui leading-[1.6] shadow-raised';

/**
 * The box that previews the verse of a link. It appears when the verse has loaded. If that fails, nothing is shown,
 * because the link still works.
 */
function Preview({ link, place, search }: Shown) {
  const { data } = useQuery({ ...verseQueries.detail(place, search), retry: false });
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || data === undefined) return;
    link.setAttribute('aria-describedby', id);
    // A link can break into two lines. The preview is placed beside the part in the first line.
    const [at = link.getBoundingClientRect()] = link.getClientRects();
    const { width, height } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const below = at.bottom + GAP;
    const isBelow = below + height + EDGE <= clientHeight || at.top < clientHeight / 2;
    element.style.left = `${Math.max(EDGE, Math.min(at.left, clientWidth - width - EDGE))}px`;
    element.style.top = `${Math.max(EDGE, isBelow ? below : at.top - GAP - height)}px`;
    return () => link.removeAttribute('aria-describedby');
  }, [link, data, id]);
  if (data === undefined) return null;
  const { verse, totalValues } = data;
  const original = verse.hebrewText ?? verse.greekText;
  if (hasText(document.querySelector('main')?.textContent ?? '', [verse.text, original])) return null;
  const total = mainTotal(totalValues);
  return (
    <div ref={box} id={id} role="tooltip" className={PREVIEW}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <bdi className="font-semibold">{verse.reference}</bdi>
        {total !== undefined && total.value !== null && (
          <span className="text-meta text-muted">
            {methodLabel(total.method)}{' '}
            <b className="text-ui font-semibold text-accent tabular-nums">{formatValue(total.value)}</b>
          </span>
        )}
      </p>
      {original !== null && original !== '' && (
        <Scripture lang={verse.language ?? (verse.greekText === null ? 'he' : 'grc')} text={original} />
      )}
      {verse.text !== null && <Scripture lang="en" text={verse.text} />}
      {verse.absent !== null && <p className="text-muted">{verse.absent}</p>}
    </div>
  );
}
