import { findOwnRequests } from "#db/queries/requests/requests.ts";
import { Nothing } from "#core/inputs.ts";
import { reading } from "../reading.ts";

const MAX_OWN_REQUESTS = 2000;

export const listOwnRequests = reading("listOwnRequests", Nothing, (_, { me }) =>
  findOwnRequests(me.organizationId, me.id, MAX_OWN_REQUESTS),
);
