/**
 * A run of Hebrew or of Greek in a reader's text, from its first letter to its last in the line, with the spaces, digits
 * and signs between them. One isolate over the whole run keeps its words, and the chapter and verse of `תהלים כג:ג`, in
 * their order. The marks on the last letter belong to it, and so does the sign after a numeral of one letter: `ג'`.
 */
const RUN =
  /([\u0590-\u05FF\uFB1D-\uFB4F](?:[^\p{L}\n]*[\u0590-\u05FF\uFB1D-\uFB4F])*\p{M}*(?:(?<=(?<![\p{L}\p{M}'])[א-ת])'(?!\p{L}))?|[\u0370-\u03FF\u1F00-\u1FFF](?:[^\p{L}\n]*[\u0370-\u03FF\u1F00-\u1FFF])*\p{M}*)/u;
const HEBREW = /[\u0590-\u05FF\uFB1D-\uFB4F]/u;

export interface ScriptRun {
  readonly text: string;
  /** The language of a run of Hebrew or Greek. Null for the text between. */
  readonly lang: 'he' | 'grc' | null;
}

/**
 * Divides a reader's text into runs of Hebrew, runs of Greek, and the text between them.
 */
export const scriptRuns = (text: string): readonly ScriptRun[] =>
  // `split` puts the runs at every second place.
  text.split(RUN).flatMap((part, index): ScriptRun[] => {
    if (part === '') return [];
    if (index % 2 === 0) return [{ text: part, lang: null }];
    return [{ text: part, lang: HEBREW.test(part) ? 'he' : 'grc' }];
  });
