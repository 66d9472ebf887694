import { findOwnRequests } from "#db/queries/requests/requests.ts";
import { Nothing } from "#core/inputs.ts";
import { reading } from "../operation.ts";

/** Returns the caller's own requests, newest first. */
export const listOwnRequests = reading("listOwnRequests", Nothing, (_, { me }) =>
  findOwnRequests(me.organizationId, me.id),
);
