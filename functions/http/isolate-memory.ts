import { LRUCache } from 'lru-cache';
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
  readonly #answers: LRUCache<string, KeptAnswer>;
  #revision: string | null = null;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(maxEntries = 4_000, maxBytes = 12_000_000) {
    this.#answers = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      // One large answer must not push out many small ones.
      maxEntrySize: maxBytes / 4,
      sizeCalculation: ({ body }, address) => address.length + body.byteLength,
    });
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
      this.#revision = revision;
    }
    this.#readAt = now;
  }

  recall(address: string): KeptAnswer | undefined {
    return this.#answers.get(address);
  }

  /** Keeps an answer given under `revision`; one that would take a quarter of the room is not kept. */
  keep(address: string, revision: string, answer: KeptAnswer): void {
    if (revision === this.#revision) this.#answers.set(address, answer);
  }

  /** How much is held, for tests and logs. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.#answers.size, bytes: this.#answers.calculatedSize };
  }
}
