import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { PersonEvent } from "#db/models/leave/PersonEvent.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { editUser } from "../people/editUser.ts";
import { deletePersonEvent, editPersonEvent } from "./editPersonEvent.ts";
import { listPersonEvents } from "./listPersonEvents.ts";
import { recordPersonEvent } from "./recordPersonEvent.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

type Grant = Record<string, unknown>;

async function someoneUnder(...grants: Grant[]) {
  return someoneSince("2025-01-01", ...grants);
}

async function someoneSince(startDate: string, ...grants: Grant[]) {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants });
  const person = await hire(owner, "Lea", "Employee", { officeId });
  await editUser(owner, person.userId, { startDate });
  const record = (event: object) => recordPersonEvent(owner, person.userId, event);
  const balance = async () => {
    const today = clock.now().toISOString().slice(0, 10);
    const { rows } = await database().pool.query<{ days: number }>(
      `SELECT (coalesce(sum(minutes), 0) / 480)::float8 AS days FROM ledger_entries
       WHERE organization_id = $1 AND user_id = $2 AND type = 'vacation' AND effective_on <= $3 AND leave_year = $4`,
      [owner.organizationId, person.userId, today, Number(today.slice(0, 4))],
    );
    return rows[0]?.days;
  };
  const on = async (date: string) => {
    clock.set(date);
    await postDue(owner.organizationId);
  };
  return { owner, person, record, balance, on };
}

describe("recorded events", () => {
  test("are listed, edited, and deleted", async () => {
    const { owner, person, record } = await someoneUnder();
    const { id } = await record({ type: "worked", on: "2027-02-01", hours: 7.5, id: "ignored" });
    await record({ type: "absence", kind: " parental ", from: "2027-03-01", to: "2027-05-31" });
    await editPersonEvent(owner, id, { type: "worked", on: "2027-02-02", hours: 8 });
    const listed = (await listPersonEvents(owner, person.userId, {})).map(({ event }) => event);
    expect(listed).toEqual([
      { type: "absence", kind: "parental", from: "2027-03-01", to: "2027-05-31" },
      { type: "worked", on: "2027-02-02", hours: 8 },
    ]);
    await deletePersonEvent(owner, id, {});
    expect(await listPersonEvents(owner, person.userId, {})).toHaveLength(1);
    await expect(deletePersonEvent(owner, id, {})).rejects.toMatchObject({ message: "The entry was not found" });
  });

  test("are audited, with references to their kinds", async () => {
    const { owner, record } = await someoneUnder();
    await record({ type: "occurrence", on: "2027-03-01", kind: "birth" });
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "recordPersonEvent",
      before: null,
      after: { event: "occurrence", on: "2027-03-01", kind: { text: expect.any(String) } },
    });
  });

  test("can't be recorded twice for the same day and kind", async () => {
    const { owner, record } = await someoneUnder();
    await record({ type: "worked", on: "2027-02-01", hours: 4 });
    const { id } = await record({ type: "worked", on: "2027-02-02", hours: 4 });
    const refusal = { code: "already_recorded", message: "This is already recorded. Edit the existing entry instead." };
    await expect(record({ type: "worked", on: "2027-02-01", hours: 5 })).rejects.toMatchObject(refusal);
    const moved = editPersonEvent(owner, id, { type: "worked", on: "2027-02-01", hours: 4 });
    await expect(moved).rejects.toMatchObject(refusal);
  });

  test("are limited in number, and existing ones can still be edited at the limit", async () => {
    const { owner, person, record } = await someoneUnder();
    const { organizationId, userId } = person;
    const days = Array.from({ length: 1000 }, (_, day) => new Date(Date.UTC(2020, 0, 1 + day)));
    await PersonEvent.bulkCreate(
      days.map((day) => ({
        organizationId,
        userId,
        event: { type: "worked" as const, on: day.toISOString().slice(0, 10), hours: 8 },
        createdAt: clock.now(),
      })),
    );
    await expect(record({ type: "worked", on: "2027-02-01", hours: 5 })).rejects.toMatchObject({
      message: "A person can have at most 1,000 entries. Delete old ones, or record hours by week instead of by day.",
    });
    const [newest] = await listPersonEvents(owner, userId, {});
    await editPersonEvent(owner, newest?.id ?? "", { type: "worked", on: "2027-02-01", hours: 5 });
  });

  test("can't be recorded by an Admin for themselves while there is another Admin or Owner", async () => {
    const { admin } = await testOrganization();
    const own = recordPersonEvent(admin, admin.userId, { type: "worked", on: "2027-02-01", hours: 5 });
    await expect(own).rejects.toMatchObject({
      code: "own_balance",
      message: "Ask another Admin or Owner to record your hours, events, and absences",
    });
  });

  test("change no balance under simple policies", async () => {
    const { owner, erin } = await testOrganization();
    const before = await ledgerOf(erin);
    await recordPersonEvent(owner, erin.userId, { type: "worked", on: "2027-02-01", hours: 5 });
    expect(await ledgerOf(erin)).toEqual(before);
  });
});

