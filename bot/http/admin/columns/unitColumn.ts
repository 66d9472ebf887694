import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { ColumnRecord } from "../../downloads/Columns.ts";

/** Returns no column if all leave types are in days, to keep the format of existing files. */
export function unitColumn(types: readonly Pick<LeaveTypeView, "key" | "unit">[]): ColumnRecord<{ type: LeaveType }> {
  const units = new Map(types.map(({ key, unit }) => [key, unit]));
  if (types.every(({ unit }) => unit === "day")) return {};
  return { unit: ({ type }) => `${units.get(type) ?? "day"}s` };
}
