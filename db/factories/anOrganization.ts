import type { CreationAttributes } from "sequelize";
import { Organization } from "../models/Organization.ts";
import { anOffice } from "./anOffice.ts";
import { nextNumber } from "./counter.ts";
import { NOW } from "./today.ts";

/** Creates an organization in New York with its default office "Main Office" and the default policies. */
export async function anOrganization(values: Partial<CreationAttributes<Organization>> = {}): Promise<Organization> {
  const organization = await Organization.create({
    name: `Organization ${nextNumber()}`,
    timezone: "America/New_York",
    createdAt: NOW,
    updatedAt: NOW,
    ...values,
  });
  await anOffice(organization, { name: "Main Office", timezone: organization.timezone, isDefault: true });
  return organization;
}
