/** The edges of an element, in pixels from the window's top left corner. */
interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface CardPosition {
  readonly left: number;
  /**
   * The distance to the window's top for a card below its word, and to the window's bottom for a card above its
   * word.
   */
  readonly edge: number;
  readonly isAbove: boolean;
  readonly maxHeight: number;
}

const GAP = 6;
const MARGIN = 8;

/**
 * The position of a word's card: below the word, or above it if there are less than 320 pixels below the word and
 * more pixels above it. The card keeps a margin to the window's left edge and, if it is not too wide, to the right
 * edge.
 */
export function cardPosition(
  word: Box,
  width: number,
  window: { readonly width: number; readonly height: number; readonly top: number },
): CardPosition {
  const below = window.height - word.bottom - GAP - MARGIN;
  const above = word.top - window.top - GAP - MARGIN;
  const isAbove = below < 320 && above > below;
  const centre = (word.left + word.right) / 2;
  const left = Math.max(MARGIN, Math.min(centre - width / 2, window.width - width - MARGIN));
  return {
    left,
    isAbove,
    edge: isAbove ? window.height - word.top + GAP : word.bottom + GAP,
    maxHeight: Math.max(160, Math.min(544, isAbove ? above : below)),
  };
}
