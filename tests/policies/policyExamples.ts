export const policyExamples = {
  usFederal: {
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
  },

  unitedKingdom: {
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
  },

  germany: {
    unit: "day",
    counting: { days: "mondayToSaturday" },
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
    settlement: { pay: "all", reclaim: false },
  },

  netherlands: {
    unit: "hour",
    consumption: { order: "listed", overdraft: { weeks: 1, in: "hours" } },
    grants: [
      {
        name: "statutory",
        frequency: "yearly",
        amount: { weeks: 4, in: "hours" },
        starterShare: "byDay",
        leaverShare: "byDay",
        carryOver: { monthsAfterYear: 6 },
      },
      {
        name: "extra",
        frequency: "yearly",
        amount: { weeks: 1, in: "hours" },
        starterShare: "byDay",
        leaverShare: "byDay",
        carryOver: { monthsAfterYear: 60 },
      },
    ],
  },

  japan: {
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

  thirtySevenSignals: {
    unit: "day",
    grants: [{ frequency: "yearly", amount: 20, starterShare: "byDay", cap: { balance: 27, mode: "clip" } }],
    settlement: { pay: "all" },
  },

  bereavement: {
    unit: "day",
    grants: [
      { frequency: "perEvent", eventKind: ["spouse", "child", "parent"], amount: 5, carryOver: { months: 6 } },
      { frequency: "perEvent", eventKind: "grandparent", amount: 2, carryOver: { months: 6 } },
    ],
  },

  startup: {
    unit: "hour",
    grants: [
      { frequency: "once", amount: 16 },
      {
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
  },
};
