import { Refusal } from "#core/refusal.ts";

interface SemaphoreBounds {
  atOnce: number;
  perKey: number;
  waitingPerKey: number;
  /** Milliseconds after which a waiting task is refused. */
  patience?: number;
  /** In seconds. */
  retryAfter?: number;
}

const RETRY_AFTER = 5;

/** Limits concurrent tasks, in total and for each key. Keys with waiting tasks take turns. */
export class KeyedSemaphore {
  readonly #bounds: (key: string) => SemaphoreBounds;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();
  #total = 0;

  constructor(bounds: SemaphoreBounds | ((key: string) => SemaphoreBounds)) {
    this.#bounds = typeof bounds === "function" ? bounds : () => bounds;
  }

  /** Throws the refusal `busy` if too many tasks of the key wait, or if the task waits too long. */
  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    await this.take(key);
    try {
      return await task();
    } finally {
      this.giveBack(key);
    }
  }

  /** Throws the refusal `busy` like `run`. The caller must call `giveBack` after the task. */
  async take(key: string): Promise<void> {
    const line = this.#waiting.get(key) ?? [];
    if (line.length === 0 && this.#hasRoomFor(key)) return this.#begin(key);
    if (line.length >= this.#bounds(key).waitingPerKey) throw this.#busy(key);
    await new Promise<void>((resolve, reject) => {
      const { patience } = this.#bounds(key);
      const timer = patience === undefined ? undefined : setTimeout(() => leave(), patience);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const leave = () => {
        this.#remove(key, begin);
        reject(this.#busy(key));
      };
      this.#waiting.set(key, [...line, begin]);
    });
  }

  giveBack(key: string): void {
    const left = (this.#running.get(key) ?? 1) - 1;
    if (left === 0) this.#running.delete(key);
    else this.#running.set(key, left);
    this.#total -= 1;
    this.#beginWaiting();
  }

  #hasRoomFor(key: string): boolean {
    const { atOnce, perKey } = this.#bounds(key);
    return this.#total < atOnce && (this.#running.get(key) ?? 0) < perKey;
  }

  #begin(key: string): void {
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
    this.#total += 1;
  }

  #beginWaiting(): void {
    for (const [key, [begin]] of this.#waiting) {
      if (!begin || !this.#hasRoomFor(key)) continue;
      const line = this.#remove(key, begin);
      // Moving the key to the end lets other waiting keys go first.
      this.#waiting.delete(key);
      if (line.length > 0) this.#waiting.set(key, line);
      this.#begin(key);
      begin();
    }
  }

  #remove(key: string, begin: () => void): (() => void)[] {
    const line = (this.#waiting.get(key) ?? []).filter((one) => one !== begin);
    if (line.length === 0) this.#waiting.delete(key);
    else this.#waiting.set(key, line);
    return line;
  }

  #busy(key: string): Refusal {
    const text = "Too many tasks are in progress. Please try again shortly.";
    return new Refusal("throttled", "busy", text, { retryAfter: this.#bounds(key).retryAfter ?? RETRY_AFTER });
  }
}
