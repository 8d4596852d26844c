import { type RefObject, useLayoutEffect } from 'react';
import { useMedia } from '../../ui/use-media.ts';
import { STRIP } from './use-word-area.ts';

/** The height of the strip in pixels. */
const HEIGHT = 96;

/** How far the strip reaches beyond the text on both sides, in pixels, because the toolbar and lines of words do so too. */
const SIDE = 12;

/** The distance between a word and the header or the card, in pixels. */
const GAP = 16;

/** What the strip must not cover. A chapter has a thousand words, so only those of verses in its way are looked at. */
const VERSES = '.explorer-text :is([data-place], [data-verse-value])';
const SHOWN = '[data-word], [data-line], [data-total]';

interface Zone {
  readonly top: number;
  readonly bottom: number;
}

const isIn = (element: Element, { top, bottom }: Zone): boolean => {
  const box = element.getBoundingClientRect();
  return box.top < bottom && box.bottom > top;
};

/** How many words, values and totals are in this part of the window. */
const countIn = (zone: Zone): number =>
  [...document.querySelectorAll(VERSES)]
    .filter((verse) => isIn(verse, zone))
    .flatMap((verse) => [...verse.querySelectorAll(SHOWN)].filter((shown) => isIn(shown, zone))).length;

const headerBottom = (): number =>
  document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;

/**
 * Puts the strip of a word where it covers no word, value or total: at the foot of the window, otherwise below the
 * header, otherwise over the analysis panel. It stays where it is while that place is free. If words are everywhere, as
 * in a chapter without the panel, it covers as few as possible, and never its own.
 */
function putStrip(card: HTMLElement, word: HTMLElement): void {
  const text = word.closest('.explorer-text')?.getBoundingClientRect();
  if (text === undefined) return;
  const head = headerBottom();
  const zones = {
    foot: { top: innerHeight - HEIGHT, bottom: innerHeight },
    head: { top: head, bottom: head + HEIGHT },
  };
  const panel = document.querySelector('.explorer > .explorer-panel, .explorer > div > .explorer-panel');
  const beside = panel?.getBoundingClientRect();
  const before = card.dataset.room === 'head' ? 'head' : 'foot';
  const covered = { foot: countIn(zones.foot), head: countIn(zones.head) };
  const free = ([before, 'foot', 'head'] as const).find((room) => covered[room] === 0);
  const isBeside = free === undefined && beside !== undefined && beside.left >= text.right;
  const isFoot = isIn(word, zones.head) || (!isIn(word, zones.foot) && covered.foot <= covered.head);
  const room = free ?? (isBeside ? 'side' : isFoot ? 'foot' : 'head');
  const { left, width } = isBeside ? beside : text;
  const side = isBeside ? 0 : SIDE;
  card.dataset.room = room;
  card.toggleAttribute('data-strip', !isBeside);
  Object.assign(card.style, {
    left: `${left - side}px`,
    width: `${width + 2 * side}px`,
    top: room === 'head' ? `${head}px` : 'auto',
    bottom: room === 'head' ? 'auto' : '0',
  });
}

/** Where the row after that of a word ends, or the text if it has no such row. */
function endOfNextRow(word: Element, text: Element): number {
  const { top } = word.getBoundingClientRect();
  const later = Array.from(
    text.querySelectorAll('[data-word]'),
    (one) => one.getBoundingClientRect().top,
  ).filter((one) => one > top + GAP / 2);
  const next = Math.min(...later);
  return Math.min(text.getBoundingClientRect().bottom, ...later.filter((one) => one > next + GAP / 2));
}

/**
 * Scrolls the page so that the sheet covers neither the word and the row after it nor, if there is room, the rest of its
 * verse.
 */
function uncover(word: HTMLElement, sheet: HTMLElement): void {
  // The sheet slides in, so its box is not yet where it will be.
  const top = document.documentElement.clientHeight - sheet.offsetHeight - GAP;
  const original = word.closest(':is(div, p)[lang]') ?? word;
  const texts = [...(original.parentElement?.children ?? [])].filter((one) => one.hasAttribute('lang'));
  const end = Math.max(...texts.map((one) => one.getBoundingClientRect().bottom)) - top;
  const edge = headerBottom() + GAP / 2;
  const most = original.getBoundingClientRect().top - edge;
  const least = Math.min(endOfNextRow(word, original) - top, word.getBoundingClientRect().top - edge);
  const by = Math.max(least, Math.min(end, most));
  if (by > 0) scrollBy({ top: by });
}

/** Places the card of a word: a strip in a large window, which follows when the page scrolls, otherwise a sheet. */
export function useCardRoom(card: RefObject<HTMLElement | null>, word: HTMLElement, isPinned: boolean): void {
  const hasRoom = useMedia(STRIP);
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return;
    if (!hasRoom) {
      element.removeAttribute('data-strip');
      element.removeAttribute('style');
      if (!isPinned) return;
      // What the sheet loads makes it higher.
      const growth = new ResizeObserver(() => uncover(word, element));
      growth.observe(element);
      return () => growth.disconnect();
    }
    const put = () => putStrip(element, word);
    put();
    addEventListener('scroll', put, { passive: true });
    addEventListener('resize', put);
    return () => {
      removeEventListener('scroll', put);
      removeEventListener('resize', put);
    };
  }, [card, word, isPinned, hasRoom]);
}
