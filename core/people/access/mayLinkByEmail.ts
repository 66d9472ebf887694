import { isAtLeast, type Role } from "./roles.ts";
import { mayVouchFor } from "./roleChange.ts";

export interface SlackConnector {
  id: string;
  role: Role;
  isActive: boolean;
}

/**
 * The person who connected the workspace may control it and the emails in it, so the connector must be the linked
 * person, or an active Admin or Owner who passes `mayVouchFor`.
 */
export function mayLinkByEmail(connector: SlackConnector | null, person: { id: string; role: Role }): boolean {
  return linksByEmail(connector) ? mayVouchForLink(connector, person) : connector?.id === person.id;
}

/**
 * Returns whether a workspace links people other than its connector by email: only while the connector is an active
 * Admin or Owner.
 */
export function linksByEmail(connector: Omit<SlackConnector, "id"> | null): boolean {
  return connector !== null && connector.isActive && isAtLeast(connector.role, "Admin");
}

/**
 * Returns whether a linked Slack user may still act as a person: if the person proved the link on the web, or if the
 * person who connected the workspace could have vouched for it. For people below Admin, a link made by email outlives
 * the deactivation of the person who connected the workspace: otherwise all of them would have to confirm their links
 * when that colleague leaves.
 */
export function isLinkTrusted(
  linked: { id: string; role: Role; isProven: boolean },
  connector: SlackConnector | null,
): boolean {
  return linked.isProven || mayVouchForLink(connector, linked);
}

/**
 * Returns whether the person who connected a workspace vouches for a person; a deactivated Owner counts as an Admin.
 */
function mayVouchForLink(connector: SlackConnector | null, person: { id: string; role: Role }): boolean {
  if (!connector) return false;
  if (connector.id === person.id) return true;
  const role = connector.role === "Owner" && !connector.isActive ? "Admin" : connector.role;
  return mayVouchFor(role, person.role);
}