describe("under a policy that reads events", () => {
  test("each occurrence grants its leave, and changing or deleting it posts the difference", async () => {
    const { owner, person, record, balance, on } = await someoneUnder(
      { frequency: "perEvent", eventKind: ["spouse", "child"], amount: 5, carryOver: { months: 6 } },
      { frequency: "perEvent", eventKind: "grandparent", amount: 2, carryOver: { months: 6 } },
    );
    expect(await ledgerOf(person)).toEqual([]);
    const { id } = await record({ type: "occurrence", on: "2027-02-10", kind: "child" });
    await record({ type: "occurrence", on: "2027-04-10", kind: "grandparent" });
    expect(await ledgerOf(person)).toEqual(["2027-03-01 policy_change +5"]);
    await on("2027-04-10");
    expect(await balance()).toBe(7);
    await editPersonEvent(owner, id, { type: "occurrence", on: "2027-02-10", kind: "grandparent" });
    expect(await balance()).toBe(4);
    await deletePersonEvent(owner, id, {});
    expect(await balance()).toBe(2);
    await on("2027-10-10");
    expect(await balance()).toBe(0);
  });

  test("events recorded together expire by their own days", async () => {
    const { record, balance, on } = await someoneUnder({
      frequency: { hoursWorked: 8 },
      amount: 1,
      carryOver: { months: 3 },
    });
    await record({ type: "worked", on: "2027-02-20", hours: 16 });
    await record({ type: "worked", on: "2027-01-10", hours: 8 });
    expect(await balance()).toBe(3);
    await on("2027-04-10");
    expect(await balance()).toBe(2);
    await on("2027-05-20");
    expect(await balance()).toBe(0);
  });

  test("hours worked earn leave, with leftover hours counted across leave years", async () => {
    const { record, balance, on } = await someoneUnder({ frequency: { hoursWorked: 30 }, amount: 1 });
    await record({ type: "worked", on: "2027-02-26", hours: 40 });
    expect(await balance()).toBe(1);
    await on("2028-01-03");
    await record({ type: "worked", on: "2028-01-02", hours: 20 });
    expect(await balance()).toBe(2);
  });

  test("an event in a leave year that has ended changes nothing", async () => {
    const { record, balance, on } = await someoneUnder({ frequency: "perEvent", eventKind: "birth", amount: 10 });
    await on("2028-01-03");
    await record({ type: "occurrence", on: "2027-12-30", kind: "birth" });
    expect(await balance()).toBe(0);
  });

  test.each<[string, Grant, object, without: number, withEvent: number]>([
    [
      "attendance",
      { frequency: { everyMonths: 12 }, amount: 10, requires: { attendance: 0.8 } },
      { type: "attendance", periodEnd: "2027-02-28", share: 0.7 },
      10,
      0,
    ],
    [
      "days worked in a month",
      { frequency: "monthly", amount: 1, requires: { daysWorkedInMonth: 14 } },
      { type: "daysWorked", month: "2027-02", days: 13 },
      3,
      2,
    ],
    [
      "an absence that pauses a grant",
      { frequency: "monthly", amount: 1, pausedDuring: ["unpaid leave"] },
      { type: "absence", kind: "unpaid leave", from: "2027-01-01", to: "2027-02-15" },
      3,
      2,
    ],
    [
      "an absence that reduces a grant",
      { frequency: "yearly", amount: 24, reducedBy: { absence: "parental" } },
      { type: "absence", kind: "parental", from: "2027-03-01", to: "2027-05-31" },
      24,
      18,
    ],
    [
      "hours worked in a month",
      { frequency: "monthly", amount: 1, timing: "end", requires: { fact: "hoursWorkedInMonth", atLeast: 80 } },
      { type: "worked", on: "2027-01-31", hours: 90 },
      0,
      1,
    ],
  ])("%s doesn't count until it is recorded", async (_, grant, event, without, withEvent) => {
    const { owner, record, balance } = await someoneSince("2025-03-01", grant);
    expect(await balance()).toBe(without);
    const { id } = await record(event);
    expect(await balance()).toBe(withEvent);
    await deletePersonEvent(owner, id, {});
    expect(await balance()).toBe(without);
  });
});
