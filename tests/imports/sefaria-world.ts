import type { SourceWorld } from '../../import-jobs/job-kind.ts';
import { sefariaStandIn } from '../../scripts/start/stand-ins/sefaria.ts';
import { memoryBlobs } from './memory-blobs.ts';

export type Answer = (request: Request, number: number) => Promise<Response> | Response;

/**
 * Makes the environment of a job, in which `answer` replaces the service of Sefaria. It records the requests and
 * the pauses.
 */
export function sefariaWorld(answer: Answer = sefariaStandIn) {
  const asked: URL[] = [];
  const pauses: number[] = [];
  const blobs = memoryBlobs();
  const world: SourceWorld = {
    files: blobs,
    addresses: { sefaria: 'https://sefaria.test', packs: 'https://packs.test' },
    async fetch(address, signal) {
      asked.push(new URL(address));
      return answer(new Request(address, { signal }), asked.length - 1);
    },
    wait: async (ms) => pauses.push(ms),
  };
  return { world, asked, pauses, blobs };
}

export const references = (asked: readonly URL[]): string[] =>
  asked.map(({ pathname }) => decodeURIComponent(pathname).replace('/api/v3/texts/', ''));
