const LONGEST_MS = 25;

/** Interrupts long calculations, so that the process answers other requests in the meantime. */
export class Pauses {
  #since = performance.now();

  /** Lets other work run if the calculation has run for 25 ms since the last pause. */
  async take(): Promise<void> {
    if (performance.now() - this.#since < LONGEST_MS) return;
    await new Promise(setImmediate);
    this.#since = performance.now();
  }
}
