import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { newId } from "#db/newId.ts";
import { insertEntrySets } from "#db/queries/ledger/insertEntrySets.ts";
import { markRecalculated, type Person } from "#db/queries/people/person.ts";
import { changedEntrySets } from "#bot/operations/accruals/steps/changedEntrySets.ts";
import { assertNotOwnOffice } from "#bot/operations/offices/steps/assertNotOwnOffice.ts";
import { eachOfficeOfType } from "./eachOfficeOfType.ts";

export async function restoreType(
  { key, since }: { key: LeaveType; since: IsoDate },
  { me, tx, now }: { me: Person; tx: Transaction; now: Date },
): Promise<void> {
  const { organizationId } = me;
  const id = newId();
  for await (const { officeId, people } of eachOfficeOfType(organizationId, tx)) {
    await assertNotOwnOffice(me, officeId, "officePolicies", { tx, now });
    const changes = people.map(({ person, through }) => ({
      person,
      change: { today: through, cause: "policy" as const, id, since, isRestored: true },
      through,
    }));
    const { changed } = await changedEntrySets(organizationId, { types: [key], changes }, tx);
    await insertEntrySets(organizationId, changed, { now, actorId: me.id }, tx);
    const marks = people.map(({ person, through }) => ({ id: person.id, through }));
    await markRecalculated(organizationId, marks, tx);
  }
}
