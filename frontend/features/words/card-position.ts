/** The edges of an element, in pixels from the window's top left corner. */
interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
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
 * The position of a word's card. The card is below the word, so that it never covers the line that is read. It is above
 * the word if it does not fit below and there is more room above. It keeps a margin to the window's left edge and, if it
 * is not too wide, to the right edge.
 */
export function cardPosition(word: Box, card: Size, window: Size & { readonly top: number }): CardPosition {
  const below = window.height - word.bottom - GAP - MARGIN;
  const above = word.top - window.top - GAP - MARGIN;
  const isAbove = below < card.height && above > below;
  const centre = (word.left + word.right) / 2;
  const left = Math.max(MARGIN, Math.min(centre - card.width / 2, window.width - card.width - MARGIN));
  return {
    left,
    isAbove,
    edge: isAbove ? window.height - word.top + GAP : word.bottom + GAP,
    maxHeight: Math.max(160, isAbove ? above : below),
  };
}
