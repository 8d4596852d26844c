import type { Counted, PlacedTimes } from '../../domain/counts/index.ts';
import type { MethodId } from '../../domain/gematria/method-types.ts';
import type {
  HeatAnswer,
  HeatHistogram,
  HeatQuestion,
  HeatShape,
  LemmaWords,
} from '../../domain/heat/index.ts';
import type { AskedPlace, FoundPlaces } from '../../domain/places/index.ts';
import type { CountedStatistics, PlacedWords, WordsQuestion } from '../../domain/statistics/index.ts';
import type { ChosenText, OwnSearch, PlacedPage } from '../../domain/value-search/index.ts';

/** What the page can ask the web worker. Each entry has the arguments and the answer. */
export interface Calls {
  /** Opens the letters file of an edition. The page transfers the bytes. */
  open: { args: [edition: string, bytes: ArrayBuffer]; answer: null };
  /** The page of a value search. Null if the API refuses it. */
  find: { args: [search: OwnSearch]; answer: PlacedPage | null };
  /** The times of words. */
  count: { args: [counted: Counted]; answer: PlacedTimes };
  /** The heat calls name the editions with the 66 books. */
  shape: { args: [editions: readonly string[]]; answer: HeatShape };
  heat: {
    args: [editions: readonly string[], question: HeatQuestion, lemmaWords: readonly LemmaWords[]];
    answer: HeatAnswer;
  };
  histogram: {
    args: [editions: readonly string[], kind: 'verse' | 'word' | 'phrase', methods: readonly MethodId[]];
    answer: HeatHistogram;
  };
  /** The statistics of a text, or some of its different words. */
  statistics: { args: [text: ChosenText]; answer: CountedStatistics };
  words: { args: [text: ChosenText, question: WordsQuestion]; answer: PlacedWords };
  /** Places by number, counted through books in their order. */
  places: {
    args: [edition: string, books: readonly string[], asked: readonly AskedPlace[]];
    answer: FoundPlaces;
  };
}

export type CallName = keyof Calls;

export interface ToWorker {
  readonly id: number;
  readonly call: CallName;
  readonly args: readonly unknown[];
}

export type FromWorker = { readonly id: number } & (
  | { readonly answer: unknown; readonly ms: number }
  | { readonly error: string }
);
