import { Refusal } from "#core/refusal.ts";
import { mayVouchFor } from "./access/roleChange.ts";
import type { Role } from "./access/roles.ts";

interface Someone {
  id: string;
  role: Role;
}

/** Whether somebody may have all that is kept of a person: their own, of roles below their own, an Owner of all. */
export function mayExport(actor: Someone, person: Someone): boolean {
  return actor.id === person.id || mayVouchFor(actor.role, person.role);
}

/** Refuses (403) all that is kept of a person to who may not have it. */
export function assertMayExport(actor: Someone, person: Someone): void {
  if (mayExport(actor, person)) return;
  throw new Refusal("forbidden", "role_not_below", "You can only export the data of people with a role below yours");
}

/** What the file is called: the name of the person, without what no file may be called by. */
export function exportFileName(name: string): string {
  return `${name.replaceAll(/[\\/:*?"<>|]/g, "-")}-awayday.json`;
}
