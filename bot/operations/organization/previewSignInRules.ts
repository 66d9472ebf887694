import { Nothing } from "#core/inputs.ts";
import { findGoogleReach } from "#db/queries/people/signInReach.ts";
import { reading } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

/**
 * Returns how many active people would need to act before they could sign in with Google only: those without a linked
 * Google account, and those whose email is outside the organization's domain.
 */
export const previewSignInRules = reading("setSignInRules", Nothing, (_, { me }) =>
  readInTurn(me.organizationId, () => findGoogleReach(me.organizationId)),
);
