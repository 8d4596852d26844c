import { fork } from 'node:child_process';
import { Agent, type RequestOptions, request as send } from 'node:http';
import { median, quantile } from './quantile.ts';

interface Duration {
  seconds: number;
  /** The seconds for which the load runs before the measurement begins. */
  warmUp: number;
}
interface ClosedLoad extends Duration {
  connections: number;
}
export interface OpenLoad extends Duration {
  perSecond: number;
}
export type Load = ClosedLoad | OpenLoad;

export interface LoadTask {
  urls: readonly string[];
  loads: readonly Load[];
  gzip?: boolean;
}

export interface LoadResult {
  requests: number;
  failures: number;
  perSecond: number;
  /** The median time of a request, in milliseconds. */
  p50: number;
  p99: number;
  /**
   * The longest time, in milliseconds, that the sending process itself was blocked. The cause is the machine and not
   * the server, but the slowest requests include this time.
   */
  stall?: number;
}

/**
 * Sends a request over kept-alive connections. Resolves with the status when the whole body has arrived, or with 0 if
 * the request fails.
 */
export function request(
  agent: Agent,
  url: string,
  { body, ...options }: RequestOptions & { body?: string | undefined } = {},
): Promise<number> {
  return new Promise((done) => {
    const sending = send(url, { agent, ...options }, (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode ?? 0));
      response.on('error', () => done(0));
    });
    sending.on('error', () => done(0));
    sending.end(body);
  });
}

/** The headers of a client that takes gzip, or of one that takes only plain bytes. */
export const takes = (gzip = false): RequestOptions =>
  gzip ? { headers: { 'Accept-Encoding': 'gzip' } } : {};

function summarise(times: readonly number[], failures: number, seconds: number): LoadResult {
  return {
    requests: times.length,
    failures,
    perSecond: times.length / seconds,
    p50: median(times),
    p99: quantile(times, 0.99),
  };
}

/** Runs a closed loop: each connection sends its next request after the answer to its last request. */
export async function closedLoop(nextUrl: () => string, load: ClosedLoad, gzip = false): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const times: number[] = [];
  let failures = 0;
  const from = performance.now() + load.warmUp * 1000;
  const until = from + load.seconds * 1000;
  await Promise.all(
    Array.from({ length: load.connections }, async () => {
      for (let start = performance.now(); start < until; start = performance.now()) {
        const status = await request(agent, nextUrl(), takes(gzip));
        if (start < from) continue;
        if (status !== 200) failures++;
        times.push(performance.now() - start);
      }
    }),
  );
  agent.destroy();
  return summarise(times, failures, (performance.now() - from) / 1000);
}

/**
 * Runs an open loop: requests are sent at fixed times, even if earlier requests have no answer yet. Each request is
 * timed from the moment at which it should be sent, so a pause counts for every request that it delayed.
 */
export async function openLoop(nextUrl: () => string, load: OpenLoad, gzip = false): Promise<LoadResult> {
  const { perSecond, seconds, warmUp } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  let failures = 0;
  const began = performance.now();
  const discarded = perSecond * warmUp;
  const count = discarded + perSecond * seconds;
  const send = async (index: number) => {
    const status = await request(agent, nextUrl(), takes(gzip));
    if (index < discarded) return;
    if (status !== 200) failures++;
    times.push(performance.now() - (began + (index / perSecond) * 1000));
  };
  for (let sent = 0; sent < count; ) {
    const now = performance.now();
    const due = Math.min(count, Math.floor(((now - began) / 1000) * perSecond) + 1);
    while (sent < due) pending.push(send(sent++));
    await new Promise((next) => setTimeout(next, 1));
  }
  await Promise.all(pending);
  agent.destroy();
  return summarise(times, failures, (performance.now() - began) / 1000 - warmUp);
}

/**
 * Runs loads on the addresses, one after another, in a child process. If this process sent the requests, the Worker's
 * runtime and the database would share its time and garbage collection, and the figures would be wrong.
 */
export function runLoads(task: LoadTask): Promise<LoadResult[]> {
  return new Promise((done, fail) => {
    const child = fork(new URL('./load-process.ts', import.meta.url));
    child.once('message', (results) => done(results as LoadResult[]));
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`The load process ended early with ${code}`)));
    child.send(task);
  });
}
