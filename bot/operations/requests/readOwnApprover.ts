import { Nothing } from "#core/inputs.ts";
import { approverName } from "#core/people/approver.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { reading } from "../reading.ts";

/** Returns the name of the first approver of the caller's requests, or 'Manager' if there is no specific one. */
export const readOwnApprover = reading("listOwnRequests", Nothing, async (_, { me }) =>
  approverName(me.id, await peopleAround(me.organizationId, [me.id])),
);
