import { BlackoutScope } from "#core/blackouts/BlackoutInput.ts";
import { findBlackoutReach } from "#db/queries/blackouts/blackouts.ts";
import { reading } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

const MAX_NAMES = 10;

export const previewBlackout = reading("createBlackout", BlackoutScope, (scope, { me }) =>
  readInTurn(me.organizationId, () => findBlackoutReach(me.organizationId, scope, MAX_NAMES)),
);
