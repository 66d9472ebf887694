import { Nothing } from "#core/inputs.ts";
import { findOrganizationSettings } from "#db/queries/offices/organizations.ts";
import { reading } from "../operation.ts";

/** What the organisation has set for all of its people. */
export const readOrganization = reading("readOrganization", Nothing, (_, { me }) =>
  findOrganizationSettings(me.organizationId),
);
