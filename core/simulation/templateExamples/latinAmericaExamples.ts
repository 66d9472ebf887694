import type { TemplateExamples } from "./TemplateExample.ts";

export const latinAmericaExamples: TemplateExamples = {
  "br-annual-leave": [
    {
      title: "completes 12 months",
      person: { startDate: "2026-03-01", unexcusedAbsences: 5 },
      asOf: "2027-02-28",
      ask: "balance",
      expected: 30,
    },
    {
      title: "was absent 10 times",
      person: { startDate: "2026-03-01", unexcusedAbsences: 10 },
      asOf: "2027-02-28",
      ask: "balance",
      expected: 24,
    },
    {
      title: "was absent 33 times",
      person: { startDate: "2026-03-01", unexcusedAbsences: 33 },
      asOf: "2027-02-28",
      ask: "balance",
      expected: 0,
    },
    {
      title: "leaves after six months",
      person: { startDate: "2026-03-01", endDate: "2026-08-31", unexcusedAbsences: 0 },
      asOf: "2026-08-31",
      ask: "payout",
      expected: 15,
    },
  ],
  "mx-annual-leave": [
    {
      title: "completes the first year",
      person: { startDate: "2026-02-01" },
      asOf: "2027-02-01",
      ask: "balance",
      expected: 12,
    },
    {
      title: "completes the fifth year",
      person: { startDate: "2022-02-01" },
      asOf: "2027-02-01",
      ask: "entitlement",
      expected: 20,
    },
    {
      title: "completes the tenth year",
      person: { startDate: "2017-02-01" },
      asOf: "2027-02-01",
      ask: "entitlement",
      expected: 22,
    },
    {
      title: "completes the eleventh year",
      person: { startDate: "2016-02-01" },
      asOf: "2027-02-01",
      ask: "entitlement",
      expected: 24,
    },
  ],
};
