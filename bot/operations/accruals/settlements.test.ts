import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { settlements } from "#db/migrations/087-settlements.ts";
import { database } from "#db/connect.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import type { Actor } from "../actor.ts";
import { readUserBalances } from "../balances/readOwnBalances.ts";
import { adjustBalance } from "../balances/adjustBalance.ts";
import { previewSettlements } from "../balances/previewSettlements.ts";
import { readSettlement } from "../balances/readSettlement.ts";
import { readFinalStatement } from "../balances/readFinalStatement.ts";
import { readLedger } from "../balances/readLedger.ts";
import { deactivateUser } from "../people/deactivateUser.ts";
import { editUser } from "../people/editUser.ts";
import { listMissingFacts } from "../people/listMissingFacts.ts";
import { readPolicyFacts } from "../people/readPolicyFacts.ts";
import { importPeople } from "../imports/importPeople.ts";
import { exportPerson } from "../people/exportPerson.ts";
import { announceSettlements } from "../reminders/announceSettlements.ts";
import { postDue, postDueEverywhere } from "./postDue.ts";
import { verifyLedgers } from "./verifyLedgers.ts";

await testDatabase();
const clock = testClock();
const { pool } = database();

beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const document = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 24, leaverShare: "completedMonths" }],
  settlement: { pay: { max: 5 } },
} as const;

async function anOffice(policy: object = document) {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, policy);
  const one = await hire(owner, "One", "Employee", { officeId });
  const two = await hire(owner, "Two", "Employee", { officeId });
  return { owner, one, two, officeId };
}

