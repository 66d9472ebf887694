import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { usageEntries } from "#core/ledger/usage.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { spanOf } from "#core/requests/changes/changeCosts.ts";
import type { ReplacedLeave } from "#core/requests/changes/ChangeOf.ts";
import { type Span, totalMinutes } from "#core/requests/requestCost.ts";
import { batch, insertRows } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { PtoRequest } from "#db/models/leave/PtoRequest.ts";
import { PtoRequestDay } from "#db/models/leave/PtoRequestDay.ts";
import type { Person } from "#db/queries/people/person.ts";
import { correctAfterPosting } from "#bot/operations/accruals/steps/correctAfterPosting.ts";
import { postEntries } from "#bot/operations/accruals/steps/postEntries.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";
import { stepsColumn } from "../approval/storeSteps.ts";
import type { BookedLeaveOf } from "../changes/bookedLeave.ts";

/** Documents and messages stay with the original leave, so the new leave needs no document. */
export async function insertRest(
  person: Person,
  leave: BookedLeaveOf,
  {
    span,
    dayCosts,
    closureId,
    replaced,
    actorId,
  }: {
    span: Span;
    dayCosts: readonly DayCost[];
    closureId: string | null;
    replaced: ReplacedLeave;
    actorId: string;
  },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<string> {
  const { organizationId, id: userId } = person;
  const { type, notes, submittedAt, approval, accrual } = leave;
  const { startsIn } = accrual;
  const id = newId();
  const { decidedAt, decidedById, decidedForId, decisionReason } = replaced;
  const decision = { decidedAt: new Date(decidedAt), decidedById, decidedForId, decisionReason };
  const rest = {
    ...spanOf(span),
    ...decision,
    organizationId,
    id,
    userId,
    type,
    notes,
    submittedAt: new Date(submittedAt),
    updatedAt: now,
    minutes: totalMinutes(dayCosts),
    status: "approved" as const,
    ...(closureId !== null && { closureId }),
    ...(approval && { steps: stepsColumn(approval.steps) }),
  };
  const leaveYear = (date: IsoDate) => leaveYearOf(date, startsIn);
  const days = dayCosts.map((day) => ({ organizationId, requestId: id, leaveYear: leaveYear(day.date), ...day }));
  await insertRows([batch(PtoRequest, [rest]), batch(PtoRequestDay, days)], tx);
  const isUnlimitedOn = (date: IsoDate) => termsAt(accrual, date).isUnlimited;
  const entries = usageEntries({ id, type, dayCosts: [...dayCosts] }, startsIn, isUnlimitedOn);
  await postEntries(person, entries, { tx, now }, { requestId: id, actorId });
  await correctAfterPosting(organizationId, [{ person, entries }], { tx, now });
  await followUpRequest(person, id, { tx, now });
  return id;
}
