import type * as Wire from "#core/api/admin/reportAnswers.ts";
import { toDays } from "#core/leave/amounts.ts";
import type { BalanceGroup } from "#core/reports/balanceGroups.ts";
import type { CoverageWeek } from "#core/reports/coverageWeeks.ts";
import type { AbsenceMonth } from "#bot/operations/reports/reportAbsence.ts";
import type { ApprovalMonth, ApproverFigures } from "#bot/operations/reports/reportApprovals.ts";
import type { OwedPerson } from "#bot/operations/reports/reportBalances.ts";
import type { ExpiringDays } from "#bot/operations/reports/reportExpiring.ts";
import { daysOrNone } from "../admin/columns/cells.ts";

/** Presents the rows of the reports, in days and hours. */
export const presentReport = {
  absence: ({ month, ...types }: AbsenceMonth): Wire.AbsenceMonth => ({ month, ...inDays(types) }),

  balances: ({ id, name, people, owed, ...types }: BalanceGroup): Wire.BalanceGroup => ({
    id,
    name,
    people,
    ...inDays(types),
    owed: toDays(owed),
  }),

  person: ({
    id,
    name,
    officeName,
    managerName,
    vacation,
    sick,
    personal,
    owed,
  }: OwedPerson): Wire.PersonWithBalances => ({
    id,
    name,
    officeName,
    managerName,
    vacation: daysOrNone(vacation),
    sick: daysOrNone(sick),
    personal: daysOrNone(personal),
    owed: toDays(owed),
  }),

  approvals: ({ medianHours, p90Hours, ...month }: ApprovalMonth): Wire.ApprovalMonth => ({
    ...month,
    medianHours: hours(medianHours),
    p90Hours: hours(p90Hours),
  }),

  approver: ({
    id,
    name,
    decided,
    medianHours,
    p90Hours,
    waiting,
    oldestWaitingDays,
  }: ApproverFigures): Wire.Approver => ({
    id,
    name,
    decided,
    medianHours: hours(medianHours),
    p90Hours: hours(p90Hours),
    waiting,
    oldestWaitingDays,
  }),

  coverage: ({
    week,
    people,
    awayMinutes,
    pendingMinutes,
    leastCoverage,
    leastOn,
    days,
  }: CoverageWeek): Wire.CoverageWeek => ({
    week,
    people,
    awayDays: toDays(awayMinutes),
    pendingDays: toDays(pendingMinutes),
    leastCoverage,
    leastOn,
    days,
  }),

  lapsing: ({ id, name, officeName, type, minutes, expiresOn }: ExpiringDays): Wire.ExpiringDays => ({
    id,
    name,
    officeName,
    type,
    days: toDays(minutes),
    expiresOn,
  }),
};

function inDays({ vacation, sick, personal }: Omit<AbsenceMonth, "month">) {
  return { vacation: toDays(vacation), sick: toDays(sick), personal: toDays(personal) };
}

function hours(exact: number | null): number | null {
  return exact === null ? null : Math.round(exact * 100) / 100;
}
