import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { newId } from "#db/newId.ts";
import { insertLineSets } from "#db/queries/lineSets.ts";
import { markRecalculated } from "#db/queries/person.ts";
import { findPostingOffice } from "#db/queries/postingOffices.ts";
import { changedSets } from "./changedSets.ts";
import { type NewOverride, recordOverrides } from "./recordHistory.ts";

/** People of an office, everything due by the day being posted for them, and what now replaces their yearly vacation, as their rows say already. */
export interface OverridesOfOffice {
  organizationId: string;
  officeId: string;
  day: IsoDate;
  overrides: readonly (NewOverride & { person: { startDate: IsoDate | null; endDate: IsoDate | null } })[];
}

/** So many people at a time keep memory small. */
const PEOPLE = 500;

/** Keeps overrides of many people at once, and posts what they mean for what each has earned: `changeEarnings` for nothing but an override. */
export async function changeOverrides(
  { organizationId, officeId, day, overrides }: OverridesOfOffice,
  by: { tx: Transaction; now: Date; actorId: string },
): Promise<void> {
  const { tx, now, actorId } = by;
  const office = await findPostingOffice(organizationId, officeId, tx);
  if (!office) throw new Error("The office of somebody is gone");
  const change = { today: day, cause: "override", id: newId() } as const;
  for (let from = 0; from < overrides.length; from += PEOPLE) {
    const some = overrides.slice(from, from + PEOPLE);
    await recordOverrides(organizationId, some, by);
    const people = some.map(({ person, minutes }) => ({
      ...person,
      ptoBalanceOverride: minutes,
      postedThrough: day,
      hasHistory: true,
    }));
    const sets = await changedSets({ organizationId, officeId, office, type: "vacation", people }, change, tx);
    await insertLineSets(organizationId, sets, { now, actorId }, tx);
    const ids = people.map(({ id }) => id);
    await markRecalculated(organizationId, ids, day, tx);
  }
}
