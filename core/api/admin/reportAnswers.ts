import { z } from "zod";
import { BlockAnswer } from "../requests/BlockAnswer.ts";
import { count, dayCount, id, isoDate, isoMonth, leaveType } from "../fields.ts";

/** In the unit of each type. */
const byType = z.record(leaveType, dayCount);
/** In the unit of each type; null for types without a balance. */
const balanceByType = z.record(leaveType, dayCount.nullable());
/** Exact amounts by type, for totals that are rounded once. */
const minutesByType = z.record(leaveType, z.int());

/** Approved time off by month. */
export const AbsenceAnswer = z.strictObject({
  months: z.array(z.strictObject({ month: isoMonth, taken: byType, minutes: minutesByType })),
});
export type AbsenceAnswer = z.infer<typeof AbsenceAnswer>;
export type AbsenceMonth = AbsenceAnswer["months"][number];

/** Approved time off by two of these: type, office, team, and month. */
export const PivotAnswer = z.strictObject({
  /** The first and the last month covered. */
  from: isoMonth,
  to: isoMonth,
  columns: z.array(z.strictObject({ key: z.string(), name: z.string() })),
  /** `cells` are in the order of the columns. */
  rows: z.array(z.strictObject({ key: z.string(), name: z.string(), cells: z.array(z.number()), total: z.number() })),
  totals: z.array(z.number()),
  total: z.number(),
});
export type PivotAnswer = z.infer<typeof PivotAnswer>;

/** Balances as of a date, by office or manager. */
export const BalancesAnswer = z.strictObject({
  asOf: isoDate,
  groups: z.array(
    z.strictObject({
      /** Null for the people who are in no other group. */
      id: id.nullable(),
      name: z.string(),
      people: count,
      balances: byType,
      /** `owedHours` is the total of the types that are counted in hours. */
      owed: dayCount,
      owedHours: dayCount,
      /** The amounts above in exact minutes. */
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

/** The hours until a decision; null if nothing was decided. */
const waits = { medianHours: z.number().nullable(), p90Hours: z.number().nullable() };

/** Decisions by month and by approver. */
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
      /** The Monday of the week. */
      week: isoDate,
      people: count,
      awayDays: dayCount,
      pendingDays: dayCount,
      /** The exact amounts, for totals that are rounded once. */
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
      /** In the type's unit. */
      days: dayCount,
      /** The exact amount, for totals that are rounded once. */
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

/** Blocks of leave that people must still book in their leave years. */
export const BlocksAnswer = z.strictObject({ people: z.array(BlockAnswer) });
export type BlocksAnswer = z.infer<typeof BlocksAnswer>;

/** Time off taken in a month, and balances at its end. */
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
  /** The total number of people; the response may contain only some of them. */
  total: count,
});
export type PayrollAnswer = z.infer<typeof PayrollAnswer>;
export type PayrollPerson = PayrollAnswer["people"][number];
