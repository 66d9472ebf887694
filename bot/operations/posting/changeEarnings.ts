import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { EmploymentChange } from "#core/people/employmentAfter.ts";
import { lockPerson, type Person } from "#db/queries/person.ts";
import { endLeaveAfter } from "../requests/endLeaveAfter.ts";
import { recalculate, type Recalculation } from "./recalculate.ts";
import { recordEmployment, recordOverrides, recordPlacement } from "./recordHistory.ts";
import { recostRequests } from "../requests/recostRequests.ts";

export interface EarningsChange {
  employment: EmploymentChange;
  /** The day up to which everything is posted as it was before. */
  day: IsoDate;
  /** From when on the override in the person's row holds; undefined where it was not set. */
  overrideFrom: IsoDate | undefined;
  /** Whether that day was asked for, so that it counts even where the override itself stays. */
  isScheduled: boolean;
}

/** Keeps what changed of a person for when, and posts what that means. They are locked, were posted up to the day, and their row has changed already. */
export async function changeEarnings(
  before: Person,
  { employment, day, overrideFrom, isScheduled }: EarningsChange,
  by: { tx: Transaction; now: Date; actorId: string },
): Promise<void> {
  const changed = await lockPerson(before.organizationId, before.id, by.tx);
  if (!changed) throw new Error("A person just changed is gone");
  const minutes = changed.ptoBalanceOverride;
  const isOverridden = overrideFrom !== undefined && (isScheduled || minutes !== before.ptoBalanceOverride);
  const hasMoved = changed.effectiveOfficeId !== before.effectiveOfficeId;
  if (isOverridden) {
    await recordOverrides(before.organizationId, [{ person: before, minutes, effectiveOn: overrideFrom }], by);
  }
  if (hasMoved) await recordPlacement(before, { officeId: changed.effectiveOfficeId, effectiveOn: day }, by);
  if (employment.spellEnded !== null) await recordEmployment(before, employment.spellEnded, by);
  const after = {
    ...changed,
    hasHistory: changed.hasHistory || isOverridden || hasMoved || employment.spellEnded !== null,
  };

  const { endDate } = employment.dates;
  if (endDate) await endLeaveAfter(endDate, after, { ...by, allPending: false });
  if (hasMoved) await recostRequests([after], by);
  const cause = employment.cause ?? (hasMoved ? "office" : isOverridden ? "override" : null);
  // Terms that change for somebody who is gone are made good should they come back.
  if (cause === null || (!after.isActive && employment.cause === null)) return;
  await recalculate(after, { day, cause, since: firstTouched(before, after, employment) }, by);
}

/** A last day that was set late, or is cleared, touches the leave year that it lies in; a new spell the one it begins in. */
function firstTouched(before: Person, after: Person, { dates, spellEnded }: EmploymentChange): Recalculation["since"] {
  if (spellEnded !== null) return after.startDate ?? undefined;
  if (dates.endDate === undefined) return undefined;
  return [before.endDate, after.endDate].filter((date) => date !== null).toSorted()[0];
}
