import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";

/** The grouping of the report. */
export type GroupedBy = "office" | "manager";

/** Returns the types with a column: all, or the only one asked for. */
export function typesShown(type: string): LeaveType[] {
  return LEAVE_TYPES.filter((one) => type === "" || one === type);
}
