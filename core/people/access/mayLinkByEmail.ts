import { isAtLeast, type Role } from "./roles.ts";
import { mayVouchFor } from "./roleChange.ts";

/** The person who connected a Slack workspace, with their current role and status. */
export interface SlackConnecter {
  id: string;
  role: Role;
  isActive: boolean;
}

/**
 * Returns whether matching emails are enough to link a Slack user to a person. The person who connected the workspace
 * may control it and the emails in it, so that person must be an active Admin or Owner who may manage the linked
 * person, or be that person.
 */
export function mayLinkByEmail(connecter: SlackConnecter | null, person: { id: string; role: Role }): boolean {
  return linksByEmail(connecter) ? mayVouchForLink(connecter, person) : connecter?.id === person.id;
}

/** Returns whether a workspace links anyone else by email: only while an active Admin or Owner stands behind it. */
export function linksByEmail(connecter: Omit<SlackConnecter, "id"> | null): boolean {
  return connecter !== null && connecter.isActive && isAtLeast(connecter.role, "Admin");
}

/**
 * Returns whether a linked Slack user may still act as a person: if the person proved the link on the web, or if the
 * person who connected the workspace could have vouched for it. A link made by email outlives the connecting person's
 * deactivation, for people below Admin: otherwise everyone would have to confirm when a colleague leaves.
 */
export function isLinkTrusted(
  linked: { id: string; role: Role; isProven: boolean },
  connecter: SlackConnecter | null,
): boolean {
  return linked.isProven || mayVouchForLink(connecter, linked);
}

/** A deactivated Owner counts as an Admin, and a workspace without a connecting person vouches for nobody. */
function mayVouchForLink(connecter: SlackConnecter | null, person: { id: string; role: Role }): boolean {
  if (!connecter) return false;
  if (connecter.id === person.id) return true;
  const role = connecter.role === "Owner" && !connecter.isActive ? "Admin" : connecter.role;
  return mayVouchFor(role, person.role);
}
