import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { median, quantile } from './quantile.ts';

interface Duration {
  /** Counted seconds. */
  seconds: number;
  /** Seconds of the same load before them, which are not counted. */
  warmUp: number;
}
export interface ClosedLoad extends Duration {
  connections: number;
}
export interface OpenLoad extends Duration {
  perSecond: number;
}
export type Load = ClosedLoad | OpenLoad;

/** What the process that asks is sent. */
export interface LoadTask {
  /** Asked for in this order, from the start again after the last. */
  urls: readonly string[];
  loads: readonly Load[];
}

export interface LoadResult {
  requests: number;
  failures: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Longest that the asking process itself was held up: what the machine, not the server, adds to the tail. */
  stall?: number;
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

function summarise(times: readonly number[], failures: number, seconds: number): LoadResult {
  return {
    requests: times.length,
    failures,
    perSecond: times.length / seconds,
    p50: median(times),
    p99: quantile(times, 0.99),
  };
}

/** Closed loop: each connection asks again as soon as it has been answered. */
export async function closedLoop(nextUrl: () => string, load: ClosedLoad): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const times: number[] = [];
  let failures = 0;
  const from = performance.now() + load.warmUp * 1000;
  const until = from + load.seconds * 1000;
  await Promise.all(
    Array.from({ length: load.connections }, async () => {
      for (let start = performance.now(); start < until; start = performance.now()) {
        const status = await request(agent, nextUrl());
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
 * Open loop: requests leave on the clock whether or not the earlier ones are back, and each is timed from the
 * moment it was due, so that a stall counts against every request it delayed.
 */
export async function openLoop(nextUrl: () => string, load: OpenLoad): Promise<LoadResult> {
  const { perSecond, seconds, warmUp } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  let failures = 0;
  const began = performance.now();
  const discarded = perSecond * warmUp;
  const count = discarded + perSecond * seconds;
  const send = async (index: number) => {
    const status = await request(agent, nextUrl());
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
 * Puts loads on the addresses, one after the other, from a process of its own: in this one, Worker runtime and
 * database share time and garbage with whoever measures.
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
