import { mayVouchFor } from "./roleChange.ts";
import type { Role } from "./roles.ts";

/** The person who connected a Slack workspace, as they are now. */
export interface SlackConnecter {
  id: string;
  role: Role;
  isActive: boolean;
}

/**
 * Returns whether a Slack user may act as a person because their emails match: only if the one who connected the
 * workspace may manage that person, because they may control the workspace and the emails in it. A deactivated Owner
 * counts as an Admin, and a workspace that nobody connected links nobody.
 */
export function mayLinkByEmail(connecter: SlackConnecter | null, person: { id: string; role: Role }): boolean {
  if (!connecter) return false;
  if (connecter.id === person.id) return true;
  const role = connecter.role === "Owner" && !connecter.isActive ? "Admin" : connecter.role;
  return mayVouchFor(role, person.role);
}

/**
 * Returns whether a linked Slack user still acts as a person: if the person proved the link on the web, or if it could
 * be made by email today.
 */
export function isLinkTrusted(
  linked: { id: string; role: Role; isProven: boolean },
  connecter: SlackConnecter | null,
): boolean {
  return linked.isProven || mayLinkByEmail(connecter, linked);
}
