import type { Client } from '@libsql/client';
import { sendBatch } from '../../../db/batch.ts';
import { phaseOfChunk } from '../../../domain/imports/index.ts';
import { LEASE_SECONDS } from '../../../import-jobs/context.ts';
import { type Changed, cancelJob, pauseJob, resumeJob } from '../../../import-jobs/engine/control.ts';
import { deadLetter } from '../../../import-jobs/engine/failures.ts';
import { inputFingerprint } from '../../../import-jobs/engine/input-fingerprint.ts';
import { processChunk } from '../../../import-jobs/engine/process-chunk.ts';
import { startJob } from '../../../import-jobs/engine/start-job.ts';
import { sweep } from '../../../import-jobs/engine/sweep.ts';
import type { ImportSource } from '../../../import-jobs/records.ts';
import { type Random, randomOf } from '../../support/random.ts';
import { FaultyEnvironment, type QueuedMessage, stormRates } from './faulty-environment.ts';
import { expectedContent, faultsAtRest, visibleContent } from './oracle.ts';
import { type Scenario, SIMULATED_SIZES, type SimulatedSizes, scenarioOf } from './scenario.ts';
import { type Process, Scheduler } from './scheduler.ts';
import { CORRECT, type Variant } from './variants.ts';
import { Watch } from './watch.ts';

const MOST_STEPS = 6000;
const MOST_IN_FLIGHT = 4;

export interface SeedResult {
  seed: number;
  violations: string[];
  /** How many times each event happened. The test checks that the faults really occurred. */
  events: Record<string, number>;
}

/**
 * Runs one seed: first faults during one or more imports of a group of editions, then a time without faults, then the
 * checks.
 */
export async function simulateSeed(
  db: Client,
  seed: number,
  variant: Variant = CORRECT,
  sizes: SimulatedSizes = SIMULATED_SIZES['small chunks'],
): Promise<SeedResult> {
  const random = randomOf(seed);
  const scenario = await scenarioOf(random, seed, sizes);
  const run = new SimulationRun(db, random, scenario, variant, seed, sizes);
  await run.prepare();
  await run.storm();
  await run.calm();
  await run.settleAccounts();
  run.throwMistake();
  return { seed, violations: run.violations(), events: run.events };
}

class SimulationRun {
  readonly events: Record<string, number> = {};
  private readonly db: Client;
  private readonly random: Random;
  private readonly scenario: Scenario;
  private readonly variant: Variant;
  private readonly scheduler: Scheduler;
  private readonly environment: FaultyEnvironment;
  private readonly watch: Watch;
  private readonly stormySteps: number;
  private readonly carried = new Map<Process, QueuedMessage>();
  /**
   * The number of deliveries after which the queue sends a message to the dead letters. It is lower or higher than the
   * number that the engine allows.
   */
  private readonly mostDeliveries: number;

  constructor(
    db: Client,
    random: Random,
    scenario: Scenario,
    variant: Variant,
    seed: number,
    sizes: SimulatedSizes,
  ) {
    this.db = db;
    this.random = random;
    this.scenario = scenario;
    this.variant = variant;
    this.scheduler = new Scheduler(random);
    this.stormySteps = sizes.stormySteps;
    this.mostDeliveries = random.pick([3, 12]);
    this.watch = new Watch(db, scenario);
    this.environment = new FaultyEnvironment({
      db,
      random,
      scheduler: this.scheduler,
      rewrite: variant.rewrite,
      source: scenario.source,
      charactersAPage: sizes.charactersAPage,
      rates: stormRates(random),
      idPrefix: `s${seed}`,
      afterWrite: () => this.watch.look(),
    });
  }

  violations(): string[] {
    return [...this.environment.violations, ...this.watch.violations];
  }

  throwMistake(): void {
    if (this.environment.mistake !== undefined) throw this.environment.mistake;
  }

  private count(event: string): void {
    this.events[event] = (this.events[event] ?? 0) + 1;
  }

  /** Makes the earlier state of the editions without faults: a publication, and the draft of a failed job after it. */
  async prepare(): Promise<void> {
    const { scenario, environment } = this;
    const rates = { ...environment.rates };
    environment.calm();
    if (scenario.before !== null) await this.importAlone(scenario.before);
    if (scenario.abandoned !== null) {
      const { source, chunks } = scenario.abandoned;
      await this.importAlone(source, scenario.editions.length + chunks);
    }
    if (scenario.uploaded !== null) await scenario.uploaded.put(environment.blobs, scenario.uploaded.rows);
    environment.rates = rates;
    environment.source = scenario.source;
    await this.watch.begin(scenario.before === null ? null : await expectedContent(scenario.before));
  }

  private async start(process: Process): Promise<unknown> {
    const { environment } = this;
    const ctx = environment.contextOf(process);
    return startJob(ctx, await environment.source(environment.blobsOf(process)), {
      kind: 'edition',
      title: 'Simulated',
    });
  }

