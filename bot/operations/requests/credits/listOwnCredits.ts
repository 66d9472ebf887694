import { Nothing } from "#core/inputs.ts";
import { findCreditsOf } from "#db/queries/credits/credits.ts";
import { reading } from "../../reading.ts";

/** The maximum number of credits in a response, to limit its memory. */
const MAX_OWN_CREDITS = 1000;

/** Returns the caller's newest requests for time to be added, newest first. */
export const listOwnCredits = reading("listOwnCredits", Nothing, (_, { me }) =>
  findCreditsOf(me.organizationId, me.id, MAX_OWN_CREDITS),
);
