/** Published list prices in US dollars, without taxes and discounts. */
export const SOURCES: readonly (readonly [what: string, page: string, seen: string])[] = [
  ['Workers', 'https://developers.cloudflare.com/workers/platform/pricing/', 'August 2026'],
  ['Workers Cache', 'https://developers.cloudflare.com/workers/cache/#billing', 'July 2026'],
  ['Queues', 'https://developers.cloudflare.com/queues/platform/pricing/', 'June 2026'],
  ['R2', 'https://developers.cloudflare.com/r2/pricing/', 'August 2026'],
  ['Turso', 'https://turso.tech/pricing (billed yearly)', 'June 2026; Scaler September 2026'],
];

export interface Usage {
  /** Requests to the Worker, also those that the cache answers. Only the others take processor time. */
  readonly requests: number;
  readonly runtimeMs: number;
  readonly rows: number;
}

/** The plan Workers Paid. Egress is free. */
const WORKERS = {
  month: 5,
  requests: { included: 10e6, perMillion: 0.3 },
  runtimeMs: { included: 30e6, perMillion: 0.02 },
};

export function workersPrice({ requests, runtimeMs }: Pick<Usage, 'requests' | 'runtimeMs'>): number {
  const over = (used: number, { included, perMillion }: typeof WORKERS.requests): number =>
    (Math.max(0, used - included) / 1e6) * perMillion;
  return WORKERS.month + over(requests, WORKERS.requests) + over(runtimeMs, WORKERS.runtimeMs);
}

/**
 * Turso's plans for one database, with the rows that may be read without extra cost. The library has 87 MB, which fits
 * into every plan. The free plan, which stops answering at 500 million rows, is not among them.
 */
export const DATABASE_PLANS = [
  { name: 'Developer', month: 4.99, rows: 2.5e9, perBillion: 1 },
  { name: 'Scaler', month: 24.92, rows: 100e9, perBillion: 0.8 },
  { name: 'Pro', month: 416.58, rows: 250e9, perBillion: 0.75 },
];

export function databasePrice(rows: number): { plan: string; price: number } {
  return DATABASE_PLANS.map(({ name, month, rows: included, perBillion }) => ({
    plan: name,
    price: month + (Math.max(0, rows - included) / 1e9) * perBillion,
  })).reduce((best, next) => (next.price < best.price ? next : best));
}

/** Free allowances: requests a day (Workers Free), rows scanned a month (Turso Free). */
export const FREE = { requestsADay: 100_000, rows: 500e6 };
