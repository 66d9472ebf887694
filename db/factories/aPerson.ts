import type { CreationAttributes } from "sequelize";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import { PtoBalance } from "../models/leave/PtoBalance.ts";
import { User } from "../models/User.ts";
import { nextNumber } from "./counter.ts";
import { TODAY, NOW } from "./today.ts";

/**
 * Creates an active Employee without a manager, office or password, added today, with the ids of the three balances and
 * an empty ledger.
 */
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
  await PtoBalance.bulkCreate(
    LEAVE_TYPES.map((type) => ({ organizationId: person.organizationId, userId: person.id, type })),
  );
  return person;
}
