import { setTimeout as wait } from "node:timers/promises";
import { isShared } from "#db/sharing/organizationsInUse.ts";

/** The longest turns of the event loop for a calculation: `first` before its first pause, and `later` afterward. */
const LONGEST_MS = { first: 5, later: 2 };
/** The pause after each piece of a calculation while others have work or may soon have work. */
const REST_MS = 4;
const EMPTY_TURN_MS = 0.5;

let begun: number | undefined;

function turnBegun(): number {
  if (begun === undefined) {
    begun = performance.now();
    setImmediate(() => (begun = undefined));
  }
  return begun;
}

let last: Promise<void> = Promise.resolve();

/** Prevents calculations that waited at the same time from continuing directly after each other. */
function ownTurn(): Promise<void> {
  last = last.then(() => new Promise(setImmediate));
  return last;
}

export class Pauses {
  #longest = LONGEST_MS.first;
  readonly #rest: (ms: number) => Promise<unknown>;

  constructor(rest: (ms: number) => Promise<unknown> = wait) {
    this.#rest = rest;
    turnBegun();
  }

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
