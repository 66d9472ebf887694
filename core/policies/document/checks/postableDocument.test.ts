import { expect, test } from "@jest/globals";
import { PolicyDocument } from "../PolicyDocument.ts";
import { postableDocument } from "./postableDocument.ts";

const place = { type: "vacation", startsIn: 1, others: new Map() };
const grants = (...frequencies: unknown[]) => ({
  unit: "day",
  grants: frequencies.map((frequency) => ({ frequency, amount: 1 })),
});

test.each<[string, unknown]>([
  ["a daily grant and several others", grants("daily", "monthly", "quarterly", "yearly", { everyMonths: 1 })],
  ["fifty yearly grants", grants(...Array.from({ length: 50 }, () => "yearly"))],
])("%s can be posted", (_, document) => expect(postableDocument(document, place)).toEqual(document));

test.each<[string, unknown]>([
  ["two daily grants", grants("daily", "daily")],
  ["ten weekly grants", grants(...Array.from({ length: 10 }, () => "weekly"))],
  ["forty monthly grants", grants(...Array.from({ length: 40 }, () => "monthly"))],
])("%s are refused, because everyone would get too many ledger entries", (_, document) => {
  expect(() => postableDocument(document, place)).toThrow("grants can't add leave more than 400 times a year");
});

const withCap = (on: string) => ({
  unit: "day",
  grants: [{ frequency: "yearly", amount: 20, cap: { on, balance: 10 }, carryOver: { max: 5 } }],
});

test("a cap on the last day of the organization's leave year can't contradict the carry-over limit", () => {
  const inApril = { ...place, startsIn: 4 };
  expect(() => postableDocument(withCap("03-31"), inApril)).toThrow("contradicts the carry-over limit on the same day");
  expect(postableDocument(withCap("12-31"), inApril)).toEqual(withCap("12-31"));
});

const withTable = (frequency: unknown, rows: number) => ({
  unit: "day",
  grants: [
    {
      frequency,
      amount: { by: "yearsOfService", tiers: Array.from({ length: rows }, (_, row) => [row, 1]) },
      ...(frequency === "perEvent" && { eventKind: "birth" }),
    },
  ],
});

test.each<[unknown, number]>([
  ["daily", 15],
  ["monthly", 100],
  ["perEvent", 14],
  [{ hoursWorked: 30 }, 14],
])("a table for a %j grant can have %i rows", (frequency, rows) => {
  expect(postableDocument(withTable(frequency, rows), place)).toEqual(withTable(frequency, rows));
});

test.each<[unknown, number]>([
  ["daily", 50],
  ["perEvent", 50],
  [{ hoursWorked: 30 }, 50],
])(
  "a table for a %j grant is refused with %i rows, because each of many lots would take long to compute",
  (frequency, rows) => {
    expect(() => postableDocument(withTable(frequency, rows), place)).toThrow(
      "grants can't have formulas this long if they add leave this often",
    );
  },
);

test("long formulas are refused with those of an office's other types, and short ones aren't", () => {
  const others = new Map(
    ["sick", "personal", "study"].map((type) => [type, [PolicyDocument.parse(withTable("weekly", 100))]]),
  );
  expect(postableDocument(withTable("yearly", 100), { ...place, others })).toEqual(withTable("yearly", 100));
  expect(() => postableDocument(withTable("daily", 15), { ...place, others })).toThrow(
    "grants can't have formulas this long, counting those of the office's other types",
  );
});

test("daily grants in three of an office's leave types are refused, and monthly ones aren't", () => {
  const others = new Map([
    ["sick", [PolicyDocument.parse(grants("daily"))]],
    ["personal", [PolicyDocument.parse(grants("monthly")), PolicyDocument.parse(grants("daily"))]],
  ]);
  expect(() => postableDocument(grants("daily"), { ...place, others })).toThrow(
    "grants can't add leave more than 1000 times a year, counting the office's other types",
  );
  expect(postableDocument(grants("monthly"), { ...place, others })).toEqual(grants("monthly"));
});