async function settledOf({ userId }: { userId: string }): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT concat_ws(' ', effective_on, details ->> 'outcome', round(minutes / 480.0, 2)) AS text FROM ledger_entries
     WHERE user_id = $1 AND kind = 'settlement' ORDER BY effective_on, id`,
    [userId],
  );
  return rows.map(({ text }: { text: string }) => text);
}

async function balanceOf(reader: Actor, { userId }: { userId: string }): Promise<number | undefined> {
  const vacation = (await readUserBalances(reader, userId, {})).find(({ type }) => type === "vacation");
  return vacation && vacation.balance / 480;
}

const SETTLED = ["2027-06-30 paid_out -5.00", "2027-06-30 written_off -7.00"];

test("a balance is settled once, after the last day, however late and by however many processes", async () => {
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
  expect(await readSettlement(owner, one.userId, { endDate: "2029-06-30" })).toMatchObject({
    types: [{ paidOut: 5 * 480, writtenOff: 55 * 480 }],
  });
  expect((await readSettlement(owner, one.userId, { endDate: "2199-12-31" })).types).toEqual([]);
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

async function leaveInJune({ owner, one }: Awaited<ReturnType<typeof anOffice>>) {
  clock.set("2027-06-30");
  await deactivateUser(owner, one.userId, {});
  clock.set("2027-07-05");
  await postDue(owner.organizationId);
}

test("a settlement that waits for its maximum is listed, and is posted once the fact is recorded", async () => {
  const payByGrade = { pay: { max: { by: "grade", map: { staff: 5 } } } };
  const office = await anOffice({ ...document, settlement: payByGrade });
  const { owner, one, two } = office;
  const missing = [{ type: "vacation", facts: ["grade"] }];
  expect(await listMissingFacts(owner, {})).toMatchObject([{ id: one.userId, missing }, { id: two.userId }]);
  await leaveInJune(office);
  expect(await settledOf(one)).toEqual([]);
  expect(await listMissingFacts(owner, {})).toMatchObject([{ id: one.userId, missing }, { id: two.userId }]);
  expect(await readPolicyFacts(owner, one.userId, {})).toMatchObject({ missing });
  await editUser(owner, one.userId, { groups: ["grade: staff"] });
  expect(await settledOf(one)).toEqual(SETTLED);
  expect(await listMissingFacts(owner, {})).toMatchObject([{ id: two.userId }]);
});

test("what a former person's leave waited for is posted and settled, and later corrections change the settlement", async () => {
  const byAge = {
    by: "age",
    tiers: [
      [0, 24],
      [50, 36],
    ],
  } as const;
  const office = await anOffice({ ...document, grants: [{ ...document.grants[0], amount: byAge }] });
  const { owner, one } = office;
  await leaveInJune(office);
  expect(await readPolicyFacts(owner, one.userId, {})).toMatchObject({ asksBirthDate: true });
  await editUser(owner, one.userId, { birthDate: "1990-05-05" });
  expect(await settledOf(one)).toEqual(SETTLED);
  await editUser(owner, one.userId, { birthDate: "1960-05-05" });
  expect(await settledOf(one)).toEqual([...SETTLED, "2027-07-05 written_off -6.00"]);
});

test("several people's settlements are added up, as if they were deactivated now", async () => {
  const { owner, one, two } = await anOffice();
  clock.set("2027-06-30");
  const people = [one.userId, two.userId];
  expect(await previewSettlements(owner, { people: [...people, one.userId] })).toMatchObject([
    { type: "vacation", people: 2, paidOut: 10 * 480, reclaimed: 0, writtenOff: 14 * 480 },
  ]);
  await deactivateUser(owner, two.userId, {});
  expect(await previewSettlements(owner, { people })).toMatchObject([{ people: 1, paidOut: 5 * 480 }]);
});

test("verification finds a tampered settlement of a deactivated person", async () => {
  const { owner, one } = await anOffice();
  clock.set("2027-06-30");
  await deactivateUser(owner, one.userId, {});
  clock.set("2027-07-02");
  await postDue(owner.organizationId);
  const findings: string[] = [];
  await pool.query("ALTER TABLE ledger_entries DISABLE TRIGGER USER");
  const tamper = (minutes: number) =>
    pool.query(
      `UPDATE ledger_entries SET minutes = minutes + $2
       WHERE user_id = $1 AND kind = 'settlement' AND details ->> 'outcome' = 'paid_out'`,
      [one.userId, minutes],
    );
  await tamper(480);
  await verifyLedgers(({ text }) => findings.push(text));
  await tamper(-480);
  await pool.query("ALTER TABLE ledger_entries ENABLE TRIGGER USER");
  expect(findings).toEqual(["Settled 480 minutes too little in 2027 on 2027-06-30"]);
});

test("the final statement accounts for the last leave year, for the person, those above them, and Admins", async () => {
  const { owner, one, two, officeId } = await anOffice();
  const boss = await hire(owner, "Boss", "Manager", { officeId });
  await editUser(owner, one.userId, { endDate: "2027-06-30", managerId: boss.userId });
  const account = { type: "vacation", from: "2027-01-01", until: "2027-06-30", accrued: 12 * 480, balance: 12 * 480 };
  const settlement = { paidOut: 5 * 480, reclaimed: 0, writtenOff: 7 * 480, isPosted: false };
  for (const reader of [owner, boss, one]) {
    const { types } = await readFinalStatement(reader, one.userId, {});
    expect(types[0]).toMatchObject({ ...account, taken: 0, settlement });
    expect(types[1]).toMatchObject({ type: "sick", settlement: null });
  }
  await expect(readFinalStatement(two, one.userId, {})).rejects.toThrow("You can only view your own ledger");
  expect((await readFinalStatement(two, two.userId, {})).types).toEqual([]);
  clock.set("2027-07-01");
  await postDue(owner.organizationId);
  await deactivateUser(owner, one.userId, {});
  const posted = { ...account, settlement: { ...settlement, isPosted: true } };
  expect((await readFinalStatement(boss, one.userId, {})).types[0]).toMatchObject(posted);
  expect((await exportPerson(owner, one.userId, {})).finalStatement[0]).toMatchObject(posted);
});

test("the person and the Admins are notified once of each posting and correction, and nobody who is deactivated", async () => {
  const { owner, one, two } = await anOffice();
  for (const { userId } of [one, two]) await editUser(owner, userId, { endDate: "2027-06-30" });
  await deactivateUser(owner, two.userId, {});
  const news = async () => {
    const { rows } = await pool.query(
      `SELECT u.name || ' about ' || a.name || CASE WHEN n.payload ->> 'isCorrection' = 'true' THEN ', corrected' ELSE '' END AS text
       FROM notifications n JOIN users u ON u.id = n.recipient_id JOIN users a ON a.id::text = n.payload ->> 'userId'
       WHERE n.organization_id = $1 AND n.event = 'balance.settled' ORDER BY n.created_at, 1`,
      [owner.organizationId],
    );
    return rows.map(({ text }: { text: string }) => text);
  };
  clock.set("2027-07-01");
  await postDue(owner.organizationId);
  await Promise.all([announceSettlements(), announceSettlements()]);
  await announceSettlements();
  const posted = ["One about One", "Owner about One", "Owner about Two"];
  expect(await news()).toEqual(posted);
  const { rows } = await pool.query("SELECT id FROM pto_balances WHERE user_id = $1 AND type = 'vacation'", [
    one.userId,
  ]);
  clock.set("2027-07-02");
  await adjustBalance(owner, rows[0].id, { adjustment: 2, reason: "Forgotten days" });
  await announceSettlements();
  expect(await news()).toEqual([...posted, "One about One, corrected", "Owner about One, corrected"]);
});

test("an import shows the settlement of new end dates in its preview, and settles past ones at once", async () => {
  const { owner, one, two } = await anOffice();
  clock.set("2027-07-10");
  const file = (mode: string) => ({
    mode,
    file: () => Readable.from([Buffer.from(`email,end date\n${one.email},2027-06-30\n${two.email},2027-08-31\n`)]),
  });
  const { rows } = await importPeople(owner, file("preview"));
  const day = { typeName: "Vacation", unit: "day", paidOut: 5, reclaimed: 0 };
  expect(rows.map(({ settlement }) => settlement)).toEqual([[{ ...day, writtenOff: 7 }], [{ ...day, writtenOff: 11 }]]);
  expect(await settledOf(one)).toEqual([]);
  await importPeople(owner, file("import"));
  expect(await settledOf(one)).toEqual(SETTLED);
  clock.set("2027-09-01");
  await postDue(owner.organizationId);
  expect(await settledOf(two)).toEqual(["2027-08-31 paid_out -5.00", "2027-08-31 written_off -11.00"]);
});

test.each([
  ["on the day itself", "2027-10-01"],
  ["ahead", "2027-09-20"],
])(
  "moving the start date of a return to a later day settles no leave of the new employment (return entered %s)",
  async (_, day) => {
    const grants = [{ frequency: "yearly", amount: 24, starterShare: "startedMonths", leaverShare: "completedMonths" }];
    const { owner, one } = await anOffice({ ...document, grants });
    await editUser(owner, one.userId, { endDate: "2027-06-30" });
    clock.set("2027-07-02");
    await deactivateUser(owner, one.userId, {});
    clock.set(day);
    await editUser(owner, one.userId, { isActive: true, startDate: "2027-10-01" });
    clock.set("2027-11-05");
    await postDue(owner.organizationId);
    expect(await balanceOf(owner, one)).toBe(6);
    await editUser(owner, one.userId, { startDate: "2027-11-01" });
    expect(await settledOf(one)).toEqual(SETTLED);
    expect(await balanceOf(owner, one)).toBe(4);
  },
);
