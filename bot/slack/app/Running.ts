/** What is under way, so that stopping can wait for it. */
export class Running {
  readonly #work = new Set<Promise<unknown>>();

  /** Counts some work as running until it ends, well or not. */
  track<Result>(work: Promise<Result>): Promise<Result> {
    const ended = work.then(
      () => {},
      () => {},
    );
    this.#work.add(ended);
    void ended.then(() => this.#work.delete(ended));
    return work;
  }

  /** Resolves when nothing runs any more, or after `patience` ms. */
  async over(patience: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<true>((resolve) => {
      timer = setTimeout(() => resolve(true), patience);
    });
    while (this.#work.size > 0) {
      // What runs may begin more.
      if (await Promise.race([enough, Promise.all(this.#work)]).then((end) => end === true)) break;
    }
    clearTimeout(timer);
  }
}
