import { Refusal } from "#core/refusal.ts";
import type { Actor } from "../actor.ts";

const RETRY_AFTER = 30;

const DOWNLOADING = "Other files are still downloading. Please try again when they are done.";

interface Most {
  person?: number;
  organization: number;
  process: number;
}

export class Transfers {
  readonly #most: Most;
  readonly #busy: string;
  readonly #running = new Map<string, number>();
  #total = 0;

  constructor(most: Most, busy = DOWNLOADING) {
    this.#most = most;
    this.#busy = busy;
  }

  async run<Result>(
    { organizationId, userId }: Pick<Actor, "organizationId" | "userId">,
    transfer: () => Promise<Result>,
  ): Promise<Result> {
    if (!this.#hasRoom(organizationId, userId)) {
      throw new Refusal("throttled", "too_many", this.#busy, { retryAfter: RETRY_AFTER });
    }
    this.#count(organizationId, userId, 1);
    try {
      return await transfer();
    } finally {
      this.#count(organizationId, userId, -1);
    }
  }

  #hasRoom(organizationId: string, userId: string): boolean {
    const { person = Infinity, organization, process } = this.#most;
    const running = this.#running.get(organizationId) ?? 0;
    if ((this.#running.get(userId) ?? 0) >= person) return false;
    return this.#total < (process * (organization - running)) / organization;
  }

  #count(organizationId: string, userId: string, change: 1 | -1): void {
    this.#total += change;
    for (const id of [organizationId, userId]) {
      const running = (this.#running.get(id) ?? 0) + change;
      if (running === 0) this.#running.delete(id);
      else this.#running.set(id, running);
    }
  }
}
