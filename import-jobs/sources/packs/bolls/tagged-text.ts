export interface TaggedWord {
  /**
   * The English word. It is empty for an original word that the translation leaves out and that only has a Strong's
   * number.
   */
  text: string;
  number: number | null;
  after: string;
}

export interface TaggedText {
  /** Punctuation of a verse before its first word, for example an opening bracket. */
  before: string;
  words: TaggedWord[];
}

/** Marginal notes and subscriptions. Some of them contain other tags. */
const NOTE = /<sup>.*?<\/sup>/gsu;
const OTHER_MARKUP = /<(?!\/?S>)[^>]*>/gu;

const tidy = (signs: string): string => signs.replace(/\s+/gu, ' ').replace(/ (?=[,.;:?!)·])/gu, '');

/**
 * Divides a text with Strong's numbers into words: `created<S>1254</S> <S>853</S> the`. A number belongs to the word
 * directly before it. A second number, or a number after a space, belongs to an original word that was not translated,
 * so it becomes a word with an empty text. `word` matches one word.
 */
export function readTaggedText(marked: string, word: RegExp): TaggedText {
  const plain = marked.replace(NOTE, '').replace(OTHER_MARKUP, '');
  const token = new RegExp(`<S>(\\d+)</S>|(${word.source})|[^<]`, 'gsu');
  const words: TaggedWord[] = [];
  let before = '';
  for (const [signs, number, text] of plain.matchAll(token)) {
    const last = words.at(-1);
    if (text !== undefined) words.push({ text, number: null, after: '' });
    else if (number === undefined) {
      if (last === undefined) before += signs;
      else last.after += signs;
    } else if (last?.number === null && !/\s/u.test(last.after)) last.number = Number(number);
    else words.push({ text: '', number: Number(number), after: '' });
  }
  return { before: tidy(before).trimStart(), words: tidySigns(words) };
}

/**
 * Moves the punctuation after a word without text to the last word with text, so that the text reads as if the empty
 * word were not there.
 */
function tidySigns(words: TaggedWord[]): TaggedWord[] {
  let last: TaggedWord | undefined;
  for (const word of words) {
    if (word.text !== '' || last === undefined) last = word;
    else {
      last.after += word.after;
      word.after = '';
    }
  }
  for (const word of words) word.after = tidy(word.after);
  if (last !== undefined) last.after = last.after.trimEnd();
  return words;
}

export function plainText({ before, words }: TaggedText): string {
  return before + words.map(({ text, after }) => text + after).join('');
}
