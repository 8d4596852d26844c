const ENDINGS = ['', 's', 'es', 'd', 'ed', 'edst', 'ing', 'th', 'eth', 'st', 'est'];

/** Nouns with the ending of a verb, which do not show that verb. */
const NOUNS = new Set(['offering', 'dwelling']);

/**
 * A word of the King James Version with its regular forms. Not all of them are English, so only ask whether an English
 * word is among them: `formsOf('go')` has `goeth`, and also `goed`.
 */
export function formsOf(word: string): string[] {
  const stems = [word];
  if (word.endsWith('e')) stems.push(word.slice(0, -1));
  if (/[^aeiou]y$/u.test(word)) stems.push(`${word.slice(0, -1)}i`);
  if (/[^aeiou][aeiou][bdgmnprt]$/u.test(word)) stems.push(word + word.slice(-1));
  const forms = stems.flatMap((stem, at) =>
    ENDINGS.filter((ending) => at === 0 || ending !== '').map((ending) => stem + ending),
  );
  return forms.filter((form) => !NOUNS.has(form));
}
