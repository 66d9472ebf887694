import { expect, test } from "@jest/globals";
import { policyExamples } from "#tests/policies/policyExamples.ts";
import { naiveAnswer } from "#tests/policies/naive/naiveAnswers.ts";
import { SimulationCase, type Question } from "./SimulationCase.ts";
import { simulateCase } from "./simulateCase.ts";

type Row = [
  policy: keyof typeof policyExamples,
  why: string,
  person: object,
  events: object[],
  asOf: string,
  ask: Question,
  expected: number,
];

const opening = (on: string, amount: number) => ({ type: "opening", on, amount });
const taken = (on: string, amount: number) => ({ type: "taken", on, amount });
const death = (on: string, kind: string) => ({ type: "occurrence", on, kind });
const request = (fields: object) => ({ type: "request", ...fields });

const inSecondYear = { startDate: "2021-06-21" };
const inFifthYear = { startDate: "2018-01-01" };
const FULL_SERVICE = { startDate: "2015-01-01" };
const dutch = { startDate: "2025-01-01", hoursPerWeek: 36 };
const japanese = { startDate: "2024-04-01" };
const founder = { startDate: "2027-01-04", hoursPerWeek: 30 };
const deaths = [death("2026-03-01", "spouse"), death("2026-04-10", "grandparent"), death("2026-04-12", "friend")];

