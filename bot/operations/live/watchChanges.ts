import { Nothing } from "#core/inputs.ts";
import { reading } from "../reading.ts";

/**
 * Lets the caller watch for changes, and returns whose pages will show them. Nothing is sent by the operation itself.
 */
export const watchChanges = reading("watchChanges", Nothing, async (_, { me: { organizationId, id } }) => ({
  organizationId,
  userId: id,
}));
