import { Nothing } from "#core/inputs.ts";
import { reading } from "../reading.ts";

/** Only returns the viewer. The operation itself sends nothing. */
export const watchChanges = reading("watchChanges", Nothing, async (_, { me: { organizationId, id } }) => ({
  organizationId,
  userId: id,
}));
