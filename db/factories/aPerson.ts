import type { CreationAttributes } from "sequelize";
import { PtoBalance } from "../models/leave/PtoBalance.ts";
import { User } from "../models/User.ts";
import { findLeaveTypes } from "../queries/leaveTypes/leaveTypes.ts";
import { nextNumber } from "./nextNumber.ts";
import { TODAY, NOW } from "./today.ts";

export async function aPerson(
  organization: { id: string },
  values: Partial<CreationAttributes<User>> = {},
): Promise<User> {
  const number = nextNumber();
  const person = await User.create({
    organizationId: organization.id,
    name: `Person ${number}`,
    email: `person${number}@example.test`,
    role: "Employee",
    addedOn: TODAY,
    createdAt: NOW,
    updatedAt: NOW,
    ...values,
  });
  const { organizationId, id: userId } = person;
  const types = await findLeaveTypes(organizationId);
  await PtoBalance.bulkCreate(types.map(({ key: type }) => ({ organizationId, userId, type })));
  return person;
}
