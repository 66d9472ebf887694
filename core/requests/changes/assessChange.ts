import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { isSamePart } from "#core/leave/LeaveParts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { Refusal } from "#core/refusal.ts";
import { coverageRefusals } from "#core/teams/coverageRefusals.ts";
import {
  type Assessment,
  type AssessmentFacts,
  chargesOf,
  COSTS_NOTHING,
  notEnough,
  ofType,
  type Verdict,
  type Wanted,
} from "../assessRequest.ts";
import { requiredApproval } from "../approval/requiredApproval.ts";
import type { ApprovalStep } from "../approval/ApprovalStep.ts";
import { blackoutRefusals, bookingRefusals, partRefusals } from "../booking/bookingRefusals.ts";
import { overlapRefusals, withoutWaitingOver } from "../overlaps/overlapRefusals.ts";
import { earlyStartText } from "../RequestInput.ts";
import { policyCalendar, type Span, totalMinutes } from "../requestCost.ts";
import { addedDates, type BookedLeave, changedCosts, keepsPast, reservedDays } from "./changeCosts.ts";

type ChangedLeave = BookedLeave & { type: LeaveType; approval?: { steps: readonly ApprovalStep[] } | null | undefined };

/** `wanted` is null for a cancellation. */
interface Change {
  leave: ChangedLeave;
  wanted: Span | null;
  byApprover: boolean;
}

export function assessChange(change: Change, facts: AssessmentFacts): Assessment {
  const { assessment, refusals } = tryChange(change, facts);
  const [first] = refusals;
  if (first) throw first;
  if (!assessment) throw new Error("A change without a refusal must have an assessment");
  return assessment;
}

/** `facts` must not include the leave itself. */
export function tryChange({ leave, wanted, byApprover }: Change, facts: AssessmentFacts): Verdict {
  const { today, leaveType, accrual } = facts;
  if (!wanted) return { assessment: chargesOf(leave, [], facts), refusals: cancelRefusals(leave, byApprover, facts) };
  const calendar = policyCalendar(facts.calendar, accrual);
  const dayCosts = changedCosts(leave, wanted, { calendar, accrual, unit: leaveType.unit, today });
  const assessment = chargesOf(wanted, dayCosts, facts);
  const refusals = [
    ...partRefusals(wanted, calendar, facts.leaveType.unit),
    ...(isSame(leave, wanted) ? [refusal("invalid", "no_change", NO_CHANGE, "startDate")] : []),
    ...(byApprover || keepsPast(leave, wanted, today) ? [] : [refusal("rule", "past_dates", PAST, "startDate")]),
    ...(assessment.minutes === 0 ? [new Refusal("rule", "costs_nothing", COSTS_NOTHING)] : []),
    ...overlapRefusals({ ...wanted, type: leave.type }, withoutWaitingOver(facts.live, leave)),
    ...(takesMore(leave, wanted, dayCosts) ? addedRefusals(leave, wanted, { assessment, facts }) : []),
    ...(assessment.minutes > totalMinutes(leave.dayCosts) && !(byApprover && isAtLeast(facts.role, "Admin"))
      ? stepRefusals(leave, wanted, assessment, facts)
      : []),
  ];
  return { assessment, refusals };
}

const NO_CHANGE = "These are the approved dates. Choose other dates.";
const OTHER_APPROVERS =
  "Leave of this length needs different approvers. Please submit a new request for the days that you want to add.";
const PAST = "Only an approver, an Admin, or an Owner can change days before today";
const BEGUN = "This leave has already begun, so it can't be canceled. You can end it early.";
const OVER = "Only an approver, an Admin, or an Owner can cancel leave that has ended";

function cancelRefusals(leave: Span, byApprover: boolean, { today }: AssessmentFacts): Refusal[] {
  if (byApprover || leave.startDate >= today) return [];
  return [new Refusal("rule", "leave_begun", leave.endDate < today ? OVER : BEGUN)];
}

function isSame(leave: Span, wanted: Span): boolean {
  const { startDate, endDate, isHalfDay } = wanted;
  const hasSameDates = leave.startDate === startDate && leave.endDate === endDate;
  return hasSameDates && leave.isHalfDay === isHalfDay && isSamePart(leave, wanted);
}

function takesMore(leave: BookedLeave, wanted: Span, dayCosts: Assessment["dayCosts"]): boolean {
  return addedDates(leave, wanted).length > 0 || reservedDays(leave.dayCosts, dayCosts).some(({ extra }) => extra > 0);
}

function addedRefusals(
  leave: BookedLeave & { type: LeaveType },
  wanted: Span,
  { assessment, facts }: { assessment: Assessment; facts: AssessmentFacts },
): Refusal[] {
  const added = addedDates(leave, wanted).map((dates): Wanted => ({ ...wanted, ...dates, type: leave.type }));
  const found = [
    ...ofType(facts),
    ...added.flatMap((dates) => earlyRefusals(dates, facts)),
    ...added.flatMap((dates) => bookingRefusals(dates, assessment.minutes, facts, wanted)),
    ...added.flatMap((dates) => blackoutRefusals(dates, facts.blackouts)),
    ...balanceRefusals({ ...wanted, type: leave.type }, { assessment, facts }),
    ...added.flatMap((dates) => coverageRefusals(dates, facts.coverage)),
  ];
  // Removes duplicates, because dates before and after the leave can break the same rule.
  return [...new Map(found.map((one) => [one.message, one])).values()];
}

/** Longer leave may need other steps, but a single approver decides a change. */
function stepRefusals(leave: ChangedLeave, wanted: Span, { minutes }: Assessment, facts: AssessmentFacts): Refusal[] {
  const needed = requiredApproval(wanted, minutes, facts)?.steps ?? [];
  const isCovered = needed.length === 0 || approversOf(needed) === approversOf(leave.approval?.steps ?? []);
  return isCovered ? [] : [refusal("rule", "other_approvers", OTHER_APPROVERS, "endDate")];
}

function approversOf(steps: readonly ApprovalStep[]): string {
  return JSON.stringify(steps.map(({ by }) => by));
}

/** Earlier leave years are closed, so a change can't add days to them. */
function earlyRefusals({ startDate }: Span, { today, accrual }: AssessmentFacts): Refusal[] {
  const { startsIn, opening } = accrual;
  const from = leaveYearStart(Math.max(leaveYearOf(today, startsIn), opening), startsIn);
  return startDate >= from ? [] : [refusal("invalid", "start_in_past", earlyStartText(from, today), "startDate")];
}

/** Ignores dates in closed years, because a change can only remove such dates. */
function balanceRefusals(
  wanted: Wanted,
  { assessment, facts }: { assessment: Assessment; facts: AssessmentFacts },
): Refusal[] {
  const { startsIn } = facts.accrual;
  const from = leaveYearStart(leaveYearOf(facts.today, startsIn), startsIn);
  if (wanted.startDate >= from) return notEnough(wanted, facts, assessment);
  const current = { ...wanted, startDate: from };
  const dayCosts = assessment.dayCosts.filter(({ date }) => date >= from);
  return totalMinutes(dayCosts) === 0 ? [] : notEnough(current, facts, chargesOf(current, dayCosts, facts));
}

function refusal(kind: "invalid" | "rule", code: string, text: string, field: string): Refusal {
  return new Refusal(kind, code, text, { fields: { [field]: text } });
}
