import { Nothing } from "#core/inputs.ts";
import { findGroups } from "#db/queries/policies/groups.ts";
import { reading } from "../reading.ts";

const MAX_LISTED = 1000;

export const listGroups = reading("listGroups", Nothing, (_, { me }) => findGroups(me.organizationId, MAX_LISTED));
