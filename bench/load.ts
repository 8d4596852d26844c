import { Agent, get } from 'node:http';

export interface LoadResult {
  requests: number;
  failures: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** One GET over kept-alive connections; resolves with the status once the whole body has arrived. */
function request(agent: Agent, url: string): Promise<number> {
  return new Promise((done) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode ?? 0));
      response.on('error', () => done(0));
    }).on('error', () => done(0));
  });
}

function summarise(times: number[], failures: number, seconds: number): LoadResult {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    requests: sorted.length,
    failures,
    perSecond: sorted.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
  };
}

/** Closed loop: each connection asks again as soon as it has been answered. */
export async function closedLoop(
  nextUrl: () => string,
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failures = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const start = performance.now();
        const status = await request(agent, nextUrl());
        if (status !== 200) failures++;
        times.push(performance.now() - start);
      }
    }),
  );
  agent.destroy();
  return summarise(times, failures, (performance.now() - began) / 1000);
}

/**
 * Open loop: requests leave on the clock whether or not the earlier ones are back, and each is timed from the
 * moment it was due, so that a stall counts against every request it delayed.
 */
export async function openLoop(
  nextUrl: () => string,
  perSecond: number,
  seconds: number,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  let failures = 0;
  const began = performance.now();
  const count = perSecond * seconds;
  for (let sent = 0; sent < count; ) {
    const now = performance.now();
    const due = Math.min(count, Math.floor(((now - began) / 1000) * perSecond) + 1);
    for (; sent < due; sent++) {
      const dueAt = began + (sent / perSecond) * 1000;
      pending.push(
        request(agent, nextUrl()).then((status) => {
          if (status !== 200) failures++;
          times.push(performance.now() - dueAt);
        }),
      );
    }
    await new Promise((next) => setTimeout(next, 1));
  }
  await Promise.all(pending);
  agent.destroy();
  return summarise(times, failures, (performance.now() - began) / 1000);
}
