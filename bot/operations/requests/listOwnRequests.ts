import { findOwnRequests } from "#db/queries/requests/requests.ts";
import { Nothing } from "#core/inputs.ts";
import { reading } from "../reading.ts";

/** Limits the memory of a response. */
const MAX_OWN_REQUESTS = 2000;

/** Newest first. */
export const listOwnRequests = reading("listOwnRequests", Nothing, (_, { me }) =>
  findOwnRequests(me.organizationId, me.id, MAX_OWN_REQUESTS),
);
