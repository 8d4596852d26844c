export interface UnusualLetter {
  readonly letter: string;
  readonly size: 'large' | 'small' | 'suspended';
}

/**
 * The letters that the Westminster Leningrad Codex prints larger, smaller or raised, by English reference and
 * position of the word. The stored text of the verse has each letter in its usual form, so the value of the
 * word is the usual one. A test compares this table with the source.
 */
export const UNUSUAL_LETTERS: Readonly<Record<string, Readonly<Record<number, UnusualLetter>>>> = {
  'Leviticus 11:42': { 4: { letter: 'ו', size: 'large' } },
  'Numbers 27:5': { 4: { letter: 'ן', size: 'large' } },
  'Deuteronomy 6:4': { 1: { letter: 'ע', size: 'large' }, 6: { letter: 'ד', size: 'large' } },
  'Judges 18:30': { 11: { letter: 'נ', size: 'suspended' } },
  'Job 38:13': { 5: { letter: 'ע', size: 'suspended' } },
  'Job 38:15': { 2: { letter: 'ע', size: 'suspended' } },
  'Psalm 80:13': { 3: { letter: 'ע', size: 'suspended' } },
  'Proverbs 16:28': { 5: { letter: 'ן', size: 'small' } },
  'Isaiah 44:14': { 12: { letter: 'ן', size: 'small' } },
  'Jeremiah 39:13': { 5: { letter: 'ן', size: 'small' } },
};

/**
 * The unusual letter of the word at this place. Undefined if it has none, or if the edition has another word here.
 *
 * @example
 * ```ts
 * unusualLetter('Deuteronomy 6:4', 6, 'אֶחָֽד') // => { letter: 'ד', size: 'large' }
 * unusualLetter('Deuteronomy 6:4', 2, 'יִשְׂרָאֵ֑ל') // => undefined
 * ```
 */
export function unusualLetter(reference: string, position: number, word: string): UnusualLetter | undefined {
  const found = UNUSUAL_LETTERS[reference]?.[position];
  return found !== undefined && word.includes(found.letter) ? found : undefined;
}
