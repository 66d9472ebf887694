import type { BlockAnswer } from "#core/api/requests/BlockAnswer.ts";
import type * as Wire from "#core/api/admin/reportAnswers.ts";
import { type Minutes, toDays, toUnits } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { amountsByType } from "#core/leaveTypes/amountsByType.ts";
import type { MinutesByUnit } from "#core/reports/owedMinutes.ts";
import type { BalanceGroup } from "#core/reports/balanceGroups.ts";
import type { CoverageWeek } from "#core/reports/coverageWeeks.ts";
import type { AbsenceMonth } from "#bot/operations/reports/reportAbsence.ts";
import type { ApprovalMonth, ApproverFigures } from "#bot/operations/reports/reportApprovals.ts";
import type { OwedPerson } from "#bot/operations/reports/reportBalances.ts";
import type { PivotReport } from "#bot/operations/reports/reportPivot.ts";
import type { reportBlocks } from "#bot/operations/reports/reportBlocks.ts";
import type { ExpiringDays } from "#bot/operations/reports/reportExpiring.ts";

export const presentReport = {
  absence: ({ month, taken, types }: AbsenceMonth): Wire.AbsenceMonth => ({
    month,
    taken: amountsByType(taken, types),
    minutes: minutesByType(taken, types),
  }),

  pivot: ({ value, months, columns, rows, totals, total }: PivotReport): Wire.PivotAnswer => {
    const amount = (exact: number) => (value === "days" || value === "hours" ? toUnits(exact, UNITS[value]) : exact);
    return {
      from: months[0] ?? "",
      to: months.at(-1) ?? "",
      columns,
      rows: rows.map((row) => ({ ...row, cells: row.cells.map(amount), total: amount(row.total) })),
      totals: totals.map(amount),
      total: amount(total),
    };
  },

  balances: ({ id, name, people, balances, owed, types }: TypedGroup): Wire.BalanceGroup => ({
    id,
    name,
    people,
    balances: amountsByType(balances, types),
    ...presentOwed(owed),
    minutes: { balances: minutesByType(balances, types), owed: owed.day, owedHours: owed.hour },
  }),

  person: ({ id, name, officeName, managerName, balances, owed, types }: OwedPerson): Wire.PersonWithBalances => ({
    id,
    name,
    officeName,
    managerName,
    balances: amountsByType(balances, types),
    ...presentOwed(owed),
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
    awayMinutes,
    pendingMinutes,
    leastCoverage,
    leastOn,
    days,
  }),

  expiring: ({ id, name, officeName, type, unit, minutes, expiresOn }: ExpiringDays): Wire.ExpiringDays => ({
    id,
    name,
    officeName,
    type,
    days: toUnits(minutes, unit),
    minutes,
    expiresOn,
  }),

  blocks: (block: Awaited<ReturnType<typeof reportBlocks>>[number]): BlockAnswer => block,
};

const UNITS = { days: "day", hours: "hour" } as const;

type TypedGroup = BalanceGroup & { types: readonly LeaveTypeView[] };

function minutesByType(minutes: Readonly<Record<LeaveType, Minutes>>, types: readonly LeaveTypeView[]) {
  return Object.fromEntries(types.map(({ key }) => [key, minutes[key] ?? 0]));
}

function presentOwed({ day, hour }: MinutesByUnit) {
  return { owed: toUnits(day, "day"), owedHours: toUnits(hour, "hour") };
}

function hours(exact: number | null): number | null {
  return exact === null ? null : Math.round(exact * 100) / 100;
}
