/** Where in a text something lies, in UTF-16 units: from `start` up to before `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Letters of the scripts whose words are never cut: a mark inside a pointed word would tear its vowels off. */
const POINTED = /[\p{Script=Hebrew}\p{Script=Greek}]/u;
const BETWEEN_WORDS = /[\s\u05BE\u05C0\u05C3]/u;

function wholeWord(text: string, { start, end }: Range): Range {
  if (!POINTED.test(text.slice(start, end))) return { start, end };
  let [from, to] = [start, end];
  while (from > 0 && !BETWEEN_WORDS.test(text[from - 1] ?? ' ')) from -= 1;
  while (to < text.length && !BETWEEN_WORDS.test(text[to] ?? ' ')) to += 1;
  return { start: from, end: to };
}

/** Divides a text where marks begin and end. Ranges may overlap and come in any order; Hebrew and Greek words stay whole. */
export function markedPieces(text: string, ranges: readonly Range[]): readonly Piece[] {
  const sorted = ranges
    .filter(({ start, end }) => start >= 0 && end <= text.length && start < end)
    .map((range) => wholeWord(text, range))
    .sort((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let at = 0;
  const take = (to: number, isMarked: boolean) => {
    const last = pieces.at(-1);
    if (to <= at) return;
    if (isMarked && last?.isMarked)
      pieces[pieces.length - 1] = { text: last.text + text.slice(at, to), isMarked };
    else pieces.push({ text: text.slice(at, to), isMarked });
    at = to;
  };
  for (const { start, end } of sorted) {
    take(start, false);
    take(end, true);
  }
  take(text.length, false);
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

/** The words of a Hebrew or Greek text with where they lie; a maqaf divides, and a sign without letters is no word. */
function wordsOf(text: string): readonly WordAt[] {
  return [...text.matchAll(/[^\s\u05BE]+/gu)].flatMap(({ 0: word, index }) => {
    const letters = lettersOf(word);
    return letters === '' ? [] : [{ start: index, end: index + word.length, letters }];
  });
}

/**
 * Where a span's words stand in its verse's text, or its beginning where it runs on into the next verse. Of several
 * places the one nearest to `startWord` counts; that is a word of the edition's verse, which may begin elsewhere.
 * Null where the text does not have the words.
 */
export function findSpan(text: string, span: string, startWord: number): Range | null {
  const words = wordsOf(text);
  const wanted = wordsOf(span);
  if (wanted.length === 0) return null;
  let best: number | null = null;
  for (const first of words.keys()) {
    const length = Math.min(wanted.length, words.length - first);
    const isHere = wanted.slice(0, length).every(({ letters }, k) => letters === words[first + k]?.letters);
    const isNearer = best === null || Math.abs(first + 1 - startWord) < Math.abs(best + 1 - startWord);
    if (isHere && isNearer && (length === wanted.length || first + 1 === startWord)) best = first;
  }
  if (best === null) return null;
  const last = Math.min(best + wanted.length, words.length) - 1;
  return { start: words[best]?.start ?? 0, end: words[last]?.end ?? 0 };
}
