import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import { Refusal } from "#core/refusal.ts";
import { leaveText } from "../../leave/leaveText.ts";
import type { LeaveTypeView, TypeRequesters } from "../../leave/LeaveTypeView.ts";

type RequestedType = Pick<LeaveTypeView, "name" | "requestableBy" | "archived">;

const FROM_ROLE: Record<TypeRequesters, Role> = { everyone: "Employee", managers: "Manager", admins: "Admin" };
const REQUESTERS: Record<TypeRequesters, string> = {
  everyone: "Everyone",
  managers: "Managers, Admins, and Owners",
  admins: "Admins and Owners",
};

/** Returns whether a role may request a type now. */
export function isRequestable({ requestableBy, archived }: RequestedType, role: Role): boolean {
  return !archived && isAtLeast(role, FROM_ROLE[requestableBy]);
}

/**
 * Returns the refusal if a role may not request a type, because it is archived or reserved for higher roles; otherwise
 * undefined.
 */
export function typeRefusal(type: RequestedType, role: Role): Refusal | undefined {
  if (isRequestable(type, role)) return undefined;
  const text = type.archived
    ? `${type.name} is archived and can't be requested`
    : `Only ${REQUESTERS[type.requestableBy]} can request ${leaveText(type.name)}`;
  return type.archived
    ? new Refusal("rule", "type_archived", text, { fields: { type: text } })
    : new Refusal("forbidden", "type_not_requestable", text, { fields: { type: text } });
}
