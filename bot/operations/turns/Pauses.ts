import { setTimeout as wait } from "node:timers/promises";
import { isShared } from "#db/sharing/organizationsInUse.ts";

const LONGEST_MS = { first: 5, later: 2 };
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
