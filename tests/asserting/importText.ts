import type { Actor } from "#bot/operations/actor.ts";
import { importEvents } from "#bot/operations/imports/importEvents.ts";
import { importOpenings } from "#bot/operations/imports/importOpenings.ts";
import { importPeople } from "#bot/operations/imports/importPeople.ts";

/** Imports people from the text of a file. */
export function importText(by: Actor, text: string) {
  return importPeople(by, fileOf(text));
}

/** Imports opening balances from the text of a file. */
export function importOpeningText(by: Actor, text: string) {
  return importOpenings(by, fileOf(text));
}

/** Imports hours, events, and absences from the text of a file. */
export function importEventText(by: Actor, text: string) {
  return importEvents(by, fileOf(text));
}

/** Previews an import of people from the text of a file. */
export function previewText(by: Actor, text: string) {
  return importPeople(by, { ...fileOf(text), mode: "preview" });
}

function fileOf(text: string) {
  async function* file() {
    yield new TextEncoder().encode(text);
  }
  return { mode: "import", file };
}
