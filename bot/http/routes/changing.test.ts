import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { deliverDue, mailTo } from "#tests/asserting/deliverNow.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const { url, as } = await httpServer(clock);
const mail = await mailServer();
const { owner, admin, manager, erin, ezra } = await testOrganization();
let asManager = await as(manager);

const requests = "/api/pto-requests";
let week = "2027-03-01";
let asWho: Browser = asManager;

beforeEach(async () => {
  clock.set("2027-03-01");
  asManager = await as(manager);
  person = await hire(owner, `Person${++people}`, "Employee", { managerId: manager.userId });
  asWho = await as(person);
  week = "2027-03-08";
});
afterEach(expectLedgersVerified);
let person: Awaited<ReturnType<typeof hire>> = erin;
let people = 0;

async function goTo(day: string): Promise<void> {
  clock.set(day);
  asManager = await as(manager);
  asWho = await as(person);
}

async function approved(days = 5, more: object = {}) {
  const wanted = { type: "vacation", startDate: week, endDate: addDays(week, days - 1), ...more };
  const { body } = await asWho.send("POST", requests, wanted);
  return (await asManager.send("PATCH", `${requests}/${body.id}`, { status: "approved" })).body;
}
const change = (id: string, body: object, browser = asWho) => browser.send("POST", `${requests}/${id}/changes`, body);
const decide = (id: string, changeId: string, body: object, browser = asManager) =>
  browser.send("PATCH", `${requests}/${id}/changes/${changeId}`, body);
const own = async (id: string) => (await asWho.get(requests)).body.find((request: { id: string }) => request.id === id);
const waiting = async (id: string) =>
  (await asManager.get(`${requests}?view=team&status=pending`)).body.find((one: { id: string }) => one.id === id);
const vacation = async () => (await asWho.get("/api/pto-balances")).body[0];
const later = (ms: number) => clock.setInstant(new Date(clock.now().getTime() + ms));

async function sentMails(): Promise<string[][]> {
  mail.received.length = 0;
  await deliverDue({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });
  return mail.received.map(({ to, subject }) => [to, subject]);
}

