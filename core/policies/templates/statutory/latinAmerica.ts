import type { PolicyTemplate } from "../PolicyTemplate.ts";

export const latinAmerica: PolicyTemplate[] = [
  {
    id: "br-annual-leave",
    name: "Brazil: annual leave",
    country: "BR",
    kind: "statutory",
    leaveType: "vacation",
    source: "Consolidation of Labor Laws (CLT), articles 130 and 146",
    year: 2024,
    document: {
      unit: "day",
      leaveYear: "hire",
      grants: [
        {
          frequency: "yearly",
          timing: "end",
          amount: {
            by: "unexcusedAbsences",
            tiers: [
              [0, 30],
              [6, 24],
              [15, 18],
              [24, 12],
              [33, 0],
            ],
          },
          leaverShare: "startedMonths",
        },
      ],
      counting: { days: "calendar", holidays: "count" },
      settlement: { pay: "all" },
    },
  },
  {
    id: "mx-annual-leave",
    name: "Mexico: annual leave",
    country: "MX",
    kind: "statutory",
    leaveType: "vacation",
    source: "Federal Labor Law, article 76",
    year: 2023,
    document: {
      unit: "day",
      leaveYear: "hire",
      grants: [
        {
          frequency: { everyYears: 1 },
          amount: {
            by: "yearsOfService",
            tiers: [
              [1, 12],
              [2, 14],
              [3, 16],
              [4, 18],
              [5, 20],
              [6, 22],
              [11, 24],
              [16, 26],
              [21, 28],
              [26, 30],
              [31, 32],
            ],
          },
        },
      ],
    },
  },
];
