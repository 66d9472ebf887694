import { addDays } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Employment } from "../PolicyTerms.ts";
import { FIRST_DAY } from "../termsTimeline.ts";
import type { TermsTimeline } from "../termsTimeline.ts";

/** Everything that decides what falls due for a person and when, equal for many people; only a cap and a roll-over ask for their balance. */
export interface AccrualCase {
  type: LeaveType;
  /** The first month of a leave year, 1 to 12. */
  startsIn: number;
  timeline: TermsTimeline;
  /** The spells of employment, oldest first, none over another; the last is the current one. */
  employment: readonly Employment[];
  /** The leave year in which the ledger opens: nothing is earned or posted before it. */
  opening: LeaveYear;
}

export interface CaseFacts {
  type: LeaveType;
  startsIn: number;
  timeline: TermsTimeline;
  /** The spells of employment, oldest first, none over another; at least one. */
  employment: readonly Employment[];
  /** The day the person was added, in their zone. */
  addedOn: IsoDate;
  /** The first leave year in which there is a line already, if any. */
  firstYear?: LeaveYear | null;
}

/** The case of a person and type, in a form that is the same (JSON) for all to whom the same falls due. */
export function accrualCase(facts: CaseFacts): AccrualCase {
  const { type, startsIn, timeline, employment } = facts;
  const opening = ledgerOpening(facts);
  const firstDay = leaveYearStart(opening, startsIn);
  return {
    type,
    startsIn,
    timeline: termsSince(timeline, firstDay),
    employment: spellsSince(employment, firstDay),
    opening,
  };
}

/** The first leave year of a person's ledger: in which they were added, or of their first start date if later; never later than the first with lines. */
export function ledgerOpening({
  addedOn,
  employment,
  startsIn,
  firstYear,
}: Pick<CaseFacts, "addedOn" | "employment" | "startsIn" | "firstYear">): LeaveYear {
  const startDate = employment[0]?.startDate ?? addedOn;
  const opening = leaveYearOf(startDate > addedOn ? startDate : addedOn, startsIn);
  return Math.min(opening, firstYear ?? opening);
}

/** Whether somebody has been employed and is not any more, or not yet again. */
export function isGone({ employment }: Pick<AccrualCase, "employment">, date: IsoDate): boolean {
  const begun = employment.filter(({ startDate }) => startDate === null || startDate <= date);
  return begun.length > 0 && begun.every(({ endDate }) => endDate !== null && endDate < date);
}

/** The terms from a day on; what held before makes no difference any more. */
function termsSince(timeline: TermsTimeline, firstDay: IsoDate): TermsTimeline {
  const [first, ...later] = timeline.filter((_, index) => {
    const next = timeline[index + 1];
    return next === undefined || next.from > firstDay;
  });
  return [{ ...(first ?? timeline[0]), from: FIRST_DAY, cause: "policy" }, ...later];
}

function spellsSince(employment: readonly Employment[], firstDay: IsoDate): Employment[] {
  const current = employment.findLastIndex(({ startDate }) => startDate === null || startDate <= firstDay);
  return employment.slice(Math.max(0, current)).map(({ startDate, endDate }, index) => ({
    startDate: index === 0 && current >= 0 ? null : startDate,
    endDate: endDate !== null && endDate < firstDay ? addDays(firstDay, -1) : endDate,
  }));
}
