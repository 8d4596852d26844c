interface Inputs {
  readonly param?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly header?: Readonly<Record<string, string | undefined>>;
  readonly json?: unknown;
}

interface Options {
  readonly init?: RequestInit;
}

function addressOf(parts: readonly string[], { param = {}, query = {} }: Inputs): string {
  const path = parts.map((part) => (part.startsWith(':') ? (param[part.slice(1)] ?? '') : part)).join('/');
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value ?? []].flat()) parameters.append(name, one);
  // The server's answers are cached only at the address whose parameters are in the order of their names.
  parameters.sort();
  return `/${path}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

function headersOf({ header = {}, json }: Inputs): Headers {
  const headers = new Headers(json === undefined ? {} : { 'Content-Type': 'application/json' });
  for (const [name, value] of Object.entries(header)) if (value !== undefined) headers.set(name, value);
  return headers;
}

/**
 * A proxy that turns property names into requests: `requests(fetch).api.verse[':id'].$get(…)` sends `GET
 * /api/verse/…`. It does the part of Hono's client that the site needs. Hono's client is four times as large, and
 * every reader would load it before the first verse.
 */
export function requests(fetcher: typeof fetch, path: readonly string[] = []): unknown {
  return new Proxy(() => undefined, {
    get: (_, name) => requests(fetcher, [...path, String(name)]),
    // An async function, so that every failure is a rejected promise.
    apply: async (_target, _self, [inputs = {}, { init } = {}]: [Inputs?, Options?]) =>
      fetcher(addressOf(path.slice(0, -1), inputs), {
        method: String(path.at(-1)).slice(1).toUpperCase(),
        headers: headersOf(inputs),
        body: inputs.json === undefined ? null : JSON.stringify(inputs.json),
        ...init,
      }),
  });
}
