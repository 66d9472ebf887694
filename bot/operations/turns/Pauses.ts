import { setTimeout as wait } from "node:timers/promises";

/** The longest time in milliseconds for which a calculation keeps the process to itself. */
const LONGEST_MS = 5;
/** A turn of the event loop takes less than this, in milliseconds, if nothing else has work. */
const EMPTY_TURN_MS = 0.5;

/** Resolves when the last calculation that rested has got its turn. */
let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop in which no other calculation continues after a rest. Otherwise, several that
 * rested at once would continue one directly after the other, and a call would wait for all of them.
 */
function ownTurn(): Promise<void> {
  last = last.then(() => new Promise(setImmediate));
  return last;
}

/**
 * Interrupts long calculations, so that the process answers other requests in the meantime. While there are any, a
 * calculation gets at most half of the time: a call needs several turns of the event loop, and would otherwise wait for
 * a piece of the calculation in each of them.
 */
export class Pauses {
  #since = performance.now();
  readonly #rest: (ms: number) => Promise<unknown>;

  constructor(rest: (ms: number) => Promise<unknown> = wait) {
    this.#rest = rest;
  }

  /** Lets other work run if the calculation has run for 5 ms since the last pause. */
  async take(): Promise<void> {
    const paused = performance.now();
    if (paused - this.#since < LONGEST_MS) return;
    await new Promise(setImmediate);
    const hasOthers = performance.now() - paused >= EMPTY_TURN_MS;
    if (hasOthers) {
      await this.#rest(LONGEST_MS);
      await ownTurn();
    }
    this.#since = performance.now();
  }
}
