import { Nothing } from "#core/inputs.ts";
import { findKeysIn, findKeysOf } from "#db/queries/keys/keys.ts";
import { reading } from "../reading.ts";

/** Returns the caller's own API keys, newest first. */
export const listKeys = reading("listKeys", Nothing, (_, { me, clock }) => findKeysOf(me, clock.now()));

/** Returns the API keys of the organization and of all its people, newest first. */
export const listAllKeys = reading("listAllKeys", Nothing, (_, { me, clock }) =>
  findKeysIn(me.organizationId, clock.now()),
);
