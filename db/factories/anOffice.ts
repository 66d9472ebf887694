import type { CreationAttributes } from "sequelize";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import { Office } from "../models/Office.ts";
import { nextNumber } from "./counter.ts";
import { aPolicy } from "./aPolicy.ts";
import { NOW } from "./today.ts";

/** Creates an additional (not default) office with the default policies. */
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
  for (const type of LEAVE_TYPES) await aPolicy(office, type);
  return office;
}
