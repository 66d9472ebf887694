import type { TemplateExamples } from "./TemplateExample.ts";

export const asiaExamples: TemplateExamples = {
  "jp-annual-leave": [
    {
      title: "completes six months",
      person: { startDate: "2026-04-01" },
      asOf: "2026-10-01",
      ask: "balance",
      expected: 10,
    },
    {
      title: "completes a year and a half",
      person: { startDate: "2026-04-01" },
      asOf: "2027-10-01",
      ask: "balance",
      expected: 21,
    },
    {
      title: "loses the first days after two years",
      person: { startDate: "2026-04-01" },
      asOf: "2028-10-01",
      ask: "balance",
      expected: 23,
    },
    {
      title: "attended less than 80% of the days",
      person: { startDate: "2026-04-01" },
      events: [{ type: "attendance", periodEnd: "2026-09-30", share: 0.75 }],
      asOf: "2026-10-01",
      ask: "balance",
      expected: 0,
    },
    {
      title: "completes six and a half years",
      person: { startDate: "2020-04-01" },
      asOf: "2027-03-31",
      ask: "entitlement",
      expected: 20,
    },
  ],
  "kr-annual-leave": [
    {
      title: "has completed 11 months",
      person: { startDate: "2026-03-02" },
      asOf: "2027-03-01",
      ask: "balance",
      expected: 11,
    },
    {
      title: "completes the first year and loses the first days",
      person: { startDate: "2026-03-02" },
      asOf: "2027-03-02",
      ask: "balance",
      expected: 15,
    },
    {
      title: "completes 10 years",
      person: { startDate: "2017-03-02" },
      asOf: "2027-03-02",
      ask: "entitlement",
      expected: 19,
    },
    {
      title: "completes 30 years",
      person: { startDate: "1997-03-02" },
      asOf: "2027-03-02",
      ask: "entitlement",
      expected: 25,
    },
    {
      title: "loses unused days after a year",
      person: { startDate: "2025-03-02" },
      asOf: "2027-03-02",
      ask: "balance",
      expected: 15,
    },
  ],
  "sg-annual-leave": [
    {
      title: "is in the first year of service",
      person: { startDate: "2027-03-14" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 7,
    },
    {
      title: "is in the eighth year of service",
      person: { startDate: "2020-03-14" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 14,
    },
    // 7 × 4/12 = 2.33, rounded to the nearest whole day.
    {
      title: "leaves on July 31 of the first year: four completed months",
      person: { startDate: "2027-03-14", endDate: "2027-07-31" },
      asOf: "2027-07-31",
      ask: "payout",
      expected: 2,
    },
    {
      title: "loses the first year's days two years after the start",
      person: { startDate: "2025-03-14" },
      asOf: "2027-03-14",
      ask: "forfeited",
      expected: 7,
    },
    {
      title: "requests leave before three months have passed",
      person: { startDate: "2027-03-14" },
      events: [{ type: "request", submittedOn: "2027-05-01", from: "2027-06-11", to: "2027-06-11" }],
      asOf: "2027-05-01",
      ask: "accepted",
      expected: 0,
    },
  ],
};
