import { Nothing } from "#core/inputs.ts";
import { findBlackouts } from "#db/queries/blackouts/blackouts.ts";
import { reading } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

export const listBlackouts = reading("listBlackouts", Nothing, (_, { me }) =>
  readInTurn(me.organizationId, () => findBlackouts(me.organizationId)),
);
