import { FormData, type Request, Response } from 'miniflare';
import { CHANCE_METHODS } from '../../domain/chance/index.ts';
import { computeInThread } from '../../import-jobs/expectations/thread.ts';

/**
 * Computes chance tables for a Worker on this machine, outside the main thread, until `signal` stops it. The
 * request has the letters as its body and the methods in its address. The answer is a form with one table for
 * each method and unit.
 */
export const chanceService =
  (signal: AbortSignal) =>
  async (request: Request): Promise<Response> => {
    const names = new URL(request.url).searchParams.get('methods')?.split(',') ?? [];
    const methods = Object.values(CHANCE_METHODS)
      .flat()
      .filter((method) => names.includes(method));
    const letters = new Uint8Array(await request.arrayBuffer());
    const form = new FormData();
    for (const { method, unit, entries } of await computeInThread({ letters, methods }, signal))
      form.append(`${method} ${unit}`, new Blob([Uint8Array.from(entries)]));
    return new Response(form);
  };
