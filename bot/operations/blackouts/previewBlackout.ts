import { BlackoutScope } from "#core/blackouts/BlackoutInput.ts";
import { findBlackoutReach } from "#db/queries/blackouts/blackouts.ts";
import { reading } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

/** The maximum number of affected people whom a preview names. */
const MAX_NAMES = 10;

/** Returns how many people and requests a new blackout period would affect, with the names of the first people. */
export const previewBlackout = reading("createBlackout", BlackoutScope, (scope, { me }) =>
  readInTurn(me.organizationId, () => findBlackoutReach(me.organizationId, scope, MAX_NAMES)),
);
