import type { CreationAttributes } from "sequelize";
import { Holiday } from "../models/Holiday.ts";
import { NOW } from "./today.ts";

export function aHoliday(
  office: { organizationId: string; id: string },
  values: Partial<CreationAttributes<Holiday>> = {},
): Promise<Holiday> {
  return Holiday.create({
    organizationId: office.organizationId,
    officeId: office.id,
    name: "Memorial Day",
    date: "2027-05-31",
    type: "custom",
    createdAt: NOW,
    ...values,
  });
}
