import { findOwnRequests } from "#db/queries/requests/requests.ts";
import { Nothing } from "#core/inputs.ts";
import { reading } from "../reading.ts";

/** The maximum number of requests in a response, to limit its memory. */
const MAX_OWN_REQUESTS = 2000;

/** Returns the caller's newest requests, newest first. */
export const listOwnRequests = reading("listOwnRequests", Nothing, (_, { me }) =>
  findOwnRequests(me.organizationId, me.id, MAX_OWN_REQUESTS),
);
