export interface TimedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly ms: number;
}

/** Sends a request. Throws if the answer has another status than `expected`. */
export async function timed(url: string, init: RequestInit = {}, expected?: number): Promise<TimedAnswer> {
  const began = performance.now();
  const answer = await fetch(url, init);
  const body = await answer.text();
  const ms = performance.now() - began;
  const { status, headers } = answer;
  if (expected !== undefined && status !== expected) throw new Error(`${url} answered ${status}: ${body}`);
  return { status, headers, body, ms };
}

export const post = (
  url: string,
  body: unknown,
  expected?: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<TimedAnswer> =>
  timed(
    url,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: new URL(url).origin, ...headers },
      body: JSON.stringify(body),
    },
    expected,
  );

export const cookieOf = ({ headers }: TimedAnswer): string => headers.get('Set-Cookie')?.split(';')[0] ?? '';
