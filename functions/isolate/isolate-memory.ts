import { LRUCache } from 'lru-cache';
import { type LibraryRevision, type RevisionPart, revisionOf } from '../../db/library-revision.ts';
import { LibraryProbe } from './library-probe.ts';
import { Turns } from './turns.ts';

/** The time for which a revision read from the database counts as current, in milliseconds. */
export const REVISION_TRUST_MS = 2_000;

export interface KeptAnswer {
  /**
   * The answer in UTF-8. The bytes are not a string, because V8 would scan strings when it cleans up its heap.
   */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly isGzip: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly uses: readonly RevisionPart[];
  readonly revision: string | null;
}

export interface StaticShell {
  readonly html: string;
  readonly tag: string | null;
}

/**
 * The data that an isolate stores between requests, mainly the last revision that was read and the answers for this
 * revision. A new revision removes the answers that may use what has changed. The number of answers and of bytes is
 * limited, and the answer that has not been used for the longest time is removed first.
 */
export class IsolateMemory {
  readonly turns = new Turns();
  readonly library = new LibraryProbe();
  /**
   * True once a statement has met damaged bytes in the database. It stays true until the isolate ends, also after a repair:
   * readiness reads too little to know that all bytes are good. A start of the app or a release makes new isolates.
   */
  isDamaged = false;
  shell: StaticShell | null = null;
  commonPasswords: ReadonlySet<string> | null = null;
  readonly #answers: LRUCache<string, KeptAnswer>;
  #revision: LibraryRevision | null = null;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(maxEntries = 4_000, maxBytes = 12_000_000) {
    this.#answers = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      // One large answer must not remove many small answers.
      maxEntrySize: maxBytes / 4,
      sizeCalculation: ({ body }, address) => address.length + body.byteLength,
    });
  }

  /** The revision if it was read recently enough to be current, otherwise null. */
  trustedRevision(now: number): string | null {
    const age = now - this.#readAt;
    return age >= 0 && age < REVISION_TRUST_MS ? this.lastRevision : null;
  }

  get lastRevision(): string | null {
    return this.#revision?.whole ?? null;
  }

  learnRevision(revision: LibraryRevision | null, now: number): void {
    if (revision?.whole !== this.#revision?.whole) {
      for (const [address, answer] of this.#answers.entries())
        if (revision === null || answer.revision !== revisionOf(revision, answer.uses))
          this.#answers.delete(address);
    }
    this.#revision = revision;
    this.#readAt = now;
  }

  recall(address: string): KeptAnswer | undefined {
    return this.#answers.get(address);
  }

  /**
   * Stores an answer if its revision is current. An answer that is larger than a quarter of the limit is not stored.
   */
  keep(address: string, answer: KeptAnswer): void {
    if (this.#revision !== null && answer.revision === revisionOf(this.#revision, answer.uses))
      this.#answers.set(address, answer);
  }

  forget(address: string): void {
    this.#answers.delete(address);
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#answers.size, bytes: this.#answers.calculatedSize };
  }
}
