import { Turns } from '../accounts/guessing/turns.ts';
import { WriteProbe } from '../health/write-probe.ts';

/** How long a revision read from the database is taken for the current one, in milliseconds. */
export const REVISION_TRUST_MS = 2_000;

/** An answer as it was sent, kept for the next reader of the same revision. */
export interface KeptAnswer {
  /** As it goes out: UTF-8, which V8 need not walk through when it cleans up its heap. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** The page that the build made, and what names it in ETags. */
export interface StaticShell {
  readonly html: string;
  readonly tag: string | null;
}

/**
 * What one isolate remembers between requests: the library's revision as last read, and the answers given under
 * it. A new revision forgets the answers of the old one at once. Bounded by entries and by bytes; the entry
 * used longest ago goes first.
 */
export class IsolateMemory {
  /** Who is signing in to which account at this moment. */
  readonly turns = new Turns();
  /** Whether the database takes a write, as last tried. */
  readonly writes = new WriteProbe();
  /** Read from the site's files at the first page. */
  shell: StaticShell | null = null;
  readonly #maxEntries: number;
  readonly #maxBytes: number;
  readonly #answers = new Map<string, KeptAnswer>();
  #bytes = 0;
  #revision: string | null = null;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(maxEntries = 4_000, maxBytes = 12_000_000) {
    this.#maxEntries = maxEntries;
    this.#maxBytes = maxBytes;
  }

  /** The revision, if it was read so lately that no question is due; else null. */
  trustedRevision(now: number): string | null {
    const age = now - this.#readAt;
    return age >= 0 && age < REVISION_TRUST_MS ? this.#revision : null;
  }

  /** The revision as last read, however long ago; null where none has been. */
  get lastRevision(): string | null {
    return this.#revision;
  }

  /** Notes what the database has just said. */
  learnRevision(revision: string | null, now: number): void {
    if (revision !== this.#revision) {
      this.#answers.clear();
      this.#bytes = 0;
      this.#revision = revision;
    }
    this.#readAt = now;
  }

  recall(address: string): KeptAnswer | undefined {
    const kept = this.#answers.get(address);
    if (kept === undefined) return undefined;
    this.#answers.delete(address);
    this.#answers.set(address, kept);
    return kept;
  }

  /** Keeps an answer given under `revision`; one that would take a quarter of the room is not kept. */
  keep(address: string, revision: string, answer: KeptAnswer): void {
    const size = address.length + answer.body.byteLength;
    if (revision !== this.#revision || size > this.#maxBytes / 4) return;
    this.#forget(address);
    this.#answers.set(address, answer);
    this.#bytes += size;
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= this.#maxEntries && this.#bytes <= this.#maxBytes) break;
      this.#forget(oldest);
    }
  }

  /** How much is held, for tests and logs. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.#answers.size, bytes: this.#bytes };
  }

  #forget(address: string): void {
    const kept = this.#answers.get(address);
    if (kept === undefined) return;
    this.#answers.delete(address);
    this.#bytes -= address.length + kept.body.byteLength;
  }
}
