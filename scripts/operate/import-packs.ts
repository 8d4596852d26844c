import type { FileStore } from '../../import-jobs/context.ts';
import { PermanentError } from '../../import-jobs/engine/errors.ts';
import type { SourceContext } from '../../import-jobs/job-kind.ts';
import { type JobRun, type RunOptions, runTasks } from '../../import-jobs/run-jobs.ts';
import { PACKS } from '../../import-jobs/sources/packs/index.ts';
import { answerPacks } from '../start/stand-ins/packs.ts';

export function packIds(ids: readonly string[]): string[] {
  const known = PACKS.map(({ id }) => id);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined)
    throw new Error(`There is no pack ${unknown}. The packs are ${known.join(', ')}.`);
  return ids.length === 0 ? known : [...ids];
}

export const importPacks = (
  options: RunOptions,
  files: FileStore,
  ids: readonly string[],
): Promise<JobRun[]> =>
  runTasks(
    options,
    nodeContext(files),
    PACKS.filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({
      title,
      task: { kind: 'pack', pack: id, chapters: null },
    })),
  );

const nodeContext = (files: FileStore): SourceContext => ({
  files,
  addresses: { sefaria: 'https://www.sefaria.org', packs: 'https://raw.githubusercontent.com' },
  fetch: (address, signal) =>
    process.env.PACK_MIRROR ? answerPacks(new Request(address)) : fetchWithoutRedirects(address, signal),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

async function fetchWithoutRedirects(address: string, signal: AbortSignal): Promise<Response> {
  const { host } = new URL(address);
  const response = await fetch(address, { redirect: 'manual', signal }).catch((cause: unknown) => {
    throw new Error(`${host} cannot be reached. Check the network, then try again.`, { cause });
  });
  if (response.status < 300 || response.status >= 400) return response;
  await response.body?.cancel();
  throw new PermanentError(`${host} sent a redirect (${response.status}). Redirects are not followed.`);
}
