import { Nothing } from "#core/inputs.ts";
import { findJoinRequests } from "#db/queries/sso/joinRequests.ts";
import { reading } from "../../reading.ts";

export const listJoinRequests = reading("listJoinRequests", Nothing, (_, { me, clock }) =>
  findJoinRequests(me.organizationId, clock.now()),
);
