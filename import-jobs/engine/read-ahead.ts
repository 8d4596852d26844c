import type { EditionSource } from '../records.ts';

/** A source whose next chunk can be read while the database writes the one before. */
export interface ReadAhead {
  source: EditionSource;
  /** Begins to read the chunk planned after the last one read; does nothing where that has begun. */
  begin(): void;
}

/**
 * Reading and writing take about equally long, and with the database in another thread or place they overlap. Holds
 * one chunk beyond the one being written.
 */
export async function readAhead(source: EditionSource): Promise<ReadAhead> {
  const order = (await source.plan()).map((chunk) => JSON.stringify(chunk.descriptor));
  const following = new Map(order.map((descriptor, at) => [descriptor, order[at + 1]]));
  let last: string | undefined;
  let ahead: { descriptor: string; rows: Promise<never> } | undefined;

  const read = (descriptor: unknown): Promise<never> => {
    last = JSON.stringify(descriptor);
    const begun = ahead?.descriptor === last ? ahead.rows : undefined;
    ahead = undefined;
    return begun ?? (source.read(descriptor) as Promise<never>);
  };
  return {
    source: { ...source, fingerprint: () => source.fingerprint(), plan: () => source.plan(), read },
    begin() {
      const next = last === undefined ? undefined : following.get(last);
      if (next === undefined || ahead?.descriptor === next) return;
      const rows = source.read(JSON.parse(next)) as Promise<never>;
      // Whoever reads the chunk meets the error; nobody may.
      rows.catch(() => {});
      ahead = { descriptor: next, rows };
    },
  };
}
