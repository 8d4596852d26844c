/** One part of a word, prefix, word or suffix, as its morphology code describes it. */
export interface ParsingPart {
  /** The part's own code, e.g. `Vqp3ms`. */
  readonly code: string;
  /** In words, beginning in lower case, e.g. `verb, qal, perfect (qatal), 3rd person masculine singular`. */
  readonly words: string;
}

/** The parts of a morphology code in order, prefixes first; null for a code that cannot be read. */
export function parsingParts(_code: string): readonly ParsingPart[] | null {
  return null;
}

/** A morphology code in the words of a grammar; null for a code that cannot be read. */
export function parsingInWords(code: string): string | null {
  const parts = parsingParts(code);
  if (parts === null) return null;
  const words = parts.map((part) => part.words).join(' + ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
