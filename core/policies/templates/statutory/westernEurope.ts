import type { PolicyTemplate } from "../PolicyTemplate.ts";

export const westernEurope: PolicyTemplate[] = [
  {
    id: "nl-annual-leave",
    name: "Netherlands: annual leave",
    country: "NL",
    kind: "statutory",
    leaveType: "vacation",
    source: "Civil Code, book 7, articles 634, 640a, and 641",
    year: 2024,
    document: {
      unit: "hour",
      grants: [
        {
          name: "statutory",
          frequency: "yearly",
          amount: { weeks: 4, in: "hours" },
          starterShare: "byDay",
          leaverShare: "byDay",
          carryOver: { monthsAfterYear: 6 },
        },
      ],
      settlement: { pay: "all" },
    },
  },
  {
    id: "fr-annual-leave",
    name: "France: annual leave",
    country: "FR",
    kind: "statutory",
    leaveType: "vacation",
    source: "Labor Code, articles L3141-3, L3141-7, L3141-28, and R3141-4",
    year: 2024,
    document: {
      unit: "day",
      leaveYear: "06-01",
      rounding: { to: 1, mode: "up" },
      grants: [{ frequency: "monthly", timing: "end", amount: 2.5, starterShare: "byDay", leaverShare: "byDay" }],
      counting: { days: "mondayToSaturday" },
      settlement: { pay: "all" },
    },
  },
  {
    id: "dk-annual-leave",
    name: "Denmark: annual leave",
    country: "DK",
    kind: "statutory",
    leaveType: "vacation",
    source: "Holiday Act (Act 60 of 2018), sections 4 to 6",
    year: 2020,
    document: {
      unit: "day",
      leaveYear: "09-01",
      grants: [
        {
          frequency: "monthly",
          timing: "end",
          amount: "25/12",
          starterShare: "byDay",
          leaverShare: "byDay",
          carryOver: { monthsAfterYear: 4 },
        },
      ],
      settlement: { pay: "all" },
    },
  },
];
