import {
  composeGreek,
  type MeaningWord,
  type Parsing,
  placeWords,
  readParsing,
} from '../../../meanings/index.ts';

/** True if two parsings have another person (with its number), another voice or another case. */
function differs(a: Parsing, b: Parsing): boolean {
  if (a.kind === 'verb' && b.kind === 'verb') {
    if (a.person !== b.person || a.voice !== b.voice) return true;
    if (a.person !== null) return a.isPlural !== b.isPlural;
  }
  return a.case !== '' && b.case !== '' && a.case !== b.case;
}

/**
 * The parsings of those words of a verse that the composer of meanings would read wrongly, by the place of the word
 * from 0. `theirs` has the right parsing of each word; null if it is not known. A word counts only if the parsing is
 * one of its form, and if its English changes with it.
 */
export function parsingsOf(
  words: readonly MeaningWord[],
  theirs: readonly (string | null)[],
): Map<number, string> {
  const facts = [...words];
  const found = new Map<number, string>();
  let read = placeWords(facts).words;
  let meanings = composeGreek(facts, null);
  for (const [at, parsing] of theirs.entries()) {
    const word = facts[at];
    const ours = read[at]?.parsing;
    if (word === undefined || ours === undefined || parsing === null) continue;
    if (word.morphology?.split(',').includes(parsing) !== true || !differs(ours, readParsing(parsing)))
      continue;
    const mended = facts.with(at, { ...word, morphology: parsing });
    const after = composeGreek(mended, null);
    if (after[at]?.text === meanings[at]?.text) continue;
    found.set(at, parsing);
    facts[at] = { ...word, morphology: parsing };
    read = placeWords(facts).words;
    meanings = after;
  }
  return found;
}
