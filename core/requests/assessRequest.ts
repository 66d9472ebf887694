import { toDays } from "#core/amounts.ts";
import type { Minutes } from "#core/amounts.ts";
import { formatDate } from "#core/calendar/dates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { WorkCalendar } from "#core/calendar/workCalendar.ts";
import { leaveYearEnd, leaveYearOf } from "#core/ledger/leaveYear.ts";
import type { LeaveYear } from "#core/ledger/leaveYear.ts";
import { Refusal } from "#core/refusal.ts";
import { mostThatSparesNextYear } from "./availability.ts";
import type { AvailabilityFacts } from "./availability.ts";
import type { LeaveType } from "./LeaveType.ts";
import { requestCost, totalMinutes } from "./requestCost.ts";
import type { DayCost, Span } from "./requestCost.ts";
import { yearCharges } from "./yearCharges.ts";
import type { YearCharge } from "./yearCharges.ts";

export interface AssessmentFacts extends AvailabilityFacts {
  calendar: WorkCalendar;
  /** The person's own pending and approved requests. */
  live: readonly { startDate: IsoDate; endDate: IsoDate }[];
}

export interface Assessment {
  dayCosts: DayCost[];
  minutes: Minutes;
  /** What each leave year is charged, in order. */
  byYear: YearCharge[];
}

export interface Verdict {
  /** Missing only where the shape is wrong, so that there is nothing to show. */
  assessment?: Assessment;
  refusal?: Refusal;
}

type Wanted = Span & { type: LeaveType };

/** What a request costs and leaves; throws the first Refusal of those below, in their order. */
export function assessRequest(wanted: Wanted, facts: AssessmentFacts): Assessment {
  assertShape(wanted);
  const assessment = chargesOf(wanted, facts);
  assertRequestable(wanted, facts, assessment);
  return assessment;
}

/** The verdict of assessRequest as a value, for a preview: the figures are there even when the request is refused. */
export function tryAssess(wanted: Wanted, facts: AssessmentFacts): Verdict {
  const verdict: Verdict = {};
  try {
    assertShape(wanted);
    verdict.assessment = chargesOf(wanted, facts);
    assertRequestable(wanted, facts, verdict.assessment);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    verdict.refusal = error;
  }
  return verdict;
}

function assertShape({ startDate, endDate }: Span): void {
  if (endDate < startDate) throw invalid("end_before_start", "endDate", "End date must be on or after start date");
}

function chargesOf(wanted: Wanted, facts: AssessmentFacts): Assessment {
  const dayCosts = requestCost(wanted, facts.calendar);
  return { dayCosts, minutes: totalMinutes(dayCosts), byYear: yearCharges(wanted, dayCosts, facts) };
}

function assertRequestable(wanted: Wanted, facts: AssessmentFacts, { minutes, byYear }: Assessment): void {
  if (wanted.startDate < facts.today) {
    throw invalid("start_in_past", "startDate", "Start date cannot be in the past");
  }
  if (minutes === 0) {
    const text = "Request must include at least one business day or a valid half-day";
    throw new Refusal("rule", "costs_nothing", text);
  }
  if (facts.live.some((other) => other.startDate <= wanted.endDate && other.endDate >= wanted.startDate)) {
    throw new Refusal("conflict", "overlap", "You already have a PTO request for these dates");
  }
  assertEnough(wanted, facts, byYear);
}

function assertEnough(wanted: Wanted, facts: AssessmentFacts, byYear: readonly YearCharge[]): void {
  const { startsIn } = facts.accrual;
  const thisYear = leaveYearOf(facts.today, startsIn);
  for (const { leaveYear, charged, available } of byYear) {
    if (charged === 0) continue;
    if (leaveYear > thisYear + 1) {
      const lastDay = formatDate(leaveYearEnd(thisYear + 1, startsIn));
      throw new Refusal("rule", "too_far_ahead", `Leave can be requested until ${lastDay}`);
    }
    if (charged > available) throw insufficient(available, wanted.type);
  }

  const chargedTo = (year: LeaveYear) => byYear.find(({ leaveYear }) => leaveYear === year)?.charged ?? 0;
  const taken = chargedTo(thisYear);
  if (taken === 0) return;
  const most = mostThatSparesNextYear(facts, wanted.startDate, taken, chargedTo(thisYear + 1));
  if (most < taken) throw insufficient(most, wanted.type);
}

function insufficient(available: Minutes, type: LeaveType): Refusal {
  const days = toDays(Math.max(0, available));
  return new Refusal("rule", "insufficient_balance", `You only have ${days} days available for ${type} leave`);
}

function invalid(code: string, field: string, text: string): Refusal {
  return new Refusal("invalid", code, text, { fields: { [field]: text } });
}
