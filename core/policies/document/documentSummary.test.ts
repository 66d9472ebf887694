import { expect, test } from "@jest/globals";
import { documentSummary } from "./documentSummary.ts";
import type { GrantRule } from "./grantRule.ts";
import { parseDocument } from "./parseDocument.ts";
import type { PolicyDocument } from "./PolicyDocument.ts";

const summaryOf = (document: PolicyDocument) => documentSummary(parseDocument(document));
const ofGrant = (grant: Partial<GrantRule>, document: Partial<PolicyDocument> = {}) =>
  summaryOf({ unit: "day", grants: [{ frequency: "yearly", amount: 20, ...grant }], ...document });

test("a policy's summary is one sentence", () => {
  const document: PolicyDocument = {
    unit: "day",
    grants: [
      {
        frequency: "yearly",
        amount: {
          by: "serviceYearNumber",
          tiers: [
            [1, 20],
            [5, 25],
          ],
        },
        starterShare: "byDay",
        carryOver: { max: 5, until: "03-31" },
      },
    ],
  };
  expect(summaryOf(document)).toBe(
    "20 days a year on January 1, 25 from the fifth year of service; new hires get an amount prorated by day; up to 5 days carry over and expire on March 31.",
  );
});

test.each<[string, Partial<GrantRule>, string]>([
  ["at the end of the year", { timing: "end" }, "20 days at the end of each leave year, on December 31"],
  ["after the end of the year", { timing: "afterEnd" }, "20 days on January 1 for the previous year"],
  ["monthly in advance", { frequency: "monthly", amount: "25/12" }, "2.08 days at the start of each month"],
  ["monthly afterward", { frequency: "monthly", timing: "afterEnd" }, "20 days on the day after each month ends"],
  ["semimonthly", { frequency: "semimonthly", timing: "end" }, "20 days on the 15th and the last day of each month"],
  ["weekly", { frequency: "weekly", timing: "end" }, "20 days at the end of each week (counted from the start date)"],
  ["daily", { frequency: "daily", amount: 0.05 }, "0.05 days each day"],
  [
    "quarterly parts",
    { frequency: "quarterly", amountPer: "year" },
    "20 days a year, earned in equal parts at the start of each quarter",
  ],
  ["once", { frequency: "once", accrualWaiting: { months: 3 } }, "20 days once, 3 months after the start date"],
  [
    "several events",
    { frequency: "perEvent", eventKind: ["birth", "adoption", "fosterCare"] },
    "20 days for each birth, adoption, or foster care",
  ],
  [
    "hours in proportion",
    { frequency: { hoursWorked: 1, perPeriod: true, limit: 40 }, amount: 0.1 },
    "0.1 days for each hour worked, in proportion, counting at most 40 hours at a time",
  ],
  ["every 18 months", { frequency: { everyMonths: 18 } }, "20 days after every 18 months of employment"],
  [
    "every two years after a wait",
    { frequency: { everyYears: 2 }, accrualWaiting: { days: 89 } },
    "20 days on the 90th day of employment and every 2 years after that",
  ],
])("a summary states how often a grant adds a lot: %s", (_, grant, text) => {
  expect(ofGrant(grant)).toBe(`${text}; unused days don't expire.`);
});

test.each<[GrantRule["amount"], string]>([
  [
    { sum: [6, { rate: 1, of: "serviceYearNumber" }] },
    "6 days plus 1 day for each year of service started, each year on January 1",
  ],
  [{ rate: "1/20", of: "daysWorkedLastYear" }, "1 day for every 20 days worked last year, each year on January 1"],
  [{ max: [10, { weeks: 2, in: "days" }] }, "10 days or 2 weeks, whichever is greater, each year on January 1"],
  [
    {
      by: "age",
      tiers: [
        [0, 20],
        [50, 25],
      ],
    },
    "20 days a year on January 1, 25 from age 50",
  ],
  [
    {
      by: "ageAtYearStart",
      tiers: [
        [0, 20],
        [50, 25],
        [60, 30],
      ],
    },
    "20 days a year on January 1, 25 from age 50 at the start of the leave year, and 30 from 60",
  ],
  [
    {
      by: "hoursPerWeek",
      tiers: [
        [0, 10],
        [30, 20],
      ],
    },
    "10 days a year on January 1, 20 with 30 or more hours a week",
  ],
  [
    {
      by: "yearsOfService",
      tiers: [
        [0, 0],
        [1, 15],
      ],
    },
    "15 days a year on January 1 after 1 year of service",
  ],
])("a summary states an amount: %j", (amount, text) => {
  expect(ofGrant({ amount })).toContain(`${text}; unused days don't expire.`);
});

