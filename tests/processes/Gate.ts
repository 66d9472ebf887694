import { EventEmitter, once } from "node:events";

export class Gate {
  #isOpen = Promise.resolve();
  readonly #inside = new Set<Promise<void>>();

  async pass(work: () => Promise<void>): Promise<void> {
    await this.#isOpen;
    const running = work();
    this.#inside.add(running);
    await running.finally(() => this.#inside.delete(running));
  }

  async hold(run: () => Promise<void>): Promise<void> {
    const opening = new EventEmitter();
    this.#isOpen = once(opening, "open").then(() => {});
    try {
      await Promise.all(this.#inside);
      await run();
    } finally {
      opening.emit("open");
    }
  }
}
