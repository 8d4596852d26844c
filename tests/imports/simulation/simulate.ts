import type { Client } from '@libsql/client';
import { type Changed, cancelJob, pauseJob, resumeJob } from '../../../import-jobs/engine/control.ts';
import { deadLetter } from '../../../import-jobs/engine/failures.ts';
import { inputFingerprint } from '../../../import-jobs/engine/input-fingerprint.ts';
import { processChunk } from '../../../import-jobs/engine/process-chunk.ts';
import { startJob } from '../../../import-jobs/engine/start-job.ts';
import { sweep } from '../../../import-jobs/engine/sweep.ts';
import type { EditionSource } from '../../../import-jobs/records.ts';
import { type Random, randomOf } from '../../support/random.ts';
import { FaultyWorld, type QueuedMessage, stormRates } from './faulty-world.ts';
import { expectedContent, faultsAtRest, visibleContent } from './oracle.ts';
import { type Scenario, scenarioOf } from './scenario.ts';
import { type Process, Scheduler } from './scheduler.ts';
import { CORRECT, type Variant } from './variants.ts';
import { Watch } from './watch.ts';

const STORMY_STEPS = 220;
const MOST_STEPS = 6000;
const MOST_IN_FLIGHT = 4;

export interface SeedResult {
  seed: number;
  violations: string[];
  /** Counts of what happened, to check that the faults really occurred. */
  events: Record<string, number>;
}

