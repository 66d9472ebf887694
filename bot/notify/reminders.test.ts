import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { createDelegation } from "#bot/operations/delegations/createDelegation.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { editProfile } from "#bot/operations/people/editProfile.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { remindApprovers } from "#bot/operations/reminders/remindApprovers.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { withFault } from "#tests/arranging/withFault.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { owner, manager, erin } = await testOrganization();
const dora = await hire(owner, "Dora", "Manager", { managerId: owner.userId });
await editUser(owner, manager.userId, { managerId: dora.userId });
const { pool } = database();

let month = 2;
let id = "";
beforeEach(async () => {
  clock.set("2027-03-01");
  month += 1;
  const day = new Date(Date.UTC(2027, month - 1, 15)).toISOString().slice(0, 10);
  const wanted = { type: "vacation", startDate: day, endDate: day, isHalfDay: false };
  ({ id } = await submitRequest(erin, {
    ...wanted,
    ...(isWeekend(day) && { startDate: addTwo(day), endDate: addTwo(day) }),
  }));
});
afterEach(async () => {
  await pool.query("UPDATE pto_requests SET status = 'cancelled', decided_at = now() WHERE status = 'pending'");
});
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
const addTwo = (day: string) => day.replace(/15$/, "17");

async function remindedOn(day: string): Promise<string[][]> {
  clock.set(day);
  const { rows: before } = await pool.query("SELECT id FROM notifications");
  expect(await remindApprovers()).toEqual([]);
  const { rows } = await pool.query(
    `SELECT n.event_key AS key, u.name FROM notifications n JOIN users u ON u.id = n.recipient_id
      WHERE n.payload ->> 'requestId' = $1 AND NOT n.id = ANY ($2) ORDER BY n.event_key, u.name`,
    [id, before.map((one) => one.id)],
  );
  return rows.map(({ key, name }) => [key.replace(`:${id}`, ""), name]);
}

test("an approver is reminded after one, three, and five workdays, then the next manager up is notified too", async () => {
  const days = [
    "2027-03-01",
    "2027-03-02",
    "2027-03-03",
    "2027-03-04",
    "2027-03-05",
    "2027-03-06",
    "2027-03-07",
    "2027-03-08",
  ];
  const remindedByDay: Record<string, string[][]> = {};
  for (const day of [...days, "2027-03-09", "2027-03-10"]) {
    const notifications = await remindedOn(day);
    if (notifications.length > 0) remindedByDay[day] = notifications;
  }
  expect(remindedByDay).toEqual({
    "2027-03-02": [["request.reminded:1", "Mona"]],
    "2027-03-04": [["request.reminded:3", "Mona"]],
    "2027-03-08": [
      ["request.escalated", "Dora"],
      ["request.reminded:5", "Mona"],
    ],
  });
});

test("each reminder is sent once, however often the job runs", async () => {
  clock.set("2027-03-02");
  await Promise.all([remindApprovers(), remindApprovers(), remindApprovers()]);
  await remindApprovers();
  const { rows } = await pool.query("SELECT 1 FROM notifications WHERE event_key = $1", [`request.reminded:${id}:1`]);
  expect(rows).toHaveLength(1);
});

test("a person for whom a reminder fails doesn't stop those of others, and gets theirs later", async () => {
  const nick = await hire(owner, "Nick", "Employee", { managerId: dora.userId });
  const { id: other } = await submitRequest(nick, { type: "vacation", startDate: "2027-03-15", endDate: "2027-03-15" });
  clock.set("2027-03-02");
  const ofDora = `new.event = 'request.reminded' AND new.recipient_id = '${dora.userId}'`;
  const broken = await withFault({ table: "notifications", change: "INSERT", rows: ofDora }, () => remindApprovers());
  const { organizationId } = owner;
  expect(broken).toMatchObject([{ organizationId, error: { message: expect.stringContaining(nick.userId) } }]);
  const reminded = async () => {
    const { rows } = await pool.query(
      `SELECT u.name FROM notifications n JOIN users u ON u.id = n.recipient_id
        WHERE n.event = 'request.reminded' AND n.created_at = $1 AND n.channel = 'mail' AND n.payload ->> 'requestId' = ANY ($2)
        ORDER BY u.name`,
      [clock.now(), [id, other]],
    );
    return rows.map(({ name }) => name);
  };
  expect(await reminded()).toEqual(["Mona"]);
  expect(await remindApprovers()).toEqual([]);
  expect(await reminded()).toEqual(["Dora", "Mona"]);
});

