import { useNavigate } from '@tanstack/react-router';
import type { Some } from '../../domain/basics/index.ts';
import { type EXPLORER_SEARCH, type ExplorerSearch, keepSearch } from './explorer-address.ts';

export type Change = Some<typeof EXPLORER_SEARCH>;

const ANCHORS = '.explorer-text :is([id^="v"], [id^="w"], [id*="-v"])';

/**
 * Remembers which verse or word is at the top of the window. The returned function scrolls it back there, after a
 * change of version or methods has changed the heights of the lines.
 */
function keepScroll(): () => void {
  // The text begins below the sticky header, at this many pixels from the top of the window.
  const top = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
  const anchor = [...document.querySelectorAll(ANCHORS)].find(
    (element) => /(?:^|-)[vw]\d+$/u.test(element.id) && element.getBoundingClientRect().bottom > top,
  );
  if (scrollY === 0 || anchor === undefined) return () => {};
  const { id } = anchor;
  const before = anchor.getBoundingClientRect().top;
  return () =>
    requestAnimationFrame(() => {
      const after = document.getElementById(id)?.getBoundingClientRect().top ?? before;
      if (after !== before) scrollBy({ top: after - before, behavior: 'instant' });
    });
}

/**
 * Changes search parameters of the current explorer page, which keeps its place in the text. An undefined parameter
 * gets its default.
 */
export function useChangeSearch(): (change: Change | ((search: ExplorerSearch) => Change)) => Promise<void> {
  const navigate = useNavigate();
  return (change) => {
    const restore = keepScroll();
    return navigate({
      to: '.',
      search: (search: { words?: string | undefined }) => {
        const now = keepSearch(search);
        return { words: search.words, ...now, ...(typeof change === 'function' ? change(now) : change) };
      },
      // The part after `#` stays, so the word or verse that it names stays marked, but the page does not scroll to it.
      hash: true,
      hashScrollIntoView: false,
      replace: true,
      resetScroll: false,
    }).then(restore);
  };
}
