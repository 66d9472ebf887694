import { addDays, eachDate, type IsoDate } from "#core/calendar/dates.ts";
import type { LiveRequest } from "#core/leave/LiveRequest.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { type Minutes, minutesPer } from "#core/leave/amounts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { type WorkCalendar, workedMinutes } from "#core/offices/workCalendar.ts";
import { mayRaiseLeave, NO_RIGHT } from "#core/people/access/ownLeave.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import type { People } from "#core/people/approver.ts";
import { type ApprovalRow, firstMatching } from "#core/policies/document/bookingRule.ts";
import { STEP_ROLES } from "#core/policies/document/checks/approverProblems.ts";
import { exact, type Fraction, ratio } from "#core/policies/document/exact.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { type CoverageFacts, coverageWarnings } from "#core/teams/coverageRefusals.ts";
import { type BookingFacts, isNoticeKept } from "../booking/startRefusals.ts";
import { evidenceOver, leaveInRow } from "../booking/leaveInRow.ts";
import { givesBackBegun, leaveGivenBack } from "../overlaps/overlapRefusals.ts";
import type { Span } from "../requestCost.ts";
import type { RequestInput } from "../RequestInput.ts";
import type { ApprovalStep, StepApprover } from "./ApprovalStep.ts";

export interface RequiredApproval {
  isAutomatic: boolean;
  /** Empty for an automatic approval. Null if the approver decides. */
  steps: ApprovalStep[] | null;
  /** In workdays. */
  expiresAfter: number | null;
}

export interface ApprovalFacts extends BookingFacts {
  accrual: BookingFacts["accrual"] & { type?: string };
  coverage?: CoverageFacts;
  live?: readonly LiveRequest[];
  asksAdmin?: boolean;
}

/** Returns undefined if the policy has no rule for the request. The approver then decides. */
export function requiredApproval(span: Span, minutes: Minutes, facts: ApprovalFacts): RequiredApproval | undefined {
  const { document } = termsOn(facts.accrual.timeline, span.startDate);
  if (!document?.booking?.approval) return undefined;
  const inRow = ratio(leaveInRow(span, minutes, facts.beside).minutes, minutesPer(document.unit));
  const row = firstMatching(document.booking.approval, inRow);
  if (!row) return undefined;
  const isAutomatic =
    row.by.length === 0 || isApprovedAutomatically(row.auto, { span, minutes, inRow, document }, facts);
  const waits = isAutomatic && (facts.asksAdmin === true || waitsForDocument(span, minutes, facts));
  if (waits) return { isAutomatic: false, steps: null, expiresAfter: row.expiresAfter ?? null };
  if (isAutomatic) return { isAutomatic, steps: [], expiresAfter: null };
  return { isAutomatic, steps: stepsOf(row.by), expiresAfter: row.expiresAfter ?? null };
}

export function mayApproveAutomatically({ startDate }: Pick<Span, "startDate">, { timeline }: Accrual): boolean {
  const rows = termsOn(timeline, startDate).document?.booking?.approval ?? [];
  return rows.some(({ by, auto }) => by.length === 0 || auto !== undefined);
}

type Accrual = Pick<ApprovalFacts["accrual"], "timeline">;

function isApprovedAutomatically(
  auto: ApprovalRow["auto"],
  { span, minutes, inRow, document }: { span: Span; minutes: Minutes; inRow: Fraction; document: PolicyDocument },
  facts: BookingFacts & { coverage?: CoverageFacts },
): boolean {
  if (!auto) return false;
  if (auto.upTo !== undefined && inRow.compare(exact(auto.upTo)) > 0) return false;
  if (auto.notice && !isNoticeKept(span, minutes, document, facts)) return false;
  const breached = auto.coverage && facts.coverage && coverageWarnings(span, { ...facts.coverage, onlyWarns: true });
  return !breached || breached.length === 0;
}

interface Recorder {
  by: { role: Role };
}

