export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const overlaps = (one: Box, other: Box): boolean =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;

/**
 * Moves a message at the foot of the window up until it covers no control of the page. It stays at the foot if no place
 * below the header is free.
 */
export function placeAbove(message: HTMLElement): void {
  message.style.marginBottom = '';
  // The animation would move the message while its place is measured.
  message.style.animation = 'none';
  const { top, bottom, left, right } = message.getBoundingClientRect();
  const controls = [
    ...document.querySelectorAll(
      ':is(main, .codes-offer) :is(button, input, select, textarea, summary, a.control)',
    ),
  ].map((control) => control.getBoundingClientRect());
  const up = distanceUp({ top, bottom, left, right }, controls);
  message.style.animation = '';
  if (up > 0) message.style.marginBottom = `${up}px`;
}

/** The room between a toast and a control, and the smallest distance from the top of the window, in pixels. */
const GAP = 8;
const HEADER = 64;

/** How far up a toast must move, so that it covers none of these controls. 0 if there is no such place. */
export function distanceUp(toast: Box, controls: readonly Box[]): number {
  let up = 0;
  for (;;) {
    const moved = { ...toast, top: toast.top - up, bottom: toast.bottom - up };
    if (moved.top < HEADER) return 0;
    const covered = controls.filter((control) => overlaps(moved, control));
    if (covered.length === 0) return up;
    up = toast.bottom - Math.min(...covered.map(({ top }) => top)) + GAP;
  }
}
