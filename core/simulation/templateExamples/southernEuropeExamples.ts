import type { TemplateExamples } from "./TemplateExample.ts";

const LONG_AGO = "2015-01-01";

export const southernEuropeExamples: TemplateExamples = {
  "es-annual-leave": [
    { title: "works all year", person: { startDate: LONG_AGO }, asOf: "2027-12-31", ask: "entitlement", expected: 30 },
    // 30 × 184/365
    {
      title: "starts on July 1",
      person: { startDate: "2027-07-01" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 15.12,
    },
    // 30 × 90/365
    {
      title: "leaves on March 31",
      person: { startDate: "2027-01-01", endDate: "2027-03-31" },
      asOf: "2027-03-31",
      ask: "payout",
      expected: 7.4,
    },
    {
      title: "takes two weeks from Monday to the second Sunday",
      person: { startDate: LONG_AGO },
      events: [{ type: "request", from: "2027-08-02", to: "2027-08-15" }],
      asOf: "2027-06-01",
      ask: "cost",
      expected: 14,
    },
    {
      title: "loses unused days at the end of the year",
      person: { startDate: "2027-01-01" },
      asOf: "2028-01-01",
      ask: "balance",
      expected: 30,
    },
  ],
  "it-annual-leave": [
    {
      title: "works 5 days a week all year",
      person: { startDate: LONG_AGO, daysPerWeek: 5 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 20,
    },
    // 20 × 184/365
    {
      title: "starts on July 1",
      person: { startDate: "2027-07-01", daysPerWeek: 5 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 10.08,
    },
    // 20 × 90/365
    {
      title: "leaves on March 31",
      person: { startDate: "2027-01-01", endDate: "2027-03-31", daysPerWeek: 5 },
      asOf: "2027-03-31",
      ask: "payout",
      expected: 4.93,
    },
    {
      title: "still has the days from 2025 on June 30, 2027",
      person: { startDate: "2025-01-01", daysPerWeek: 5 },
      asOf: "2027-06-30",
      ask: "balance",
      expected: 60,
    },
    {
      title: "has lost the days from 2025 by July 1, 2027",
      person: { startDate: "2025-01-01", daysPerWeek: 5 },
      asOf: "2027-07-01",
      ask: "balance",
      expected: 40,
    },
  ],
  "pt-annual-leave": [
    {
      title: "has worked for several years",
      person: { startDate: LONG_AGO },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 22,
    },
    {
      title: "starts on January 1, so the maximum of the first year applies",
      person: { startDate: "2027-01-01" },
      asOf: "2027-12-31",
      ask: "balance",
      expected: 20,
    },
    {
      title: "starts on July 15: five complete months",
      person: { startDate: "2027-07-15" },
      asOf: "2027-12-31",
      ask: "balance",
      expected: 10,
    },
    {
      title: "can't use the first year's days before six months have passed",
      person: { startDate: "2027-07-15" },
      asOf: "2028-01-14",
      ask: "usable",
      expected: 22,
    },
    {
      title: "can use the first year's days after six months",
      person: { startDate: "2027-07-15" },
      asOf: "2028-01-15",
      ask: "usable",
      expected: 32,
    },
    {
      title: "has lost the first year's days by July 1 of the next year",
      person: { startDate: "2027-07-15" },
      asOf: "2028-07-01",
      ask: "balance",
      expected: 22,
    },
  ],
};
