/**
 * The web worker that has the letters files. It answers value searches and counts words with the same functions as the
 * API, and counts the heat. The page fetches the files, because the worker may fetch nothing.
 */

import { countTimes } from '../../domain/counts/counting/index.ts';
import { type HeatText, heatAnswer, heatHistogram, heatShape } from '../../domain/heat/counting/index.ts';
import type { HeatShape } from '../../domain/heat/index.ts';
import { decodeLettersFile, NumberIndex } from '../../domain/number-index/index.ts';
import { findPlaces } from '../../domain/places/finding/index.ts';
import { placedPage, Refused, textWithLetters } from '../../domain/value-search/finding/index.ts';
import type { ChosenText } from '../../domain/value-search/index.ts';
import type { CallName, Calls, FromWorker, ToWorker } from './messages.ts';

const indexes = new Map<string, NumberIndex>();
/** The texts of the 66 books, and their shape. */
let heat: { readonly texts: readonly HeatText[]; readonly shape: HeatShape } | undefined;

function indexOf(edition: string): NumberIndex {
  const index = indexes.get(edition);
  if (index === undefined) throw new RangeError(`The letters file of ${edition} is not open`);
  return index;
}

function heatOf(editions: readonly string[]) {
  const texts = editions.map((edition) => ({ edition, index: indexOf(edition) }));
  heat ??= { texts, shape: heatShape(texts) };
  return heat;
}

const textOf = (text: ChosenText) => textWithLetters(text, indexOf(text.edition.id));

/** Only one page asks for statistics, so what counts them loads with its first question. */
const statistics = () => import('../../domain/statistics/counting/index.ts');

const ANSWERS: {
  readonly [Call in CallName]: (
    ...args: Calls[Call]['args']
  ) => Calls[Call]['answer'] | Promise<Calls[Call]['answer']>;
} = {
  open(edition, bytes) {
    indexes.set(edition, new NumberIndex(decodeLettersFile(new Uint8Array(bytes))));
    return null;
  },
  find({ request, chosen }) {
    try {
      return placedPage(request, chosen, indexOf);
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  },
  count: (counted) => countTimes(counted, indexOf),
  shape: (editions) => heatOf(editions).shape,
  heat(editions, question, lemmaWords) {
    const { texts, shape } = heatOf(editions);
    return heatAnswer(texts, shape, question, lemmaWords);
  },
  histogram: (editions, kind, methods) => heatHistogram(heatOf(editions).texts, kind, methods),
  statistics: async (text) => (await statistics()).countedStatistics(textOf(text)),
  words: async (text, question) => (await statistics()).differentWords(textOf(text), question),
  places: (edition, books, asked) => findPlaces(indexOf(edition).file, books, asked),
};

const post = (message: FromWorker): void => postMessage(message);

addEventListener('message', async ({ data: { id, call, args } }: MessageEvent<ToWorker>) => {
  const began = performance.now();
  try {
    const answer = await (ANSWERS[call] as (...args: readonly unknown[]) => unknown)(...args);
    post({ id, answer, ms: performance.now() - began });
  } catch (error) {
    post({ id, error: String(error) });
  }
});