test("a scheduler that was down sends only the latest reminder", async () => {
  expect(await remindedOn("2027-03-05")).toEqual([["request.reminded:3", "Mona"]]);
  expect(await remindedOn("2027-03-05")).toEqual([]);
});

test("nobody is reminded at night or on a weekend", async () => {
  for (const instant of ["2027-03-02T06:00:00Z", "2027-03-02T12:59:00Z", "2027-03-06T15:00:00Z"]) {
    clock.setInstant(new Date(instant));
    await remindApprovers();
  }
  const { rows } = await pool.query(
    "SELECT 1 FROM notifications WHERE event = 'request.reminded' AND payload ->> 'requestId' = $1",
    [id],
  );
  expect(rows).toEqual([]);
});

test("nobody is reminded of a decided request", async () => {
  await decideRequest(manager, id, { status: "rejected" });
  expect(await remindedOn("2027-03-02")).toEqual([]);
});

test("a person who turned off reminders gets none, and an overdue request still escalates", async () => {
  await editProfile(manager, { notificationChoices: { reminders: false } });
  expect(await remindedOn("2027-03-02")).toEqual([]);
  expect(await remindedOn("2027-03-08")).toEqual([["request.escalated", "Dora"]]);
  await editProfile(manager, { notificationChoices: { reminders: true } });
});

test("a delegate is reminded beside the approver", async () => {
  const dana = await hire(owner, "Dana", "Employee", { managerId: owner.userId });
  await createDelegation(manager, { delegateId: dana.userId, from: "2027-03-01", to: "2027-03-05" });
  expect(await remindedOn("2027-03-02")).toEqual([
    ["request.reminded:1", "Dana"],
    ["request.reminded:1", "Mona"],
  ]);
  await pool.query("DELETE FROM delegations");
});

const setDays = (days: string, escalation: number) =>
  pool.query("UPDATE organizations SET reminder_days = $1, escalation_days = $2", [days, escalation]);

test("a manager who covers for an approver with new sick leave is asked once, in the morning, even if they turned off reminders", async () => {
  await editProfile(dora, { notificationChoices: { reminders: false } });
  clock.set("2027-03-02");
  const sick = await submitRequest(manager, { type: "sick", startDate: "2027-03-02", endDate: "2027-03-12" });
  await decideRequest(owner, sick.id, { status: "approved" });
  clock.setInstant(new Date("2027-03-02T12:59:00Z"));
  await remindApprovers();
  expect(await remindedOn("2027-03-02")).toEqual([
    ["request.reminded:1", "Mona"],
    ["request.submitted", "Dora"],
  ]);
  await editProfile(dora, { notificationChoices: { reminders: true } });
  expect(await remindedOn("2027-03-02")).toEqual([]);
  expect(await remindedOn("2027-03-03")).toEqual([["request.reminded:1", "Dora"]]);
  await cancelRequest(owner, sick.id, { rejectionReason: "Well again" });
});

test("an organization can choose other reminder days, or none", async () => {
  await setDays("[2]", 3);
  expect(await remindedOn("2027-03-02")).toEqual([]);
  expect(await remindedOn("2027-03-03")).toEqual([["request.reminded:2", "Mona"]]);
  expect(await remindedOn("2027-03-04")).toEqual([["request.escalated", "Dora"]]);
  await setDays("[]", 5);
  expect(await remindedOn("2027-03-05")).toEqual([]);
  await setDays("[1, 3, 5]", 5);
});

test("workdays are those of the approver's office", async () => {
  const tokyo = await createOffice(owner, { name: "Tokyo", country: "Japan", timezone: "Asia/Tokyo" });
  await addHoliday(owner, tokyo.id, { name: "A day off", date: "2027-03-03", type: "custom" });
  await editUser(owner, manager.userId, { officeId: tokyo.id });
  for (const [instant, count] of [
    ["2027-03-03T02:00:00Z", 0],
    ["2027-03-03T22:00:00Z", 0],
    ["2027-03-03T23:00:00Z", 1],
  ] as const) {
    clock.setInstant(new Date(instant));
    await remindApprovers();
    const { rows } = await pool.query("SELECT 1 FROM notifications WHERE event_key = $1", [`request.reminded:${id}:1`]);
    expect([instant, rows.length]).toEqual([instant, count]);
  }
  await editUser(owner, manager.userId, { officeId: owner.officeId });
});
