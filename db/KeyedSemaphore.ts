interface Waiting {
  who: string;
  go: () => void;
}

/** Limits the number of concurrent tasks, with at most one per key; the others wait in order. */
export class KeyedSemaphore {
  #free: number;
  readonly #having = new Set<string>();
  #waiting: Waiting[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Resolves when the key may proceed. The caller must call `giveBack` afterwards. */
  async take(who: string): Promise<void> {
    await new Promise<void>((go) => {
      this.#waiting.push({ who, go });
      this.#letIn();
    });
  }

  /** Releases the key, so that the next task may proceed. */
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