interface ApprovalAtSubmission<By> {
  approver: By | undefined;
  required: RequiredApproval | undefined;
  isBegun: boolean;
}

interface Submission<By> {
  person: { id: string; role: Role };
  wanted: RequestInput;
  minutes: Minutes;
  role: Role;
  recorded: By | undefined;
}

export function approvalAtSubmission<By extends Recorder>(
  { person, wanted, minutes, role, recorded }: Submission<By>,
  facts: ApprovalFacts & { live: readonly LiveRequest[] },
  people: People,
): ApprovalAtSubmission<By> {
  const isBegun = givesBackBegun(wanted, facts.live, facts.today);
  const mayApprove = (decider: { role: Role }) => !isBegun || mayRaiseLeave(decider, person, people.values());
  const rule = requiredApproval(wanted, minutes, { ...facts, asksAdmin: !mayApprove(NO_RIGHT) });
  const asksOthers = !isAtLeast(role, "Admin") && rule?.steps != null && rule.steps.length > 0;
  const waits = waitsForDocument(wanted, minutes, facts) || !mayApprove(recorded?.by ?? NO_RIGHT);
  const approver = asksOthers || waits ? undefined : recorded;
  return { approver, required: approver ? undefined : rule, isBegun };
}

export function inRowConditions(
  span: Span,
  minutes: Minutes,
  facts: ApprovalFacts & { leaveType: { unit: LeaveUnit } },
): string[] {
  const { beside, ...alone } = facts;
  if (!beside) return [];
  if (whoApproves(requiredApproval(span, minutes, facts)) === whoApproves(requiredApproval(span, minutes, alone)))
    return [];
  const amount = amountInWords(leaveInRow(span, minutes, beside).minutes, facts.leaveType.unit);
  return [
    `Together with adjacent leave, this is ${amount} in a row, so it needs the approval for leave of that length`,
  ];
}

function whoApproves({ isAutomatic, steps }: Partial<RequiredApproval> = {}): string {
  return JSON.stringify([isAutomatic, steps]);
}

function waitsForDocument(span: Span, minutes: Minutes, { accrual, live = [], beside }: ApprovalFacts): boolean {
  const { startDate } = span;
  const over = evidenceOver({ startDate, minutes, inRow: leaveInRow(span, minutes, beside).minutes }, accrual);
  if (over === null || minutes <= over) return false;
  return accrual.type !== undefined && leaveGivenBack({ ...span, type: accrual.type }, live).length > 0;
}

function stepsOf(by: ApprovalRow["by"]): ApprovalStep[] | null {
  const steps = by.map((step): ApprovalStep => {
    const known = (Array.isArray(step) ? step : [step]).filter(isKnownApprover);
    return { by: known.length > 0 ? known : ["manager"], decided: null };
  });
  return isManagerAlone(steps) ? null : steps;
}

function isManagerAlone([first, ...others]: readonly ApprovalStep[]): boolean {
  return others.length === 0 && first?.by.every((approver) => approver === "manager") === true;
}

/** Older policies may name unknown approvers, which are ignored. */
function isKnownApprover(approver: string | { person: string }): approver is StepApprover {
  if (typeof approver === "object") return IS_ID.test(approver.person);
  return (STEP_ROLES as readonly string[]).includes(approver);
}

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `calendar` must contain the holidays up to `expirySearchEnd`. */
export function expiryDate(submittedOn: IsoDate, workingDays: number, calendar: WorkCalendar): IsoDate {
  const end = expirySearchEnd(submittedOn, workingDays);
  const worked = eachDate(addDays(submittedOn, 1), end).filter((date) => workedMinutes(date, calendar) > 0);
  return worked[workingDays - 1] ?? end;
}

/** Leaves room for long holidays and for people who work two days a week. */
export function expirySearchEnd(submittedOn: IsoDate, workingDays: number): IsoDate {
  return addDays(submittedOn, workingDays * 4 + 30);
}
