import { Nothing } from "#core/inputs.ts";
import { findCreditsOf } from "#db/queries/credits/credits.ts";
import { reading } from "../../reading.ts";

const MAX_OWN_CREDITS = 1000;

export const listOwnCredits = reading("listOwnCredits", Nothing, (_, { me }) =>
  findCreditsOf(me.organizationId, me.id, MAX_OWN_CREDITS),
);
