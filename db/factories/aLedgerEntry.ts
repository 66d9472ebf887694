import type { CreationAttributes } from "sequelize";
import { MINUTES_PER_DAY } from "#core/leave/amounts.ts";
import { yearOf } from "#core/calendar/dates.ts";
import { LedgerEntry } from "../models/leave/LedgerEntry.ts";
import { nextNumber } from "./nextNumber.ts";
import { NOW } from "./today.ts";

export function aLedgerEntry(
  person: { organizationId: string; id: string },
  values: Partial<CreationAttributes<LedgerEntry>> = {},
): Promise<LedgerEntry> {
  const { effectiveOn = "2027-01-01" } = values;
  return LedgerEntry.create({
    organizationId: person.organizationId,
    userId: person.id,
    type: "vacation",
    leaveYear: yearOf(effectiveOn),
    kind: "accrual",
    minutes: 20 * MINUTES_PER_DAY,
    effectiveOn,
    sourceKey: `test:${nextNumber()}`,
    createdAt: NOW,
    ...values,
  });
}
