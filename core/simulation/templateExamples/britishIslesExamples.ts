import type { TemplateExamples } from "./TemplateExample.ts";

const LONG_AGO = "2015-01-01";

export const britishIslesExamples: TemplateExamples = {
  "gb-annual-leave": [
    {
      title: "works 5 days a week all year",
      person: { startDate: LONG_AGO, daysPerWeek: 5 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 28,
    },
    {
      title: "works 6 days a week, so the maximum applies",
      person: { startDate: LONG_AGO, daysPerWeek: 6 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 28,
    },
    // 28 × 7/12 = 16.33, rounded up to a half day.
    {
      title: "starts on June 1",
      person: { startDate: "2027-06-01", daysPerWeek: 5 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 16.5,
    },
    // 28 × 152/365 = 11.66, rounded up to a tenth.
    {
      title: "leaves on June 1",
      person: { startDate: LONG_AGO, endDate: "2027-06-01", daysPerWeek: 5 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 11.7,
    },
    {
      title: "loses unused days at the end of the year",
      person: { startDate: "2027-01-01", daysPerWeek: 5 },
      asOf: "2028-01-01",
      ask: "balance",
      expected: 28,
    },
  ],
  "ie-annual-leave": [
    // 8% would be 112 hours, but 1,365 hours give four weeks.
    {
      title: "worked 1,400 hours at 40 hours a week",
      person: { startDate: LONG_AGO, hoursPerWeek: 40 },
      events: [{ type: "worked", on: "2028-03-30", hours: 1400 }],
      asOf: "2028-03-31",
      ask: "entitlement",
      expected: 160,
    },
    {
      title: "worked 900 hours at 20 hours a week",
      person: { startDate: LONG_AGO, hoursPerWeek: 20 },
      events: [{ type: "worked", on: "2028-03-30", hours: 900 }],
      asOf: "2028-03-31",
      ask: "entitlement",
      expected: 72,
    },
    {
      title: "started in October and worked 500 hours",
      person: { startDate: "2027-10-04", hoursPerWeek: 20 },
      events: [{ type: "worked", on: "2028-03-30", hours: 500 }],
      asOf: "2028-03-31",
      ask: "entitlement",
      expected: 40,
    },
    {
      title: "still has last year's leave on September 30",
      person: { startDate: LONG_AGO, hoursPerWeek: 40 },
      events: [{ type: "worked", on: "2028-03-30", hours: 1400 }],
      asOf: "2028-09-30",
      ask: "balance",
      expected: 160,
    },
    {
      title: "has lost last year's leave by October 1",
      person: { startDate: LONG_AGO, hoursPerWeek: 40 },
      events: [{ type: "worked", on: "2028-03-30", hours: 1400 }],
      asOf: "2028-10-01",
      ask: "balance",
      expected: 0,
    },
    {
      title: "leaves on August 31 after 700 hours",
      person: { startDate: LONG_AGO, endDate: "2027-08-31", hoursPerWeek: 40 },
      events: [{ type: "worked", on: "2027-08-31", hours: 700 }],
      asOf: "2027-08-31",
      ask: "payout",
      expected: 56,
    },
  ],
};
