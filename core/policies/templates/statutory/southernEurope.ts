import type { PolicyTemplate } from "../PolicyTemplate.ts";

export const southernEurope: PolicyTemplate[] = [
  {
    id: "es-annual-leave",
    name: "Spain: annual leave",
    country: "ES",
    kind: "statutory",
    leaveType: "vacation",
    source: "Workers' Statute (Royal Legislative Decree 2/2015), article 38",
    year: 2024,
    document: {
      unit: "day",
      grants: [{ frequency: "yearly", amount: 30, starterShare: "byDay", leaverShare: "byDay", carryOver: "none" }],
      counting: { days: "calendar", holidays: "count" },
      settlement: { pay: "all" },
    },
  },
  {
    id: "it-annual-leave",
    name: "Italy: annual leave",
    country: "IT",
    kind: "statutory",
    leaveType: "vacation",
    source: "Legislative Decree 66/2003, article 10",
    year: 2024,
    document: {
      unit: "day",
      grants: [
        {
          frequency: "yearly",
          amount: { weeks: 4, in: "days" },
          starterShare: "byDay",
          leaverShare: "byDay",
          carryOver: { monthsAfterYear: 18 },
        },
      ],
      settlement: { pay: "all" },
    },
  },
  {
    id: "pt-annual-leave",
    name: "Portugal: annual leave",
    country: "PT",
    kind: "statutory",
    leaveType: "vacation",
    source: "Labor Code, articles 237, 238(1), 239(1) and (2), and 240",
    year: 2024,
    document: {
      unit: "day",
      grants: [
        {
          name: "year of hire",
          frequency: "monthly",
          timing: "end",
          amount: {
            by: "yearsOfServiceAtYearEnd",
            tiers: [
              [0, 2],
              [1, 0],
            ],
          },
          usableFrom: { months: 6 },
          cap: { perYear: 20 },
          carryOver: { monthsAfterYear: 6 },
        },
        {
          name: "later years",
          frequency: "yearly",
          amount: { by: "yearsOfServiceAtYearEnd", tiers: [[1, 22]] },
          carryOver: { monthsAfterYear: 4 },
        },
      ],
    },
  },
];
