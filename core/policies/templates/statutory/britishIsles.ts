import type { PolicyTemplate } from "../PolicyTemplate.ts";

export const britishIsles: PolicyTemplate[] = [
  {
    id: "gb-annual-leave",
    name: "United Kingdom: annual leave",
    country: "GB",
    kind: "statutory",
    leaveType: "vacation",
    source: "Working Time Regulations 1998, regulations 13, 13A, 14, 15, and 15A",
    year: 2024,
    document: {
      unit: "day",
      grants: [
        {
          frequency: "yearly",
          amount: { min: [28, { weeks: 5.6, in: "days" }] },
          starterShare: "startedMonths",
          rounding: { to: 0.5, mode: "up" },
          leaverShare: "byDay",
          leaverRounding: { to: 0.1, mode: "up" },
          carryOver: "none",
        },
      ],
      booking: { noticeMultiple: 2 },
      settlement: { pay: "all", reclaim: false },
    },
  },
  {
    id: "ie-annual-leave",
    name: "Ireland: annual leave by hours worked",
    country: "IE",
    kind: "statutory",
    leaveType: "vacation",
    source: "Working Time Act (Act 20 of 1997), sections 2, 19(1)(a) and (c), 20, and 23",
    year: 2023,
    document: {
      unit: "hour",
      leaveYear: "04-01",
      grants: [
        {
          frequency: "yearly",
          timing: "end",
          amount: {
            max: [
              {
                min: [
                  { rate: 0.08, of: "hoursWorkedInYear" },
                  { weeks: 4, in: "hours" },
                ],
              },
              { by: "hoursWorkedInYear", tiers: [[1365, { weeks: 4, in: "hours" }]] },
            ],
          },
          starterShare: "full",
          leaverShare: "full",
          carryOver: { monthsAfterYear: 6 },
        },
      ],
      consumption: { overdraft: { weeks: 4, in: "hours" } },
      settlement: { pay: "all" },
    },
  },
];
