import type { PolicyTemplate } from "../PolicyTemplate.ts";

export const asia: PolicyTemplate[] = [
  {
    id: "jp-annual-leave",
    name: "Japan: annual paid leave",
    country: "JP",
    kind: "statutory",
    leaveType: "vacation",
    source: "Labor Standards Act, articles 39 and 115, for people who work 5 days or 30 hours a week",
    year: 2024,
    document: {
      unit: "day",
      leaveYear: "hire",
      grants: [
        {
          frequency: { everyMonths: 12 },
          accrualWaiting: { months: 6 },
          amount: {
            by: "monthsOfService",
            tiers: [
              [0, 10],
              [18, 11],
              [30, 12],
              [42, 14],
              [54, 16],
              [66, 18],
              [78, 20],
            ],
          },
          requires: { attendance: 0.8 },
          carryOver: { months: 24 },
        },
      ],
    },
  },
  {
    id: "kr-annual-leave",
    name: "South Korea: annual paid leave",
    country: "KR",
    kind: "statutory",
    leaveType: "vacation",
    source: "Labor Standards Act, article 60",
    year: 2024,
    document: {
      unit: "day",
      leaveYear: "hire",
      grants: [
        {
          name: "first year",
          frequency: { everyMonths: 1 },
          amount: {
            by: "serviceYearNumber",
            tiers: [
              [1, 1],
              [2, 0],
            ],
          },
          requires: { attendance: 1 },
          carryOver: "none",
        },
        {
          name: "later years",
          frequency: { everyYears: 1 },
          amount: {
            by: "yearsOfService",
            tiers: [
              [1, 15],
              [3, 16],
              [5, 17],
              [7, 18],
              [9, 19],
              [11, 20],
              [13, 21],
              [15, 22],
              [17, 23],
              [19, 24],
              [21, 25],
            ],
          },
          requires: { attendance: 0.8 },
          carryOver: { months: 12 },
        },
      ],
      settlement: { pay: "all" },
    },
  },
  {
    id: "sg-annual-leave",
    name: "Singapore: annual leave",
    country: "SG",
    kind: "statutory",
    leaveType: "vacation",
    source: "Employment Act 1968, section 88A",
    year: 2024,
    document: {
      unit: "day",
      leaveYear: "hire",
      grants: [
        {
          frequency: "yearly",
          amount: {
            by: "serviceYearNumber",
            tiers: [
              [1, 7],
              [2, 8],
              [3, 9],
              [4, 10],
              [5, 11],
              [6, 12],
              [7, 13],
              [8, 14],
            ],
          },
          leaverShare: "completedMonths",
          rounding: { to: 1, mode: "nearest" },
          carryOver: { monthsAfterYear: 12 },
        },
      ],
      booking: { waitingPeriod: { months: 3 } },
      settlement: { pay: "all" },
    },
  },
];
