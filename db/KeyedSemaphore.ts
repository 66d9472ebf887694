interface Waiting {
  who: string;
  go: () => void;
}

/** Lets only so many do something at a time, and each of them once; the others wait their turn, first come first served. */
export class KeyedSemaphore {
  #free: number;
  readonly #having = new Set<string>();
  #waiting: Waiting[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Resolves when it is their turn. Whoever had it gives it back. */
  async take(who: string): Promise<void> {
    await new Promise<void>((go) => {
      this.#waiting.push({ who, go });
      this.#letIn();
    });
  }

  /** Ends somebody's turn. */
  giveBack(who: string): void {
    this.#having.delete(who);
    this.#free += 1;
    this.#letIn();
  }

  #letIn(): void {
    const next = this.#free > 0 && this.#waiting.find(({ who }) => !this.#having.has(who));
    if (!next) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#having.add(next.who);
    this.#free -= 1;
    next.go();
  }
}
