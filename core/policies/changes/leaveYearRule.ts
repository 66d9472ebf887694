import { peopleText } from "#core/countText.ts";
import { addDays, addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { type YearStart, yearStartOn } from "#core/leave/leaveYear.ts";
import type { MonthDay } from "#core/calendar/months.ts";
import { Refusal } from "#core/refusal.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";

/** The first day as MM-DD, `hire` for anniversaries of the start date, or null for the organization's leave year. */
export type LeaveYearRule = string | null;

export function leaveYearRule({ document }: Pick<PolicyTerms, "document">): LeaveYearRule {
  return document?.leaveYear ?? null;
}

export function firstDayUnder(rule: LeaveYearRule, startDate: IsoDate | null): MonthDay | undefined {
  return (rule === "hire" ? startDate?.slice(5) : rule) ?? undefined;
}

/** Anniversaries differ by person, but no current leave year began more than a year ago. */
export function yearStartUnder(rule: LeaveYearRule, startsIn: YearStart, today: IsoDate): YearStart {
  if (rule === null) return startsIn;
  return yearStartOn(rule === "hire" ? addDays(addMonths(today, -12), 1).slice(5) : rule);
}

export function leaveYearOfOffice(): Refusal {
  const text = "can't be set in a policy for a group or a person, because their leave years follow the office's policy";
  return new Refusal("rule", "cannot_post", `The leave year ${text}`, { fields: { leaveYear: text } });
}

export function leaveYearScheduled(): Refusal {
  const text =
    "can't change on a later day than the rest of the policy, so it must be the same in all scheduled changes";
  return new Refusal("rule", "cannot_post", `The leave year ${text}`, { fields: { leaveYear: text } });
}

export function leaveYearInUse(people: number): Refusal {
  const who = `${peopleText(people)} already ${people === 1 ? "has" : "have"}`;
  const text = `can't change, because ${who} an opening balance, an adjustment, booked leave, or a closed leave year. Add another leave type instead.`;
  return new Refusal("conflict", "leave_year_fixed", `The leave year ${text}`, { fields: { leaveYear: text } });
}
