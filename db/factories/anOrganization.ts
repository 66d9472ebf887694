import type { CreationAttributes } from "sequelize";
import { Organization } from "../models/Organization.ts";
import { standardTypes } from "./standardTypes.ts";
import { anOffice } from "./anOffice.ts";
import { nextNumber } from "./nextNumber.ts";
import { NOW } from "./today.ts";

export async function anOrganization(values: Partial<CreationAttributes<Organization>> = {}): Promise<Organization> {
  const organization = await Organization.create({
    name: `Organization ${nextNumber()}`,
    timezone: "America/New_York",
    createdAt: NOW,
    updatedAt: NOW,
    ...values,
  });
  await standardTypes(organization.id);
  await anOffice(organization, { name: "Main Office", timezone: organization.timezone, isDefault: true });
  return organization;
}
