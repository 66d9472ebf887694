import { Nothing } from "#core/inputs.ts";
import { findOffices } from "#db/queries/offices/offices.ts";
import { reading } from "../reading.ts";

/** Returns the organization's offices, the default one first. */
export const listOffices = reading("listOffices", Nothing, (_, { me }) => findOffices(me.organizationId));
