import { z } from "zod";
import { BlockAnswer } from "../requests/BlockAnswer.ts";
import { count, dayCount, id, isoDate, isoMonth, leaveType } from "../fields.ts";

const byType = z.record(leaveType, dayCount);
/** Null if leave of the type is unlimited. */
const balanceByType = z.record(leaveType, dayCount.nullable());
/** Exact amounts, for totals that are rounded once. */
const minutesByType = z.record(leaveType, z.int());

export const AbsenceAnswer = z.strictObject({
  months: z.array(z.strictObject({ month: isoMonth, taken: byType, minutes: minutesByType })),
});
export type AbsenceAnswer = z.infer<typeof AbsenceAnswer>;
export type AbsenceMonth = AbsenceAnswer["months"][number];

export const PivotAnswer = z.strictObject({
  from: isoMonth,
  to: isoMonth,
  columns: z.array(z.strictObject({ key: z.string(), name: z.string() })),
  rows: z.array(z.strictObject({ key: z.string(), name: z.string(), cells: z.array(z.number()), total: z.number() })),
  totals: z.array(z.number()),
  total: z.number(),
});
export type PivotAnswer = z.infer<typeof PivotAnswer>;

export const BalancesAnswer = z.strictObject({
  asOf: isoDate,
  groups: z.array(
    z.strictObject({
      /** Null for the people who are in no other group. */
      id: id.nullable(),
      name: z.string(),
      people: count,
      balances: byType,
      /** `owedHours` totals the types that are counted in hours. */
      owed: dayCount,
      owedHours: dayCount,
      minutes: z.strictObject({ balances: minutesByType, owed: count, owedHours: count }),
    }),
  ),
});
export type BalancesAnswer = z.infer<typeof BalancesAnswer>;
export type BalanceGroup = BalancesAnswer["groups"][number];

export const BalancesOfPeopleAnswer = z.strictObject({
  people: z.array(
    z.strictObject({
      id,
      name: z.string(),
      officeName: z.string().nullable(),
      managerName: z.string().nullable(),
      balances: balanceByType,
      owed: dayCount,
      owedHours: dayCount,
    }),
  ),
});
export type BalancesOfPeopleAnswer = z.infer<typeof BalancesOfPeopleAnswer>;
export type PersonWithBalances = BalancesOfPeopleAnswer["people"][number];

/** Hours until a decision; null if nothing was decided. */
const waits = { medianHours: z.number().nullable(), p90Hours: z.number().nullable() };

export const ApprovalsAnswer = z.strictObject({
  months: z.array(z.strictObject({ month: isoMonth, decided: count, approved: count, rejected: count, ...waits })),
  approvers: z.array(
    z.strictObject({
      id,
      name: z.string(),
      decided: count,
      ...waits,
      waiting: count,
      oldestWaitingDays: z.number().nullable(),
    }),
  ),
});
export type ApprovalsAnswer = z.infer<typeof ApprovalsAnswer>;
export type ApprovalMonth = ApprovalsAnswer["months"][number];
export type Approver = ApprovalsAnswer["approvers"][number];

export const CoverageAnswer = z.strictObject({
  weeks: z.array(
    z.strictObject({
      /** A Monday. */
      week: isoDate,
      people: count,
      awayDays: dayCount,
      pendingDays: dayCount,
      awayMinutes: count,
      pendingMinutes: count,
      leastCoverage: z.number(),
      leastOn: isoDate.nullable(),
      /** Coverage is from 0 to 1. */
      days: z.array(z.strictObject({ date: isoDate, working: count, away: count, coverage: z.number() })),
    }),
  ),
});
export type CoverageAnswer = z.infer<typeof CoverageAnswer>;
export type CoverageWeek = CoverageAnswer["weeks"][number];
export type CoverageDay = CoverageWeek["days"][number];

export const ExpiringAnswer = z.strictObject({
  people: z.array(
    z.strictObject({
      id,
      name: z.string(),
      officeName: z.string(),
      type: leaveType,
      days: dayCount,
      minutes: count,
      /** The last day on which the leave can be used. */
      expiresOn: isoDate,
    }),
  ),
  /** Excludes types that are counted in hours. */
  total: dayCount,
});
export type ExpiringAnswer = z.infer<typeof ExpiringAnswer>;
export type ExpiringDays = ExpiringAnswer["people"][number];

export const BlocksAnswer = z.strictObject({ people: z.array(BlockAnswer) });
export type BlocksAnswer = z.infer<typeof BlocksAnswer>;

export const PayrollAnswer = z.strictObject({
  month: isoMonth,
  people: z.array(
    z.strictObject({
      id,
      name: z.string(),
      email: z.string(),
      officeName: z.string().nullable(),
      taken: byType,
      balance: balanceByType,
    }),
  ),
  total: count,
});
export type PayrollAnswer = z.infer<typeof PayrollAnswer>;
export type PayrollPerson = PayrollAnswer["people"][number];
