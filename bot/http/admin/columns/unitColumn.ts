import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { Columns } from "../../downloads/Columns.ts";

/**
 * Returns the column with the unit of each row's amounts. An organization whose types are all in days doesn't need it, so
 * its files keep their columns.
 */
export function unitColumn(types: readonly Pick<LeaveTypeView, "key" | "unit">[]): Columns<{ type: LeaveType }> {
  const units = new Map(types.map(({ key, unit }) => [key, unit]));
  if (types.every(({ unit }) => unit === "day")) return {};
  return { unit: ({ type }) => `${units.get(type) ?? "day"}s` };
}
