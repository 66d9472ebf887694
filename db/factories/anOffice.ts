import type { CreationAttributes } from "sequelize";
import { Office } from "../models/Office.ts";
import { findLeaveTypes } from "../queries/leaveTypes/leaveTypes.ts";
import { nextNumber } from "./nextNumber.ts";
import { aPolicy } from "./aPolicy.ts";
import { NOW } from "./today.ts";

export async function anOffice(
  organization: { id: string },
  values: Partial<CreationAttributes<Office>> = {},
): Promise<Office> {
  const office = await Office.create({
    organizationId: organization.id,
    name: `Office ${nextNumber()}`,
    country: "United States",
    timezone: "America/New_York",
    createdAt: NOW,
    updatedAt: NOW,
    ...values,
  });
  for (const { key } of await findLeaveTypes(organization.id)) await aPolicy(office, key);
  return office;
}
