import type { TemplateExamples } from "./TemplateExample.ts";

const occurrence = (on: string, kind: string) => ({ type: "occurrence", on, kind }) as const;

export const eventStylesExamples: TemplateExamples = {
  bereavement: [
    {
      title: "has a death in the immediate family",
      person: { startDate: "2020-01-01" },
      events: [occurrence("2027-02-10", "death in the immediate family")],
      asOf: "2027-02-10",
      ask: "balance",
      expected: 5,
    },
    {
      title: "has two deaths in a year",
      person: { startDate: "2020-01-01" },
      events: [
        occurrence("2027-02-10", "death in the immediate family"),
        occurrence("2027-03-01", "death of another relative"),
      ],
      asOf: "2027-03-01",
      ask: "balance",
      expected: 7,
    },
    {
      title: "loses unused days after six months",
      person: { startDate: "2020-01-01" },
      events: [occurrence("2027-02-10", "death in the immediate family")],
      asOf: "2027-08-10",
      ask: "balance",
      expected: 0,
    },
  ],
  "parental-leave": [
    {
      title: "has a child and works 5 days a week",
      person: { startDate: "2020-01-01", daysPerWeek: 5 },
      events: [occurrence("2027-02-10", "birth")],
      asOf: "2027-02-10",
      ask: "balance",
      expected: 80,
    },
    {
      title: "adopts a child and works 3 days a week",
      person: { startDate: "2020-01-01", daysPerWeek: 3 },
      events: [occurrence("2027-02-10", "adoption")],
      asOf: "2027-02-10",
      ask: "balance",
      expected: 48,
    },
    {
      title: "loses unused days after a year",
      person: { startDate: "2020-01-01", daysPerWeek: 5 },
      events: [occurrence("2027-02-10", "birth")],
      asOf: "2028-02-10",
      ask: "balance",
      expected: 0,
    },
  ],
  sabbatical: [
    {
      title: "completes five years",
      person: { startDate: "2022-06-01", daysPerWeek: 5 },
      asOf: "2027-06-01",
      ask: "balance",
      expected: 30,
    },
    {
      title: "has nothing on the day before the fifth work anniversary",
      person: { startDate: "2022-06-01", daysPerWeek: 5 },
      asOf: "2027-05-31",
      ask: "balance",
      expected: 0,
    },
    {
      title: "loses the leave after two years",
      person: { startDate: "2022-06-01", daysPerWeek: 5 },
      asOf: "2029-06-01",
      ask: "balance",
      expected: 0,
    },
    {
      title: "leaves 13 months after earning it",
      person: { startDate: "2022-06-01", endDate: "2028-07-01", daysPerWeek: 5 },
      asOf: "2028-07-01",
      ask: "payout",
      expected: 0,
    },
  ],
  "time-in-lieu": [
    {
      title: "works two extra hours",
      person: { startDate: "2020-01-01" },
      events: [occurrence("2027-03-01", "extra hour of work"), occurrence("2027-03-02", "extra hour of work")],
      asOf: "2027-03-02",
      ask: "balance",
      expected: 2,
    },
    {
      title: "works 30 extra hours but never has more than 24",
      person: { startDate: "2020-01-01" },
      events: Array.from({ length: 30 }, () => occurrence("2027-03-01", "extra hour of work")),
      asOf: "2027-03-02",
      ask: "balance",
      expected: 24,
    },
    {
      title: "loses unused hours after three months",
      person: { startDate: "2020-01-01" },
      events: [occurrence("2027-03-01", "extra hour of work")],
      asOf: "2027-06-01",
      ask: "balance",
      expected: 0,
    },
  ],
};
