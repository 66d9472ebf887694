import { z } from "zod";
import { count, dayCount, id, isoDate, isoMonth, leaveType } from "../fields.ts";

const daysByType = { vacation: dayCount, sick: dayCount, personal: dayCount };
/** Null for types that are unlimited. */
const balanceByType = {
  vacation: dayCount.nullable(),
  sick: dayCount.nullable(),
  personal: dayCount.nullable(),
};

/** Approved days off by month. */
export const AbsenceAnswer = z.strictObject({
  months: z.array(z.strictObject({ month: isoMonth, ...daysByType })),
});
export type AbsenceAnswer = z.infer<typeof AbsenceAnswer>;
export type AbsenceMonth = AbsenceAnswer["months"][number];

/** Days left as of a date, by office or manager. */
export const BalancesAnswer = z.strictObject({
  asOf: isoDate,
  groups: z.array(
    z.strictObject({
      /** Null for the people who are in no other group. */
      id: id.nullable(),
      name: z.string(),
      people: count,
      ...daysByType,
      /** Days that the organization owes these people. */
      owed: dayCount,
    }),
  ),
});
export type BalancesAnswer = z.infer<typeof BalancesAnswer>;
export type BalanceGroup = BalancesAnswer["groups"][number];

/** The people behind a group of the balances report. */
export const BalancesOfPeopleAnswer = z.strictObject({
  people: z.array(
    z.strictObject({
      id,
      name: z.string(),
      officeName: z.string().nullable(),
      managerName: z.string().nullable(),
      ...balanceByType,
      owed: dayCount,
    }),
  ),
});
export type BalancesOfPeopleAnswer = z.infer<typeof BalancesOfPeopleAnswer>;
export type PersonWithBalances = BalancesOfPeopleAnswer["people"][number];

/** The median and the 90th percentile of the hours until a decision; null if nothing was decided. */
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
      /** The pending requests that await their decision now, and the age of the oldest. */
      waiting: count,
      oldestWaitingDays: z.number().nullable(),
    }),
  ),
});
export type ApprovalsAnswer = z.infer<typeof ApprovalsAnswer>;
export type ApprovalMonth = ApprovalsAnswer["months"][number];
export type Approver = ApprovalsAnswer["approvers"][number];

/** Coverage by week. */
export const CoverageAnswer = z.strictObject({
  weeks: z.array(
    z.strictObject({
      /** The Monday of the week. */
      week: isoDate,
      people: count,
      awayDays: dayCount,
      pendingDays: dayCount,
      /** The lowest coverage of the week's days, and the first day with it; 1 and null if everyone is there. */
      leastCoverage: z.number(),
      leastOn: isoDate.nullable(),
      /** The days on which an office works, with the number of people at work and away; coverage from 0 to 1. */
      days: z.array(z.strictObject({ date: isoDate, working: count, away: count, coverage: z.number() })),
    }),
  ),
});
export type CoverageAnswer = z.infer<typeof CoverageAnswer>;
export type CoverageWeek = CoverageAnswer["weeks"][number];
export type CoverageDay = CoverageWeek["days"][number];

/** Days that people will lose. */
export const ExpiringAnswer = z.strictObject({
  people: z.array(
    z.strictObject({
      id,
      name: z.string(),
      officeName: z.string(),
      type: leaveType,
      days: dayCount,
      expiresOn: isoDate,
    }),
  ),
  total: dayCount,
});
export type ExpiringAnswer = z.infer<typeof ExpiringAnswer>;
export type ExpiringDays = ExpiringAnswer["people"][number];

/** Days taken in a month, and balances at its end; null for types that are unlimited. */
export const PayrollAnswer = z.strictObject({
  month: isoMonth,
  people: z.array(
    z.strictObject({
      id,
      name: z.string(),
      email: z.string(),
      officeName: z.string().nullable(),
      vacationTaken: dayCount,
      sickTaken: dayCount,
      personalTaken: dayCount,
      vacationBalance: dayCount.nullable(),
      sickBalance: dayCount.nullable(),
      personalBalance: dayCount.nullable(),
    }),
  ),
  /** The total number of people; the response may contain only some of them. */
  total: count,
});
export type PayrollAnswer = z.infer<typeof PayrollAnswer>;
export type PayrollPerson = PayrollAnswer["people"][number];
