import { Nothing } from "#core/inputs.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { LeaveTypesQuery } from "#core/leaveTypes/LeaveTypeInput.ts";
import { isRequestable } from "#core/people/access/roles.ts";
import { currentLeaveTypes } from "#db/queries/leaveTypes/currentLeaveTypes.ts";
import { reading } from "../reading.ts";

export const listLeaveTypes = reading(
  "listLeaveTypes",
  LeaveTypesQuery,
  async ({ archived }, { me }): Promise<LeaveTypeView[]> =>
    (await currentLeaveTypes(me)).filter((type) => archived || !type.archived),
);

export const listRequestableTypes = reading("listLeaveTypes", Nothing, async (_, { me }): Promise<LeaveTypeView[]> =>
  (await currentLeaveTypes(me)).filter((type) => isRequestable(type, me.role)),
);
