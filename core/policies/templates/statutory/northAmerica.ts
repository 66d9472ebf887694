import type { PolicyTemplate } from "../PolicyTemplate.ts";

export const northAmerica: PolicyTemplate[] = [
  {
    id: "us-federal-annual-leave",
    name: "United States: annual leave for federal employees",
    country: "US",
    kind: "statutory",
    leaveType: "vacation",
    source: "5 U.S.C. 6303 and 6304",
    year: 2024,
    document: {
      unit: "hour",
      grants: [
        {
          frequency: "biweekly",
          anchor: "2022-01-02",
          timing: "end",
          amount: {
            by: "yearsOfService",
            tiers: [
              [0, 4],
              [3, 6],
              [15, 8],
            ],
          },
          lastOfYear: {
            by: "yearsOfService",
            tiers: [
              [0, 0],
              [3, 4],
              [15, 0],
            ],
          },
          carryOver: { max: 240 },
        },
      ],
      settlement: { pay: "all" },
    },
  },
  {
    id: "us-california-sick-leave",
    name: "California: paid sick leave",
    country: "US",
    kind: "statutory",
    leaveType: "sick",
    source: "California Labor Code, section 246",
    year: 2024,
    document: {
      unit: "hour",
      grants: [
        {
          frequency: { hoursWorked: 30 },
          amount: 1,
          usableFrom: { days: 89 },
          cap: { balance: { max: [80, { days: 10 }] }, mode: "clip" },
        },
      ],
      consumption: { limit: { per: "year", amount: { max: [40, { days: 5 }] } } },
      settlement: { pay: "none" },
    },
  },
  {
    id: "ca-federal-vacation",
    name: "Canada: vacation in federally regulated workplaces",
    country: "CA",
    kind: "statutory",
    leaveType: "vacation",
    source: "Canada Labour Code, section 184",
    year: 2024,
    document: {
      unit: "day",
      leaveYear: "hire",
      grants: [
        {
          frequency: { everyYears: 1 },
          amount: {
            by: "yearsOfService",
            tiers: [
              [1, { weeks: 2, in: "days" }],
              [5, { weeks: 3, in: "days" }],
              [10, { weeks: 4, in: "days" }],
            ],
          },
        },
      ],
    },
  },
];
