export class RunningWork {
  readonly #work = new Set<Promise<unknown>>();

  track<Result>(work: Promise<Result>): Promise<Result> {
    const ended = work.then(
      () => {},
      () => {},
    );
    this.#work.add(ended);
    void ended.then(() => this.#work.delete(ended));
    return work;
  }

  /** Resolves when no work is running, or after `patience` milliseconds at the latest. */
  async over(patience: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<true>((resolve) => {
      timer = setTimeout(() => resolve(true), patience);
    });
    while (this.#work.size > 0) {
      if (await Promise.race([enough, Promise.all(this.#work)]).then((end) => end === true)) break;
    }
    clearTimeout(timer);
  }
}
