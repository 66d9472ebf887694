import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import { type Due, lineOf } from "#db/queries/notifications/notifications.ts";

interface Limits {
  /** The maximum number of concurrent deliveries: in total, per channel, and per channel of one organization. */
  inAll: number;
  by: Readonly<Record<NotificationChannel, number>>;
  each: number;
}

/** Chooses the next waiting notification. Organizations take turns, and none exceeds its share. */
export class FairQueue {
  readonly #limits: Limits;
  readonly #waiting = new Map<string, Due[]>();
  readonly #running = new Map<string, Due>();
  readonly #pausedUntil = new Map<string, number>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The ids of the notifications being delivered. */
  get running(): string[] {
    return [...this.#running.keys()];
  }

  /** Returns the organizations' channels that are paused at `now`. */
  paused(now: number): string[] {
    return [...this.#pausedUntil].flatMap(([line, until]) => (until > now ? line : []));
  }

  /** Replaces the waiting notifications. */
  refill(due: readonly Due[]): void {
    this.#waiting.clear();
    for (const one of due) {
      const others = this.#waiting.get(one.organizationId);
      if (others) others.push(one);
      else this.#waiting.set(one.organizationId, [one]);
    }
  }

  /**
   * Takes the next notification, which counts as running until `done` is called. Returns undefined if none may run now.
   */
  take(now: number): Due | undefined {
    if (this.#running.size >= this.#limits.inAll) return undefined;
    for (const [organizationId, waiting] of this.#waiting) {
      const place = waiting.findIndex((due) => this.#mayRun(due, now));
      const [next] = place < 0 ? [] : waiting.splice(place, 1);
      if (!next) continue;
      this.#toTheEnd(organizationId, waiting);
      this.#running.set(next.id, next);
      return next;
    }
    return undefined;
  }

  /** Ends a delivery, successful or not, and pauses its organization's channel for `pause` milliseconds. */
  done(due: Due, now: number, pause: number): void {
    if (!this.#running.delete(due.id)) return;
    if (pause > 0) this.#pausedUntil.set(lineOf(due), now + pause);
    else if ((this.#pausedUntil.get(lineOf(due)) ?? now + 1) <= now) this.#pausedUntil.delete(lineOf(due));
  }

  #mayRun(due: Due, now: number): boolean {
    const line = lineOf(due);
    if ((this.#pausedUntil.get(line) ?? 0) > now) return false;
    const running = [...this.#running.values()];
    return (
      running.filter(({ channel }) => channel === due.channel).length < this.#limits.by[due.channel] &&
      running.filter((other) => lineOf(other) === line).length < this.#limits.each
    );
  }

  #toTheEnd(organizationId: string, waiting: Due[]): void {
    this.#waiting.delete(organizationId);
    if (waiting.length > 0) this.#waiting.set(organizationId, waiting);
  }
}
