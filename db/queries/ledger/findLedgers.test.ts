import { expect, test } from "@jest/globals";
import { balanceOn, wholeBalance } from "#core/ledger/balance.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { aLedgerEntry } from "#db/factories/aLedgerEntry.ts";
import { anOrganization } from "#db/factories/anOrganization.ts";
import { aPerson } from "#db/factories/aPerson.ts";
import { aRequest } from "#db/factories/aRequest.ts";
import { findLedgers } from "./findLedgers.ts";

await testDatabase();

test("summing entries before and after some days keeps each balance of those days, with leave booked on one date as one entry", async () => {
  const person = await aPerson(await anOrganization());
  const { id: requestId } = await aRequest(person);
  const usage = (effectiveOn: string, days: number) =>
    aLedgerEntry(person, { kind: "usage", minutes: -480 * days, effectiveOn, requestId });
  await aLedgerEntry(person);
  await aLedgerEntry(person, { effectiveOn: "2027-03-01", minutes: 960 });
  for (const date of ["2027-02-01", "2027-03-02", "2027-03-02", "2027-06-01", "2027-07-01"]) await usage(date, 1);

  const find = async (days: { before: string; after?: string }) => {
    const of = { people: [person.id], types: ["vacation" as const], fromYear: 0, ...days };
    return (await findLedgers(person.organizationId, of))(person.id, "vacation");
  };
  const summed = await find({ before: "2027-03-01", after: "2027-03-31" });
  const single = await find({ before: "1000-01-01" });
  expect(summed.map(({ kind, minutes, effectiveOn }) => `${effectiveOn} ${kind} ${minutes / 480}`).toSorted()).toEqual([
    "2027-02-28 accrual 20",
    "2027-02-28 usage -1",
    "2027-03-01 accrual 2",
    "2027-03-02 usage -2",
    "2027-04-01 usage -2",
  ]);
  for (const day of ["2027-03-01", "2027-03-02", "2027-03-31"]) {
    expect(balanceOn(summed, 2027, day)).toBe(balanceOn(single, 2027, day));
  }
  expect(wholeBalance(summed, 2027)).toBe(wholeBalance(single, 2027));
});

test("changes of the last year aren't summed, because a later change may undo them", async () => {
  const person = await aPerson(await anOrganization());
  const change = (effectiveOn: string, days: number) =>
    aLedgerEntry(person, {
      kind: "policy_change",
      minutes: 480 * days,
      effectiveOn,
      sourceKey: effectiveOn,
      details: { cause: "policy" },
    });
  for (const day of ["2026-01-10", "2026-02-10", "2027-02-01", "2027-02-02"]) await change(day, -1);
  const of = { people: [person.id], types: ["vacation" as const], fromYear: 0, before: "2027-03-01" };
  const found = (await findLedgers(person.organizationId, of))(person.id, "vacation");
  expect(found.map(({ effectiveOn, minutes, details }) => [effectiveOn, minutes / 480, details?.cause])).toEqual([
    ["2027-02-01", -1, "policy"],
    ["2027-02-02", -1, "policy"],
    ["2027-02-28", -2, undefined],
  ]);
});
