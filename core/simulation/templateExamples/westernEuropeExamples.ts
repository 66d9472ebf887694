import type { TemplateExamples } from "./TemplateExample.ts";

const LONG_AGO = "2015-01-01";

export const westernEuropeExamples: TemplateExamples = {
  "nl-annual-leave": [
    {
      title: "works 40 hours a week all year",
      person: { startDate: LONG_AGO, hoursPerWeek: 40 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 160,
    },
    {
      title: "works 24 hours a week",
      person: { startDate: LONG_AGO, hoursPerWeek: 24 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 96,
    },
    // 160 × 184/365
    {
      title: "starts on July 1",
      person: { startDate: "2027-07-01", hoursPerWeek: 40 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 80.66,
    },
    // 160 × 120/365
    {
      title: "leaves on April 30",
      person: { startDate: "2027-01-01", endDate: "2027-04-30", hoursPerWeek: 40 },
      asOf: "2027-04-30",
      ask: "payout",
      expected: 52.6,
    },
    {
      title: "still has last year's hours on June 30",
      person: { startDate: "2027-01-01", hoursPerWeek: 40 },
      asOf: "2028-06-30",
      ask: "balance",
      expected: 320,
    },
    {
      title: "has lost last year's hours by July 1",
      person: { startDate: "2027-01-01", hoursPerWeek: 40 },
      asOf: "2028-07-01",
      ask: "balance",
      expected: 160,
    },
  ],
  "fr-annual-leave": [
    {
      title: "works from June 1 to May 31",
      person: { startDate: "2026-06-01" },
      asOf: "2027-05-31",
      ask: "entitlement",
      expected: 30,
    },
    // 9 × 2.5 = 22.5, rounded up to a whole day.
    {
      title: "starts on September 1",
      person: { startDate: "2026-09-01" },
      asOf: "2027-05-31",
      ask: "balance",
      expected: 23,
    },
    // 7 × 2.5 = 17.5, rounded up to a whole day.
    {
      title: "starts on June 1 and leaves on December 31",
      person: { startDate: "2026-06-01", endDate: "2026-12-31" },
      asOf: "2026-12-31",
      ask: "payout",
      expected: 18,
    },
    {
      title: "takes a week from Monday to Saturday",
      person: { startDate: "2026-06-01" },
      events: [{ type: "request", from: "2027-07-05", to: "2027-07-10" }],
      asOf: "2027-06-01",
      ask: "cost",
      expected: 6,
    },
  ],
  "dk-annual-leave": [
    {
      title: "works from September 1 to August 31",
      person: { startDate: "2026-09-01" },
      asOf: "2027-08-31",
      ask: "entitlement",
      expected: 25,
    },
    {
      title: "starts on January 1",
      person: { startDate: "2027-01-01" },
      asOf: "2027-08-31",
      ask: "balance",
      expected: 16.67,
    },
    {
      title: "leaves on March 31 after seven months",
      person: { startDate: "2026-09-01", endDate: "2027-03-31" },
      asOf: "2027-03-31",
      ask: "payout",
      expected: 14.58,
    },
    // (12 + 4) × 25/12
    {
      title: "still has the first year's days on December 31",
      person: { startDate: "2026-09-01" },
      asOf: "2027-12-31",
      ask: "balance",
      expected: 33.33,
    },
    {
      title: "has lost the first year's days by January 1",
      person: { startDate: "2026-09-01" },
      asOf: "2028-01-01",
      ask: "balance",
      expected: 8.33,
    },
  ],
};
