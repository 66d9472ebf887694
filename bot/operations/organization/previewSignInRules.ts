import { Nothing } from "#core/inputs.ts";
import { findGoogleReach } from "#db/queries/people/signInReach.ts";
import { reading } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

/** Counts active people without a linked Google account and active people with an email outside the domain. */
export const previewSignInRules = reading("setSignInRules", Nothing, (_, { me }) =>
  readInTurn(me.organizationId, () => findGoogleReach(me.organizationId)),
);