describe("asking for a change of approved leave", () => {
  test("leaves it as it is, and reserves the larger cost of each date", async () => {
    const leave = await approved();
    const wanted = { startDate: addDays(week, 2), endDate: addDays(week, 9) };
    const { status, body } = await change(leave.id, { ...wanted, notes: "The flight moved" });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { ...wanted, requestId: leave.id, isCancellation: false, status: "pending", version: 1, days: 6 },
    });
    const { change: open, ...unchanged } = await own(leave.id);
    expect(unchanged).toEqual(leave);
    expect(open).toMatchObject({ id: body.id, ...wanted, days: 6, notes: "The flight moved" });
    expect(await vacation()).toMatchObject({ used: 5, pending: 3, available: 12 });
    const calendar = (await asWho.get(`/api/team/calendar?from=${week}&to=${addDays(week, 20)}`)).body;
    expect(calendar.filter(({ userId }: { userId: string }) => userId === person.userId)).toMatchObject([
      { startDate: leave.startDate, endDate: leave.endDate, status: "approved" },
    ]);
    expect(await lastAuditEntry(person.organizationId)).toMatchObject({ action: "requestChange", subjectId: body.id });
  });

  test("shows approvers the leave and the balance after the change", async () => {
    const leave = await approved();
    const { body } = await change(leave.id, { endDate: addDays(week, 2) });
    expect(await waiting(body.id)).toMatchObject({
      change: { requestId: leave.id, isCancellation: false },
      editedFrom: { startDate: leave.startDate, endDate: leave.endDate, days: 5 },
      days: 3,
      balanceAfter: 17,
      employee: { id: person.userId },
    });
    expect(await waiting(leave.id)).toBeUndefined();
  });

  test("a second time replaces the pending change, and decisions on the older version are refused", async () => {
    const leave = await approved();
    const first = (await change(leave.id, { endDate: addDays(week, 2) })).body;
    const second = (await change(leave.id, { endDate: addDays(week, 1) })).body;
    expect(second).toMatchObject({ id: first.id, version: 2, days: 2 });
    expect(await decide(leave.id, first.id, { status: "approved", version: 1 })).toMatchObject({
      status: 409,
      body: { code: "changed" },
    });
    expect((await decide(leave.id, first.id, { status: "approved", version: 2 })).body.days).toBe(2);
    expect(await vacation()).toMatchObject({ used: 2, pending: 0, available: 18 });
  });

  test("blocks its dates, and lowers what is available for other requests", async () => {
    const leave = await approved();
    await change(leave.id, { startDate: addDays(week, 14), endDate: addDays(week, 18) });
    const onNew = { type: "personal", startDate: addDays(week, 16), endDate: addDays(week, 16) };
    expect((await asWho.send("POST", requests, onNew)).body.code).toBe("overlap");
    const onOld = { ...onNew, startDate: week, endDate: week };
    expect((await asWho.send("POST", requests, onOld)).body.code).toBe("overlap");
    expect(await vacation()).toMatchObject({ used: 5, pending: 5, available: 10 });
    const tooMuch = { type: "vacation", startDate: "2027-06-07", endDate: "2027-06-21" };
    expect((await asWho.send("POST", requests, tooMuch)).body.error).toBe(
      "You only have 10 days available for vacation leave",
    );
  });

  test("is refused for dates of other leave, for more days than are available, and for what is already approved", async () => {
    const leave = await approved();
    const other = { type: "sick", startDate: addDays(week, 14), endDate: addDays(week, 14) };
    await asWho.send("POST", requests, other);
    expect((await change(leave.id, { endDate: addDays(week, 14) })).body.code).toBe("overlap");
    expect((await change(leave.id, { endDate: addDays(week, 4) })).body.code).toBe("no_change");
    expect((await change(leave.id, {})).body.code).toBe("no_change");
    expect(await change(leave.id, { startDate: "2027-05-03", endDate: "2027-06-04" })).toMatchObject({
      status: 422,
      body: { error: "You only have 20 days available for vacation leave" },
    });
    const weekend = { startDate: addDays(week, 5), endDate: addDays(week, 6) };
    expect((await change(leave.id, weekend)).body.code).toBe("costs_nothing");
    expect((await change(leave.id, { startDate: "2027-05-03" })).status).toBe(400);
    const notes = { notes: "Please" };
    expect(await change(leave.id, { cancel: true, ...notes }, await as(ezra))).toMatchObject({
      status: 403,
      body: { code: "not_yours_to_change" },
    });
  });

  test("is refused while the request is pending, and after it ended", async () => {
    const wanted = { type: "vacation", startDate: week, endDate: week };
    const { id } = (await asWho.send("POST", requests, wanted)).body;
    expect((await change(id, { cancel: true })).body.code).toBe("not_approved");
    await asWho.send("PATCH", `${requests}/${id}`, { status: "cancelled" });
    expect((await change(id, { cancel: true })).status).toBe(409);
  });

  test("a preview shows both costs and every refusal, and changes nothing", async () => {
    const leave = await approved();
    const path = `${requests}/${leave.id}/changes/preview`;
    expect((await asWho.get(`${path}?endDate=${addDays(week, 8)}`)).body).toMatchObject({
      days: 7,
      daysBefore: 5,
      available: 20,
      balanceAfter: 13,
      refusals: [],
    });
    expect((await asWho.get(`${path}?cancel=true`)).body).toMatchObject({ days: 0, daysBefore: 5, refusals: [] });
    expect((await asWho.get(`${path}?endDate=${addDays(week, 50)}`)).body.refusal.code).toBe("insufficient_balance");
    expect((await own(leave.id)).change).toBeUndefined();
  });

  test("a preview refuses others before it reads the dates, so that no refusal reveals them", async () => {
    const leave = await approved();
    const asEzra = await as(ezra);
    for (const query of ["cancel=true", "endDate=2027-03-01", "endDate=2027-03-31", "minutes=60", "startPart=pm"]) {
      const { status, body } = await asEzra.get(`${requests}/${leave.id}/changes/preview?${query}`);
      expect([query, status, body.code]).toEqual([query, 403, "not_yours_to_change"]);
    }
  });
});

