import { Nothing } from "#core/inputs.ts";
import { findGoogleReach } from "#db/queries/people/signInReach.ts";
import { reading } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

export const previewSignInRules = reading("setSignInRules", Nothing, (_, { me }) =>
  readInTurn(me.organizationId, () => findGoogleReach(me.organizationId)),
);