test.each<[string, Partial<GrantRule>, string]>([
  [
    "different shares",
    { starterShare: "completedMonths", leaverShare: "none" },
    "new hires get one-twelfth for each completed month; departing employees get nothing",
  ],
  [
    "a partial first month",
    { frequency: "monthly", starterShare: "full", leaverShare: "byDay" },
    "a partial first month counts in full; a partial last month is prorated by day",
  ],
  ["a carry-over of nothing", { carryOver: { max: 0 } }, "unused days expire on December 31"],
  [
    "a carry-over by service",
    {
      carryOver: {
        max: {
          by: "yearsOfService",
          tiers: [
            [0, 5],
            [10, 10],
          ],
        },
        until: "06-30",
        excess: "sick",
      },
    },
    "unused days carry over and expire on June 30; the limit is 5 days, 10 after 10 years of service; the excess moves to sick leave",
  ],
  [
    "a part-time share",
    { fullTime: { daysPerWeek: 5 } },
    "Part-time employees get a prorated amount, based on a full-time week of 5 days.",
  ],
  ["rounding down", { rounding: { to: 0.25, mode: "down" } }, "Each amount is rounded down to the nearest 0.25 day."],
  [
    "a required attendance",
    { frequency: "monthly", requires: { attendance: 0.9, daysWorkedInMonth: 14 } },
    "Each grant requires at least 90% attendance in the preceding period. Only months with at least 14 days worked count.",
  ],
  [
    "a required fact",
    { frequency: "monthly", requires: { fact: "hoursWorkedInMonth", atLeast: 80 } },
    "Each grant requires at least 80 hours worked in the month.",
  ],
  [
    "pauses",
    { frequency: "monthly", pausedDuring: ["parental", "unpaid leave"] },
    "Periods spent entirely on parental leave or unpaid leave earn nothing.",
  ],
  [
    "reductions",
    { reducedBy: { absence: "parental" } },
    "Each full calendar month of parental leave reduces the year's amount by one-twelfth.",
  ],
  [
    "a wait to earn",
    { accrualWaiting: { months: 3, days: 1 } },
    "Accrual begins 3 months and 1 day after the start date.",
  ],
  ["a wait to use", { usableFrom: "nextYear" }, "These days can be used starting in the next leave year."],
  [
    "a dated cap",
    { cap: { on: "12-31", balance: 50 } },
    "On December 31, the balance is reduced to 50 days if it is higher.",
  ],
  [
    "a cap on the anniversary",
    { cap: { onAnniversary: true, balance: 30 } },
    "On each work anniversary, the balance is reduced to 30 days if it is higher.",
  ],
  [
    "an extra in the last period",
    { frequency: "monthly", lastOfYear: 4 },
    "The last period of each leave year adds 4 days.",
  ],
])("a summary states a rule of a grant: %s", (_, grant, text) => {
  expect(ofGrant(grant)).toContain(text);
});