describe("days before today", () => {
  test("can't be canceled by the person after the leave has ended", async () => {
    const leave = await approved();
    await goTo(addDays(week, 7));
    expect((await change(leave.id, { cancel: true })).body).toMatchObject({
      code: "leave_begun",
      error: "Only an approver, an Admin, or an Owner can cancel leave that has ended",
    });
  });

  test("stay as they are for the person, who can end the leave early", async () => {
    const leave = await approved();
    await goTo(addDays(week, 2));
    expect((await change(leave.id, { startDate: addDays(week, 1) })).body.code).toBe("past_dates");
    expect((await change(leave.id, { endDate: week })).body.code).toBe("past_dates");
    expect((await change(leave.id, { cancel: true })).body).toMatchObject({
      code: "leave_begun",
      error: "This leave has already begun, so it can't be canceled. You can end it early.",
    });
    const { body } = await change(leave.id, { endDate: addDays(week, 1) });
    expect(body.days).toBe(2);
    expect((await decide(leave.id, body.id, { status: "approved" })).status).toBe(200);
    expect(await own(leave.id)).toMatchObject({ startDate: week, endDate: addDays(week, 1), days: 2 });
    expect(await vacation()).toMatchObject({ used: 2, available: 18 });
  });

  test("can be changed by a manager above, at once and with a reason", async () => {
    const leave = await approved();
    const asked = (await change(leave.id, { endDate: addDays(week, 8) })).body;
    await goTo(addDays(week, 8));
    const taken = { endDate: addDays(week, 1) };
    expect((await change(leave.id, taken, asManager)).body.code).toBe("reason_required");
    const made = await change(leave.id, { ...taken, notes: "Came back on Wednesday" }, asManager);
    expect(made).toMatchObject({ status: 201, body: { status: "approved", days: 2 } });
    expect(await own(leave.id)).toMatchObject({ endDate: addDays(week, 1), days: 2 });
    expect((await own(leave.id)).change).toBeUndefined();
    expect(await vacation()).toMatchObject({ used: 2, pending: 0, available: 18 });
    const ledger = (await asWho.get(`/api/users/${person.userId}/ledger?type=vacation&leaveYear=2027`)).body;
    const texts = ledger.flatMap(({ requestId, cause }: Record<string, unknown>) => (requestId ? [cause] : []));
    expect(texts).toEqual([
      expect.stringContaining("Mar 08 – Mar 12, 2027, approved"),
      expect.stringContaining("Mar 08 – Mar 09, 2027, changed"),
    ]);
    expect((await decide(leave.id, asked.id, { status: "approved" })).body.code).toBe("already_decided");
  });

  test("changed without a request can't become a request by an undo", async () => {
    const leave = await approved();
    const { body } = await change(leave.id, { endDate: week, notes: "Came back" }, asManager);
    const undo = await asManager.send("POST", `${requests}/${body.id}/undo`);
    expect(undo).toMatchObject({ status: 409, body: { code: "not_asked" } });
    expect(await own(leave.id)).toMatchObject({ endDate: week, days: 1 });
    expect((await own(leave.id)).change).toBeUndefined();
  });
});

