import type { Client, ResultSet } from '@libsql/client';
import { isMistake } from '../../../db/mistakes.ts';
import { CHANCE_UNITS } from '../../../domain/chance/index.ts';
import {
  type BlobStore,
  CHARACTERS_A_PAGE,
  type ChunkMessage,
  type ImportContext,
} from '../../../import-jobs/context.ts';
import {
  isConstraintError,
  PermanentError,
  RetryLaterError,
  WaitRequestedError,
} from '../../../import-jobs/engine/errors.ts';
import type { ImportSource } from '../../../import-jobs/records.ts';
import type { Random } from '../../support/random.ts';
import { memoryBlobs } from '../memory-blobs.ts';
import { type Statement, statementsOf } from '../statements.ts';
import type { Opener } from './scenario.ts';
import type { Process, Scheduler } from './scheduler.ts';
import type { Variant } from './variants.ts';

export interface FaultRates {
  refused: number;
  replyLost: number;
  busy: number;
  source: number;
  blobs: number;
  sendRefused: number;
  lost: number;
  duplicated: number;
}

const NO_FAULTS: FaultRates = {
  refused: 0,
  replyLost: 0,
  busy: 0,
  source: 0,
  blobs: 0,
  sendRefused: 0,
  lost: 0,
  duplicated: 0,
};

/** Chooses the probability of each kind of fault for one seed. Some kinds get the probability 0. */
export function stormRates(random: Random): FaultRates {
  const rate = (most: number): number => (random.chance(0.3) ? 0 : random.next() * most);
  return {
    refused: rate(0.08),
    replyLost: rate(0.12),
    busy: rate(0.08),
    source: rate(0.15),
    blobs: rate(0.1),
    sendRefused: rate(0.15),
    lost: rate(0.2),
    duplicated: rate(0.4),
  };
}

export interface QueuedMessage extends ChunkMessage {
  isRedelivery: boolean;
  /** How many deliveries of the message have ended without success. */
  deliveries: number;
  dueAt: number;
}

/**
 * Everything outside the engine: the database, the queue, the object store, the source and the clock. All of them but
 * the clock have faults.
 */
export class FaultyEnvironment {
  readonly queue: QueuedMessage[] = [];
  readonly blobs = memoryBlobs();
  readonly violations = new Set<string>();
  rates: FaultRates;
  /**
   * The error if a variant could not change a statement, or if a statement was invalid. The engine takes this error for
   * a fault of the database, but such a run proves nothing.
   */
  mistake: unknown;
  source: Opener;
  /** The clock of the queue and of the engine: it counts the steps of the simulation. A step stands for a second. */
  clock = 0;
  private readonly db: Client;
  private readonly random: Random;
  private readonly scheduler: Scheduler;
  private readonly rewrite: Variant['rewrite'];
  private readonly afterWrite: () => Promise<void>;
  private ids = 0;
  private readonly idPrefix: string;
  private readonly charactersAPage: number;

  constructor(parts: {
    db: Client;
    random: Random;
    scheduler: Scheduler;
    rewrite: Variant['rewrite'];
    source: Opener;
    charactersAPage: number | undefined;
    rates: FaultRates;
    idPrefix: string;
    afterWrite: () => Promise<void>;
  }) {
    this.db = parts.db;
    this.random = parts.random;
    this.scheduler = parts.scheduler;
    this.rewrite = parts.rewrite;
    this.source = parts.source;
    this.rates = parts.rates;
    this.idPrefix = parts.idPrefix;
    this.charactersAPage = parts.charactersAPage ?? CHARACTERS_A_PAGE;
    this.afterWrite = parts.afterWrite;
  }

  calm(): void {
    this.rates = NO_FAULTS;
  }

  /** The clocks of the processes differ by less than a second. */
  private now(): Date {
    return new Date(1_700_000_000_000 + this.clock * 1000 + this.random.below(1000));
  }

  contextOf(process: Process): ImportContext {
    const through = <T>(effect: () => Promise<T>): Promise<T> => this.through(process, effect);
    return {
      db: { batch: (batch, mode) => through(() => this.query(statementsOf(batch), mode ?? 'write')) },
      blobs: this.blobsOf(process),
      send: (message) => through(async () => this.deliver(message)),
      knows: () => true,
      openSource: ({ jobId }) => through(() => this.faultySource(process, jobId)),
      computeChance: () =>
        CHANCE_UNITS.map((unit) => ({ unit, method: 'HEBREW_STANDARD', entries: new Uint8Array(8) })),
      charactersAPage: this.charactersAPage,
      now: () => this.now(),
      newId: () => `${this.idPrefix}-${++this.ids}`,
    };
  }