test.each<[string, Partial<PolicyDocument>, string]>([
  ["the leave year", { leaveYear: "04-01" }, "The leave year begins on April 1."],
  [
    "the rounding of balances",
    { rounding: { to: 0.5, mode: "nearest" } },
    "The balance is rounded to the nearest half day.",
  ],
  ["the smallest request", { step: 0.25 }, "The smallest request is 0.25 days."],
  ["the drawing order", { consumption: { order: "listed" } }, "Leave is taken from the grants in the order above."],
  ["the order of expiry", { consumption: { order: "expiry" } }, "The days that expire soonest are used first."],
  ["the overdraft", { consumption: { overdraft: 5 } }, "The balance can go below zero by up to 5 days."],
  ["the advance", { consumption: { maxAdvance: 3 } }, "The employer advances up to 3 days."],
  [
    "the limit",
    { consumption: { limit: { per: "rolling12Months", amount: 10 } } },
    "In any 12 months, a person can take at most 10 days.",
  ],
  [
    "the counting",
    { counting: { days: "working", holidays: "skip", in: "hours" } },
    "Every workday of leave counts, except holidays. Each day of leave costs the hours scheduled for it.",
  ],
  [
    "the notice by length",
    { booking: { notice: [{ upTo: 1, days: 0 }, { upTo: 5, days: 7 }, { days: 30 }], noticeIn: "workingDays" } },
    "Requests of up to 1 day need no notice; those of up to 5 days need 7 workdays' notice; longer requests need 30 workdays' notice.",
  ],
  [
    "the notice as a multiple",
    { booking: { noticeMultiple: 1.5, noticeIn: "calendarDays" } },
    "Requests need notice 1.5 times as long as the leave, counted in calendar days.",
  ],
  [
    "a block of leave",
    { booking: { block: { days: 10, remindFrom: "09-01" } } },
    "Each person must book 10 consecutive workdays in every leave year, with reminders from September 1 on.",
  ],
  [
    "the sizes of requests",
    { booking: { longest: 10, multipleOf: 5 } },
    "A request covers at most 10 days. Requests are in multiples of 5 days.",
  ],
  ["closed dates", { booking: { closed: ["12-24", "12-31"] } }, "Leave isn't allowed on December 24 or December 31."],
  [
    "pay and evidence",
    { booking: { paidUpTo: 5, evidenceAfter: 3 } },
    "Leave of more than 3 days requires a document. The first 5 consecutive days of leave are paid.",
  ],
  ["booking ahead", { booking: { bookAhead: false } }, "A request can use only days that are already earned."],
  [
    "automatic approval",
    {
      booking: {
        approval: [
          { by: [["teamLead", { person: "p1" }]], auto: { upTo: 2, coverage: true, notice: true }, expiresAfter: 5 },
        ],
      },
    },
    "Requests need approval from the team lead or the person p1. Requests are approved automatically if they cover at most 2 days, enough of the team remains at work, and they meet the notice requirement. Requests are canceled after 5 workdays without a decision.",
  ],
  ["requests for extra work", { credits: {} }, "People can request time for extra work."],
  [
    "limited requests for extra work",
    { credits: { longest: 2, maxBackdateDays: 14 } },
    "People can request up to 2 days for extra work in the last 14 days.",
  ],
  [
    "a debt",
    { settlement: { pay: "none", reclaim: true } },
    "When employment ends, unused days are not paid out, and a negative balance is reclaimed.",
  ],
])("a summary states a rule of the whole policy: %s", (_, document, text) => {
  expect(ofGrant({}, document)).toContain(text);
});

test("a summary names the people who approve, unless their names aren't known", () => {
  const [ann, gone] = ["01a22031-c3f5-765d-9c52-4abcf86e0893", "01a22031-c3f5-765d-9c52-4abcf86e0894"];
  const approval = [{ upTo: 2, by: [{ person: ann }] }, { by: [["admin", { person: ann }, { person: gone }]] }];
  const document: PolicyDocument = { unit: "day", grants: [], booking: { approval } };
  expect(documentSummary(document, new Map([[ann, "Ann Lee"]]))).toContain(
    "Requests of up to 2 days need approval from Ann Lee; longer requests need approval from an Admin, Ann Lee, or a specific person.",
  );
});

test.each<[string, PolicyDocument, string]>([
  [
    "a share of hours worked",
    { unit: "hour", grants: [{ frequency: { hoursWorked: 1, perPeriod: true }, amount: 0.1207 }] },
    "12.07% of the hours worked; unused hours don't expire.",
  ],
  [
    "a small fraction",
    { unit: "hour", grants: [{ frequency: "daily", amount: { weeks: "2/365", in: "hours" } }] },
    "2/365 weeks each day; unused hours don't expire. One week equals the hours that the person works per week.",
  ],
  [
    "a formula with a limit",
    {
      unit: "day",
      grants: [
        {
          frequency: "yearly",
          amount: { min: [14, { sum: [6, { rate: 1, of: "serviceYearNumber" }] }] },
          carryOver: "all",
        },
      ],
    },
    "6 days plus 1 day for each year of service started, at most 14 days, each year on January 1; unused days don't expire.",
  ],
  [
    "a condition on a formula",
    {
      unit: "day",
      grants: [
        {
          frequency: "yearly",
          amount: {
            by: "daysWorkedLastYear",
            tiers: [
              [0, 0],
              [240, { rate: "1/20", of: "daysWorkedLastYear" }],
            ],
          },
          carryOver: { max: 30 },
        },
      ],
    },
    "1 day for every 20 days worked last year, each year on January 1, with 240 or more days worked last year; up to 30 days carry over.",
  ],
  [
    "a grant that people credit by hand",
    { unit: "hour", grants: [{ frequency: "once", amount: 0 }] },
    "Nothing is granted automatically; unused hours don't expire.",
  ],
])("a summary states a whole policy: %s", (_, document, text) => {
  expect(summaryOf(document)).toBe(text);
});

test("a policy without grants is unlimited, or has only a limit", () => {
  expect(summaryOf({ unit: "day" })).toBe("Unlimited leave.");
  expect(summaryOf({ unit: "hour", consumption: { limit: { per: "year", amount: { max: [40, { days: 5 }] } } } })).toBe(
    "No hours are granted in advance. In a leave year, a person can take at most 40 hours or 5 workdays, whichever is greater. One workday equals the hours that the person works per day.",
  );
});
