import type { ChapterAnalysis } from '../../../../domain/contract/index.ts';
import { matchingWords } from './differing-words.ts';
import type { Column } from './use-columns.ts';

type Facts = (column: Column) => Promise<ChapterAnalysis>;

/** What is marked in a row: words of an original, and those that match them in the other texts. */
interface Marked {
  readonly origin: Column | undefined;
  readonly positions: readonly number[];
  readonly number: string | null;
}

/** The text of a column in a row, with the verse that it shows. */
const TEXT = '[data-text]';
/** A word of an original, or words of a translation before a Strong's number. */
const WORD = `${TEXT} :is([data-word], [data-strongs])`;

const runningOf = ({ chapter }: Column, verse: number): readonly string[] =>
  chapter.verses.find((one) => one.verse.verse === verse)?.running.map(({ text }) => text) ?? [];

/**
 * Marks in all columns of a row what matches the word under the pointer or with the focus: words of its lemma in its own
 * text, the words at their places in the other originals, and the words before its Strong's number in translations that have
 * such numbers. The letters tie originals, so that no other text has to be asked for. Returns the function that ends it.
 */
export function markMatches(table: HTMLElement, columns: readonly Column[], factsOf: Facts): () => void {
  let current: Element | null = null;
  const clear = () => {
    for (const one of table.querySelectorAll('[data-lit]')) delete (one as HTMLElement).dataset.lit;
  };
  const columnOf = (text: HTMLElement) => columns.find(({ id }) => id === text.dataset.text);
  const matchesIn = (text: HTMLElement, { origin, positions, number }: Marked): string => {
    const column = columnOf(text);
    if (column?.kind === 'translation') return number === null ? '' : `[data-strongs="${number}"]`;
    if (column === undefined || origin === undefined) return '';
    const verse = Number(text.dataset.verse);
    const matches =
      column === origin ? null : matchingWords(runningOf(origin, verse), runningOf(column, verse));
    return positions
      .flatMap((at) => (matches === null ? at : (matches.get(at) ?? [])))
      .map((at) => `[data-word="${at}"]`)
      .join();
  };
  const show = (word: Element, marked: Marked) => {
    clear();
    for (const text of word.closest('tr')?.querySelectorAll<HTMLElement>(TEXT) ?? []) {
      const matches = matchesIn(text, marked);
      for (const one of matches === '' ? [] : text.querySelectorAll<HTMLElement>(matches))
        if (one !== word) one.dataset.lit = '';
    }
  };
  const mark = async (target: EventTarget | null) => {
    const word = target instanceof Element ? target.closest<HTMLElement>(WORD) : null;
    if (word === current) return;
    current = word;
    if (word === null) return clear();
    const text = word.closest<HTMLElement>(TEXT);
    const column = text === null ? undefined : columnOf(text);
    const isOriginal = column?.kind === 'original';
    const origin = isOriginal ? column : columns.find(({ kind }) => kind === 'original');
    const position = Number(word.dataset.word);
    const number = word.dataset.strongs ?? null;
    show(word, { origin, positions: isOriginal ? [position] : [], number });
    if (origin === undefined) return;
    const { words = [] } = await factsOf(origin);
    if (current !== word) return;
    const ofVerse = words.filter(({ verse }) => verse === Number(text?.dataset.verse)).map((one) => one.word);
    const own = isOriginal ? ofVerse[position - 1] : undefined;
    const isMatch = (one: (typeof ofVerse)[number]) =>
      own === undefined
        ? one.strongsNumber === number
        : one === own || (own.lemma !== '' && one.lemma === own.lemma);
    show(word, {
      origin,
      positions: ofVerse.filter(isMatch).map(({ wordPosition }) => wordPosition),
      number: own?.strongsNumber ?? number,
    });
  };
  // If the facts of the words do not load, only the words at the same places are marked.
  const onEnter = ({ target }: Event) => void mark(target).catch(() => {});
  const onLeave = () => onEnter({ target: null } as Event);
  const ending = new AbortController();
  const { signal } = ending;
  for (const event of ['pointerover', 'focusin']) table.addEventListener(event, onEnter, { signal });
  for (const event of ['pointerleave', 'focusout']) table.addEventListener(event, onLeave, { signal });
  return () => {
    ending.abort();
    clear();
  };
}
