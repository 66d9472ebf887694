import type { TemplateExamples } from "./TemplateExample.ts";

export const oceaniaExamples: TemplateExamples = {
  "au-annual-leave": [
    {
      title: "works 38 hours a week all year",
      person: { startDate: "2027-01-01", hoursPerWeek: 38 },
      asOf: "2027-12-31",
      ask: "balance",
      expected: 152,
    },
    // 152 × 184/365
    {
      title: "starts on July 1",
      person: { startDate: "2027-07-01", hoursPerWeek: 38 },
      asOf: "2027-12-31",
      ask: "balance",
      expected: 76.62,
    },
    {
      title: "keeps unused hours",
      person: { startDate: "2025-01-01", hoursPerWeek: 38 },
      asOf: "2026-12-31",
      ask: "balance",
      expected: 304,
    },
    // 152 × 90/365
    {
      title: "leaves on March 31",
      person: { startDate: "2027-01-01", endDate: "2027-03-31", hoursPerWeek: 38 },
      asOf: "2027-03-31",
      ask: "payout",
      expected: 37.48,
    },
  ],
  "au-personal-leave": [
    {
      title: "works 38 hours a week all year",
      person: { startDate: "2027-01-01", hoursPerWeek: 38 },
      asOf: "2027-12-31",
      ask: "balance",
      expected: 76,
    },
    {
      title: "works 36 hours a week in long shifts",
      person: { startDate: "2027-01-01", hoursPerWeek: 36 },
      asOf: "2027-12-31",
      ask: "balance",
      expected: 72,
    },
    {
      title: "keeps unused hours",
      person: { startDate: "2025-01-01", hoursPerWeek: 38 },
      asOf: "2026-12-31",
      ask: "balance",
      expected: 152,
    },
  ],
  "nz-annual-holidays": [
    {
      title: "completes the first year",
      person: { startDate: "2026-05-04", hoursPerWeek: 40 },
      asOf: "2027-05-04",
      ask: "balance",
      expected: 160,
    },
    {
      title: "has nothing on the day before the first work anniversary",
      person: { startDate: "2026-05-04", hoursPerWeek: 40 },
      asOf: "2027-05-03",
      ask: "balance",
      expected: 0,
    },
    {
      title: "works 16 hours a week",
      person: { startDate: "2026-05-04", hoursPerWeek: 16 },
      asOf: "2027-05-04",
      ask: "balance",
      expected: 64,
    },
  ],
  "nz-sick-leave": [
    {
      title: "completes six months",
      person: { startDate: "2026-05-04" },
      asOf: "2026-11-04",
      ask: "balance",
      expected: 10,
    },
    {
      title: "has nothing on the day before six months are complete",
      person: { startDate: "2026-05-04" },
      asOf: "2026-11-03",
      ask: "balance",
      expected: 0,
    },
    {
      title: "never has more than 20 days",
      person: { startDate: "2024-05-04" },
      asOf: "2026-11-04",
      ask: "balance",
      expected: 20,
    },
  ],
};
