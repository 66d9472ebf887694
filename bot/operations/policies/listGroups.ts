import { Nothing } from "#core/inputs.ts";
import { findGroups } from "#db/queries/policies/groups.ts";
import { reading } from "../reading.ts";

/** Labels unique to each person would make the list endless. */
const MAX_LISTED = 1000;

/** The groups with the most active people, sorted by name. */
export const listGroups = reading("listGroups", Nothing, (_, { me }) => findGroups(me.organizationId, MAX_LISTED));
