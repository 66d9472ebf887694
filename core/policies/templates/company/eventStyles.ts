import type { PolicyTemplate } from "../PolicyTemplate.ts";

const style = { kind: "company", year: 2026 } as const;

export const eventStyles: PolicyTemplate[] = [
  {
    ...style,
    id: "bereavement",
    name: "Bereavement leave",
    leaveType: "bereavement",
    source: "Days for each death, by relation",
    document: {
      unit: "day",
      grants: [
        { frequency: "perEvent", eventKind: "death in the immediate family", amount: 5, carryOver: { months: 6 } },
        { frequency: "perEvent", eventKind: "death of another relative", amount: 2, carryOver: { months: 6 } },
      ],
      booking: { maxBackdateDays: 14 },
    },
  },
  {
    ...style,
    id: "parental-leave",
    name: "Parental leave",
    leaveType: "parental",
    source: "Paid weeks for each birth or adoption",
    document: {
      unit: "day",
      grants: [
        {
          frequency: "perEvent",
          eventKind: ["birth", "adoption"],
          amount: { weeks: 16, in: "days" },
          carryOver: { months: 12 },
        },
      ],
      booking: { notice: [{ days: 30 }], waitingPeriod: { months: 6 }, approval: [{ by: ["manager", "admin"] }] },
      settlement: { pay: "none" },
    },
  },
  {
    ...style,
    id: "sabbatical",
    name: "Sabbatical every five years",
    leaveType: "sabbatical",
    source: "Six weeks after every five years of service",
    document: {
      unit: "day",
      grants: [{ frequency: { everyYears: 5 }, amount: { weeks: 6, in: "days" }, carryOver: { months: 24 } }],
      booking: { notice: [{ days: 90 }], approval: [{ by: ["manager", ["admin", "owner"]] }] },
      settlement: { pay: { grantsWithinMonths: 12 } },
    },
  },
  {
    ...style,
    id: "time-in-lieu",
    name: "Time in lieu",
    leaveType: "timeInLieu",
    source: "An hour off for each hour of extra work",
    document: {
      unit: "hour",
      step: 0.5,
      grants: [
        {
          frequency: "perEvent",
          eventKind: "extra hour of work",
          amount: 1,
          cap: { balance: 24, mode: "clip" },
          carryOver: { months: 3 },
        },
      ],
      consumption: { overdraft: 0 },
      credits: {},
      settlement: { pay: "all" },
    },
  },
];
