import type { SourceContext } from '../../import-jobs/job-kind.ts';
import { sefariaStandIn } from '../../scripts/start/stand-ins/sefaria.ts';
import { memoryBlobs } from './memory-blobs.ts';

export type Answer = (request: Request, number: number) => Promise<Response> | Response;

/**
 * Makes the environment of a job, in which `answer` replaces the service of Sefaria. It records the requests and
 * the pauses.
 */
export function sefariaContext(answer: Answer = sefariaStandIn) {
  const requested: URL[] = [];
  const pauses: number[] = [];
  const blobs = memoryBlobs();
  const context: SourceContext = {
    files: blobs,
    addresses: { sefaria: 'https://sefaria.test', packs: 'https://packs.test' },
    async fetch(address, signal) {
      requested.push(new URL(address));
      return answer(new Request(address, { signal }), requested.length - 1);
    },
    wait: async (ms) => pauses.push(ms),
  };
  return { context, requested, pauses, blobs };
}

export const references = (requested: readonly URL[]): string[] =>
  requested.map(({ pathname }) => decodeURIComponent(pathname).replace('/api/v3/texts/', ''));
