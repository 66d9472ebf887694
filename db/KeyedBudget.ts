const MINUTE_MS = 60_000;
/** The number of keys beyond which full budgets are forgotten. */
const MANY_KEYS = 10_000;

/** A key's remaining budget at a point in time. */
interface Rest {
  amount: number;
  at: number;
}

/**
 * Limits how often a key may act: its budget can be used all at once and refills evenly over a minute. Kept in memory,
 * so each process has its own budgets; `now` returns milliseconds that never run backward.
 */
export class KeyedBudget {
  readonly #rests = new Map<string, Rest>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Takes one use from a key's budget. Returns 0, or the milliseconds until the next use if none is left. */
  take(key: string, perMinute: number): number {
    const now = this.#now();
    if (this.#rests.size >= MANY_KEYS) this.#forgetFull(now);
    const { amount, at } = this.#rests.get(key) ?? { amount: perMinute, at: now };
    const refilled = Math.min(perMinute, amount + ((now - at) * perMinute) / MINUTE_MS);
    const isLeft = refilled >= 1;
    this.#rests.set(key, { amount: isLeft ? refilled - 1 : refilled, at: now });
    return isLeft ? 0 : ((1 - refilled) * MINUTE_MS) / perMinute;
  }

  /** Forgets the keys whose budget is full again, so that the memory stays bounded. */
  #forgetFull(now: number): void {
    for (const [key, { at }] of this.#rests) if (now - at >= MINUTE_MS) this.#rests.delete(key);
  }
}
