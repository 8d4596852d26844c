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
  let [from, to] = [start, end];
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

interface WordAt extends Range {
  readonly letters: string;
}

const FINALS: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ', ς: 'σ' };
const lettersOf = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{Letter}]/gu, '')
    .toLowerCase()
    .replace(/[ךםןףץς]/gu, (letter) => FINALS[letter] ?? letter);

/**
 * The words of a Hebrew or Greek text with their positions. A maqaf separates words. Characters without a letter
 * are not a word.
 */
function wordsOf(text: string): readonly WordAt[] {
  return [...text.matchAll(/[^\s\u05BE]+/gu)].flatMap(({ 0: word, index }) => {
    const letters = lettersOf(word);
    return letters === '' ? [] : [{ start: index, end: index + word.length, letters }];
  });
}

/**
 * The position of a span in the text of its verse. If the span continues in the next verse, the position of its
 * beginning. If the words occur several times, the place nearest to `startWord` is given. The word at `startWord`
 * itself may differ, because it is counted in the edition's own verse, which can begin at another word. Null if the
 * text does not have the words.
 */
export function findSpan(text: string, span: string, startWord: number): Range | null {
  const words = wordsOf(text);
  const spanWords = wordsOf(span);
  if (spanWords.length === 0) return null;
  let best: number | null = null;
  for (const first of words.keys()) {
    const length = Math.min(spanWords.length, words.length - first);
    const isMatch = spanWords
      .slice(0, length)
      .every(({ letters }, k) => letters === words[first + k]?.letters);
    const isNearer = best === null || Math.abs(first + 1 - startWord) < Math.abs(best + 1 - startWord);
    if (isMatch && isNearer && (length === spanWords.length || first + 1 === startWord)) best = first;
  }
  if (best === null) return null;
  const last = Math.min(best + spanWords.length, words.length) - 1;
  return { start: words[best]?.start ?? 0, end: words[last]?.end ?? 0 };
}
