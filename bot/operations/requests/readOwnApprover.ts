import { Nothing } from "#core/inputs.ts";
import { approverName } from "#core/people/approver.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { reading } from "../operation.ts";

/** Who is asked first about one's own requests, by name; 'Manager' where there is nobody in particular. */
export const readOwnApprover = reading("listOwnRequests", Nothing, async (_, { me }) =>
  approverName(me.id, await peopleAround(me.organizationId, [me.id])),
);
