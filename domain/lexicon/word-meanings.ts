/**
 * The English meaning of a word of the original. `text` is the printed word without the joiners between its parts,
 * `letters` are its bare letters. `occurrence` numbers the equal words of the verse from 1.
 */
export interface WordMeaning {
  text: string;
  letters: string;
  occurrence: number;
  strongsNumber: string | null;
  /**
   * The English words for the original word. If other words come between them, the pieces are joined with
   * `…`. Empty if English has no word for it.
   */
  phrase: string;
}

interface OriginalWord {
  originalText: string;
  letters: string;
}

/**
 * The meanings of the words of a verse, in the order of the words; null for a word without a meaning. A word is
 * found by its text and its place among equal words. A word that is not found in this way is found by its letters.
 *
 * @example
 * ```ts
 * const meaning = { text: 'λόγος', letters: 'λογοσ', occurrence: 1, strongsNumber: 'G3056', phrase: 'the Word' };
 * translationsFor([{ originalText: 'λόγος', letters: 'λογοσ' }], [meaning]) // => ['the Word']
 * ```
 */
export function translationsFor(
  words: readonly OriginalWord[],
  meanings: readonly WordMeaning[],
): (string | null)[] {
  const free = new Set(meanings.toSorted((a, b) => a.occurrence - b.occurrence));
  const take = (fits: (meaning: WordMeaning) => boolean): string | undefined => {
    for (const meaning of free) {
      if (!fits(meaning)) continue;
      free.delete(meaning);
      return meaning.phrase;
    }
    return undefined;
  };
  const byText = occurrences(words.map(({ originalText }) => originalText));
  const exact = words.map(({ originalText }, place) =>
    take(({ text, occurrence }) => text === originalText && occurrence === byText[place]),
  );
  return words.map(
    ({ letters }, place) => exact[place] ?? take((meaning) => meaning.letters === letters) ?? null,
  );
}

function occurrences(texts: readonly string[]): number[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count;
  });
}