  private deliver(message: ChunkMessage): void {
    if (this.random.chance(this.rates.sendRefused)) throw new Error('The queue refused the message');
    if (this.random.chance(this.rates.lost)) return;
    const sent = { ...message, isRedelivery: false, deliveries: 0, dueAt: this.clock };
    this.queue.push(sent);
    if (this.random.chance(this.rates.duplicated)) this.queue.push({ ...sent, isRedelivery: true });
  }

  /**
   * Takes a random message whose time has come off the queue. With `waits` it takes the first due message, or, if no
   * message is due, the one that becomes due first, and the time until then passes.
   */
  take(waits: boolean): QueuedMessage | undefined {
    const due = this.queue.filter(({ dueAt }) => dueAt <= this.clock);
    const message =
      due.length > 0
        ? due[waits ? 0 : this.random.below(due.length)]
        : waits
          ? this.queue.toSorted((a, b) => a.dueAt - b.dueAt)[0]
          : undefined;
    if (message === undefined) return undefined;
    this.queue.splice(this.queue.indexOf(message), 1);
    this.clock = Math.max(this.clock, message.dueAt);
    return message;
  }

  blobsOf(process: Process): BlobStore {
    const faulty = <T>(effect: () => Promise<T>): Promise<T> =>
      this.through(process, async () => {
        if (this.random.chance(this.rates.blobs)) throw new Error('The bucket is not available');
        const result = await effect();
        if (this.random.chance(this.rates.blobs)) throw new Error('The bucket did not answer in time');
        return result;
      });
    const { blobs } = this;
    return {
      put: (...all) => faulty(() => blobs.put(...all)),
      get: (key) => faulty(() => blobs.get(key)),
      head: (key) => faulty(() => blobs.head(key)),
      range: (...all) => faulty(() => blobs.range(...all)),
    };
  }

  /**
   * Performs an effect of a process. The process may be killed before the effect, or after it and before it learns the
   * result.
   */
  private async through<T>(process: Process, effect: () => Promise<T>): Promise<T> {
    await this.scheduler.gate(process);
    let result: { value: T } | { error: unknown };
    try {
      result = { value: await effect() };
    } catch (error) {
      result = { error };
    }
    await this.scheduler.gate(process);
    if ('error' in result) throw result.error;
    return result.value;
  }

  private async query(batch: Statement[], mode: 'read' | 'write' | 'deferred'): Promise<ResultSet[]> {
    const { random, rates } = this;
    if (random.chance(rates.refused)) throw new TypeError('fetch failed');
    if (random.chance(rates.busy))
      throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    const results: ResultSet[] = [];
    for (const part of this.rewritten(batch)) {
      try {
        results.push(...(await this.db.batch(part, mode)));
      } catch (error) {
        if (isConstraintError(error)) this.violations.add(`the database refused rows: ${String(error)}`);
        else if (isMistake(error)) this.mistake = error;
        throw error;
      }
      if (mode !== 'read') await this.afterWrite();
      if (random.chance(rates.replyLost)) throw new TypeError('fetch failed: socket hang up');
    }
    return results;
  }

  private rewritten(batch: Statement[]): Statement[][] {
    try {
      return this.rewrite(batch);
    } catch (error) {
      this.mistake = error;
      throw error;
    }
  }

  private async faultySource(process: Process, jobId: string): Promise<ImportSource> {
    const source = await this.source(this.blobsOf(process), jobId);
    const { random } = this;
    const fault = (): void => {
      if (!random.chance(this.rates.source)) return;
      if (random.chance(0.3)) throw new WaitRequestedError('429 too many requests', 5);
      if (random.chance(0.3)) throw new RetryLaterError('no answer', 1);
      throw new Error(random.pick(['truncated JSON', 'HTML instead of JSON', 'connection reset', 'timeout']));
    };
    const faulty = <T>(work: (descriptor: unknown) => Promise<T>) => {
      return async (descriptor: unknown): Promise<T> => {
        await this.through(process, async () => fault());
        return work(descriptor);
      };
    };
    if (this.random.chance(this.rates.source / 20)) throw new PermanentError('404: the input is gone');
    return {
      ...source,
      read: faulty((descriptor) => source.read(descriptor)),
      ...(source.plan === undefined ? {} : { plan: faulty(source.plan) }),
      ...(source.stage === undefined ? {} : { stage: faulty(source.stage) }),
    };
  }
}
