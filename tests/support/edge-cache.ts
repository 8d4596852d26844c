/**
 * A stand-in for Cloudflare's cache in front of the Worker, which the local runtime lacks. It follows RFC 9111 and what
 * Cloudflare documents (docs/decisions/0153-a-cache-in-front.md).
 */
import { EDGE } from '../../functions/http/caching.ts';
import type { EdgeCache } from '../../functions/http/purge-edge.ts';
import { knownTag } from '../../functions/http/send.ts';

export interface Entry {
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The values of the request's headers that `Vary` names. */
  readonly varied: ReadonlyMap<string, string | null>;
  readonly storedAt: number;
}

/** Seconds for which Cloudflare keeps an answer without `Cache-Control`, by its status. */
const HEURISTIC: Readonly<Record<number, number>> = { 200: 7200, 204: 7200, 301: 1200, 404: 180, 405: 60 };

/** The first of these headers that an answer has counts. */
const CONTROLS = [EDGE, 'CDN-Cache-Control', 'Cache-Control'];

function directivesOf({ headers, status }: Pick<Entry, 'headers' | 'status'>): ReadonlyMap<string, string> {
  const control = CONTROLS.map((name) => headers.get(name)).find((value) => value !== null);
  const text = control ?? (status in HEURISTIC ? `max-age=${HEURISTIC[status]}` : 'no-store');
  return new Map(
    text.split(',').map((part) => {
      const [name = '', value = ''] = part.trim().toLowerCase().split('=');
      return [name, value];
    }),
  );
}

const maxAgeOf = (directives: ReadonlyMap<string, string>): number =>
  directives.has('no-cache') ? 0 : Number(directives.get('s-maxage') ?? directives.get('max-age') ?? 0);

const variedBy = ({ headers }: Response, request: Request): Map<string, string | null> =>
  new Map(
    (headers.get('Vary') ?? '')
      .split(',')
      .flatMap((name) => (name === '' ? [] : [[name.trim(), request.headers.get(name.trim())]])),
  );

function mayStore(request: Request, answer: Response): boolean {
  const directives = directivesOf(answer);
  return (
    !['no-store', 'private'].some((name) => directives.has(name)) &&
    !answer.headers.has('Set-Cookie') &&
    answer.headers.get('Vary') !== '*' &&
    answer.status !== 304 &&
    answer.status < 500 &&
    (!request.headers.has('Authorization') || directives.has('public') || directives.has('s-maxage'))
  );
}

function sent(request: Request, status: string, entry: Pick<Entry, 'headers' | 'status' | 'body'>): Response {
  const headers = new Headers(entry.headers);
  for (const name of [EDGE, 'Cache-Tag']) headers.delete(name);
  headers.set('Cf-Cache-Status', status);
  const etag = headers.get('ETag');
  const isKnown = etag !== null && knownTag(request.headers.get('If-None-Match'), [etag]) !== undefined;
  if (entry.status === 200 && isKnown) return new Response(null, { status: 304, headers });
  const hasBody = request.method !== 'HEAD' && entry.status !== 304 && entry.status !== 204;
  return new Response(hasBody ? entry.body : null, { status: entry.status, headers });
}

export function edgeCache(worker: (request: Request) => Promise<Response>, clock: { readonly now: number }) {
  const stored = new Map<string, Entry[]>();
  const purges: string[][] = [];
  let failures = 0;

  const remove = (isRemoved: (entry: Entry) => boolean): void => {
    for (const [address, entries] of stored)
      stored.set(
        address,
        entries.filter((entry) => !isRemoved(entry)),
      );
  };
  const fill = async (
    request: Request,
    address: string,
    known?: Entry,
  ): Promise<[Response, Entry['body']]> => {
    const headers = new Headers(request.headers);
    for (const name of ['If-None-Match', 'Range']) headers.delete(name);
    const etag = known?.headers.get('ETag');
    if (etag != null) headers.set('If-None-Match', etag);
    const answer = await worker(new Request(request.url, { headers }));
    const isSame = answer.status === 304 && known !== undefined;
    const body = isSame ? known.body : new Uint8Array(await answer.arrayBuffer());
    const whole = isSame
      ? new Response(body, {
          headers: { ...Object.fromEntries(known.headers), ...Object.fromEntries(answer.headers) },
        })
      : answer;
    if (mayStore(request, whole)) {
      const { status, headers } = whole;
      const entry = { address, status, headers, body, varied: variedBy(whole, request), storedAt: clock.now };
      stored.set(address, [...(stored.get(address) ?? []).filter((other) => other !== known), entry]);
    }
    return [whole, body];
  };

  const cache: EdgeCache = {
    async purge({ tags = [] }) {
      purges.push(tags);
      if (failures > 0) {
        failures -= 1;
        return { success: false, errors: [{ code: 10_000, message: 'too many purges' }] };
      }
      const purged = new Set(tags.map((tag) => tag.toLowerCase()));
      remove(({ headers }) =>
        (headers.get('Cache-Tag') ?? '').split(',').some((tag) => purged.has(tag.toLowerCase())),
      );
      return { success: true, errors: [] };
    },
  };

  return {
    cache,
    entries: (): Entry[] => [...stored.values()].flat(),
    purges,
    failNext: (count: number) => {
      failures = count;
    },
    /** Answers from the cache, or asks the Worker. The header `Cf-Cache-Status` of the answer says which. */
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      if (request.method !== 'GET' && request.method !== 'HEAD') return worker(request);
      const known = stored
        .get(pathname + search)
        ?.find(({ varied }) => [...varied].every(([name, value]) => request.headers.get(name) === value));
      const directives = known && directivesOf(known);
      const staleMs = known && directives ? clock.now - known.storedAt - maxAgeOf(directives) * 1000 : 0;
      if (known && staleMs < 0) return sent(request, 'HIT', known);
      const [answer, body] = await fill(request, pathname + search, known).catch(
        () => [new Response(null, { status: 500 }), new Uint8Array()] as [Response, Entry['body']],
      );
      const forgives = Number(directives?.get('stale-if-error') ?? 0) * 1000;
      if (known && answer.status >= 500 && staleMs < forgives) return sent(request, 'STALE', known);
      return sent(request, known ? 'EXPIRED' : 'MISS', {
        status: answer.status,
        headers: answer.headers,
        body,
      });
    },
  };
}
