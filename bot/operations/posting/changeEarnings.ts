import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { ChangeCause } from "#core/ledger/LedgerLine.ts";
import type { Employment } from "#core/policies/PolicyTerms.ts";
import type { UserPatch } from "#core/people/UserInput.ts";
import { Refusal } from "#core/refusal.ts";
import { lockPerson, type Person } from "#db/queries/person.ts";
import { endLeaveAfter } from "../requests/endLeaveAfter.ts";
import { recalculate, type Recalculation } from "./recalculate.ts";
import { recordEmployment, recordOverride, recordPlacement } from "./recordHistory.ts";
import { recostRequests } from "../requests/recostRequests.ts";

/** What becomes of somebody's employment. */
export interface EmploymentChange {
  /** The dates that change. */
  dates: Partial<Employment>;
  /** The last day of a spell that is over, where a new one begins. */
  spellEnded: IsoDate | null;
  cause: Extract<ChangeCause, "return" | "leaving" | "start_date"> | null;
}

/** What a patch makes of a person's employment: coming back clears the last day, and with a later start date begins a new spell. Refuses a last day before the first. */
export function employmentAfter(person: Person, patch: UserPatch, today: IsoDate): EmploymentChange {
  const isReturn = patch.isActive === true && !person.isActive;
  const hasLeft = isReturn || (person.endDate !== null && person.endDate < today);
  const startDate = patch.startDate === undefined ? person.startDate : patch.startDate;
  const begins = hasLeft && person.endDate !== null && startDate !== null && startDate > person.endDate;
  // A form sends the last day of the spell before along with what is new.
  const isLeftOver = patch.endDate === undefined || patch.endDate === person.endDate;
  const endDate = isLeftOver ? (isReturn || begins ? null : person.endDate) : (patch.endDate ?? null);
  if (startDate !== null && endDate !== null && endDate < startDate) {
    const text = "End date must be on or after start date";
    throw new Refusal("invalid", "invalid_input", text, { fields: { endDate: text } });
  }
  const dates = {
    ...(startDate !== person.startDate && { startDate }),
    ...(endDate !== person.endDate && { endDate }),
  };
  const change = { dates, spellEnded: begins ? person.endDate : null };
  if (isReturn || begins || (endDate === null && person.endDate !== null)) return { ...change, cause: "return" };
  if (endDate !== person.endDate) return { ...change, cause: "leaving" };
  return { ...change, cause: startDate === person.startDate ? null : "start_date" };
}

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
  if (isOverridden) await recordOverride(before, { minutes, effectiveOn: overrideFrom }, by);
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
