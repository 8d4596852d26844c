import type { MethodId } from '../../domain/gematria/method-types.ts';
import type { HeatAnswer, HeatHistogram, HeatQuestion, HeatShape } from '../../domain/heat/index.ts';
import type { FoundPage, OpenEdition, ValueQuery } from '../../domain/value-search/index.ts';

export interface LemmaWords {
  readonly id: string;
  readonly words: readonly number[];
}

/** What the page can ask the web worker. Each entry has the arguments and the answer. */
export interface Calls {
  /** Opens the letters file of an edition. The page transfers the bytes. */
  open: { args: [edition: string, bytes: ArrayBuffer]; answer: null };
  /** The page of a value search; or the editions whose files it needs first; or null if the API must answer. */
  find: {
    args: [value: string, query: ValueQuery];
    answer: FoundPage | { readonly needs: readonly string[] } | null;
  };
  shape: { args: []; answer: HeatShape };
  heat: { args: [question: HeatQuestion, lemmaWords: readonly LemmaWords[]]; answer: HeatAnswer };
  histogram: {
    args: [kind: 'verse' | 'word' | 'phrase', methods: readonly MethodId[]];
    answer: HeatHistogram;
  };
}

export type CallName = keyof Calls;

/** The first message tells the worker the editions of the library. Every other message is a call. */
export type ToWorker =
  | { readonly editions: readonly OpenEdition[] }
  | { readonly id: number; readonly call: CallName; readonly args: readonly unknown[] };

export type FromWorker = { readonly id: number } & (
  | { readonly answer: unknown; readonly ms: number }
  | { readonly error: string }
);
