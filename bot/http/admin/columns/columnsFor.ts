import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { listLeaveTypes } from "#bot/operations/leaveTypes/listLeaveTypes.ts";
import type { Columns } from "../../downloads/Columns.ts";

export async function columnsFor<Row>(
  actor: Actor,
  columns: Columns<Row> | ((types: readonly LeaveTypeView[]) => Columns<Row>),
): Promise<Columns<Row>> {
  return typeof columns === "function" ? columns(await listLeaveTypes(actor, { archived: true })) : columns;
}
