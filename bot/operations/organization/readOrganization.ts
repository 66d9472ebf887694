import { Nothing } from "#core/inputs.ts";
import { findOrganizationSettings } from "#db/queries/offices/organizations.ts";
import { reading } from "../operation.ts";

/** Returns the organization's settings. */
export const readOrganization = reading("readOrganization", Nothing, (_, { me }) =>
  findOrganizationSettings(me.organizationId),
);