const rows: Row[] = [
  ["usFederal", "26 periods of 4 hours", inSecondYear, [], "2022-12-31", "entitlement", 104],
  ["usFederal", "26 × 6 + 4 in the last period", inFifthYear, [], "2022-12-31", "entitlement", 160],
  ["usFederal", "26 × 8 after 15 years", { startDate: "2006-12-01" }, [], "2022-12-31", "entitlement", 208],
  ["usFederal", "200 + 160, cut to 240", inFifthYear, [opening("2022-01-01", 200)], "2022-12-31", "balance", 240],
  ["usFederal", "360 - 240", inFifthYear, [opening("2022-01-01", 200)], "2022-12-31", "forfeited", 120],
  ["usFederal", "no part of the first period", { startDate: "2022-01-05" }, [], "2022-01-29", "balance", 4],
  ["usFederal", "of 26 periods, 14 end after June 19", inSecondYear, [], "2022-06-19", "advance", 56],

  ["unitedKingdom", "5.6 × 5", { ...FULL_SERVICE, daysPerWeek: 5 }, [], "2026-12-31", "entitlement", 28],
  ["unitedKingdom", "28 of 33.6", { ...FULL_SERVICE, daysPerWeek: 6 }, [], "2026-12-31", "entitlement", 28],
  ["unitedKingdom", "16.8, up to a half", { ...FULL_SERVICE, daysPerWeek: 3 }, [], "2026-12-31", "entitlement", 17],
  [
    "unitedKingdom",
    "28 × 7/12 = 16.33",
    { startDate: "2026-06-01", daysPerWeek: 5 },
    [],
    "2026-12-31",
    "balance",
    16.5,
  ],
  ["unitedKingdom", "28 × 11/12 = 25.67", { startDate: "2026-02-15", daysPerWeek: 5 }, [], "2026-12-31", "balance", 26],
  [
    "unitedKingdom",
    "28 × 181/365 = 13.88, up to a tenth",
    { ...FULL_SERVICE, endDate: "2026-06-30", daysPerWeek: 5 },
    [],
    "2026-06-30",
    "entitlement",
    13.9,
  ],
  ["unitedKingdom", "28 new days", { startDate: "2026-01-01", daysPerWeek: 5 }, [], "2027-01-01", "balance", 28],
  ["unitedKingdom", "28 old days", { startDate: "2026-01-01", daysPerWeek: 5 }, [], "2027-01-01", "forfeited", 28],

  ["germany", "24 × 4/12", { startDate: "2026-09-01" }, [], "2026-12-31", "entitlement", 8],
  ["germany", "24 × 2/12 from October 15", { startDate: "2026-10-15" }, [], "2026-12-31", "entitlement", 4],
  ["germany", "six months by December 1", { startDate: "2026-06-01" }, [], "2026-12-31", "entitlement", 24],
  ["germany", "24 × 3/12", { ...FULL_SERVICE, endDate: "2026-03-31" }, [], "2026-03-31", "entitlement", 6],
  [
    "germany",
    "leaves in the second half",
    { ...FULL_SERVICE, endDate: "2026-08-31" },
    [],
    "2026-08-31",
    "entitlement",
    24,
  ],
  ["germany", "14 + 24", { startDate: "2025-01-01" }, [taken("2025-08-04", 10)], "2026-03-31", "balance", 38],
  ["germany", "24 after March", { startDate: "2025-01-01" }, [taken("2025-08-04", 10)], "2026-04-01", "balance", 24],
  ["germany", "24 - 10", { startDate: "2025-01-01" }, [taken("2025-08-04", 10)], "2026-04-01", "forfeited", 14],
  [
    "germany",
    "Monday to Sunday costs 6 days",
    FULL_SERVICE,
    [request({ from: "2026-06-01", to: "2026-06-07" })],
    "2026-05-01",
    "cost",
    6,
  ],
  [
    "germany",
    "24 × 5/12 - 15 = -5, not reclaimed",
    { startDate: "2026-01-01", endDate: "2026-05-31" },
    [taken("2026-04-01", 15)],
    "2026-05-31",
    "payout",
    0,
  ],

  ["netherlands", "5 × 36", dutch, [], "2026-12-31", "entitlement", 180],
  ["netherlands", "2 × 180", dutch, [], "2026-06-30", "balance", 360],
  ["netherlands", "360 - 144 statutory hours of 2025", dutch, [], "2026-07-01", "balance", 216],
  [
    "netherlands",
    "144 - 40: the oldest statutory go first",
    dutch,
    [taken("2026-03-02", 40)],
    "2026-07-01",
    "forfeited",
    104,
  ],
  ["netherlands", "216 + 36 of overdraft", dutch, [], "2026-07-01", "bookable", 252],
  [
    "netherlands",
    "180 × 184/365",
    { startDate: "2026-07-01", hoursPerWeek: 36 },
    [],
    "2026-12-31",
    "entitlement",
    90.7397,
  ],

  ["japan", "10 after six months", japanese, [], "2025-01-01", "entitlement", 10],
  ["japan", "nothing before", japanese, [], "2024-09-30", "balance", 0],
  ["japan", "10 + 11 on the last day of the first lot", japanese, [], "2026-09-30", "balance", 21],
  ["japan", "11 + 12", japanese, [], "2026-10-01", "balance", 23],
  ["japan", "the first 10", japanese, [], "2026-10-01", "forfeited", 10],
  ["japan", "20 after 78 months", japanese, [], "2030-12-01", "entitlement", 20],
  [
    "japan",
    "10; attendance of 75% earns no second lot",
    japanese,
    [{ type: "attendance", periodEnd: "2025-09-30", share: 0.75 }],
    "2026-09-30",
    "balance",
    10,
  ],

  ["thirtySevenSignals", "20 × 184/365", { startDate: "2026-07-01" }, [], "2026-12-31", "balance", 10.0822],
  ["thirtySevenSignals", "10.08 + 20, at most 27", { startDate: "2026-07-01" }, [], "2027-01-01", "balance", 27],
  ["thirtySevenSignals", "3.08 never fell", { startDate: "2026-07-01" }, [], "2027-01-01", "forfeited", 0],
  ["thirtySevenSignals", "all 27", { startDate: "2026-07-01" }, [], "2027-06-30", "payout", 27],
  [
    "thirtySevenSignals",
    "27 - 10 + 20, at most 27",
    { startDate: "2026-07-01" },
    [taken("2027-05-03", 10)],
    "2028-01-01",
    "balance",
    27,
  ],

  ["bereavement", "5 + 2, none for a friend", FULL_SERVICE, deaths, "2026-05-01", "balance", 7],
  ["bereavement", "the last day of six months", FULL_SERVICE, deaths, "2026-08-31", "usable", 7],
  ["bereavement", "2 are left", FULL_SERVICE, deaths, "2026-09-01", "usable", 2],
  ["bereavement", "5 + 2", FULL_SERVICE, deaths, "2026-10-10", "forfeited", 7],

  ["startup", "16 + 120/26 × 30/40", founder, [], "2027-01-17", "balance", 19.4615],
  ["startup", "16 until the 89th day", founder, [], "2027-04-02", "usable", 16],
  ["startup", "16 + 6 × 120/26 × 30/40", founder, [], "2027-04-03", "usable", 36.7692],
  [
    "startup",
    "25 × 144/26: 25 periods end in 2027",
    { startDate: "2025-01-06", hoursPerWeek: 40 },
    [],
    "2027-12-31",
    "entitlement",
    138.4615,
  ],
  ["startup", "16 hours need 3 days", founder, [request({ amount: 16 })], "2027-06-01", "noticeRequired", 3],
  ["startup", "24 hours need 14 days", founder, [request({ amount: 24 })], "2027-06-01", "noticeRequired", 14],
  ["startup", "the manager", founder, [request({ amount: 24 })], "2027-06-01", "approverCount", 1],
];

test.each(rows)("%s: %s", (policy, _, person, events, asOf, ask, expected) => {
  const asked = { policy: policyExamples[policy], person, events, asOf, ask };
  expect(simulateCase(asked)).toEqual({ value: expect.closeTo(expected, 4) });
  const { policy: document, ...life } = SimulationCase.parse(asked);
  expect(naiveAnswer({ ...life, policy: document }, asOf, ask)?.valueOf()).toBeCloseTo(expected, 4);
});
