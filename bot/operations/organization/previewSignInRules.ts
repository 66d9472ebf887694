import { Nothing } from "#core/inputs.ts";
import { findGoogleReach } from "#db/queries/people/signInReach.ts";
import { reading } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

/**
 * Two counts of active people for Google-only sign-in: people without a linked Google account, and people with an email
 * outside the organization's domain, who couldn't sign in.
 */
export const previewSignInRules = reading("setSignInRules", Nothing, (_, { me }) =>
  readInTurn(me.organizationId, () => findGoogleReach(me.organizationId)),
);
