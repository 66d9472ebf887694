import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { rebookingEntries } from "#core/requests/changes/rebookingEntries.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { isWithin } from "#core/requests/changes/changeCosts.ts";
import { type Span, totalMinutes } from "#core/requests/requestCost.ts";
import type { Person } from "#db/queries/people/person.ts";
import { replaceLeave } from "#db/queries/requests/storeChange.ts";
import { correctAfterPosting } from "#bot/operations/accruals/steps/correctAfterPosting.ts";
import { postEntries } from "#bot/operations/accruals/steps/postEntries.ts";
import { neededEvidence } from "../beside/neededEvidence.ts";
import type { BookedLeaveOf } from "./bookedLeave.ts";

/** The person must be locked and up to date. `cause` makes the entries' keys unique. */
export async function applyChange(
  person: Person,
  leave: BookedLeaveOf,
  { span, dayCosts, cause, actorId }: { span: Span; dayCosts: readonly DayCost[]; cause: string; actorId: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const { id, type, accrual, booked } = leave;
  const { organizationId } = person;
  const { startsIn } = accrual;
  const days = dayCosts.map((day) => ({ ...day, leaveYear: leaveYearOf(day.date, startsIn) }));
  const minutes = totalMinutes(dayCosts);
  // Leave that only loses days keeps its evidence requirement.
  const evidenceOver = isWithin(span, leave)
    ? leave.evidenceOver
    : await neededEvidence(person, { ...span, id, type, minutes, accrual }, tx);
  await replaceLeave({ organizationId, id }, { ...span, evidenceOver, days }, { tx, now });
  const isUnlimitedOn = (date: IsoDate) => termsAt(accrual, date).isUnlimited;
  const entries = rebookingEntries({ id, type, booked }, dayCosts, { startsIn, isUnlimitedOn, cause });
  await postEntries(person, entries, { tx, now }, { requestId: id, actorId });
  await correctAfterPosting(organizationId, [{ person, entries }], { tx, now });
}
