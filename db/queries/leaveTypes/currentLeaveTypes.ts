import type { Transaction } from "sequelize";
import type { Person } from "../people/person.ts";
import { findLeaveTypes, type LeaveTypeRow } from "./leaveTypes.ts";

const MAX_ORGANIZATIONS = 2000;

const kept = new Map<string, { version: number; types: readonly LeaveTypeRow[] }>();

/** Includes archived types. May be outdated in a transaction that has changed types. */
export async function currentLeaveTypes(
  { organizationId, leaveTypesVersion: version }: Pick<Person, "organizationId" | "leaveTypesVersion">,
  tx?: Transaction,
): Promise<readonly LeaveTypeRow[]> {
  const known = kept.get(organizationId);
  if (known?.version === version) return known.types;
  const types = await findLeaveTypes(organizationId, tx);
  kept.delete(organizationId);
  kept.set(organizationId, { version, types });
  const [first] = kept.keys();
  if (kept.size > MAX_ORGANIZATIONS && first !== undefined) kept.delete(first);
  return types;
}
