import { Refusal } from "#core/refusal.ts";

const RETRY_AFTER_SECONDS = 2;

/** Limits how many hashes run and wait at once; refuses the others, so that a flood costs almost nothing. */
export class HashSlots {
  #free: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#free = atOnce;
    this.#mostWaiting = waiting;
  }

  /** Runs in a slot. Throws the refusal `busy` if too many are already waiting. */
  async run<Result>(hash: () => Promise<Result>): Promise<Result> {
    await this.#take();
    try {
      return await hash();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  #take(): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return undefined;
    }
    if (this.#waiting.length >= this.#mostWaiting) {
      const text = "Too many people are signing in at the moment. Please try again in a few seconds.";
      throw new Refusal("throttled", "busy", text, { retryAfter: RETRY_AFTER_SECONDS });
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
