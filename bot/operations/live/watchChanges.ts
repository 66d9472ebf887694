import { Nothing } from "#core/inputs.ts";
import { reading } from "../reading.ts";

export const watchChanges = reading("watchChanges", Nothing, async (_, { me: { organizationId, id } }) => ({
  organizationId,
  userId: id,
}));
