import type { TemplateExamples } from "./TemplateExample.ts";

const LONG_AGO = "2015-01-01";

export const centralEuropeExamples: TemplateExamples = {
  "de-annual-leave": [
    { title: "works all year", person: { startDate: LONG_AGO }, asOf: "2027-12-31", ask: "entitlement", expected: 24 },
    {
      title: "starts on July 1, so the year ends before six months are complete",
      person: { startDate: "2027-07-01" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 12,
    },
    {
      title: "starts on June 1",
      person: { startDate: "2027-06-01" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 24,
    },
    {
      title: "leaves on March 31",
      person: { startDate: LONG_AGO, endDate: "2027-03-31" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 6,
    },
    {
      title: "leaves on August 31",
      person: { startDate: LONG_AGO, endDate: "2027-08-31" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 24,
    },
    {
      title: "still has carried days on March 31",
      person: { startDate: "2027-01-01" },
      asOf: "2028-03-31",
      ask: "balance",
      expected: 48,
    },
    {
      title: "has lost the carried days by April 1",
      person: { startDate: "2027-01-01" },
      asOf: "2028-04-01",
      ask: "balance",
      expected: 24,
    },
  ],
  "at-annual-leave": [
    {
      title: "works all year",
      person: { startDate: "2020-03-01" },
      asOf: "2027-03-01",
      ask: "entitlement",
      expected: 30,
    },
    {
      title: "has completed 25 years",
      person: { startDate: "2002-03-01" },
      asOf: "2027-03-01",
      ask: "entitlement",
      expected: 36,
    },
    // 30 × 184/366
    {
      title: "leaves on August 31",
      person: { startDate: "2020-03-01", endDate: "2027-08-31" },
      asOf: "2027-08-31",
      ask: "entitlement",
      expected: 15.08,
    },
    {
      title: "has lost nothing two years after the first year",
      person: { startDate: "2024-03-01" },
      asOf: "2027-02-28",
      ask: "forfeited",
      expected: 0,
    },
    {
      title: "loses the first year's days the day after",
      person: { startDate: "2024-03-01" },
      asOf: "2027-03-01",
      ask: "forfeited",
      expected: 30,
    },
  ],
  "ch-annual-leave": [
    {
      title: "is an adult and works 5 days a week",
      person: { startDate: LONG_AGO, birthDate: "1990-05-05", daysPerWeek: 5 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 20,
    },
    {
      title: "is 18",
      person: { startDate: "2026-01-01", birthDate: "2009-01-01", daysPerWeek: 5 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 25,
    },
    // 9 × 25/12 + 3 × 20/12
    {
      title: "turns 20 on September 10",
      person: { startDate: "2026-01-01", birthDate: "2007-09-10", daysPerWeek: 5 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 23.75,
    },
    {
      title: "starts on July 1",
      person: { startDate: "2027-07-01", birthDate: "1990-05-05", daysPerWeek: 5 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 10,
    },
    {
      title: "leaves on August 31",
      person: { startDate: "2027-01-01", endDate: "2027-08-31", birthDate: "1990-05-05", daysPerWeek: 5 },
      asOf: "2027-08-31",
      ask: "payout",
      expected: 13.33,
    },
  ],
  "pl-annual-leave": [
    {
      title: "has worked for less than 10 years",
      person: { startDate: "2020-01-01", hoursPerWeek: 40 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 20,
    },
    {
      title: "completes 10 years during the year",
      person: { startDate: "2017-09-01", hoursPerWeek: 40 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 26,
    },
    {
      title: "works half time after 10 years",
      person: { startDate: LONG_AGO, hoursPerWeek: 20 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 13,
    },
    // 20 × 7/12 = 11.67, rounded up to a whole day.
    {
      title: "starts on June 15",
      person: { startDate: "2027-06-15", hoursPerWeek: 40 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 12,
    },
    // 20 × 8/12 = 13.33, rounded up to a whole day.
    {
      title: "leaves on August 10",
      person: { startDate: "2020-01-01", endDate: "2027-08-10", hoursPerWeek: 40 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 14,
    },
  ],
};
