import { expect, test } from "@jest/globals";
import { parseInput } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";
import { OrganizationPatch } from "./OrganizationPatch.ts";

const DAYS = "Reminder days must be at most 10 whole numbers from 1 to 60";
const read = (raw: unknown) => {
  try {
    return parseInput(OrganizationPatch, raw);
  } catch (error) {
    return error instanceof Refusal ? error.fields : undefined;
  }
};

test("absent fields stay unchanged", () => expect(read({})).toEqual({}));

test("reminder days are sorted without repetition, and an empty list turns reminders off", () => {
  expect(read({ reminderDays: [5, 1, 3, 1] })).toEqual({ reminderDays: [1, 3, 5] });
  expect(read({ reminderDays: [] })).toEqual({ reminderDays: [] });
});

test.each([
  [[0]],
  [[61]],
  [[1.5]],
  [["1"]],
  [[null]],
  ["1, 3"],
  [{}],
  [Array.from({ length: 11 }, (_, day) => day + 1)],
])("reminder days can't be %j", (reminderDays) => expect(read({ reminderDays })).toEqual({ reminderDays: DAYS }));

test("null or blank unsets the domain and the policy text", () => {
  expect(read({ domain: null, ptoPolicy: " " })).toEqual({ domain: null, ptoPolicy: null });
  expect(read({ domain: " @Acme.Example ", ptoPolicy: "Ask early.\r\nAlways." })).toEqual({
    domain: "acme.example",
    ptoPolicy: "Ask early.\nAlways.",
  });
});

test.each([
  [{ name: " " }, { name: "Organization name is required" }],
  [{ domain: "no domain" }, { domain: "Domain must look like example.com" }],
  [{ escalationDays: 0 }, { escalationDays: "Escalation days must be at least 1" }],
  [{ escalationDays: null }, { escalationDays: "Escalation days are required" }],
  [{ coversAbsence: "maybe" }, { coversAbsence: "Covers absence must be true or false" }],
])("%j is refused with a readable text", (raw, fields) => expect(read(raw)).toEqual(fields));
