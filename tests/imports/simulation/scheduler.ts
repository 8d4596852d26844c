import type { Random } from '../../support/random.ts';

/** One run of engine code. It ends when its code returns, or when it is killed while it waits at a gate. */
export interface Process {
  alive: boolean;
  name: string;
  /** Called when the run stops at a gate or ends. `step`, which let the run continue, waits for this. */
  stopped(): void;
}

const nobodyWaits = (): void => {};

interface Waiting {
  process: Process;
  go(): void;
}

/**
 * Runs several pieces of engine code concurrently, in an order that depends only on the seed. Each run stops at every
 * gate, before and after each effect outside the engine, and continues when it is chosen. A killed run never continues.
 */
export class Scheduler {
  private readonly random: Random;
  private waiting: Waiting[] = [];
  readonly running = new Set<Process>();

  constructor(random: Random) {
    this.random = random;
  }

  gate(process: Process): Promise<void> {
    return new Promise((go) => {
      // The promise of a killed process never settles, so its code stops here, as after kill -9.
      if (process.alive) this.waiting.push({ process, go });
      process.stopped();
    });
  }

  start(name: string, body: (process: Process) => Promise<void>): Process {
    const process: Process = { alive: true, name, stopped: nobodyWaits };
    this.running.add(process);
    const end = (): void => {
      this.running.delete(process);
      process.stopped();
    };
    this.gate(process)
      .then(() => body(process))
      .then(end, end);
    return process;
  }

  kill(process: Process): void {
    process.alive = false;
    this.running.delete(process);
    this.waiting = this.waiting.filter((waiting) => waiting.process !== process);
  }

  async step(): Promise<boolean> {
    if (this.waiting.length === 0) return false;
    const [chosen] = this.waiting.splice(this.random.below(this.waiting.length), 1);
    if (chosen === undefined) return false;
    await new Promise<void>((stopped) => {
      chosen.process.stopped = stopped;
      chosen.go();
    });
    return true;
  }
}
