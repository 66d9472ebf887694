import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { FACT_FIELDS } from "#core/policies/facts/PersonFacts.ts";
import { findAccrualOffice } from "#db/queries/ledger/accrualOffices.ts";
import { findUnchangedIn } from "#db/queries/people/findSettledIn.ts";
import { hasBelongedTo } from "#db/queries/people/isAloneInOffice.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { casesOf } from "#bot/operations/accruals/steps/casesOf.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import { settledBefore } from "./assertNotOwnOffice.ts";
import { exceedsOthers, linkedTypes, MAX_LOADED, type OwnRaise, ownRaise } from "./ownRaise.ts";

export const DECIDING = ["ptoBalanceOverride", "startDate", "endDate", "workingPattern", "event", ...FACT_FIELDS];

/** Run the returned check after storing the office's new working hours. Everything due must already be posted. */
export async function guardOwnHours(
  { me, tx, now }: Pick<WriteContext, "me" | "tx" | "now">,
  { officeId, from, day }: { officeId: string; from: IsoDate; day: IsoDate },
): Promise<() => Promise<OwnRaise | null>> {
  // Earnings from before a person moved still depend on the former office's hours.
  if (!(await hasBelongedTo(me, officeId, tx))) return () => Promise.resolve(null);
  const { organizationId } = me;
  const settled =
    me.role === "Admin"
      ? await findUnchangedIn(organizationId, officeId, { by: settledBefore(now), fields: DECIDING, role: null }, tx)
      : new Set<string>();
  settled.delete(me.id);
  const others = [...settled].slice(0, MAX_LOADED);
  const all = (await findAccrualOffice(organizationId, officeId, tx))?.types ?? [];
  const casesNow = async () =>
    casesOf(organizationId, await findPeopleById(organizationId, [me.id, ...others], tx), tx);
  const before = await casesNow();
  return async () => {
    const after = await casesNow();
    const isChanged = (type: LeaveType) => JSON.stringify(before(me.id, type)) !== JSON.stringify(after(me.id, type));
    const linked = (type: LeaveType) => linkedTypes(type, all, (one) => after(me.id, one));
    const types = [...new Set(all.filter(isChanged).flatMap(linked))];
    const casesFor = (ids: readonly string[]) =>
      mapWithPauses(ids, (id) => ({
        before: types.map((type) => before(id, type)),
        after: types.map((type) => after(id, type)),
      }));
    const change = { organizationId, from, day, casesFor };
    const raise = await ownRaise(me.id, change, tx);
    const isForMe = raise !== null && me.role === "Admin" && (await exceedsOthers(raise, others, change));
    if (isForMe) await assertNotOwnLeave(me, me.id, "ownHours", tx);
    return raise;
  };
}
