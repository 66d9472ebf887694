interface Options {
  chance: () => number;
  /** From 0 to 1: the share of calls that fail, and of failures that wait for a time limit. */
  fails: number;
  hangs: number;
}

export class Faults {
  isTrouble = true;
  readonly counts: Record<string, number> = {};
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The returned function returns a way to fail, "hang", or undefined if the call succeeds. */
  of<Way extends string>(service: string, ways: readonly Way[]): () => Way | "hang" | undefined {
    const { chance, fails, hangs } = this.#options;
    let turn = 0;
    return () => {
      if (!this.isTrouble || chance() >= fails) return undefined;
      const way = chance() < hangs ? "hang" : ways[turn++ % ways.length];
      const kind = `${service} ${way}`;
      this.counts[kind] = (this.counts[kind] ?? 0) + 1;
      return way;
    };
  }

  lost(service: string): number {
    return this.counts[`${service} lost`] ?? 0;
  }
}
