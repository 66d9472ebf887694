import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { importEventText } from "#tests/asserting/importText.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { listPersonEvents } from "../personEvents/listPersonEvents.ts";
import type { WrongRows } from "#core/imports/WrongRows.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

async function company() {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, {
    unit: "day",
    grants: [
      { frequency: { hoursWorked: 30 }, amount: 1 },
      { frequency: "perEvent", eventKind: "birth", amount: 10 },
    ],
  });
  const lea = await hire(owner, "Lea", "Employee", { officeId });
  const max = await hire(owner, "Max", "Admin", { officeId });
  return { owner, lea, max };
}

const HEADER = "email,type,date,until,kind,amount";
const reasonsOf = (error: unknown) =>
  (error as WrongRows).result.rows.map(({ line, reasons }) => [line, reasons?.map(({ text }) => text)]);

test("a file records and changes events, and importing it again changes nothing", async () => {
  const { owner, lea, max } = await company();
  const file = [
    HEADER,
    `${lea.email},Hours worked,2027-02-26,,,"62,5"`,
    `${lea.email},event,2027-02-27,,BIRTH,`,
    `${max.email},worked,2027-02-26,,,30`,
  ].join("\n");
  expect((await importEventText(owner, file)).counts).toEqual({ new: 3, changed: 0, same: 0, wrong: 0 });
  expect(await ledgerOf(lea)).toEqual(["2027-03-01 policy_change +2", "2027-03-01 policy_change +10"]);
  expect(await ledgerOf(max)).toEqual(["2027-03-01 policy_change +1"]);
  expect((await importEventText(owner, file)).counts).toEqual({ new: 0, changed: 0, same: 3, wrong: 0 });

  const corrected = await importEventText(owner, file.replace("62,5", "29"));
  expect(corrected.counts).toEqual({ new: 0, changed: 1, same: 2, wrong: 0 });
  expect(corrected.rows[0]).toMatchObject({
    name: "Lea",
    key: `${lea.email} · 29 hours worked, Feb 26, 2027`,
    changes: { amount: { from: "62.5", to: "29" } },
  });
  expect((await ledgerOf(lea)).at(-1)).toBe("2027-03-01 policy_change -2");
  expect((await listPersonEvents(owner, lea.userId, {})).map(({ event }) => event)).toEqual([
    { type: "occurrence", on: "2027-02-27", kind: "birth" },
    { type: "worked", on: "2027-02-26", hours: 29 },
  ]);
});

test("a file with wrong rows is refused with the reason of each", async () => {
  const { lea, max } = await company();
  const file = [
    HEADER,
    `${lea.email},worked,2027-02-26,,,8`,
    `${lea.email},Hours worked,2027-02-26,,,9`,
    `${lea.email},lunch,2027-02-26,,,`,
    `${lea.email},event,2027-02-26,,brith,`,
    `${max.email},worked,2027-02-26,,,8`,
    `nobody@else.example,worked,2027-02-26,,,8`,
  ].join("\n");
  const error = await importEventText(max, file).catch((thrown: unknown) => thrown);
  expect(reasonsOf(error)).toEqual([
    [3, ["This entry is already on line 2"]],
    [4, ["Type must be Hours worked, Days worked, Attendance, Event, or Absence"]],
    [5, ["No leave policy uses this kind. Policies use birth."]],
    [6, ["Ask another Admin or Owner to record your hours, events, and absences"]],
    [7, ["Nobody in this organization has this email"]],
  ]);
  expect(await ledgerOf(lea)).toEqual([]);
});
