import { isAtLeast, type Role } from "./roles.ts";
import { mayVouchFor } from "./roleChange.ts";

export interface SlackConnector {
  id: string;
  role: Role;
  isActive: boolean;
}

/** Security: the person who connected the workspace might control its members' emails. */
export function mayLinkByEmail(connector: SlackConnector | null, person: { id: string; role: Role }): boolean {
  return linksByEmail(connector) ? mayVouchForLink(connector, person) : connector?.id === person.id;
}

export function linksByEmail(connector: Omit<SlackConnector, "id"> | null): boolean {
  return connector !== null && connector.isActive && isAtLeast(connector.role, "Admin");
}

/**
 * Unproven links of people below Admin stay trusted after the Admin or Owner who connected the workspace is
 * deactivated.
 */
export function isLinkTrusted(
  linked: { id: string; role: Role; isProven: boolean },
  connector: SlackConnector | null,
): boolean {
  return linked.isProven || mayVouchForLink(connector, linked);
}

function mayVouchForLink(connector: SlackConnector | null, person: { id: string; role: Role }): boolean {
  if (!connector) return false;
  if (connector.id === person.id) return true;
  const role = connector.role === "Owner" && !connector.isActive ? "Admin" : connector.role;
  return mayVouchFor(role, person.role);
}
