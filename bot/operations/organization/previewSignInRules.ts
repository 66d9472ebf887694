import { Nothing } from "#core/inputs.ts";
import { findGoogleReach } from "#db/queries/people/signInReach.ts";
import { reading } from "../operation.ts";
import { readInTurn } from "../turns/readInTurn.ts";

/** Returns how many active people couldn't sign in at once if the organization signed in with Google only. */
export const previewSignInRules = reading("setSignInRules", Nothing, (_, { me }) =>
  readInTurn(me.organizationId, () => findGoogleReach(me.organizationId)),
);
