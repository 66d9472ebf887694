import { Nothing } from "#core/inputs.ts";
import { findJoinRequests } from "#db/queries/sso/joinRequests.ts";
import { reading } from "../../reading.ts";

/** People who signed in at an identity provider and wait for an Admin to let them join. */
export const listJoinRequests = reading("listJoinRequests", Nothing, (_, { me, clock }) =>
  findJoinRequests(me.organizationId, clock.now()),
);