describe("a decision on a change", () => {
  test("that approves it posts the difference, and is notified once it can't be undone", async () => {
    await sentMails();
    later(UNDO_MS);
    const leave = await approved();
    later(UNDO_MS);
    await sentMails();
    const { body } = await change(leave.id, { startDate: addDays(week, 7), endDate: addDays(week, 8) });
    expect(await sentMails()).toEqual([[manager.email, expect.stringContaining("change")]]);
    expect((await decide(leave.id, body.id, { status: "approved" })).body).toMatchObject({ status: "approved" });
    expect(await own(leave.id)).toMatchObject({ startDate: addDays(week, 7), days: 2, status: "approved", version: 2 });
    expect(await sentMails()).toEqual([]);
    later(UNDO_MS);
    expect(await sentMails()).toEqual([[person.email, expect.stringContaining("approved")]]);
    expect(await decide(leave.id, body.id, { status: "rejected" })).toMatchObject({
      status: 409,
      body: { code: "already_decided" },
    });
    const ledger = (await asWho.get(`/api/users/${person.userId}/ledger?type=vacation&leaveYear=2027`)).body;
    const booked = ledger.filter(({ requestId }: { requestId: string | null }) => requestId === leave.id);
    expect(booked.reduce((sum: number, { days }: { days: number }) => sum + days, 0)).toBe(-2);
  });

  test("is in the person's export, with the reasons", async () => {
    const leave = await approved();
    const { body } = await change(leave.id, { endDate: week, notes: "A cold" });
    await decide(leave.id, body.id, { status: "rejected", rejectionReason: "Too late" });
    const exported = (await asWho.get("/api/auth/user/export")).body.requests[0].changes;
    expect(exported).toMatchObject([{ endDate: week, days: 1, note: "A cold", reason: "Too late" }]);
  });

  test("that rejects it doesn't change the leave", async () => {
    const leave = await approved();
    const { body } = await change(leave.id, { cancel: true });
    await decide(leave.id, body.id, { status: "rejected", rejectionReason: "The rota is fixed" });
    expect(await own(leave.id)).toEqual(leave);
    expect(await vacation()).toMatchObject({ used: 5, pending: 0, available: 15 });
  });

  test("that approves a cancellation cancels the leave", async () => {
    const leave = await approved();
    const { body } = await change(leave.id, { cancel: true, notes: "No flight" });
    expect(await waiting(body.id)).toMatchObject({ change: { isCancellation: true }, days: 0, balanceAfter: 20 });
    await decide(leave.id, body.id, { status: "approved" });
    expect(await own(leave.id)).toMatchObject({ status: "cancelled", rejectionReason: "No flight" });
    expect(await vacation()).toMatchObject({ used: 0, available: 20 });
  });

  test("can be made like one on a request, with the change's id", async () => {
    const leave = await approved();
    const { body } = await change(leave.id, { endDate: week });
    expect((await asManager.send("PATCH", `${requests}/${body.id}`, { status: "approved" })).status).toBe(200);
    expect(await own(leave.id)).toMatchObject({ days: 1 });
  });

  test("is refused to others, and under another leave's id", async () => {
    const leave = await approved();
    const { body } = await change(leave.id, { cancel: true });
    expect((await decide(leave.id, body.id, { status: "approved" }, asWho)).status).toBe(403);
    expect((await decide(body.id, body.id, { status: "approved" })).status).toBe(404);
    expect((await decide(leave.id, leave.id, { status: "approved" })).status).toBe(404);
  });

  test.each(["approved", "rejected"])("that %s it can be undone within ten seconds", async (status) => {
    const leave = await approved();
    const { body } = await change(leave.id, { startDate: addDays(week, 3), endDate: addDays(week, 7) });
    const asked = await own(leave.id);
    const before = await vacation();
    await decide(leave.id, body.id, { status });
    const undo = () => asManager.send("POST", `${requests}/${body.id}/undo`);
    expect(await undo()).toMatchObject({ status: 200, body: { status: "pending" } });
    expect(await own(leave.id)).toEqual({ ...asked, version: status === "approved" ? 3 : 1 });
    expect(await vacation()).toEqual(before);
    await decide(leave.id, body.id, { status: "approved" });
    expect(await own(leave.id)).toMatchObject({ startDate: addDays(week, 3), days: 3 });
    later(UNDO_MS);
    expect((await undo()).body.code).toBe("too_late");
  });

  test("that approves a cancellation can also be undone", async () => {
    const leave = await approved();
    const { body } = await change(leave.id, { cancel: true });
    await decide(leave.id, body.id, { status: "approved" });
    expect((await asManager.send("POST", `${requests}/${body.id}/undo`)).status).toBe(200);
    expect(await own(leave.id)).toMatchObject({ status: "approved", days: 5, decidedByName: "Mona" });
    expect(await vacation()).toMatchObject({ used: 5, pending: 0, available: 15 });
  });

  test("can't be undone once the freed days are taken", async () => {
    const leave = await approved();
    const { body } = await change(leave.id, { endDate: week });
    await decide(leave.id, body.id, { status: "approved" });
    await asWho.send("POST", requests, { type: "sick", startDate: addDays(week, 2), endDate: addDays(week, 2) });
    expect((await asManager.send("POST", `${requests}/${body.id}/undo`)).body.code).toBe("overlap");
    expect(await own(leave.id)).toMatchObject({ days: 1 });
  });
});

