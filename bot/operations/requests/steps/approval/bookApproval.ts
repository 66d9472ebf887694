import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { YearStart } from "#core/leave/leaveYear.ts";
import { usageEntries } from "#core/ledger/usage.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { Person } from "#db/queries/people/person.ts";
import { correctAfterPosting } from "#bot/operations/accruals/steps/correctAfterPosting.ts";
import { postEntriesAtCommit } from "#bot/operations/accruals/steps/postEntries.ts";

interface Booked {
  request: { id: string; type: LeaveType; dayCosts: readonly DayCost[]; undone: number };
  accrual: AccrualCase;
  startsIn: YearStart;
  actorId?: string | undefined;
}

/** The person must be locked and up to date. */
export async function bookApproval(
  person: Person,
  { request, accrual, startsIn, actorId }: Booked,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const { id, type, dayCosts, undone } = request;
  const isUnlimitedOn = (date: IsoDate) => termsAt(accrual, date).isUnlimited;
  const cause = undone > 0 ? String(undone) : undefined;
  const entries = usageEntries({ id, type, dayCosts: [...dayCosts] }, startsIn, isUnlimitedOn, cause);
  const by = { requestId: id, ...(actorId !== undefined && { actorId }) };
  await postEntriesAtCommit(person, entries, { tx, now }, by);
  const charged = entries.filter(({ isUnlimited }) => !isUnlimited);
  await correctAfterPosting(person.organizationId, [{ person, entries: charged }], { tx, now });
}
