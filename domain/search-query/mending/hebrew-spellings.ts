/** A spelling in bare letters. `cost` is low if it is near to what was typed. */
export interface Spelling {
  readonly letters: string;
  readonly cost: number;
}

/** The most spellings of one word. The rest differs from it in four letters and more. */
const MOST = 300;
const VOWEL = 2;
const SECOND_ADDED = 3;
const QUIET = 3;

/**
 * Full and defective spellings of a Hebrew word, the nearest first and the word itself before them: each of its ו and י
 * that is not its first letter may be left out, up to two may be added, and a silent א or a final ה may change.
 *
 * @example
 * ```ts
 * otherSpellings('אלוהימ')[0] // => { letters: 'אלוהימ', cost: 0 }
 * otherSpellings('אלוהימ').some(({ letters }) => letters === 'אלהימ') // => true
 * ```
 */
export function otherSpellings(word: string): readonly Spelling[] {
  const costs = new Map<string, number>();
  const add = ({ letters, cost }: Spelling) => {
    if (letters.length > 1) costs.set(letters, Math.min(cost, costs.get(letters) ?? cost));
  };
  for (const fewer of withoutVowels(word)) {
    add(fewer);
    const once = [...withVowel(fewer, VOWEL)];
    for (const more of [...once, ...quiet(fewer)]) add(more);
    for (const more of once) for (const two of withVowel(more, SECOND_ADDED)) add(two);
  }
  costs.set(word, 0);
  return [...costs]
    .map(([letters, cost]) => ({ letters, cost }))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, MOST);
}

/** The word without some of its ו and י: every choice among the first five. */
function withoutVowels(word: string): Spelling[] {
  let found: Spelling[] = [{ letters: word, cost: 0 }];
  const places = [...word].flatMap((letter, at) => (at > 0 && /[וי]/u.test(letter) ? [at] : [])).slice(0, 5);
  for (const at of places.toReversed()) {
    found = found.flatMap((one) => [
      one,
      { letters: one.letters.slice(0, at) + one.letters.slice(at + 1), cost: one.cost + VOWEL },
    ]);
  }
  return found;
}

/** The word with one ו or י more, between two of its letters. */
function* withVowel({ letters, cost }: Spelling, more: number): Generator<Spelling> {
  for (let at = 1; at < letters.length; at++)
    for (const vowel of 'וי')
      yield { letters: letters.slice(0, at) + vowel + letters.slice(at), cost: cost + more };
}

/** The word with one silent א more or less, or with another end: ה, ו or neither. */
function* quiet({ letters, cost }: Spelling): Generator<Spelling> {
  const end = letters.slice(0, -1);
  const ends = letters.endsWith('ה') ? [end, `${end}ו`, `${end}א`] : [`${letters}ה`];
  if (/[וא]$/u.test(letters)) ends.push(`${end}ה`);
  if (letters.endsWith('ו')) ends.push(`${letters}א`);
  for (const other of ends) yield { letters: other, cost: cost + QUIET };
  for (let at = 1; at < letters.length; at++) {
    yield { letters: `${letters.slice(0, at)}א${letters.slice(at)}`, cost: cost + QUIET };
    if (letters[at] === 'א')
      yield { letters: letters.slice(0, at) + letters.slice(at + 1), cost: cost + QUIET };
  }
}
