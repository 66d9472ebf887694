import { Nothing } from "#core/inputs.ts";
import { reading } from "../reading.ts";

/** Returns the person whose pages will show the changes. The operation itself sends nothing. */
export const watchChanges = reading("watchChanges", Nothing, async (_, { me: { organizationId, id } }) => ({
  organizationId,
  userId: id,
}));
