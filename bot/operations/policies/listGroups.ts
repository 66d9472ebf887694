import { Nothing } from "#core/inputs.ts";
import { findGroups } from "#db/queries/policies/groups.ts";
import { reading } from "../reading.ts";

/** The maximum number of groups listed, so that labels unique to each person don't make the list endless. */
const MAX_LISTED = 1000;

/** Returns the largest groups of the organization's active people, sorted by name. */
export const listGroups = reading("listGroups", Nothing, (_, { me }) => findGroups(me.organizationId, MAX_LISTED));
