import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import { STANDARD_AMOUNTS } from "#core/policies/defaultPolicies.ts";
import type { LeaveType } from "../models/leave/LeaveType.ts";
import { aLeaveType } from "./aLeaveType.ts";

export async function standardTypes(organizationId: string): Promise<LeaveType[]> {
  const types: LeaveType[] = [];
  for (const { order: position, archived: _, ...type } of STANDARD_TYPES) {
    types.push(await aLeaveType({ id: organizationId }, { ...type, ...STANDARD_AMOUNTS[type.key], position }));
  }
  return types;
}
