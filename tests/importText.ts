import type { Actor } from "#bot/operations/actor.ts";
import { importPeople } from "#bot/operations/imports/importPeople.ts";

/** Imports people by the text of a file. */
export function importText(by: Actor, text: string) {
  async function* file() {
    yield new TextEncoder().encode(text);
  }
  return importPeople(by, { mode: "import", file });
}
