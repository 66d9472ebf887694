import type { Transaction } from "sequelize";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { currentLeaveTypes } from "#db/queries/leaveTypes/currentLeaveTypes.ts";
import type { Person } from "#db/queries/people/person.ts";

export async function withLeaveTypes(
  person: Person,
  tx?: Transaction,
): Promise<Person & { leaveTypes: readonly LeaveTypeView[] }> {
  return { leaveTypes: await currentLeaveTypes(person, tx), ...person };
}
