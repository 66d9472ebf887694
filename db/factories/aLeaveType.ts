import type { CreationAttributes } from "sequelize";
import { LeaveType } from "../models/leave/LeaveType.ts";
import { nextNumber } from "./nextNumber.ts";
import { NOW } from "./today.ts";

export function aLeaveType(
  organization: { id: string },
  values: Partial<CreationAttributes<LeaveType>> = {},
): Promise<LeaveType> {
  const number = nextNumber();
  return LeaveType.create({
    organizationId: organization.id,
    key: `type-${number}`,
    name: `Type ${number}`,
    icon: "star",
    color: "teal",
    unit: "day",
    paid: true,
    visibility: "away",
    requestableBy: "everyone",
    position: 3 + number,
    defaultCarryOver: 0,
    createdAt: NOW,
    updatedAt: NOW,
    ...values,
  });
}
