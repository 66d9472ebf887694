import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";

export type GroupedBy = "office" | "manager";

/** Returns the types with a column: all, or only the requested one. */
export function typesShown(type: string): LeaveType[] {
  return LEAVE_TYPES.filter((one) => type === "" || one === type);
}
