import type { Blackout } from "#core/blackouts/Blackout.ts";
import { figure } from "#core/figure.ts";
import { toUnits } from "#core/leave/amounts.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveYear, YearStart } from "#core/leave/leaveYear.ts";
import { factWords } from "#core/policies/facts/factWords.ts";
import { listText } from "#core/listText.ts";
import { Refusal } from "#core/refusal.ts";
import { type CoverageFacts, coverageRefusals } from "#core/teams/coverageRefusals.ts";
import { type AvailabilityFacts, lotFactsOf, mostThatSparesNextYear } from "./availability.ts";
import type { LeaveType } from "../leave/LeaveType.ts";
import type { LeaveTypeView } from "../leave/LeaveTypeView.ts";
import { leaveText } from "../leave/leaveText.ts";
import { blackoutRefusals, bookingRefusals, invalid, partRefusals, typeRefusal } from "./booking/bookingRefusals.ts";
import { type BookingFacts, earlyStart } from "./booking/startRefusals.ts";
import type { Role } from "../people/access/roles.ts";
import type { LiveRequest } from "../leave/LiveRequest.ts";
import { overlapRefusals } from "./overlaps/overlapRefusals.ts";
import { leftInClosedYears } from "./recording/leftInClosedYears.ts";
import { policyCalendar, requestCost, type Span, totalMinutes } from "./requestCost.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { LotBookings } from "./lots/LotBookings.ts";
import { chargedDays, type YearCharge, yearCharges } from "./yearCharges.ts";
import { isNotBegun, usesLots, whileEmployed } from "#core/policies/accrual/AccrualCase.ts";

export interface AssessmentFacts extends AvailabilityFacts, Pick<BookingFacts, "calendar" | "hiredOn" | "beside"> {
  /** The caller's role. */
  role: Role;
  leaveType: Pick<LeaveTypeView, "name" | "unit" | "requestableBy" | "archived">;
  live: readonly LiveRequest[];
  blackouts: readonly Blackout[];
  isRecorded?: boolean;
  coverage?: CoverageFacts;
}

export interface Assessment {
  dayCosts: DayCost[];
  minutes: Minutes;
  byYear: YearCharge[];
}

export interface Verdict {
  assessment?: Assessment;
  refusals: Refusal[];
}

export type Wanted = Span & { type: LeaveType };

export function assessRequest(wanted: Wanted, facts: AssessmentFacts): Assessment {
  const { assessment, refusals } = tryAssess(wanted, facts);
  const [first] = refusals;
  if (first) throw first;
  if (!assessment) throw new Error("A request without a refusal must have an assessment");
  return assessment;
}

/** Returns the refusals in the order in which submitting checks them. */
export function tryAssess(wanted: Wanted, facts: AssessmentFacts): Verdict {
  if (wanted.endDate < wanted.startDate) {
    return { refusals: [invalid("end_before_start", "endDate", "End date must be on or after start date")] };
  }
  const calendar = policyCalendar(facts.calendar, facts.accrual);
  const badParts = partRefusals(wanted, calendar, facts.leaveType.unit);
  if (badParts.length > 0) {
    return {
      refusals: [...ofType(facts), ...badParts, ...earlyStart(wanted, facts), ...overlapRefusals(wanted, facts.live)],
    };
  }
  const costs = requestCost(wanted, calendar, facts.leaveType.unit);
  const employed = whileEmployed(costs, facts.accrual);
  const isOutside = costs.length > 0 && employed.length === 0;
  const isEarly = isOutside && isNotBegun(facts.accrual, wanted.endDate);
  const assessment = chargesOf(wanted, isOutside ? costs : employed, facts);
  const refusals = [
    ...ofType(facts),
    ...earlyStart(wanted, facts),
    ...(isEarly ? [new Refusal("rule", "before_first_day", "This leave is before the first day of employment")] : []),
    ...(assessment.minutes === 0 ? [new Refusal("rule", "costs_nothing", COSTS_NOTHING)] : []),
    ...overlapRefusals(wanted, facts.live),
    ...bookingRefusals(wanted, assessment.minutes, facts),
    ...blackoutRefusals(wanted, facts.blackouts),
    ...notEnough(wanted, facts, assessment),
    ...(isOutside && !isEarly
      ? [new Refusal("rule", "after_last_day", "This leave is after the last day of employment")]
      : []),
    ...coverageRefusals(wanted, facts.coverage),
  ];
  return { assessment, refusals };
}

/** Rules for new requests, such as notice, don't apply again. */
export function reopenRefusal(wanted: Wanted, dayCosts: DayCost[], facts: AssessmentFacts): Refusal | undefined {
  const assessment = chargesOf(wanted, dayCosts, facts);
  if (assessment.minutes === 0) return new Refusal("rule", "costs_nothing", COSTS_NOTHING);
  return [...overlapRefusals(wanted, facts.live), ...notEnough(wanted, facts, assessment)][0];
}

