/** A part of a text, in UTF-16 units. `end` is not included. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Words in these scripts are marked only as a whole, because an element inside a pointed word could separate its
 * vowels.
 */
const POINTED = /[\p{Script=Hebrew}\p{Script=Greek}]/u;
const BETWEEN_WORDS = /[\s\u05BE\u05C0\u05C3]/u;

function wholeWord(text: string, { start, end }: Range): Range {
  if (!POINTED.test(text.slice(start, end))) return { start, end };
  let from = start;
  let to = end;
  while (from > 0 && !BETWEEN_WORDS.test(text[from - 1] ?? ' ')) from -= 1;
  while (to < text.length && !BETWEEN_WORDS.test(text[to] ?? ' ')) to += 1;
  return { start: from, end: to };
}

/**
 * Divides a text into marked and unmarked pieces. The ranges may overlap and be in any order. A range that is part of a
 * Hebrew or Greek word marks the whole word.
 */
export function markedPieces(text: string, ranges: readonly Range[]): readonly Piece[] {
  const sorted = ranges
    .filter(({ start, end }) => start >= 0 && end <= text.length && start < end)
    .map((range) => wholeWord(text, range))
    .sort((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let at = 0;
  const addPiece = (to: number, isMarked: boolean) => {
    const last = pieces.at(-1);
    if (to <= at) return;
    if (isMarked && last?.isMarked)
      pieces[pieces.length - 1] = { text: last.text + text.slice(at, to), isMarked };
    else pieces.push({ text: text.slice(at, to), isMarked });
    at = to;
  };
  for (const { start, end } of sorted) {
    addPiece(start, false);
    addPiece(end, true);
  }
  addPiece(text.length, false);
  return pieces;
}
