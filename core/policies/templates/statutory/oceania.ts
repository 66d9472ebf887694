import type { PolicyTemplate } from "../PolicyTemplate.ts";

export const oceania: PolicyTemplate[] = [
  {
    id: "au-annual-leave",
    name: "Australia: annual leave",
    country: "AU",
    kind: "statutory",
    leaveType: "vacation",
    source: "Fair Work Act 2009, sections 87 and 90",
    year: 2024,
    document: {
      unit: "hour",
      grants: [{ frequency: "daily", timing: "end", amountPer: "year", amount: { weeks: 4, in: "hours" } }],
      settlement: { pay: "all" },
    },
  },
  {
    id: "au-personal-leave",
    name: "Australia: personal and carer's leave",
    country: "AU",
    kind: "statutory",
    leaveType: "sick",
    source: "Fair Work Act 2009, section 96, as interpreted by the High Court in 2020 (Mondelez v AMWU)",
    year: 2024,
    document: {
      unit: "hour",
      grants: [{ frequency: "daily", timing: "end", amountPer: "year", amount: { weeks: 2, in: "hours" } }],
      settlement: { pay: "none" },
    },
  },
  {
    id: "nz-annual-holidays",
    name: "New Zealand: annual holidays",
    country: "NZ",
    kind: "statutory",
    leaveType: "vacation",
    source: "Holidays Act 2003, sections 16 and 24",
    year: 2024,
    document: {
      unit: "hour",
      leaveYear: "hire",
      grants: [{ frequency: { everyYears: 1 }, amount: { weeks: 4, in: "hours" } }],
      settlement: { pay: "all" },
    },
  },
  {
    id: "nz-sick-leave",
    name: "New Zealand: sick leave",
    country: "NZ",
    kind: "statutory",
    leaveType: "sick",
    source: "Holidays Act 2003, sections 63, 65, and 66",
    year: 2024,
    document: {
      unit: "day",
      leaveYear: "hire",
      grants: [
        {
          frequency: { everyMonths: 12 },
          accrualWaiting: { months: 6 },
          amount: 10,
          cap: { balance: 20, mode: "clip" },
        },
      ],
      settlement: { pay: "none" },
    },
  },
];
