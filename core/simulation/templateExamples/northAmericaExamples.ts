import type { TemplateExamples } from "./TemplateExample.ts";

const worked = (on: string, hours: number) => ({ type: "worked", on, hours }) as const;

export const northAmericaExamples: TemplateExamples = {
  "us-federal-annual-leave": [
    {
      title: "has less than 3 years of service",
      person: { startDate: "2026-01-04" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 104,
    },
    // 25 × 6 + 10
    {
      title: "has 5 years of service",
      person: { startDate: "2022-01-03" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 160,
    },
    {
      title: "has 20 years of service",
      person: { startDate: "2007-01-03" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 208,
    },
    // 13 periods end after June, and each adds 4 hours.
    {
      title: "starts on June 27, the first day of a period",
      person: { startDate: "2027-06-27" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 52,
    },
    // 230 + 104 − 240
    {
      title: "brings 230 hours into the year and loses the excess",
      person: { startDate: "2026-12-27" },
      events: [{ type: "opening", on: "2027-01-01", amount: 230 }],
      asOf: "2028-01-01",
      ask: "forfeited",
      expected: 94,
    },
  ],
  "us-california-sick-leave": [
    // 460 ÷ 30 = 15.33, rounded down.
    {
      title: "has worked 460 hours",
      person: { startDate: "2027-01-04", hoursPerDay: 8 },
      events: [worked("2027-03-26", 460)],
      asOf: "2027-04-03",
      ask: "usable",
      expected: 15,
    },
    {
      title: "can use none on the 89th day",
      person: { startDate: "2027-01-04", hoursPerDay: 8 },
      events: [worked("2027-03-26", 460)],
      asOf: "2027-04-02",
      ask: "usable",
      expected: 0,
    },
    {
      title: "never has more than 80 hours",
      person: { startDate: "2025-01-06", hoursPerDay: 8 },
      events: [worked("2027-03-26", 3000)],
      asOf: "2027-04-02",
      ask: "balance",
      expected: 80,
    },
    {
      title: "uses at most 5 days of 10 hours a year",
      person: { startDate: "2025-01-06", hoursPerDay: 10 },
      events: [worked("2027-03-26", 3000)],
      asOf: "2027-04-02",
      ask: "usable",
      expected: 50,
    },
  ],
  "ca-federal-vacation": [
    {
      title: "completes the first year",
      person: { startDate: "2026-05-04", daysPerWeek: 5 },
      asOf: "2027-05-04",
      ask: "balance",
      expected: 10,
    },
    {
      title: "has nothing on the day before the first work anniversary",
      person: { startDate: "2026-05-04", daysPerWeek: 5 },
      asOf: "2027-05-03",
      ask: "balance",
      expected: 0,
    },
    {
      title: "has completed 5 years",
      person: { startDate: "2022-05-04", daysPerWeek: 5 },
      asOf: "2027-05-04",
      ask: "entitlement",
      expected: 15,
    },
    {
      title: "has completed 10 years",
      person: { startDate: "2017-05-04", daysPerWeek: 5 },
      asOf: "2027-05-04",
      ask: "entitlement",
      expected: 20,
    },
  ],
};