export const COSTS_NOTHING = "Request must include at least one business day or a valid half-day";

export function chargesOf(wanted: Pick<Wanted, "startDate">, dayCosts: DayCost[], facts: AssessmentFacts): Assessment {
  return { dayCosts, minutes: totalMinutes(dayCosts), byYear: yearCharges(wanted, dayCosts, facts) };
}

/** Returns a refusal for an archived type (422) or for a type that the caller's role can't request (403). */
export function ofType({ leaveType, role }: AssessmentFacts): Refusal[] {
  const refusal = typeRefusal(leaveType, role);
  return refusal ? [refusal] : [];
}

export function notEnough(wanted: Wanted, facts: AssessmentFacts, assessment: Assessment): Refusal[] {
  const { byYear } = assessment;
  const { startsIn } = facts.accrual;
  const yearStart = leaveYearStart(leaveYearOf(facts.today, startsIn), startsIn);
  if (facts.isRecorded && wanted.startDate < yearStart && !usesLots(facts.accrual)) {
    return notEnoughSince(yearStart, wanted, facts, assessment);
  }
  const thisYear = leaveYearOf(facts.today, startsIn);
  const charged = byYear.filter((year) => year.charged > 0);
  const tooFar = charged.some(({ leaveYear }) => leaveYear > thisYear + 1) ? [tooFarAhead(thisYear + 1, startsIn)] : [];
  const short = charged.find((year) => year.leaveYear <= thisYear + 1 && year.charged > year.available);
  if (usesLots(facts.accrual)) return [...notEnoughLots(wanted, facts, { assessment, short }), ...tooFar];
  if (short) return [insufficient(short.available, facts.leaveType), ...tooFar];
  if (tooFar.length > 0) return tooFar;

  const chargedTo = (year: LeaveYear) => byYear.find(({ leaveYear }) => leaveYear === year)?.charged ?? 0;
  const taken = chargedTo(thisYear);
  if (taken === 0) return [];
  const most = mostThatSparesNextYear(facts, wanted.startDate, taken, chargedTo(thisYear + 1));
  return most < taken ? [insufficient(most, facts.leaveType)] : [];
}

function notEnoughSince(
  yearStart: IsoDate,
  wanted: Wanted,
  facts: AssessmentFacts,
  { dayCosts }: Assessment,
): Refusal[] {
  const left = leftInClosedYears(dayCosts, facts);
  if (left !== undefined) return [insufficient(left, facts.leaveType)];
  const current = { ...wanted, startDate: yearStart };
  const since = dayCosts.filter(({ date }) => date >= yearStart);
  return since.length > 0 ? notEnough(current, facts, chargesOf(current, since, facts)) : [];
}

function notEnoughLots(
  wanted: Wanted,
  facts: AssessmentFacts,
  { assessment: { dayCosts }, short }: { assessment: Assessment; short: YearCharge | undefined },
): Refusal[] {
  const { today, accrual } = facts;
  const nextYear = leaveYearOf(today, accrual.startsIn) + 1;
  const charged = chargedDays(dayCosts, accrual).filter(({ date }) => leaveYearOf(date, accrual.startsIn) <= nextYear);
  if (charged.length === 0) return [];
  const bookings = new LotBookings(lotFactsOf(facts), wanted.startDate);
  if (bookings.fits(charged)) return [];
  const missing = bookings.missingForLimitOn(charged.map(({ date }) => date));
  if (missing.length > 0) return [limitUnknown(missing, facts.leaveType)];
  return [insufficient(short?.available ?? bookings.mostThatFits(charged), facts.leaveType)];
}

function tooFarAhead(lastYear: LeaveYear, startsIn: YearStart): Refusal {
  const lastDay = formatDate(leaveYearEnd(lastYear, startsIn));
  return new Refusal("rule", "too_far_ahead", `You can only request leave through ${lastDay}`);
}

function insufficient(available: Minutes, { name, unit }: AssessmentFacts["leaveType"]): Refusal {
  const amount = toUnits(Math.max(0, available), unit);
  const leave = leaveText(name);
  return new Refusal("rule", "insufficient_balance", `You only have ${figure(amount)} ${unit}s available for ${leave}`);
}

function limitUnknown(missing: readonly string[], { name }: AssessmentFacts["leaveType"]): Refusal {
  const [details, it] = [listText(missing.map(factWords)), missing.length === 1 ? "it" : "them"];
  const text = `The limit for ${leaveText(name)} can't be calculated without the ${details}. Ask an Admin to add ${it}.`;
  return new Refusal("rule", "missing_details", text);
}
