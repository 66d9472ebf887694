import { Nothing } from "#core/inputs.ts";
import { reading } from "../reading.ts";

/**
 * Lets the caller watch for changes, and returns the person whose pages will show them. The operation itself sends
 * nothing.
 */
export const watchChanges = reading("watchChanges", Nothing, async (_, { me: { organizationId, id } }) => ({
  organizationId,
  userId: id,
}));
