import { Refusal } from "#core/refusal.ts";
import { siteOf } from "#core/throttling/siteOf.ts";

const RETRY_AFTER_SECONDS = 2;

interface Waiting {
  client: string;
  start: () => void;
  refuse: (reason: Refusal) => void;
}

export class HashSlots {
  #free: number;
  readonly #mostWaiting: number;
  readonly #waiting: Waiting[] = [];

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#free = atOnce;
    this.#mostWaiting = waiting;
  }

  async run<Result>(client: string | undefined, hash: () => Promise<Result>): Promise<Result> {
    await this.#take(siteOf(client ?? ""));
    try {
      return await hash();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.start();
      else this.#free += 1;
    }
  }

  #take(client: string): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return undefined;
    }
    if (this.#waiting.length >= this.#mostWaiting) this.#makePlaceFor(client);
    return new Promise((start, refuse) => this.#waiting.push({ client, start, refuse }));
  }

  #makePlaceFor(client: string): void {
    const counts = new Map<string, number>();
    for (const waiting of this.#waiting) counts.set(waiting.client, (counts.get(waiting.client) ?? 0) + 1);
    const most = Math.max(...counts.values());
    if (most <= (counts.get(client) ?? 0) + 1) throw busy();
    const place = this.#waiting.findLastIndex((waiting) => counts.get(waiting.client) === most);
    for (const { refuse } of this.#waiting.splice(place, 1)) refuse(busy());
  }
}

function busy(): Refusal {
  const text = "Too many passwords are being checked or set at the moment. Please try again in a few seconds.";
  return new Refusal("throttled", "busy", text, { retryAfter: RETRY_AFTER_SECONDS });
}
