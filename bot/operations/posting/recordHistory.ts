import type { Transaction } from "sequelize";
import type { Minutes } from "#core/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { insertManyRows } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { countOverrides } from "#db/queries/overrides.ts";
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

/** Somebody's override, from a day on. */
export interface NewOverride {
  person: Pick<Person, "id" | "addedOn" | "ptoBalanceOverride">;
  minutes: Minutes | null;
  effectiveOn: IsoDate;
}

/** Keeps from which day on something else replaces people's yearly vacation; the first time also what did before. */
export async function recordOverrides(
  organizationId: string,
  overrides: readonly NewOverride[],
  { tx, now, actorId }: By,
): Promise<void> {
  const ids = overrides.map(({ person }) => person.id);
  const versions = await countOverrides(organizationId, ids, tx);
  const rows = overrides.flatMap(({ person, minutes, effectiveOn }) => {
    const version = versions.get(person.id) ?? 0;
    const shared = { organizationId, userId: person.id, createdById: actorId, createdAt: now };
    const before = { version: 1, effectiveOn: person.addedOn, minutes: person.ptoBalanceOverride };
    const after = { version: Math.max(2, version + 1), effectiveOn, minutes };
    return (version === 0 ? [before, after] : [after]).map((kept) => ({ id: newId(), ...shared, ...kept }));
  });
  await insertManyRows(BalanceOverride, rows, tx);
}

/** Keeps the spell of employment that ends before a person's new one begins. */
export async function recordEmployment(
  { organizationId, id: userId, startDate }: Person,
  endDate: IsoDate,
  { tx, now }: By,
): Promise<void> {
  await PastEmployment.create({ organizationId, userId, startDate, endDate, createdAt: now }, { transaction: tx });
}
