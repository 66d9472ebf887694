import type { PolicyTemplate } from "../PolicyTemplate.ts";

export const centralEurope: PolicyTemplate[] = [
  {
    id: "de-annual-leave",
    name: "Germany: annual leave",
    country: "DE",
    kind: "statutory",
    leaveType: "vacation",
    source: "Federal Leave Act (BUrlG), sections 3, 4, 5, and 7",
    year: 2024,
    document: {
      unit: "day",
      grants: [
        {
          frequency: "yearly",
          amount: 24,
          starterShare: "germanStatutory",
          leaverShare: "germanStatutory",
          rounding: { to: 1, mode: "halfUpElseKeep" },
          carryOver: { max: 24, until: "03-31" },
        },
      ],
      counting: { days: "mondayToSaturday" },
      settlement: { pay: "all", reclaim: false },
    },
  },
  {
    id: "at-annual-leave",
    name: "Austria: annual leave",
    country: "AT",
    kind: "statutory",
    leaveType: "vacation",
    source: "Leave Act (UrlG), sections 2(1), 4(5), and 10",
    year: 2024,
    document: {
      unit: "day",
      leaveYear: "hire",
      grants: [
        {
          frequency: "yearly",
          amount: {
            by: "yearsOfService",
            tiers: [
              [0, 30],
              [25, 36],
            ],
          },
          leaverShare: "byDay",
          carryOver: { monthsAfterYear: 24 },
        },
      ],
      counting: { days: "mondayToSaturday" },
      settlement: { pay: "all", reclaim: false },
    },
  },
  {
    id: "ch-annual-leave",
    name: "Switzerland: annual leave",
    country: "CH",
    kind: "statutory",
    leaveType: "vacation",
    source: "Code of Obligations, articles 329a and 329d",
    year: 2024,
    document: {
      unit: "day",
      grants: [
        {
          frequency: "monthly",
          amountPer: "year",
          amount: {
            by: "age",
            tiers: [
              [0, { weeks: 5, in: "days" }],
              [20, { weeks: 4, in: "days" }],
            ],
          },
          starterShare: "byDay",
          leaverShare: "byDay",
        },
      ],
      settlement: { pay: "all" },
    },
  },
  {
    id: "pl-annual-leave",
    name: "Poland: annual leave",
    country: "PL",
    kind: "statutory",
    leaveType: "vacation",
    source: "Labor Code, articles 154 to 155(3) and 171, for people with prior employment",
    year: 2024,
    document: {
      unit: "day",
      grants: [
        {
          frequency: "yearly",
          amount: {
            by: "yearsOfServiceAtYearEnd",
            tiers: [
              [0, 20],
              [10, 26],
            ],
          },
          fullTime: { hoursPerWeek: 40 },
          starterShare: "startedMonths",
          leaverShare: "startedMonths",
          rounding: { to: 1, mode: "up" },
        },
      ],
      settlement: { pay: "all" },
    },
  },
];
