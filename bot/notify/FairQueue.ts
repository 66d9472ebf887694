import type { Due } from "#db/queries/notifications.ts";

interface Limits {
  /** How many at the same time in all, and how many of one organisation. */
  inAll: number;
  each: number;
}

/** Which of the waiting notifications is next: the organisations take turns, none takes more than its share. */
export class FairQueue {
  readonly #limits: Limits;
  readonly #waiting = new Map<string, Due[]>();
  readonly #running = new Map<string, Set<string>>();
  readonly #pausedUntil = new Map<string, number>();
  #runningInAll = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The ids of what is being delivered. */
  get running(): string[] {
    return [...this.#running.values()].flatMap((ids) => [...ids]);
  }

  /** Puts what is due in place of what was waiting. */
  refill(due: readonly Due[]): void {
    this.#waiting.clear();
    for (const one of due) {
      const others = this.#waiting.get(one.organizationId);
      if (others) others.push(one);
      else this.#waiting.set(one.organizationId, [one]);
    }
  }

  /** Takes the next one, which then runs until it is `done`; undefined when nothing may run now. */
  take(now: number): Due | undefined {
    if (this.#runningInAll >= this.#limits.inAll) return undefined;
    for (const [organizationId, waiting] of this.#waiting) {
      if ((this.#running.get(organizationId)?.size ?? 0) >= this.#limits.each) continue;
      const place = waiting.findIndex((due) => (this.#pausedUntil.get(lineOf(due)) ?? 0) <= now);
      const [next] = place < 0 ? [] : waiting.splice(place, 1);
      if (!next) continue;
      this.#toTheEnd(organizationId, waiting);
      this.#begin(next);
      return next;
    }
    return undefined;
  }

  /** Notes that one was delivered, or not; its organisation's channel is left alone for `pause` ms. */
  done(due: Due, now: number, pause: number): void {
    const running = this.#running.get(due.organizationId);
    if (!running?.delete(due.id)) return;
    this.#runningInAll -= 1;
    if (running.size === 0) this.#running.delete(due.organizationId);
    if (pause > 0) this.#pausedUntil.set(lineOf(due), now + pause);
    else if ((this.#pausedUntil.get(lineOf(due)) ?? now + 1) <= now) this.#pausedUntil.delete(lineOf(due));
  }

  #toTheEnd(organizationId: string, waiting: Due[]): void {
    this.#waiting.delete(organizationId);
    if (waiting.length > 0) this.#waiting.set(organizationId, waiting);
  }

  #begin({ organizationId, id }: Due): void {
    const running = this.#running.get(organizationId) ?? new Set<string>();
    this.#running.set(organizationId, running.add(id));
    this.#runningInAll += 1;
  }
}

function lineOf({ organizationId, channel }: Due): string {
  return `${organizationId} ${channel}`;
}
