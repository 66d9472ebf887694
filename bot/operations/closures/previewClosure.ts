import { ClosureScope } from "#core/closures/ClosureInput.ts";
import { findBlackoutReach } from "#db/queries/blackouts/blackouts.ts";
import { reading } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

const MAX_NAMES = 10;

export const previewClosure = reading("createClosure", ClosureScope, (scope, { me }) => {
  const everyone = { teamIds: null, types: null, exceptUserIds: [] };
  const reach = () => findBlackoutReach(me.organizationId, { ...scope, ...everyone }, MAX_NAMES);
  return readInTurn(me.organizationId, reach);
});
