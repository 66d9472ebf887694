import { Nothing } from "#core/inputs.ts";
import { findClosures } from "#db/queries/closures/closures.ts";
import { reading } from "../operation.ts";

/** Returns all company closures, by date. */
export const listClosures = reading("listClosures", Nothing, (_, { me }) => findClosures(me.organizationId));
