/**
 * The web worker that has the letters files. It answers value searches with the same function as the API, and counts
 * the heat. The page fetches the files, because the worker may fetch nothing.
 */

import { type HeatText, heatAnswer, heatHistogram, heatShape } from '../../domain/heat/counting/index.ts';
import type { HeatShape } from '../../domain/heat/index.ts';
import { OpenTexts } from '../../domain/value-search/index.ts';
import type { CallName, Calls, FromWorker, ToWorker } from './messages.ts';

let open = new OpenTexts([]);
let shape: HeatShape | undefined;

const texts = (): HeatText[] =>
  open.editions.flatMap(({ id }) => {
    const index = open.indexOf(id);
    return index === undefined ? [] : [{ edition: id, index }];
  });
const shapeOf = (): HeatShape => {
  shape ??= heatShape(texts());
  return shape;
};

const ANSWERS: { readonly [Call in CallName]: (...args: Calls[Call]['args']) => Calls[Call]['answer'] } = {
  open(edition, bytes) {
    open.open(edition, new Uint8Array(bytes));
    shape = undefined;
    return null;
  },
  find(value, query) {
    const needed = open.needed(value, query);
    const missing = needed?.map(({ id }) => id).filter((id) => open.indexOf(id) === undefined) ?? [];
    return missing.length > 0 ? { needs: missing } : open.find(value, query);
  },
  shape: shapeOf,
  heat: (question, lemmaWords) => heatAnswer(texts(), shapeOf(), question, lemmaWords),
  histogram: (kind, methods) => heatHistogram(texts(), kind, methods),
};

const post = (message: FromWorker): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('editions' in data) {
    open = new OpenTexts(data.editions);
    return;
  }
  const began = performance.now();
  try {
    const answer = (ANSWERS[data.call] as (...args: readonly unknown[]) => unknown)(...data.args);
    post({ id: data.id, answer, ms: performance.now() - began });
  } catch (error) {
    post({ id: data.id, error: String(error) });
  }
});
