import type { Transaction } from "sequelize";
import type { Minutes } from "#core/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Person } from "#db/queries/person.ts";
import { BalanceOverride } from "#db/models/BalanceOverride.ts";
import { OfficePlacement } from "#db/models/OfficePlacement.ts";
import { PastEmployment } from "#db/models/PastEmployment.ts";

interface By {
  tx: Transaction;
  now: Date;
  actorId: string;
}

/** Keeps from which day on another office holds for a person; the first time also which one did before. */
export async function recordPlacement(
  person: Person,
  { officeId, effectiveOn }: { officeId: string; effectiveOn: IsoDate },
  by: By,
): Promise<void> {
  const { organizationId, id: userId, addedOn, effectiveOfficeId } = person;
  const where = { organizationId, userId };
  const version = await OfficePlacement.count({ where, transaction: by.tx });
  const shared = { ...where, createdById: by.actorId, createdAt: by.now };
  const before = { ...shared, version: 1, effectiveOn: addedOn, officeId: effectiveOfficeId };
  const after = { ...shared, version: Math.max(2, version + 1), effectiveOn, officeId };
  await OfficePlacement.bulkCreate(version === 0 ? [before, after] : [after], { transaction: by.tx });
}

/** Keeps from which day on something else replaces a person's yearly vacation; the first time also what did before. */
export async function recordOverride(
  person: Person,
  { minutes, effectiveOn }: { minutes: Minutes | null; effectiveOn: IsoDate },
  by: By,
): Promise<void> {
  const { organizationId, id: userId, addedOn, ptoBalanceOverride } = person;
  const where = { organizationId, userId };
  const version = await BalanceOverride.count({ where, transaction: by.tx });
  const shared = { ...where, createdById: by.actorId, createdAt: by.now };
  const before = { ...shared, version: 1, effectiveOn: addedOn, minutes: ptoBalanceOverride };
  const after = { ...shared, version: Math.max(2, version + 1), effectiveOn, minutes };
  await BalanceOverride.bulkCreate(version === 0 ? [before, after] : [after], { transaction: by.tx });
}

/** Keeps the spell of employment that ends before a person's new one begins. */
export async function recordEmployment(
  { organizationId, id: userId, startDate }: Person,
  endDate: IsoDate,
  { tx, now }: By,
): Promise<void> {
  await PastEmployment.create({ organizationId, userId, startDate, endDate, createdAt: now }, { transaction: tx });
}