  /**
   * Imports without faults. After `most` messages, every further message becomes a dead letter, so the job
   * fails.
   */
  private async importAlone(source: ImportSource, most = Number.POSITIVE_INFINITY): Promise<void> {
    const { environment, scheduler } = this;
    environment.source = () => source;
    this.startImport();
    for (let chunks = 0; scheduler.running.size > 0 || environment.queue.length > 0; ) {
      if (await scheduler.step()) continue;
      const message = environment.take(true);
      if (message === undefined) continue;
      if (chunks++ < most) this.consume(message);
      else this.giveUp(message);
    }
  }

  private consume(message: QueuedMessage): void {
    const process = this.scheduler.start('chunk', async (self) => {
      const result = await processChunk(this.environment.contextOf(self), message, message.isRedelivery);
      this.carried.delete(self);
      if (result.outcome === 'retry') {
        this.count('retried');
        this.redeliver(message, result.delaySeconds);
      }
    });
    this.carried.set(process, message);
  }

  private redeliver(message: QueuedMessage, delay: number): void {
    const deliveries = message.deliveries + 1;
    if (deliveries >= this.mostDeliveries) {
      this.count('given up');
      this.giveUp(message);
      return;
    }
    const dueAt = this.environment.clock + Math.ceil(delay);
    this.environment.queue.push({ ...message, isRedelivery: true, deliveries, dueAt });
  }

  private giveUp(message: QueuedMessage): void {
    this.scheduler.start('give up', (process) => deadLetter(this.environment.contextOf(process), message));
  }

  private kill(process: Process): void {
    this.count('killed');
    this.scheduler.kill(process);
    const message = this.carried.get(process);
    this.carried.delete(process);
    // The queue delivers an unacknowledged message again, but it loses some of these messages.
    if (message !== undefined && this.random.chance(0.7)) this.redeliver(message, 0);
  }

  private startImport(): void {
    this.scheduler.start('start', async (process) => {
      await this.start(process);
    });
  }

  private control(action: 'pause' | 'resume' | 'cancel', jobId: string): void {
    const actions = { pause: pauseJob, resume: resumeJob, cancel: cancelJob };
    this.scheduler.start(action, async (process) => {
      const result: Changed = await actions[action](this.environment.contextOf(process), jobId);
      if (result.changed) this.count(action);
    });
  }

  /** Sweeps like the timer, or like a process that has just begun. */
  private sweep(isAtStart = false): void {
    if (!this.variant.sweeps) return;
    this.scheduler.start('sweep', (process) =>
      sweep(this.environment.contextOf(process), isAtStart ? 0 : undefined),
    );
  }

  /**
   * The time of faults: faults of the environment, kills, repeated and stray messages, dead letters, and people who
   * pause, resume and cancel.
   */
  async storm(): Promise<void> {
    const { random, environment } = this;
    for (let starts = random.chance(0.1) ? 20 : 1 + random.below(3); starts > 0; starts--) this.startImport();
    const isClearedTwice = this.scenario.abandoned !== null && random.chance(0.7);
    if (isClearedTwice) await this.clearTwice();
    // A job that is cancelled or fails would hide the rows that a wrong clearing has left, because the next job clears
    // again.
    const isLeftAlone = isClearedTwice && random.chance(0.7);
    const spoilAt = random.chance(0.4) ? random.below(this.stormySteps) : -1;
    for (let step = 0; step < this.stormySteps; step++) {
      environment.clock += 1;
      if (step === spoilAt) await this.spoil();
      await this.stormStep(isLeftAlone);
    }
  }

  private async stormStep(isLeftAlone: boolean): Promise<void> {
    const die = this.random.next();
    if (die < 0.62) await this.scheduler.step();
    else if (die < 0.8) this.deliver();
    else if (die < 0.84) this.killOne();
    else if (die < 0.87) this.sweep(this.random.chance(0.5));
    else if (die < 0.91) await this.stray();
    else await this.disturb(die, isLeftAlone);
  }

  private deliver(): void {
    if (this.carried.size >= MOST_IN_FLIGHT) return;
    const message = this.environment.take(false);
    if (message === undefined) return;
    this.consume(message);
    // A queue may deliver a message twice at the same time.
    if (this.random.chance(0.3)) this.consume({ ...message, isRedelivery: true });
  }

  private killOne(): void {
    const { running } = this.scheduler;
    if (running.size > 0) this.kill(this.random.pick([...running]));
  }

  /** Makes a rare event happen. `die` is the random number that chooses it, at least 0.91. */
  private async disturb(die: number, isLeftAlone: boolean): Promise<void> {
    if (die < 0.92 && this.random.chance(0.4)) return this.startImport();
    if (die < 0.95 && isLeftAlone) return;
    if (die < 0.94) await this.press();
    else if (die < 0.95) await this.deadLetter();
    else if (die < 0.955) for (const process of this.scheduler.running) this.kill(process);
  }

