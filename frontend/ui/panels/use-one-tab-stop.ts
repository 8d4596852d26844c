import { type RefObject, useEffect, useRef } from 'react';

const itemsOf = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('button, a[href]')].filter((item) => item.closest('.menu') === null);

const isReachable = (item: HTMLElement): boolean =>
  item.closest(':disabled, [inert]') === null && (item.checkVisibility?.() ?? true);

/**
 * Makes a toolbar or a table of links one Tab stop, as the ARIA guide describes it: the left and right arrow keys, Home
 * and End move the focus among its controls. Returns the ref of the element.
 */
export function useOneTabStop<E extends HTMLElement = HTMLDivElement>(): RefObject<E | null> {
  const toolbar = useRef<E>(null);
  // This runs after every render, because the controls can change.
  useEffect(() => {
    const root = toolbar.current;
    if (root === null) return;
    const choose = (stop: HTMLElement | undefined) => {
      for (const item of itemsOf(root)) item.tabIndex = item === stop ? 0 : -1;
    };
    const update = () => {
      const items = itemsOf(root);
      // At first all controls are Tab stops. Then only the first one stays a Tab stop. A table can have hundreds, so no more
      // of them are looked at than needed.
      choose(items.find((item) => item.tabIndex === 0 && isReachable(item)) ?? items.find(isReachable));
    };
    const onFocus = ({ target }: FocusEvent) => {
      const item = itemsOf(root).find((one) => one === target);
      if (item !== undefined) choose(item);
    };
    const onKey = (event: KeyboardEvent) => {
      const items = itemsOf(root).filter(isReachable);
      const at = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1;
      if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: items.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      // The event stops here, because elsewhere on the page these keys open the previous or next verse.
      event.stopPropagation();
      items[(to + items.length) % items.length]?.focus();
    };
    // After the paint, when the browser has laid out the page anyway. Before it, each `checkVisibility` would make it do so
    // once more.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(update);
    });
    const ending = new AbortController();
    const { signal } = ending;
    root.addEventListener('focusin', onFocus, { signal });
    root.addEventListener('keydown', onKey, { signal });
    addEventListener('resize', update, { signal });
    return () => {
      ending.abort();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return toolbar;
}