/** Runs one seed: faults during one or more imports of an edition, then a time without faults, then the checks. */
export async function simulateSeed(
  db: Client,
  seed: number,
  variant: Variant = CORRECT,
): Promise<SeedResult> {
  const random = randomOf(seed);
  const scenario = await scenarioOf(random, `sim-${seed}`);
  const run = new SimulationRun(db, random, scenario, variant, seed);
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
  private readonly world: FaultyWorld;
  private readonly watch: Watch;
  private readonly carried = new Map<Process, QueuedMessage>();

  constructor(db: Client, random: Random, scenario: Scenario, variant: Variant, seed: number) {
    this.db = db;
    this.random = random;
    this.scenario = scenario;
    this.variant = variant;
    this.scheduler = new Scheduler(random);
    this.watch = new Watch(db, scenario);
    this.world = new FaultyWorld({
      db,
      random,
      scheduler: this.scheduler,
      rewrite: variant.rewrite,
      source: scenario.source,
      rates: stormRates(random),
      idPrefix: `s${seed}`,
      afterWrite: () => this.watch.look(),
    });
  }

  violations(): string[] {
    return [...this.world.violations, ...this.watch.violations];
  }

  /** Throws if a statement itself was wrong. */
  throwMistake(): void {
    if (this.world.mistake !== undefined) throw this.world.mistake;
  }

  private count(event: string): void {
    this.events[event] = (this.events[event] ?? 0) + 1;
  }

  /** Makes the edition's earlier state: published without faults, with the draft of a failed job on top. */
  async prepare(): Promise<void> {
    const { scenario, world } = this;
    const rates = { ...world.rates };
    world.calm();
    if (scenario.before !== null) await this.importAlone(scenario.before);
    if (scenario.abandoned !== null) {
      const chunks = (await scenario.abandoned.plan()).length;
      await this.importAlone(scenario.abandoned, 1 + chunks);
    }
    world.rates = rates;
    world.source = scenario.source;
    await this.watch.begin(scenario.before === null ? '' : await expectedContent(scenario.before));
  }

  /** Imports without faults. After `most` chunks the queue drops the next one and the job fails. */
  private async importAlone(source: EditionSource, most = Number.POSITIVE_INFINITY): Promise<void> {
    const { world, scheduler } = this;
    world.source = source;
    scheduler.start('start alone', async (process) => {
      await startJob(world.contextOf(process), source, { kind: 'edition' });
    });
    for (let chunks = 0; scheduler.running.size > 0 || world.queue.length > 0; ) {
      if (await scheduler.step()) continue;
      const message = world.queue.shift();
      if (message === undefined) continue;
      if (chunks++ < most) this.consume(message);
      else scheduler.start('give up', (process) => deadLetter(world.contextOf(process), message));
    }
  }

  private consume(message: QueuedMessage): void {
    const process = this.scheduler.start('chunk', async (self) => {
      const result = await processChunk(this.world.contextOf(self), message, message.isRedelivery);
      this.carried.delete(self);
      if (result.outcome === 'retry') {
        this.count('retried');
        this.world.queue.push({ ...message, isRedelivery: true });
      }
    });
    this.carried.set(process, message);
  }

  private kill(process: Process): void {
    this.count('killed');
    this.scheduler.kill(process);
    const message = this.carried.get(process);
    this.carried.delete(process);
    // The queue delivers an unacknowledged message again, except some that it loses.
    if (message !== undefined && this.random.chance(0.7)) {
      this.world.queue.push({ ...message, isRedelivery: true });
    }
  }

  private startImport(): void {
    this.scheduler.start('start', async (process) => {
      await startJob(this.world.contextOf(process), this.world.source, { kind: 'edition' });
    });
  }

  private control(action: 'pause' | 'resume' | 'cancel', jobId: string): void {
    const actions = { pause: pauseJob, resume: resumeJob, cancel: cancelJob };
    this.scheduler.start(action, async (process) => {
      const result: Changed = await actions[action](this.world.contextOf(process), jobId);
      if (result.changed) this.count(action);
    });
  }

  private sweep(): void {
    if (!this.variant.sweeps) return;
    this.scheduler.start('sweep', (process) => sweep(this.world.contextOf(process)));
  }

  /** Faults, crashes, duplicate and stray messages, and people who press every button. */
  async storm(): Promise<void> {
    const { random, world, scheduler } = this;
    for (let starts = random.chance(0.1) ? 20 : 1 + random.below(3); starts > 0; starts--) this.startImport();
    for (let step = 0; step < STORMY_STEPS; step++) {
      const die = random.next();
      if (die < 0.62) await scheduler.step();
      else if (die < 0.8) {
        if (world.queue.length > 0 && this.carried.size < MOST_IN_FLIGHT) {
          this.consume(world.queue.splice(random.below(world.queue.length), 1)[0]!);
        }
      } else if (die < 0.84) {
        if (scheduler.running.size > 0) this.kill(random.pick([...scheduler.running]));
      } else if (die < 0.87) this.sweep();
      else if (die < 0.91) await this.stray();
      else if (die < 0.92 && random.chance(0.4)) this.startImport();
      else if (die < 0.94) await this.press();
      else if (die < 0.95) await this.deadLetter();
      else if (die < 0.955) scheduler.running.forEach((process) => void this.kill(process));
    }
  }

  /** Adds a stray message: for any chunk, early, late or repeated. */
  private async stray(): Promise<void> {
    const jobs = await this.watch.jobs();
    if (jobs.length === 0) return;
    const job = this.random.pick(jobs);
    this.count('stray');
    const message = { jobId: job.id, chunkNo: this.random.below(job.chunks), isRedelivery: false };
    this.world.queue.push(message);
  }

  private async press(): Promise<void> {
    const jobs = await this.watch.jobs();
    if (jobs.length === 0) return;
    const button = this.random.pick(['pause', 'resume', 'resume', 'cancel'] as const);
    this.control(button, this.random.pick(jobs).id);
  }

  private async deadLetter(): Promise<void> {
    const message = this.world.queue.shift();
    if (message === undefined) return;
    this.count('dead letter');
    this.scheduler.start('dead letter', (process) => deadLetter(this.world.contextOf(process), message));
  }

  /** No more faults. Every job must now end by the engine's own means and one resume. */
  async calm(): Promise<void> {
    const { world, scheduler, scenario } = this;
    world.calm();
    world.source = scenario.final;
    for (let step = 0; step < MOST_STEPS; step++) {
      if (await scheduler.step()) continue;
      const message = world.queue.shift();
      if (message !== undefined) {
        this.consume(message);
        continue;
      }
      const jobs = await this.watch.jobs();
      const newest = jobs.at(-1);
      const fingerprint = await inputFingerprint(scenario.final);
      const isStale = newest?.fingerprint !== fingerprint;
      if (newest === undefined || newest.status === 'cancelled') this.startImport();
      else if (newest.status === 'succeeded' && isStale) this.startImport();
      else if (newest.status === 'succeeded') {
        this.sweep();
        while (await scheduler.step());
        if (world.queue.length === 0) return;
      } else if (newest.status === 'paused') this.control('resume', newest.id);
      else if (newest.status === 'failed') {
        // A job that began with another input cannot succeed. A new job replaces it.
        this.control(isStale ? 'cancel' : 'resume', newest.id);
      } else if (this.variant.sweeps) this.sweep();
      else {
        this.watch.violations.push(`the job is stuck: ${JSON.stringify(newest)}`);
        return;
      }
    }
    this.watch.violations.push(
      `no end after ${MOST_STEPS} calm steps: ${JSON.stringify(await this.watch.jobs())}`,
    );
  }

  async settleAccounts(): Promise<void> {
    const { db, scenario, watch } = this;
    const wanted = await expectedContent(scenario.final);
    if ((await visibleContent(db, scenario.editionId, scenario.source.kind)) !== wanted) {
      watch.violations.push('readers do not see what the source holds');
    }
    watch.violations.push(...(await faultsAtRest(db, scenario.editionId)));
    await watch.end(wanted);
  }
}
