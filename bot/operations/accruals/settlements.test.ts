import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { settlements } from "#db/migrations/087-settlements.ts";
import { database } from "#db/connect.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { adjustBalance } from "../balances/adjustBalance.ts";
import { readSettlement } from "../balances/readSettlement.ts";
import { readLedger } from "../balances/readLedger.ts";
import { deactivateUser } from "../people/deactivateUser.ts";
import { editUser } from "../people/editUser.ts";
import { postDue, postDueEverywhere } from "./postDue.ts";

await testDatabase();
const clock = testClock();
const { pool } = database();

beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

/** 24 days a year, of which a leaver gets a twelfth for each month; at most 5 are paid out. */
const document = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 24, leaverShare: "completedMonths" }],
  settlement: { pay: { max: 5 } },
} as const;

async function anOffice() {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, document);
  const one = await hire(owner, "One", "Employee", { officeId });
  const two = await hire(owner, "Two", "Employee", { officeId });
  return { owner, one, two };
}

/** Returns a person's settlement entries: the day, the outcome, and the days. */
async function settledOf({ userId }: { userId: string }): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT concat_ws(' ', effective_on, details ->> 'outcome', round(minutes / 480.0, 2)) AS text FROM ledger_entries
     WHERE user_id = $1 AND kind = 'settlement' ORDER BY effective_on, id`,
    [userId],
  );
  return rows.map(({ text }: { text: string }) => text);
}

const SETTLED = ["2027-06-30 paid_out -5.00", "2027-06-30 written_off -7.00"];

test("a balance is settled once, after the last day, however late and on several processes", async () => {
  const { owner, one, two } = await anOffice();
  await editUser(owner, one.userId, { endDate: "2027-06-30" });
  await editUser(owner, two.userId, { endDate: "2027-06-30" });
  clock.set("2027-06-30");
  await postDue(owner.organizationId);
  expect(await settledOf(one)).toEqual([]);
  clock.set("2028-09-01");
  await Promise.all([postDueEverywhere(), postDueEverywhere(), postDue(owner.organizationId)]);
  await postDue(owner.organizationId);
  expect(await settledOf(one)).toEqual(SETTLED);
  expect(await settledOf(two)).toEqual(SETTLED);
  const ledger = await readLedger(owner, one.userId, { type: "vacation", leaveYear: 2027 });
  expect(ledger.at(-1)?.cause).toBe("Settlement on the last day, Jun 30, 2027: written off");
});

test("a deactivated person's balance is settled on the next day, and reactivation reverses it", async () => {
  const { owner, one } = await anOffice();
  clock.set("2027-06-30");
  await deactivateUser(owner, one.userId, {});
  expect(await settledOf(one)).toEqual([]);
  clock.set("2027-07-02");
  await postDue(owner.organizationId);
  expect(await settledOf(one)).toEqual(SETTLED);
  clock.set("2027-07-03");
  await editUser(owner, one.userId, { isActive: true });
  expect(await settledOf(one)).toEqual([...SETTLED, "2027-07-03 paid_out 5.00", "2027-07-03 written_off 7.00"]);
});

test("the settlement is shown before a last day is saved, and equals what is posted", async () => {
  const { owner, one } = await anOffice();
  const june = { type: "vacation", paidOut: 5 * 480, reclaimed: 0, writtenOff: 7 * 480 };
  expect(await readSettlement(owner, one.userId, {})).toEqual({ endDate: null, types: [] });
  const shown = await readSettlement(owner, one.userId, { endDate: "2027-06-30" });
  expect(shown).toMatchObject({ endDate: "2027-06-30", types: [june] });
  expect(await readSettlement(owner, one.userId, { endDate: "2027-02-28" })).toMatchObject({
    types: [{ paidOut: 4 * 480, writtenOff: 0 }],
  });
  await editUser(owner, one.userId, { endDate: "2027-06-30" });
  expect(await readSettlement(owner, one.userId, {})).toEqual(shown);
  clock.set("2027-07-01");
  await postDue(owner.organizationId);
  expect(await settledOf(one)).toEqual(SETTLED);
  expect(await readSettlement(owner, one.userId, {})).toEqual(shown);
  expect(await readSettlement(owner, one.userId, { endDate: "2027-08-31" })).toMatchObject({
    types: [{ paidOut: 5 * 480, writtenOff: 11 * 480 }],
  });
});

test("a past change corrects the settlement by the difference, and moving the last day settles again", async () => {
  const { owner, one } = await anOffice();
  await editUser(owner, one.userId, { endDate: "2027-06-30" });
  clock.set("2027-07-01");
  await postDue(owner.organizationId);
  const { rows } = await pool.query("SELECT id FROM pto_balances WHERE user_id = $1 AND type = 'vacation'", [
    one.userId,
  ]);
  await adjustBalance(owner, rows[0].id, { adjustment: 2, reason: "Forgotten days" });
  expect(await settledOf(one)).toEqual([...SETTLED, "2027-07-01 written_off -2.00"]);
  await editUser(owner, one.userId, { endDate: "2027-07-31" });
  clock.set("2027-08-01");
  await postDue(owner.organizationId);
  expect((await settledOf(one)).slice(-2)).toEqual(["2027-07-31 paid_out -5.00", "2027-07-31 written_off -11.00"]);
});

test("a last day in the past settles at once", async () => {
  const { owner, one } = await anOffice();
  clock.set("2027-07-10");
  await editUser(owner, one.userId, { endDate: "2027-06-30" });
  expect(await settledOf(one)).toEqual(SETTLED);
});

test("people who had left before settlements existed keep their balances", async () => {
  const { owner, one, two } = await anOffice();
  clock.set("2027-06-30");
  await deactivateUser(owner, one.userId, {});
  await pool.query("ALTER TABLE users DROP COLUMN settles_from");
  await pool.query(settlements.sql);
  await deactivateUser(owner, two.userId, {});
  clock.set("2027-07-02");
  await postDue(owner.organizationId);
  expect(await settledOf(one)).toEqual([]);
  expect(await settledOf(two)).toEqual(SETTLED);
});
