import { peopleText } from "#core/countText.ts";

/** Collects the errors of single people, which don't stop the work for others. */
export class PersonErrors {
  readonly #ids = new Set<string>();
  #first: unknown;

  note(id: string, error: unknown): void {
    if (this.#ids.size === 0) this.#first = error;
    this.#ids.add(id);
  }

  /** True if no error was noted. */
  get none(): boolean {
    return this.#ids.size === 0;
  }

  /** Throws one error for all of them, with the first as its cause. Does nothing if there are none. */
  throwIfAny(): void {
    const [id] = this.#ids;
    if (id === undefined) return;
    const who = this.#ids.size === 1 ? id : `${peopleText(this.#ids.size)}, first ${id}`;
    const text = this.#first instanceof Error ? this.#first.message : String(this.#first);
    throw new Error(`Failed for ${who}: ${text}`, { cause: this.#first });
  }
}
