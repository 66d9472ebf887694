interface Job {
  organizationId: string;
  id: string;
}

interface Limits<Lane extends string> {
  inAll: number;
  by: Readonly<Record<Lane, number>>;
  each: number;
}

interface Ways<Waiting, Lane> {
  laneOf: (waiting: Waiting) => Lane;
  lineOf: (waiting: Waiting) => string;
}

const MANY = 20;

export class FairQueue<Waiting extends Job, Lane extends string> {
  readonly #limits: Limits<Lane>;
  readonly #ways: Ways<Waiting, Lane>;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Map<string, Waiting>();
  readonly #long = new Set<string>();
  readonly #pausedUntil = new Map<string, number>();

  constructor(limits: Limits<Lane>, ways: Ways<Waiting, Lane>) {
    this.#limits = limits;
    this.#ways = ways;
  }

  get running(): string[] {
    return [...this.#running.keys()];
  }

  paused(now: number): string[] {
    return [...this.#pausedUntil].flatMap(([line, until]) => (until > now ? line : []));
  }

  isLong(organizationId: string): boolean {
    return this.#long.has(organizationId);
  }

  refill(due: readonly Waiting[]): void {
    this.#waiting.clear();
    this.#long.clear();
    for (const one of due) {
      const others = this.#waiting.get(one.organizationId);
      if (others) others.push(one);
      else this.#waiting.set(one.organizationId, [one]);
      if (others?.length === MANY) this.#long.add(one.organizationId);
    }
  }

  /** Returns undefined if no job may run now. The job counts as running until `done` is called. */
  take(now: number): Waiting | undefined {
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

  done(due: Waiting, now: number, pause: number): void {
    if (!this.#running.delete(due.id)) return;
    const line = this.#ways.lineOf(due);
    if (pause > 0) this.#pausedUntil.set(line, now + pause);
    else if ((this.#pausedUntil.get(line) ?? now + 1) <= now) this.#pausedUntil.delete(line);
  }

  #mayRun(due: Waiting, now: number): boolean {
    const { laneOf, lineOf } = this.#ways;
    const [lane, line] = [laneOf(due), lineOf(due)];
    if ((this.#pausedUntil.get(line) ?? 0) > now) return false;
    const running = [...this.#running.values()];
    return (
      running.filter((other) => laneOf(other) === lane).length < this.#limits.by[lane] &&
      running.filter((other) => lineOf(other) === line).length < this.#limits.each
    );
  }

  #toTheEnd(organizationId: string, waiting: Waiting[]): void {
    this.#waiting.delete(organizationId);
    if (waiting.length > 0) this.#waiting.set(organizationId, waiting);
  }
}
