import { setTimeout as wait } from "node:timers/promises";
import { isShared } from "#db/sharing/organizationsInUse.ts";

/**
 * How long calculations may keep a turn of the event loop: `first` before a calculation's first pause, and `later`
 * after it.
 */
const LONGEST_MS = { first: 5, later: 2 };
/** A calculation waits for this time after each piece while others have work, or may soon. */
const REST_MS = 4;
/** A turn of the event loop takes less than this if nothing else has work. */
const EMPTY_TURN_MS = 0.5;

/** When the first calculation of the current turn of the event loop began. */
let begun: number | undefined;

/** Several calculations may follow each other within a turn, and a call then waits for all of them. */
function turnBegun(): number {
  if (begun === undefined) {
    begun = performance.now();
    setImmediate(() => (begun = undefined));
  }
  return begun;
}

/** Resolves when the last calculation that waited has had its turn. */
let last: Promise<void> = Promise.resolve();

/** Calculations that waited at the same time would otherwise continue one directly after the other. */
function ownTurn(): Promise<void> {
  last = last.then(() => new Promise(setImmediate));
  return last;
}

/** Interrupts long calculations, so that the process answers other requests in the meantime. */
export class Pauses {
  #longest = LONGEST_MS.first;
  readonly #rest: (ms: number) => Promise<unknown>;

  constructor(rest: (ms: number) => Promise<unknown> = wait) {
    this.#rest = rest;
    turnBegun();
  }

  /** True if calculations have used the current turn for LONGEST_MS. */
  get isDue(): boolean {
    return performance.now() - turnBegun() >= this.#longest;
  }

  /** Calculations of many small items check `isDue` first, because each call takes time. */
  async take(): Promise<void> {
    if (!this.isDue) return;
    const paused = performance.now();
    this.#longest = LONGEST_MS.later;
    await new Promise(setImmediate);
    const hasOthers = performance.now() - paused >= EMPTY_TURN_MS || isShared();
    if (hasOthers) {
      await this.#rest(REST_MS);
      await ownTurn();
    }
    turnBegun();
  }
}
