const FIRST_MS = 1000;
const LONGEST_MS = 3_600_000;

/** Without a wait, a message whose outcome can't be stored would be sent again at every check. */
export class Interruptions {
  readonly #known = new Map<string, { until: number; waitMs: number }>();

  note(id: string, now: number): void {
    for (const [known, { until }] of this.#known) if (until + LONGEST_MS < now) this.#known.delete(known);
    const waitMs = Math.min(LONGEST_MS, 2 * (this.#known.get(id)?.waitMs ?? FIRST_MS / 2));
    this.#known.set(id, { until: now + waitMs, waitMs });
  }

  end(id: string): void {
    this.#known.delete(id);
  }

  get size(): number {
    return this.#known.size;
  }

  held(now: number): string[] {
    return [...this.#known].flatMap(([id, { until }]) => (until > now ? id : []));
  }
}
