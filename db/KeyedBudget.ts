const MINUTE_MS = 60_000;

interface Rest {
  amount: number;
  at: number;
}

/** Limits the uses of each key. Uses refill evenly over a minute. `now` is a monotonic clock in milliseconds. */
export class KeyedBudget {
  /** A budget that isn't used for a minute is full again, so `#turn` drops the older keys. */
  #recent = new Map<string, Rest>();
  #earlier = new Map<string, Rest>();
  #turnedAt: number;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#turnedAt = now();
  }

  /** Counts a use and returns 0, or returns the milliseconds until the next use is possible. */
  take(key: string, perMinute: number): number {
    const now = this.#now();
    if (now - this.#turnedAt >= MINUTE_MS) this.#turn(now);
    const { amount, at } = this.#recent.get(key) ?? this.#earlier.get(key) ?? { amount: perMinute, at: now };
    const refilled = Math.min(perMinute, amount + ((now - at) * perMinute) / MINUTE_MS);
    const isLeft = refilled >= 1;
    this.#recent.set(key, { amount: isLeft ? refilled - 1 : refilled, at: now });
    return isLeft ? 0 : ((1 - refilled) * MINUTE_MS) / perMinute;
  }

  #turn(now: number): void {
    this.#earlier = this.#recent;
    this.#recent = new Map();
    this.#turnedAt = now;
  }
}
