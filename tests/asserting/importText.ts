import type { Actor } from "#bot/operations/actor.ts";
import { importEvents } from "#bot/operations/imports/importEvents.ts";
import { importOpenings } from "#bot/operations/imports/importOpenings.ts";
import { importPeople } from "#bot/operations/imports/importPeople.ts";

export function importText(by: Actor, text: string) {
  return importPeople(by, fileOf(text));
}

export function importOpeningText(by: Actor, text: string) {
  return importOpenings(by, fileOf(text));
}

export function importEventText(by: Actor, text: string) {
  return importEvents(by, fileOf(text));
}

export function previewText(by: Actor, text: string) {
  return importPeople(by, { ...fileOf(text), mode: "preview" });
}

function fileOf(text: string) {
  async function* file() {
    yield new TextEncoder().encode(text);
  }
  return { mode: "import", file };
}
