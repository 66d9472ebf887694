import { peopleText } from "#core/countText.ts";

const EQUAL = 10;

export class PersonErrors {
  readonly #ids = new Set<string>();
  #first: unknown;
  #forAll: { error: unknown } | undefined;
  #last = "";
  #inARow = 0;

  note(id: string, error: unknown): void {
    if (this.#ids.size === 0) this.#first = error;
    this.#ids.add(id);
    const text = textOf(error);
    this.#inARow = text === this.#last ? this.#inARow + 1 : 1;
    this.#last = text;
  }

  noteForAll(error: unknown): void {
    this.#forAll ??= { error };
  }

  startRow(): void {
    this.#inARow = 0;
  }

  get none(): boolean {
    return this.#ids.size === 0 && !this.#forAll;
  }

  get isSameForAll(): boolean {
    return this.#inARow >= EQUAL;
  }

  throwIfAny(): void {
    if (!this.none) throw this.forAll();
  }

  forAll(): unknown {
    if (this.#forAll) return this.#forAll.error;
    const [id = ""] = this.#ids;
    const who = this.#ids.size === 1 ? id : `${peopleText(this.#ids.size)}, first ${id}`;
    return new Error(`Failed for ${who}: ${textOf(this.#first)}`, { cause: this.#first });
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