describe("a change that waits", () => {
  test("can be withdrawn by the person, and the leave stays as it is", async () => {
    const leave = await approved();
    const { body } = await change(leave.id, { endDate: addDays(week, 8) });
    expect((await decide(leave.id, body.id, { status: "cancelled" }, asManager)).status).toBe(403);
    expect((await decide(leave.id, body.id, { status: "cancelled" }, asWho)).body.status).toBe("cancelled");
    expect(await own(leave.id)).toEqual(leave);
    expect(await vacation()).toMatchObject({ used: 5, pending: 0, available: 15 });
    expect(await waiting(body.id)).toBeUndefined();
  });

  test("ends when the leave is canceled or its approval undone", async () => {
    const leave = await approved();
    const { body } = await change(leave.id, { endDate: addDays(week, 8) });
    const cancelled = { status: "cancelled", rejectionReason: "A fair" };
    await (await as(admin)).send("PATCH", `${requests}/${leave.id}`, cancelled);
    expect(await vacation()).toMatchObject({ used: 0, pending: 0, available: 20 });
    expect((await decide(leave.id, body.id, { status: "approved" })).body.code).toBe("already_decided");

    const again = await approved();
    const asked = (await change(again.id, { endDate: addDays(week, 8) })).body;
    await asManager.send("POST", `${requests}/${again.id}/undo`);
    expect(await vacation()).toMatchObject({ used: 0, pending: 5, available: 15 });
    expect((await decide(again.id, asked.id, { status: "approved" })).body.code).toBe("already_decided");
  });

  test("ends when the person is deactivated", async () => {
    const leave = await approved();
    const { body } = await change(leave.id, { endDate: addDays(week, 8) });
    await deactivateUser(owner, person.userId, {});
    expect(await waiting(body.id)).toBeUndefined();
    expect((await decide(leave.id, body.id, { status: "approved" })).body.code).toBe("already_decided");
  });

  test("charges no dates after the person's last day, nor does its undo", async () => {
    const leave = await approved();
    await editUser(owner, person.userId, { endDate: addDays(week, 2) });
    expect(await own(leave.id)).toMatchObject({ endDate: addDays(week, 4), days: 3 });
    const { body } = await change(leave.id, { startDate: addDays(week, 1) });
    expect(body).toMatchObject({ endDate: addDays(week, 4), days: 2 });
    expect((await decide(leave.id, body.id, { status: "approved" })).status).toBe(200);
    expect(await own(leave.id)).toMatchObject({ days: 2 });
    expect(await asManager.send("POST", `${requests}/${body.id}/undo`)).toMatchObject({ status: 200 });
    expect(await own(leave.id)).toMatchObject({ days: 3, change: { days: 2 } });
    await goTo(addDays(week, 1));
    await deactivateUser(owner, person.userId, {});
    const made = await change(leave.id, { startDate: addDays(week, 1), notes: "Worked on Monday" }, asManager);
    expect(made).toMatchObject({ status: 201, body: { days: 1 } });
  });

  test("is recalculated together with the leave when a holiday is added", async () => {
    const leave = await approved();
    const { body } = await change(leave.id, { endDate: addDays(week, 8) });
    expect(await vacation()).toMatchObject({ used: 5, pending: 2 });
    await addHoliday(owner, owner.officeId, { name: "In the leave", date: addDays(week, 1), type: "custom" });
    await addHoliday(owner, owner.officeId, { name: "In the change", date: addDays(week, 8), type: "custom" });
    expect(await vacation()).toMatchObject({ used: 4, pending: 1 });
    expect(await waiting(body.id)).toMatchObject({ days: 5, version: 1, editedFrom: { days: 4 } });
    await decide(leave.id, body.id, { status: "approved", version: 1 });
    expect(await own(leave.id)).toMatchObject({ days: 5 });
  });
});
