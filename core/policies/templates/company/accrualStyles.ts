import type { PolicyTemplate } from "../PolicyTemplate.ts";

const style = { kind: "company", year: 2026 } as const;

export const accrualStyles: PolicyTemplate[] = [
  {
    ...style,
    id: "monthly-with-cap",
    name: "15 days earned monthly, with a cap",
    leaveType: "vacation",
    source: "Monthly accrual that pauses at one and a half times the yearly amount",
    document: {
      unit: "day",
      step: 0.5,
      grants: [
        {
          frequency: "monthly",
          timing: "end",
          amountPer: "year",
          amount: 15,
          starterShare: "byDay",
          leaverShare: "byDay",
          cap: { balance: 22.5, mode: "clip" },
        },
      ],
      booking: { approval: [{ by: ["manager"] }], bookAhead: true },
      settlement: { pay: "all" },
    },
  },
  {
    ...style,
    id: "biweekly-by-tenure",
    name: "Hours earned every two weeks, by tenure",
    leaveType: "vacation",
    source: "Accrual by pay period with a sign-on grant, common in the United States",
    document: {
      unit: "hour",
      grants: [
        { name: "starting balance", frequency: "once", amount: 16 },
        {
          name: "accrual",
          frequency: "biweekly",
          anchor: "2027-01-04",
          timing: "end",
          amountPer: "year",
          amount: {
            by: "yearsOfService",
            tiers: [
              [0, 120],
              [2, 144],
              [5, 160],
            ],
          },
          fullTime: { hoursPerWeek: 40 },
          usableFrom: { days: 89 },
          cap: { balance: 200, mode: "clip" },
        },
      ],
      booking: { notice: [{ upTo: 16, days: 3 }, { days: 14 }], approval: [{ by: ["manager"] }] },
      settlement: { pay: "all" },
    },
  },
  {
    ...style,
    id: "quarterly-with-ceiling",
    name: "5 days a quarter below a ceiling",
    leaveType: "vacation",
    source: "Quarterly grants that stop while the balance is at the ceiling",
    document: {
      unit: "day",
      grants: [{ frequency: "quarterly", amount: 5, starterShare: "byDay", cap: { balance: 40, mode: "gate" } }],
      settlement: { pay: { max: 20 } },
    },
  },
  {
    ...style,
    id: "sick-1-per-30-hours",
    name: "Sick leave: 1 hour for every 30 worked",
    leaveType: "sick",
    source: "The rate in most sick leave laws of US states",
    document: {
      unit: "hour",
      grants: [{ frequency: { hoursWorked: 30 }, amount: 1, cap: { perYear: 56 }, carryOver: { max: 40 } }],
      booking: { maxBackdateDays: 14, evidenceAfter: 24 },
      settlement: { pay: "none" },
    },
  },
  {
    ...style,
    id: "overflow-into-sick-leave",
    name: "Vacation that overflows into sick leave",
    leaveType: "vacation",
    source: "Monthly hours whose excess at the end of the year becomes sick leave",
    document: {
      unit: "hour",
      leaveYear: "09-01",
      grants: [
        {
          frequency: "monthly",
          timing: "end",
          amount: {
            by: "yearsOfService",
            tiers: [
              [0, 8],
              [5, 12],
            ],
          },
          starterShare: "byDay",
          leaverShare: "byDay",
          pausedDuring: ["unpaid leave"],
          carryOver: { max: 180, excess: "sick" },
        },
      ],
      settlement: { pay: { max: 180 } },
    },
  },
];
