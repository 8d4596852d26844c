import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { answerPacks } from './packs.ts';
import { sefariaStandIn } from './sefaria.ts';

type StandIn = (request: Request) => Promise<Response>;

const STAND_INS: Partial<Record<'sefaria' | 'packs', StandIn>> = {
  sefaria: sefariaStandIn,
  packs: answerPacks,
};

/**
 * Starts one server for all stand-ins, on 127.0.0.1 only. The first part of a path names the service:
 * `/sefaria/api/texts/Ruth.1` is `/api/texts/Ruth.1` of Sefaria. An address that cannot be decoded is a 400.
 */
export async function startStandIns(standIns: typeof STAND_INS = STAND_INS) {
  const answerTo = async (path: string): Promise<Response> => {
    const [, name = '', rest = ''] = /^\/([^/?]*)(.*)$/s.exec(path) ?? [];
    const standIn = name === 'sefaria' || name === 'packs' ? standIns[name] : undefined;
    if (standIn === undefined) return new Response('There is no such service here.\n', { status: 404 });
    return standIn(new Request(new URL(rest, `http://${name}.invalid`)));
  };
  const server = createServer(async (request, reply) => {
    const answer = await answerTo(request.url ?? '/').catch((error: unknown) => {
      if (error instanceof URIError) return new Response('The address cannot be decoded.\n', { status: 400 });
      console.error(error);
      return new Response('The stand-in failed.\n', { status: 500 });
    });
    reply.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body === null) reply.end();
    else
      Readable.fromWeb(answer.body)
        .on('error', (error) => reply.destroy(error))
        .pipe(reply);
  });
  await new Promise<void>((done, failed) => server.once('error', failed).listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    addresses: { sefaria: `http://127.0.0.1:${port}/sefaria`, packs: `http://127.0.0.1:${port}/packs` },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type StandInServer = Awaited<ReturnType<typeof startStandIns>>;
