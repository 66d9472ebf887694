import type { PolicyTemplate } from "../PolicyTemplate.ts";

const style = { kind: "company", year: 2026 } as const;

export const yearlyStyles: PolicyTemplate[] = [
  {
    ...style,
    id: "flat-20-days",
    name: "20 days, 5 carry over",
    leaveType: "vacation",
    source: "A flat yearly amount with a limited carry-over",
    document: {
      unit: "day",
      step: 0.5,
      grants: [
        {
          frequency: "yearly",
          amount: 20,
          starterShare: "byDay",
          leaverShare: "byDay",
          rounding: { to: 0.5, mode: "nearest" },
          carryOver: { max: 5, until: "03-31" },
        },
      ],
      booking: { approval: [{ by: ["manager"] }] },
      settlement: { pay: "all" },
    },
  },
  {
    ...style,
    id: "tenure-25-days",
    name: "25 days, more every five years",
    leaveType: "vacation",
    source: "Yearly amounts by length of service",
    document: {
      unit: "day",
      step: 0.5,
      grants: [
        {
          frequency: "yearly",
          amount: {
            by: "yearsOfServiceAtYearStart",
            tiers: [
              [0, 25],
              [5, 27],
              [10, 29],
              [15, 30],
            ],
          },
          fullTime: { daysPerWeek: 5 },
          starterShare: "calendarMonths",
          leaverShare: "calendarMonths",
          rounding: { to: 0.5, mode: "up" },
          carryOver: { max: 5 },
        },
      ],
      booking: { notice: [{ upTo: 2, days: 7 }, { days: 28 }], approval: [{ by: ["manager"] }] },
      settlement: { pay: "all" },
    },
  },
  {
    ...style,
    id: "use-by-march-31",
    name: "Use it or lose it by March 31",
    leaveType: "vacation",
    source: "A yearly amount that can be used until the end of the first quarter of the next year",
    document: {
      unit: "day",
      step: 0.5,
      grants: [
        {
          frequency: "yearly",
          amount: 25,
          starterShare: "byDay",
          leaverShare: "byDay",
          carryOver: { monthsAfterYear: 3 },
        },
      ],
      booking: { approval: [{ by: ["manager"] }] },
      settlement: { pay: "all" },
    },
  },
  {
    ...style,
    id: "vacation-bank",
    name: "20 days in a bank of at most 27",
    leaveType: "vacation",
    source: "A yearly amount added to a bank with a ceiling",
    document: {
      unit: "day",
      grants: [{ frequency: "yearly", amount: 20, starterShare: "byDay", cap: { balance: 27, mode: "clip" } }],
      settlement: { pay: "all" },
    },
  },
  {
    ...style,
    id: "days-by-grade",
    name: "Days by grade and service",
    leaveType: "vacation",
    source: "Yearly amounts by pay grade, with tiers of service within each grade",
    document: {
      unit: "day",
      leaveYear: "04-01",
      grants: [
        {
          frequency: "yearly",
          amount: {
            by: "grade",
            map: {
              staff: {
                by: "yearsOfServiceAtYearStart",
                tiers: [
                  [0, 25],
                  [5, 28],
                ],
              },
              manager: 30,
            },
          },
          fullTime: { hoursPerWeek: 37.5 },
          starterShare: "completedMonths",
          leaverShare: "completedMonths",
          rounding: { to: 0.5, mode: "up" },
          carryOver: { max: 5, until: "06-30" },
        },
      ],
      settlement: { pay: "all" },
    },
  },
  {
    ...style,
    id: "floating-days",
    name: "Floating days",
    leaveType: "floating",
    source: "A birthday or other personal holiday of the employee's choice",
    document: {
      unit: "day",
      step: 1,
      grants: [{ frequency: "yearly", amount: 2, usableFrom: { months: 1 }, carryOver: "none" }],
      booking: { approval: [{ by: [] }] },
      settlement: { pay: "none" },
    },
  },
  {
    ...style,
    id: "unlimited",
    name: "Unlimited",
    leaveType: "vacation",
    source: "No fixed amount; long leave needs a second approval",
    document: {
      unit: "day",
      grants: [],
      booking: {
        notice: [{ upTo: 3, days: 3 }, { days: 14 }],
        approval: [{ upTo: 10, by: ["manager"] }, { by: ["manager", "managersManager"] }],
      },
    },
  },
];
