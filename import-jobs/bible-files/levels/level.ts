import { RefusedFile } from '../../files/refused-file.ts';

export type Scalar = string | number;

/** An object or array that is open: its key in the one around it, and its values that are no objects or arrays. */
export interface Level {
  isArray: boolean;
  key: Scalar;
  values: Map<Scalar, Scalar>;
  /** The number of values so far, which is the key of the next one in an array. */
  count: number;
  /** True if an object or array in it was or is open. */
  hasLevels: boolean;
}

/** Called for each object or array that ends, with those around it from the outside. */
export type OnEnd = (level: Level, around: readonly Level[]) => void;

/** Reads a format of objects in each other piece by piece. */
export interface Walker {
  write(piece: string): void;
  close(): void;
}

export type MakeWalker = (onEnd: OnEnd) => Walker;

const MOST_DEPTH = 40;
const MOST_VALUES = 2000;

/** The objects and arrays that are open. It never holds more than their values. */
export class OpenLevels {
  readonly #open: Level[] = [];
  readonly #onEnd: OnEnd;

  constructor(onEnd: OnEnd) {
    this.#onEnd = onEnd;
  }

  get depth(): number {
    return this.#open.length;
  }

  get last(): Level | undefined {
    return this.#open.at(-1);
  }

  begin(key: Scalar | null, isArray: boolean): void {
    const around = this.last;
    const ofThis = this.#next(key);
    if (around !== undefined) around.hasLevels = true;
    if (this.#open.length >= MOST_DEPTH)
      throw new RefusedFile(`The file has more than ${MOST_DEPTH} levels in each other: it is no Bible`);
    this.#open.push({ isArray, key: ofThis, values: new Map(), count: 0, hasLevels: false });
  }

  /** Adds a text or number to the last level. Null is counted only. */
  put(key: Scalar | null, value: Scalar | null): void {
    const ofThis = this.#next(key);
    const level = this.last;
    if (value === null || level === undefined) return;
    // Only a list of verses has so many values, and a flat object of places. Their values are given away in pieces.
    if (level.values.size >= MOST_VALUES) {
      this.#onEnd(level, this.#open.slice(0, -1));
      level.values.clear();
    }
    level.values.set(ofThis, value);
  }

  end(): void {
    const level = this.#open.pop();
    if (level !== undefined) this.#onEnd(level, this.#open);
  }

  #next(key: Scalar | null): Scalar {
    const around = this.last;
    if (around === undefined) return 0;
    around.count += 1;
    return key === null || around.isArray ? around.count - 1 : key;
  }
}
