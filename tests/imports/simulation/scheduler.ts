import type { Random } from './random.ts';

/** One run of engine code: it lives until it returns or is killed at a point where it waits. */
export interface Process {
  alive: boolean;
  name: string;
  /** Called when it comes to a gate or ends: whoever let it go on waits for that. */
  stopped(): void;
}

const nobodyWaits = (): void => {};

interface Waiting {
  process: Process;
  go(): void;
}

/**
 * Lets many runs of engine code overlap in an order that only the seed decides: each stops at every gate it comes to
 * (before and after each outside effect) and goes on when it is chosen. A killed one never goes on.
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
      // A dead process' promise is never settled: its code ends here, as after kill -9.
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

  /** Lets one of the waiting runs go on to its next gate; false when none waits. */
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
