/** A word with the number that follows it, and the signs up to the next word. */
export interface TaggedWord {
  /** Empty for a number that stands for a word which the translation leaves out. */
  text: string;
  number: number | null;
  after: string;
}

export interface TaggedText {
  /** Signs before the first word: an opening bracket. */
  before: string;
  words: TaggedWord[];
}

/** Marginal notes and subscriptions. Some have tags of their own inside. */
const NOTE = /<sup>.*?<\/sup>/gsu;
const OTHER_MARKUP = /<(?!\/?S>)[^>]*>/gu;

/** Makes each run of spaces one space, and removes it before a closing sign. */
const tidy = (signs: string): string => signs.replace(/\s+/gu, ' ').replace(/ (?=[,.;:?!)·])/gu, '');

/**
 * Takes a text with Strong's numbers apart: `created<S>1254</S> <S>853</S> the`. A number belongs to the word that it
 * touches. A second number, or one after a space, stands for a word that was not translated: it gets a place of its own
 * without text. `word` matches one word.
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

/** The signs behind a place without text move to the word before it, so that the text reads as if it were not there. */
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

/** A text without its numbers and notes. */
export function plainText({ before, words }: TaggedText): string {
  return before + words.map(({ text, after }) => text + after).join('');
}
