import { Nothing } from "#core/inputs.ts";
import { findOrganizationSettings } from "#db/queries/offices/organizations.ts";
import { reading } from "../reading.ts";

export const readOrganization = reading("readOrganization", Nothing, (_, { me }) =>
  findOrganizationSettings(me.organizationId),
);
