import { valueOfWords } from '../../../domain/gematria/index.ts';
import type { WordRecord } from '../../records.ts';
import { wordsOfText } from '../../words/complete-words.ts';
import { tidyGreek } from '../../words/tidy-greek.ts';
import { cellText, listOf, numberOf } from './cells.ts';
import { numberOfWord } from './strongs-number.ts';
import { type Note, WrongRow } from './table.ts';

export const WORD_COLUMNS = [
  'Original_Words',
  'Original_Words_SN',
  'Original_Words_Translit',
  'Original_Words_values',
] as const;
type WordColumn = (typeof WORD_COLUMNS)[number];

export type Script = 'hebrew' | 'greek';

const STANDARD = { hebrew: 'HEBREW_STANDARD', greek: 'GREEK_STANDARD' } as const;
const FOREIGN = { hebrew: /(?!\p{Script=Hebrew})\p{L}/u, greek: /(?!\p{Script=Greek})\p{L}/u } as const;
const NAMES = { hebrew: 'Hebrew', greek: 'Greek' } as const;
const LETTERS = { hebrew: 'H', greek: 'G' } as const;
const MARKS: Readonly<Record<string, string>> = { pe: 'פ', samekh: 'ס' };
const TAG = /<\/?([a-z]+)[^>]*>/giu;
/** Signs at the end of a word after which no space follows. */
const JOINS = /[־—[(⟦]$/u;

class VerseWords {
  readonly words: WordRecord[] = [];
  private variants = 0;
  /**
   * The variant (written and read words that belong together) to which further items are added, and the reading of its
   * last item.
   */
  private variant: { number: number; reading: 'ketiv' | 'qere' } | null = null;

  add(words: readonly WordRecord[], reading: WordRecord['reading']): void {
    if (reading === 'both') this.variant = null;
    else this.open(reading);
    for (const [place, word] of words.entries()) {
      const last = this.words.at(-1);
      // A bracket belongs to the word before it, unless it begins the verse.
      const before = place === 0 && last !== undefined ? '' : word.before;
      if (last !== undefined && before !== word.before) last.after += word.before;
      const after = place < words.length - 1 || JOINS.test(word.after) ? word.after : `${word.after} `;
      this.words.push({ ...word, before, after, reading, variant: this.variant?.number ?? null });
    }
  }

  private open(reading: 'ketiv' | 'qere'): void {
    const isNew = this.variant === null || (this.variant.reading === 'qere' && reading === 'ketiv');
    const number = isNew ? ++this.variants : this.variants;
    const last = this.words.at(-1);
    // Where no tag names the written word, it is the one before the word that is read.
    if (this.variant === null && reading === 'qere' && last?.reading === 'both')
      Object.assign(last, { reading: 'ketiv', variant: number });
    this.variant = { number, reading };
  }

  /** Adds signs or a section mark after the last word of each reading. */
  addBehind(signs: string, mark: string | null): void {
    for (const word of this.lastWords()) {
      if (signs !== '') word.after = `${word.after.trimEnd()} ${signs} `;
      if (mark !== null) word.mark = word.mark === null ? mark : `${word.mark} ${mark}`;
    }
  }

  finish(): WordRecord[] {
    for (const word of this.lastWords()) word.after = word.after.trimEnd();
    return this.words;
  }

  private lastWords(): WordRecord[] {
    const last = this.words.at(-1);
    const written =
      last?.reading === 'qere' ? this.words.findLast(({ reading }) => reading !== 'qere') : undefined;
    return [written, last].filter((word) => word !== undefined);
  }
}

function listForWords(
  cell: string,
  column: WordColumn,
  words: number,
  notes: Note[],
): readonly string[] | null {
  const items = listOf(cell, column);
  if (items.length === 0) return null;
  if (items.length === words) return items;
  notes.push({
    column,
    message: `The list has ${items.length} items, and Original_Words has ${words}. It was not used`,
  });
  return null;
}

/** True for an item of `Original_Words` that is written: it has letters and is no qere. */
const isWritten = (item: string): boolean => !/<q>/iu.test(item) && /\p{L}/u.test(item.replace(TAG, ''));

/**
 * The Strong's numbers of the column `SNs_`, one for each item. The column has one for each item or one for each
 * written word. Null if it has another number of them, or none.
 */
function numbersOfVerse(cell: string, items: readonly string[], notes: Note[]): readonly string[] | null {
  const text = cellText(cell).replace(/^\{?~?|~?\}?$/gu, '');
  if (text === '' || items.length === 0) return null;
  const numbers = text.split(text.includes('~') ? '~' : /[\s,;]+/u).map(cellText);
  if (numbers.length === items.length) return numbers;
  const written = items.filter(isWritten).length;
  if (numbers.length === written) {
    const left = [...numbers];
    return items.map((item) => (isWritten(item) ? (left.shift() ?? '') : ''));
  }
  notes.push({
    column: 'SNs_',
    message: `It has ${numbers.length} numbers, and Original_Words has ${written} written words. Numbers that the library has stay`,
  });
  return null;
}

function readItem(item: string, script: Script) {
  const tags = new Set([...item.matchAll(TAG)].map(([, name = '']) => name.toLowerCase()));
  const written = cellText(item.replace(TAG, ''));
  const text = script === 'greek' ? tidyGreek(written) : written;
  if (FOREIGN[script].test(text)) throw new WrongRow('Original_Words', `“${text}” is not ${NAMES[script]}`);
  const variant = tags.has('k') ? 'ketiv' : 'both';
  const reading = tags.has('q') ? 'qere' : variant;
  return { text, reading, marks: [...tags].flatMap((tag) => MARKS[tag] ?? []) } as const;
}

/**
 * The words of a verse from the lists of its row. The values of words and of the verse are computed. Where the file has
 * another value, a note says so.
 *
 * Tags in an item: `<pe>` and `<samekh>` are section marks. `<q>` is a word that is read (qere) in place of the written
 * one before it. `<k>` names the written words (ketiv) where they are not just the one before; without a word it says
 * that nothing is written. Other tags are dropped.
 *
 * The Strong's numbers come from `Original_Words_SN`, else from `SNs_`. `hasNumbers` is false if the first of them
 * could not be used.
 *
 * @throws WrongRow when a list is cut off or a word is not of the script.
 */
export function originalWords(
  cells: Readonly<Record<WordColumn | 'SNs_', string>>,
  script: Script,
): { words: WordRecord[]; hasNumbers: boolean; notes: Note[] } {
  const column = 'Original_Words';
  const items = listOf(cells[column], column);
  const notes: Note[] = [];
  const listOfWords = (name: WordColumn) => listForWords(cells[name], name, items.length, notes);
  const ownNumbers = listOfWords('Original_Words_SN');
  const transliterations = listOfWords('Original_Words_Translit');
  const values = listOfWords('Original_Words_values');
  const numbers = ownNumbers ?? numbersOfVerse(cells.SNs_, items, notes);
  const verse = new VerseWords();
  for (const [at, item] of items.entries()) {
    const { text, reading, marks } = readItem(item, script);
    const words = wordsOfText(script, text);
    const number = numberOfWord(numbers?.[at] ?? '', LETTERS[script]);
    describeWords(words, number, transliterations?.[at]);
    if (words.length > 0 && number === null && ownNumbers?.[at])
      notes.push({ column: 'Original_Words_SN', message: `“${ownNumbers[at]}” is not a Strong’s number` });
    if (words.length > 0 && values !== null)
      noteDifference('Original_Words_values', text, values[at] ?? '', standardValue(words, script), notes);
    if (words.length > 0 || reading !== 'both') verse.add(words, reading);
    else if (text !== '') verse.addBehind(text, null);
    for (const mark of marks) verse.addBehind('', mark);
  }
  return { words: verse.finish(), hasNumbers: ownNumbers !== null, notes };
}

function describeWords(
  words: WordRecord[],
  number: string | null,
  transliteration: string | undefined,
): void {
  const [first] = words;
  if (first === undefined) return;
  if (number !== null) Object.assign(first, { strongsNumber: number, lemma: number });
  if (words.length === 1 && transliteration) first.transliteration = transliteration.replace(TAG, '');
}

export const standardValue = (words: readonly Pick<WordRecord, 'letters'>[], script: Script): number =>
  valueOfWords(
    STANDARD[script],
    words.map(({ letters }) => letters),
  ) ?? 0;

export function noteDifference(
  column: string,
  what: string,
  cell: string,
  computed: number,
  notes: Note[],
): void {
  const number = numberOf(cell);
  if (number === null || number === computed) return;
  const found = Number.isNaN(number) ? `“${cellText(cell)}”` : number;
  notes.push({ column, message: `${what}: ${found} in the file, ${computed} by computation` });
}

/** Says that a verse was imported without its words, if their cell is empty. `NONE` says it already. */
export const wordsRemarks = (cell: string, script: Script): Note[] =>
  cell.trim() === ''
    ? [{ column: 'Original_Words', message: `The cell is empty. The verse has no ${NAMES[script]} words` }]
    : [];

/**
 * Checks the column `Original`, the verse as one text. Only `Original_Words` is imported, but an empty or foreign
 * `Original` shows that columns were mixed up.
 */
export function originalRemarks(cell: string, script: Script): Note[] {
  const column = 'Original';
  const used = 'The words of Original_Words were used';
  if (cell.trim() === '') return [{ column, message: `The cell is empty. ${used}` }];
  const words = cellText(cell)
    .replace(TAG, ' ')
    .split(/[\s~]+/u);
  const foreign = words.find((word) => FOREIGN[script].test(word));
  return foreign === undefined ? [] : [{ column, message: `“${foreign}” is not ${NAMES[script]}. ${used}` }];
}

export function numbersRemarks(cell: string, script: Script): Note[] {
  const items = cell.split(/[\s,;~{}]+/u).filter((item) => cellText(item) !== '');
  const [first, ...others] = new Set(items.filter((item) => numberOfWord(item, LETTERS[script]) === null));
  if (first === undefined) return [];
  const message =
    others.length === 0
      ? `“${first}” is not a Strong’s number`
      : `“${first}” and ${others.length} more are not Strong’s numbers`;
  return [{ column: 'SNs_', message }];
}
