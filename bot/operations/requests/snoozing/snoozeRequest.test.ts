import { beforeEach, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { deliverDue, mailTo } from "#tests/asserting/deliverNow.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { shownToDecide } from "#tests/asserting/shownToDecide.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { createDelegation } from "../../delegations/createDelegation.ts";
import { remindApprovers } from "../../reminders/remindApprovers.ts";
import { decideRequest } from "../decideRequest.ts";
import { snoozeRequest, unsnoozeRequest } from "./snoozeRequest.ts";
import { submitRequest } from "../submitRequest.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const mail = await mailServer();
const TOMORROW = new Date("2027-03-02T14:00:00Z");
let company: Awaited<ReturnType<typeof testOrganization>>;
let ids: string[];

beforeEach(async () => {
  clock.set("2027-03-01");
  company = await testOrganization();
  ids = [];
  for (const date of ["2027-04-05", "2027-04-06"]) {
    ids.push((await submitRequest(company.erin, { type: "vacation", startDate: date, endDate: date })).id);
  }
  await sentMails();
});

async function sentMails(): Promise<string[][]> {
  mail.received.length = 0;
  await deliverDue({ databaseUrl, clock, channels: [mailTo(mail.url, "https://awayday.example")] });
  const domain = company.owner.email.split("@")[1] ?? "";
  const own = mail.received.filter(({ to }) => to.endsWith(`@${domain}`));
  return own.map(({ to, subject }) => [to, subject]).toSorted((a, b) => a.join().localeCompare(b.join()));
}

const REMINDER = "Reminder: Erin requested 1 day of vacation leave, Apr 06, 2027";
const seenBy = async (who: (typeof company)["manager"]) =>
  (await shownToDecide(who)).map(({ id, snoozedUntil }) => [id, snoozedUntil ?? null]);

test("a snoozed request comes last for that approver only, until 9:00 in their zone", async () => {
  const { manager, owner } = company;
  const [first = "", second = ""] = ids;
  expect(await snoozeRequest(manager, second, { until: "tomorrow" })).toEqual({ snoozedUntil: TOMORROW });
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
    action: "snoozeRequest",
    after: { snoozedUntil: TOMORROW.toISOString() },
  });
  expect(await seenBy(manager)).toEqual([
    [first, null],
    [second, TOMORROW],
  ]);
  expect(await seenBy(owner)).toEqual([
    [second, null],
    [first, null],
  ]);
  clock.setInstant(TOMORROW);
  expect(await seenBy(manager)).toEqual([
    [second, null],
    [first, null],
  ]);
});

test("the approver's reminders pause, and the request returns with a reminder, once", async () => {
  const { manager } = company;
  await decideRequest(manager, ids[0] ?? "", { status: "rejected" });
  await snoozeRequest(manager, ids[1] ?? "", { until: "monday" });
  clock.set("2027-03-02");
  await sentMails();
  await remindApprovers();
  clock.set("2027-03-05");
  await remindApprovers();
  expect(await sentMails()).toEqual([]);
  clock.setInstant(new Date("2027-03-08T14:00:00Z"));
  await remindApprovers();
  const mails = await sentMails();
  expect(mails.filter(([to]) => to === manager.email)).toEqual([[manager.email, REMINDER]]);
  expect(mails).toHaveLength(2);
});

test("a snoozed request returns with a reminder even if the approver turned off other reminders", async () => {
  const { manager } = company;
  await database().pool.query(`UPDATE users SET notification_choices = '{"reminders": false}' WHERE id = $1`, [
    manager.userId,
  ]);
  await snoozeRequest(manager, ids[1] ?? "", { until: "tomorrow" });
  clock.setInstant(TOMORROW);
  expect(await sentMails()).toEqual([[manager.email, REMINDER]]);
});

test("ending or repeating a snooze withdraws its reminder", async () => {
  const { manager } = company;
  const [, id = ""] = ids;
  await snoozeRequest(manager, id, { until: "tomorrow" });
  await unsnoozeRequest(manager, id, {});
  expect((await seenBy(manager)).map(([, until]) => until)).toEqual([null, null]);
  expect(await refusalOf(unsnoozeRequest(manager, id, {}))).toMatchObject({ kind: "missing" });
  await snoozeRequest(manager, id, { until: "tomorrow" });
  await snoozeRequest(manager, id, { until: "monday" });
  clock.setInstant(TOMORROW);
  expect(await sentMails()).toEqual([]);
  clock.setInstant(new Date("2027-03-08T14:00:00Z"));
  expect(await sentMails()).toEqual([[manager.email, REMINDER]]);
});

test("a request that was decided in the meantime doesn't return", async () => {
  const { manager, admin } = company;
  const [, id = ""] = ids;
  await snoozeRequest(manager, id, { until: "tomorrow" });
  await decideRequest(admin, id, { status: "rejected" });
  clock.setInstant(TOMORROW);
  expect((await sentMails()).filter(([to]) => to === manager.email)).toEqual([]);
});

test("only those who may decide a pending request can snooze it, and at most ten times", async () => {
  const { manager, erin, ezra } = company;
  const [first = "", second = ""] = ids;
  expect(await refusalOf(snoozeRequest(ezra, first, { until: "monday" }))).toMatchObject({ kind: "forbidden" });
  expect(await refusalOf(snoozeRequest(erin, first, { until: "monday" }))).toMatchObject({ kind: "forbidden" });
  expect(await refusalOf(snoozeRequest(manager, first, { until: "friday" }))).toMatchObject({ kind: "invalid" });
  await decideRequest(manager, first, { status: "rejected" });
  expect(await refusalOf(snoozeRequest(manager, first, { until: "monday" }))).toMatchObject({
    code: "already_decided",
  });
  for (let times = 0; times < 10; times++) await snoozeRequest(manager, second, { until: "monday" });
  expect(await refusalOf(snoozeRequest(manager, second, { until: "monday" }))).toMatchObject({
    code: "too_many_snoozes",
  });
  const { rows } = await database().pool.query(
    "SELECT 1 FROM notifications WHERE event = 'request.reminded' AND status = 'pending' AND payload ->> 'requestId' = $1",
    [second],
  );
  expect(rows).toHaveLength(1);
});

test("an Employee snoozes as a delegate, and ends the snooze", async () => {
  const { manager, ezra } = company;
  const [first = ""] = ids;
  await createDelegation(manager, { delegateId: ezra.userId, from: "2027-03-01", to: "2027-03-05" });
  expect(await snoozeRequest(ezra, first, { until: "tomorrow" })).toEqual({ snoozedUntil: TOMORROW });
  expect(await seenBy(ezra)).toContainEqual([first, TOMORROW]);
  await unsnoozeRequest(ezra, first, {});
  expect(await seenBy(ezra)).toContainEqual([first, null]);
});
