/**
 * The Worker sends some pages with their first screen already drawn. The app replaces it by its own screen, which looks
 * the same, in one step. What the reader has begun in the drawn page goes on in the app's.
 */
type Find = () => Element | undefined;

/** Returns a function that finds the element with the same name and text in the page that is there by then. */
function finder(element: Element | null | undefined): Find {
  if (!element) return () => undefined;
  const signOf = (one: Element) => `${one.ariaLabel}${one.textContent}`;
  const sign = signOf(element);
  const same = () =>
    [...document.getElementsByTagName(element.tagName)].filter((one) => signOf(one) === sign);
  const at = same().indexOf(element);
  return () => same()[at];
}

/** Returns a function that finds the same place in the text. */
function placeFinder(node: Node | null, offset: number) {
  const find = finder(node?.parentElement);
  const at = [...(node?.parentNode?.childNodes ?? [])].indexOf(node as ChildNode);
  return () => [find()?.childNodes[at] ?? null, offset] as const;
}

/**
 * Replaces the drawn page. `public/theme.js` has marked the control that the reader tapped last.
 * @param render shows the app, before it returns.
 */
export function takeOver(drawn: Element, render: () => void): void {
  const { activeElement } = document;
  const findFocused = finder(drawn.contains(activeElement) ? activeElement : null);
  const findTapped = finder(drawn.querySelector('[data-tapped]'));
  const selection = getSelection();
  const places =
    selection === null || selection.isCollapsed
      ? []
      : [
          placeFinder(selection.anchorNode, selection.anchorOffset),
          placeFinder(selection.focusNode, selection.focusOffset),
        ];
  render();
  const focused = findFocused() as HTMLElement | undefined;
  focused?.focus({ preventScroll: true });
  if (focused instanceof HTMLInputElement && activeElement instanceof HTMLInputElement) {
    // The prototype's setter, so that React notices the text.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      focused,
      activeElement.value,
    );
    focused.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const [start, end] = places.map((find) => find());
  if (start?.[0] && end?.[0]) selection?.setBaseAndExtent(start[0], start[1], end[0], end[1]);
  (findTapped() as HTMLElement | undefined)?.click();
}
