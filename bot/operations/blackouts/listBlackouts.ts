import { Nothing } from "#core/inputs.ts";
import { findBlackouts } from "#db/queries/blackouts/blackouts.ts";
import { reading } from "../operation.ts";

/** Returns all blackout periods, by date. */
export const listBlackouts = reading("listBlackouts", Nothing, (_, { me }) => findBlackouts(me.organizationId));
