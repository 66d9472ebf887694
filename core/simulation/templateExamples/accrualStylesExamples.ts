import type { TemplateExamples } from "./TemplateExample.ts";

const opening = (on: string, amount: number) => ({ type: "opening", on, amount }) as const;

export const accrualStylesExamples: TemplateExamples = {
  "monthly-with-cap": [
    {
      title: "works a whole year",
      person: { startDate: "2027-01-01" },
      asOf: "2027-12-31",
      ask: "balance",
      expected: 15,
    },
    {
      title: "reaches the cap after 18 months",
      person: { startDate: "2027-01-01" },
      asOf: "2029-12-31",
      ask: "balance",
      expected: 22.5,
    },
    // Half of September and three months, at 1.25 a month.
    {
      title: "starts on September 16",
      person: { startDate: "2027-09-16" },
      asOf: "2027-12-31",
      ask: "balance",
      expected: 4.38,
    },
  ],
  "biweekly-by-tenure": [
    // 16 + 26 × 120/26; 26 periods end between January 17, 2027, and January 2, 2028.
    {
      title: "works the first year",
      person: { startDate: "2027-01-04", hoursPerWeek: 40 },
      asOf: "2028-01-02",
      ask: "balance",
      expected: 136,
    },
    // 16 + 26 × 144/26 ÷ 2, for half-time work
    {
      title: "works 20 hours a week after 2 years",
      person: { startDate: "2024-01-01", hoursPerWeek: 20 },
      asOf: "2028-01-02",
      ask: "balance",
      expected: 88,
    },
    {
      title: "can use only the sign-on hours on the 89th day",
      person: { startDate: "2027-01-04", hoursPerWeek: 40 },
      asOf: "2027-04-02",
      ask: "usable",
      expected: 16,
    },
    {
      title: "has reached the cap of 200 hours",
      person: { startDate: "2027-01-04", hoursPerWeek: 40 },
      asOf: "2029-01-04",
      ask: "balance",
      expected: 216,
    },
  ],
  "quarterly-with-ceiling": [
    { title: "works all year", person: { startDate: "2027-01-01" }, asOf: "2027-12-31", ask: "balance", expected: 20 },
    {
      title: "has 38 days and gets 5 more",
      person: { startDate: "2027-01-01" },
      events: [opening("2027-03-31", 33)],
      asOf: "2027-04-01",
      ask: "balance",
      expected: 43,
    },
    {
      title: "has 40 days and gets none",
      person: { startDate: "2020-01-01" },
      asOf: "2027-12-31",
      ask: "balance",
      expected: 40,
    },
    {
      title: "is paid for at most 20 days",
      person: { startDate: "2020-01-01", endDate: "2027-12-31" },
      asOf: "2027-12-31",
      ask: "payout",
      expected: 20,
    },
  ],
  "sick-1-per-30-hours": [
    {
      title: "has worked 1,000 hours",
      person: { startDate: "2027-01-04" },
      events: [{ type: "worked", on: "2027-06-30", hours: 1000 }],
      asOf: "2027-06-30",
      ask: "balance",
      expected: 33,
    },
    {
      title: "earns at most 56 hours a year",
      person: { startDate: "2027-01-04" },
      events: [{ type: "worked", on: "2027-12-30", hours: 2080 }],
      asOf: "2027-12-30",
      ask: "balance",
      expected: 56,
    },
    {
      title: "carries 40 hours over",
      person: { startDate: "2027-01-04" },
      events: [{ type: "worked", on: "2027-12-30", hours: 2080 }],
      asOf: "2028-01-01",
      ask: "balance",
      expected: 40,
    },
  ],
  "overflow-into-sick-leave": [
    // 92 + 11 × 8 = 180
    {
      title: "has 180 hours and earns 8 more in August",
      person: { startDate: "2026-09-01" },
      events: [opening("2027-08-01", 92)],
      asOf: "2027-08-31",
      ask: "transferred",
      expected: 8,
    },
    {
      title: "has 5 years of service",
      person: { startDate: "2020-09-01" },
      asOf: "2027-08-31",
      ask: "entitlement",
      expected: 144,
    },
    {
      title: "is on unpaid leave in October and November",
      person: { startDate: "2026-09-01" },
      events: [{ type: "absence", kind: "unpaid leave", from: "2026-10-01", to: "2026-11-30" }],
      asOf: "2027-08-31",
      ask: "entitlement",
      expected: 80,
    },
  ],
};
