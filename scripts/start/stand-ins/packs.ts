import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PACKS } from '../../../import-jobs/sources/packs/index.ts';
import type { Pack } from '../../../import-jobs/sources/packs/pack.ts';
import { openMirror, type ReadBytes } from './mirror-files.ts';

/**
 * How long the archive of the pack that was read last stays in memory after the last request for it, in milliseconds.
 */
const KEPT_MS = 30_000;

const notFound = (message: string): Response =>
  new Response(message, { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/**
 * Makes a stand-in for the addresses of the packs. It serves the same paths from a folder that has copies of the files.
 *
 * @param folder undefined if PACK_MIRROR is not set. Then each answer is a 404 that names PACK_MIRROR.
 */
export function packStandIn(
  folder: string | undefined,
  packs: readonly Pack[] = PACKS,
): (request: Request) => Promise<Response> {
  let last: { mirror: string; read: ReadBytes | null } | undefined;
  let forgetting: NodeJS.Timeout | undefined;
  const open = (from: string, pack: Pack): ReadBytes | null => {
    if (last?.mirror !== pack.mirror) last = { mirror: pack.mirror, read: openMirror(from, pack) };
    clearTimeout(forgetting);
    forgetting = setTimeout(() => {
      last = undefined;
    }, KEPT_MS).unref();
    return last.read;
  };
  return async (request) => {
    const path = decodeURIComponent(new URL(request.url).pathname.slice(1));
    if (!folder)
      return notFound(
        'This machine is offline and has no copy of the packs. Set PACK_MIRROR to a folder that has them.',
      );
    for (const pack of packs) {
      const { repository, commit, archive } = pack.upstream;
      const start = `${repository}/${commit}/`;
      if (!path.startsWith(start)) continue;
      const file = path.slice(start.length);
      if (archive !== null && archive !== file) continue;
      const mirror = join(folder, pack.mirror);
      if (!existsSync(mirror))
        return notFound(`PACK_MIRROR has no ${pack.mirror}, so the pack ${pack.id} cannot be read from it.`);
      const bytes = archive === null ? open(folder, pack)?.(file) : readFileSync(mirror);
      return bytes
        ? new Response(Uint8Array.from(bytes), { headers: { 'content-type': 'application/octet-stream' } })
        : notFound(`${pack.mirror} in PACK_MIRROR has no file ${file}.`);
    }
    return notFound(`No pack has the address ${path}.`);
  };
}

export const answerPacks = packStandIn(process.env.PACK_MIRROR && resolve(process.env.PACK_MIRROR));
