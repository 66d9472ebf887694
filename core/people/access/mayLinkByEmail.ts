import { mayVouchFor } from "./roleChange.ts";
import type { Role } from "./roles.ts";

/** The person who connected a Slack workspace, with their current role and status. */
export interface SlackConnecter {
  id: string;
  role: Role;
  isActive: boolean;
}

/**
 * Returns whether matching emails are enough to link a Slack user to a person. The person who connected the workspace
 * may control it and the emails in it, so that person must be allowed to manage the linked one. A deactivated Owner
 * counts as an Admin, and a workspace without a connecting person links nobody.
 */
export function mayLinkByEmail(connecter: SlackConnecter | null, person: { id: string; role: Role }): boolean {
  if (!connecter) return false;
  if (connecter.id === person.id) return true;
  const role = connecter.role === "Owner" && !connecter.isActive ? "Admin" : connecter.role;
  return mayVouchFor(role, person.role);
}

/**
 * Returns whether a linked Slack user may still act as a person: if the person proved the link on the web, or if
 * matching emails would be enough to make it today.
 */
export function isLinkTrusted(
  linked: { id: string; role: Role; isProven: boolean },
  connecter: SlackConnecter | null,
): boolean {
  return linked.isProven || mayLinkByEmail(connecter, linked);
}
