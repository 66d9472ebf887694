import type { PreviewAnswer, PreviewRefusal, PreviewYear } from "#core/api/PreviewAnswer.ts";
import { toUnits } from "#core/leave/amounts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { Refusal } from "#core/refusal.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { shownParts } from "#core/ledger/shownDays.ts";
import { isUnlimitedLeave } from "#core/requests/isUnlimitedLeave.ts";
import type { YearCharge } from "#core/requests/yearCharges.ts";
import type { previewRequest } from "#bot/operations/requests/previewRequest.ts";
import { answerTo } from "../middleware/errors.ts";

type Preview = Awaited<ReturnType<typeof previewRequest>>;

export function presentPreview({
  assessment,
  refusals,
  facts,
  holidays,
  freeDates,
  earliestStart,
  conditions,
  conflicts,
  approverName,
}: Preview): PreviewAnswer {
  const { unit } = facts.leaveType;
  const thisYear = leaveYearOf(facts.today, facts.accrual.startsIn);
  const figures = facts.years.get(thisYear);
  const charge = assessment?.byYear[0];
  const [first] = refusals;
  const available = charge?.available ?? figures?.available ?? 0;
  const balance = charge && charge.leaveYear !== thisYear ? available : (figures?.balance ?? 0);
  return {
    days: toUnits(assessment?.minutes ?? 0, unit),
    holidays,
    freeDates,
    earliestStart,
    conditions,
    balance: toUnits(balance, unit),
    available: toUnits(available, unit),
    balanceAfter: toUnits(charge?.after ?? available, unit),
    years: (assessment?.byYear ?? []).map((year) => presentYear(year, unit)),
    ...(facts.ownYearDay !== undefined && { leaveYearStartsOn: facts.ownYearDay }),
    isUnlimited: isUnlimitedLeave(assessment?.dayCosts ?? [], facts),
    approverName,
    conflicts,
    refusals: refusals.map(presentRefusal),
    ...(first ? { refusal: answerTo(first).body } : {}),
  };
}

function presentRefusal(refusal: Refusal): PreviewRefusal {
  if (!refusal.request) return answerTo(refusal).body;
  const { typeName: _, isHalfDay, parts, ...dates } = refusal.request;
  const request = { ...dates, ...(isHalfDay && { isHalfDay: true as const }), ...parts };
  return { ...answerTo(refusal).body, request };
}

function presentYear(
  { leaveYear, minutes, charged, available, after, parts }: YearCharge,
  unit: LeaveUnit,
): PreviewYear {
  const { carried, accrued, adjusted, booked, pending } = parts;
  const shown = shownParts({ carried, accrued, adjusted, booked: -booked, pending: -pending }, unit);
  return {
    leaveYear,
    days: toUnits(minutes, unit),
    charged: toUnits(charged, unit),
    carried: shown.carried,
    accrued: shown.accrued,
    adjusted: shown.adjusted,
    booked: 0 - shown.booked,
    pending: 0 - shown.pending,
    available: toUnits(available, unit),
    after: toUnits(after, unit),
  };
}
