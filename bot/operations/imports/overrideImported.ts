import type { Transaction } from "sequelize";
import type { Minutes } from "#core/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { findPeopleById } from "#db/queries/imports/wholePeople.ts";
import type { Person } from "#db/queries/person.ts";
import { effectiveDay } from "../policies/effectiveDay.ts";
import { bringUpToDate } from "../posting/bringUpToDate.ts";
import { changeOverrides, type OverridesOfOffice } from "../posting/changeOverrides.ts";
import { postingDay } from "../posting/postingDay.ts";

/** Overrides of people, everything before them being posted. */
export interface ImportedOverrides {
  /** From when on somebody's holds; undefined where they have none. */
  effectiveOn: (personId: string) => IsoDate | undefined;
  /** Posts what they mean, once the rows say so. */
  post: () => Promise<void>;
}

/** Posts what is due on the old terms for people whose yearly vacation is about to be replaced, from the first day of the current leave year. */
export async function overrideImported(
  minutes: ReadonlyMap<string, Minutes | null>,
  { me, tx, now }: { me: Person; tx: Transaction; now: Date },
): Promise<ImportedOverrides> {
  const { organizationId } = me;
  const groups = new Map<string, OverridesOfOffice & { overrides: OverridesOfOffice["overrides"][number][] }>();
  const from = new Map<string, IsoDate>();
  const people = minutes.size === 0 ? [] : await findPeopleById(organizationId, [...minutes.keys()], tx);
  for (const found of people) {
    const person = await bringUpToDate(found, { tx, now });
    const { id, effectiveOfficeId: officeId, leaveYearStartsIn } = person;
    const day = postingDay(person, now);
    const effectiveOn = effectiveDay(undefined, day, leaveYearStartsIn);
    from.set(id, effectiveOn);
    const override = { person, minutes: minutes.get(id) ?? null, effectiveOn };
    const group = groups.get(`${officeId} ${day}`);
    if (group) group.overrides.push(override);
    else groups.set(`${officeId} ${day}`, { organizationId, officeId, day, overrides: [override] });
  }
  return {
    effectiveOn: (personId) => from.get(personId),
    post: async () => {
      for (const group of groups.values()) await changeOverrides(group, { tx, now, actorId: me.id });
    },
  };
}
