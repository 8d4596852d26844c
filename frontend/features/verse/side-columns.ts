/** The highest place of a column beside the text, in pixels: below the header, as in `SIDE` of ui/classes.ts. */
const TOP = 72;

let before = 0;

/**
 * Moves the columns beside the text with the page, in both directions, until their end or their beginning is in the
 * window. So the page scrolls wherever the pointer is, and shows all of a column that is higher than the window. A
 * control in a column that gets the focus comes into view in the same way.
 */
function follow(): void {
  const moved = scrollY - before;
  before = scrollY;
  const columns = [...document.querySelectorAll<HTMLElement>('.explorer-rail, .explorer-panel')];
  // All heights are read before the first change, so that the browser computes the layout only once.
  const least = columns.map((column) => Math.min(TOP, innerHeight - column.offsetHeight));
  for (const [index, column] of columns.entries()) {
    const top = Number.parseFloat(column.style.top || `${TOP}`) - moved;
    column.style.top = `${Math.min(TOP, Math.max(least[index] ?? TOP, top))}px`;
  }
}

/** Begins to move the columns. `from` is the scroll position at which the top of each column was below the header. */
export function followPage(from: number): void {
  before = from;
  follow();
  addEventListener('scroll', follow, { passive: true });
}