  /**
   * Delivers the message that clears an abandoned draft twice at the same time, because chance alone makes this race
   * too rarely. The faults begin while both deliveries are being processed.
   */
  private async clearTwice(): Promise<void> {
    const { environment, scheduler, random } = this;
    const { rates } = environment;
    environment.calm();
    for (let isClearing = false; !isClearing; ) {
      if (await scheduler.step()) continue;
      const message = environment.take(true);
      if (message === undefined) break;
      isClearing = phaseOfChunk(message.chunkNo) === 'clear';
      this.consume(message);
      if (isClearing) this.consume({ ...message, isRedelivery: true });
    }
    for (let steps = random.below(40); steps > 0; steps--) await scheduler.step();
    environment.rates = rates;
  }

  /** Deletes the uploaded object, or uploads other rows in its place. A job may be reading the object at that time. */
  private async spoil(): Promise<void> {
    const { environment, scenario, random } = this;
    if (scenario.uploaded === null) return;
    this.count('spoilt');
    const { key, put, other } = scenario.uploaded;
    if (random.chance(0.5)) environment.blobs.remove(key);
    else await put(environment.blobs, other);
  }

  /** Adds a message for a random chunk of a random job. The chunk may be done already or not be due yet. */
  private async stray(): Promise<void> {
    const jobs = await this.watch.jobs();
    if (jobs.length === 0) return;
    const { id, chunks } = this.random.pick(jobs);
    this.count('stray');
    const message = { jobId: id, chunkNo: this.random.pick(chunks), isRedelivery: false };
    this.environment.queue.push({ ...message, deliveries: 0, dueAt: this.environment.clock });
  }

  private async press(): Promise<void> {
    const jobs = await this.watch.jobs();
    if (jobs.length === 0) return;
    const button = this.random.pick(['pause', 'resume', 'resume', 'cancel'] as const);
    this.control(button, this.random.pick(jobs).id);
  }

  private async deadLetter(): Promise<void> {
    const message = this.environment.queue.shift();
    if (message === undefined) return;
    this.count('dead letter');
    this.giveUp(message);
  }

  /**
   * Ends the faults and continues until the newest job has succeeded with the final input and the queue is empty. A
   * paused or failed job is resumed. A new import follows a job that is cancelled or has read another input.
   */
  async calm(): Promise<void> {
    const { environment, scheduler, scenario } = this;
    environment.calm();
    environment.source = scenario.final;
    if (scenario.uploaded !== null) {
      // The first object is uploaded again and has its old checksum. A process that has read the other object could not
      // notice the change, so all processes are killed.
      for (const process of scheduler.running) this.kill(process);
      await scenario.uploaded.put(environment.blobs, scenario.uploaded.rows);
    }
    const fingerprint = await inputFingerprint(await scenario.final(environment.blobs));
    for (let step = 0; step < MOST_STEPS; step++) {
      // The run has failed already, and after some mistakes a job never ends.
      if (this.watch.violations.length > 0) return;
      if (await scheduler.step()) continue;
      const message = environment.take(true);
      if (message !== undefined) {
        this.consume(message);
        continue;
      }
      if (await this.helpNewest(fingerprint)) return;
    }
    this.watch.violations.push(
      `no end after ${MOST_STEPS} calm steps: ${JSON.stringify(await this.watch.jobs())}`,
    );
  }

  /** Does what an administrator or the timer would do for the newest job. Returns true at the end of the run. */
  private async helpNewest(fingerprint: string): Promise<boolean> {
    const newest = (await this.watch.jobs()).at(-1);
    const isStale = newest?.fingerprint !== fingerprint;
    if (newest === undefined || newest.status === 'cancelled' || (newest.status === 'succeeded' && isStale))
      this.startImport();
    else if (newest.status === 'paused') this.control('resume', newest.id);
    // A job that began with another input cannot succeed. A new job replaces it.
    else if (newest.status === 'failed') this.control(isStale ? 'cancel' : 'resume', newest.id);
    else if (newest.status === 'succeeded' || this.variant.sweeps) {
      this.environment.clock += LEASE_SECONDS + 1;
      this.sweep();
      if (newest.status !== 'succeeded') return false;
      while (await this.scheduler.step());
      return this.environment.queue.length === 0;
    } else {
      this.watch.violations.push(`the job is stuck: ${JSON.stringify(newest)}`);
      return true;
    }
    return false;
  }

  async settleAccounts(): Promise<void> {
    const { db, scenario, watch } = this;
    const [seen] = await sendBatch(db, 'read', [visibleContent(scenario.editions)]);
    if (seen !== scenario.expected) {
      watch.violations.push('readers do not see the content of the source');
    }
    for (const { id } of scenario.editions) watch.violations.push(...(await faultsAtRest(db, id)));
    await watch.end();
  }
}
