import { Refusal } from "#core/refusal.ts";
import { mayVouchFor } from "./access/roleChange.ts";
import type { Role } from "./access/roles.ts";

/** The maximum number of rows of each kind. An export is held in memory. */
export const MAX_EXPORTED = {
  requests: 1000,
  changes: 5000,
  apiKeys: 1000,
  credits: 1000,
  ledger: 5000,
  audit: 5000,
  notifications: 1000,
  documents: 1000,
  messages: 5000,
  delegations: 1000,
  snoozes: 1000,
  invitations: 1000,
};

interface Someone {
  id: string;
  role: Role;
}

export function mayExport(actor: Someone, person: Someone): boolean {
  return actor.id === person.id || mayVouchFor(actor.role, person.role);
}

export function assertMayExport(actor: Someone, person: Someone): void {
  if (mayExport(actor, person)) return;
  throw new Refusal("forbidden", "role_not_below", "You can only export the data of people with a role below yours");
}

/** Replaces characters that Windows doesn't allow in file names. */
export function exportFileName(name: string): string {
  return `${name.replaceAll(/[\\/:*?"<>|]/g, "-")}-awayday.json`;
}
