import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { editRequest } from "#bot/operations/requests/editRequest.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const { url, as } = await httpServer(clock);
const mail = await mailServer();
const { owner, manager, erin, ezra } = await testOrganization();
const asErin = await as(erin);
const asManager = await as(manager);

const requests = "/api/pto-requests";
const monday = () => (week = addDays(week, 7));
let week = "2027-03-01";

beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

async function submit(more: object = {}) {
  const startDate = monday();
  const wanted = { type: "vacation", startDate, endDate: addDays(startDate, 2), notes: "The sea", ...more };
  return (await asErin.send("POST", requests, wanted)).body;
}
const edit = (id: string, changes: object, browser = asErin) => browser.send("PATCH", `${requests}/${id}`, changes);
const cancel = (id: string) => asErin.send("PATCH", `${requests}/${id}`, { status: "cancelled" });
const waiting = async (id: string) =>
  (await asManager.get(`${requests}?view=team&status=pending`)).body.find((one: { id: string }) => one.id === id);
const pendingOf = async (type: string) =>
  (await asErin.get("/api/pto-balances")).body.find((one: { type: string }) => one.type === type).pending;

async function sentMails() {
  mail.received.length = 0;
  await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });
  return mail.received.map(({ to, subject, body }) => ({ to, subject, body }));
}

describe("an edit of a pending request", () => {
  test("changes the given fields, raises the version, and moves what is reserved", async () => {
    const request = await submit();
    const { status, body } = await edit(request.id, { type: "sick", endDate: request.startDate, isHalfDay: true });
    expect(status).toBe(200);
    const now = { type: "sick", endDate: request.startDate, isHalfDay: true, days: 0.5, version: 2 };
    expect(body).toEqual({ ...request, ...now });
    expect([await pendingOf("vacation"), await pendingOf("sick")]).toEqual([0, 0.5]);
    expect(await lastAuditEntry(erin.organizationId)).toMatchObject({
      action: "editRequest",
      subjectId: request.id,
      before: { type: "vacation", endDate: request.endDate, isHalfDay: false, minutes: 1440, version: 1 },
      after: { type: "sick", endDate: request.startDate, isHalfDay: true, minutes: 240, version: 2 },
    });
    await cancel(request.id);
  });

  test("shows approvers what the request was", async () => {
    const request = await submit();
    expect(await waiting(request.id)).not.toHaveProperty("editedFrom");
    const { startDate, endDate } = request;
    await edit(request.id, { endDate: addDays(endDate, 1) });
    expect(await waiting(request.id)).toMatchObject({
      days: 4,
      version: 2,
      editedFrom: { type: "vacation", startDate, endDate, isHalfDay: false, days: 3 },
    });
    await cancel(request.id);
  });

  test("doesn't count its own days, so that all of the balance can move within it", async () => {
    const startDate = monday();
    const all = { startDate, endDate: addDays(startDate, 25) };
    const request = await submit(all);
    expect(request.days).toBe(20);
    week = addDays(startDate, 35);
    const moved = await edit(request.id, { startDate: addDays(startDate, 2), endDate: addDays(startDate, 29) });
    expect([moved.status, moved.body.days]).toEqual([200, 20]);
    const preview = await asErin.get(
      `${requests}/preview?type=vacation&startDate=${startDate}&endDate=${all.endDate}&requestId=${request.id}`,
    );
    expect(preview.body).toMatchObject({ available: 20, balanceAfter: 0, refusals: [] });
    const tooLong = await edit(request.id, { endDate: addDays(startDate, 30) });
    expect([tooLong.status, tooLong.body.code]).toEqual([422, "insufficient_balance"]);
    await cancel(request.id);
  });

  test("is refused over another request, and leaves the request as it was", async () => {
    const [first, second] = [await submit(), await submit()];
    const refused = await edit(second.id, { startDate: first.endDate });
    expect([refused.status, refused.body.code]).toEqual([409, "overlap"]);
    expect((await asErin.get(requests)).body[0]).toEqual(second);
    for (const { id } of [first, second]) await cancel(id);
  });

  test("follows the rules of a new request", async () => {
    const request = await submit();
    const codes = [];
    for (const changes of [
      { startDate: "2027-02-26" },
      { endDate: addDays(request.startDate, -1) },
      { isHalfDay: true },
      { startDate: "2027-02-30" },
      { startDate: addDays(request.startDate, 5), endDate: addDays(request.startDate, 6) },
    ]) {
      const { status, body } = await edit(request.id, changes);
      codes.push([status, body.code]);
    }
    expect(codes).toEqual([
      [400, "start_in_past"],
      [400, "invalid_input"],
      [400, "invalid_input"],
      [400, "invalid_input"],
      [422, "costs_nothing"],
    ]);
    await cancel(request.id);
  });

  test("can remove the note, and without a change has no effect", async () => {
    const request = await submit();
    const same = await edit(request.id, { notes: " The sea ", endDate: request.endDate });
    expect([same.status, same.body.version]).toEqual([200, 1]);
    const { body } = await edit(request.id, { notes: "" });
    expect([body.notes, body.version]).toEqual([null, 2]);
    expect((await lastAuditEntry(erin.organizationId))?.after).toMatchObject({ notesChanged: true });
    await cancel(request.id);
  });

  test("is only for the requester, while the request is pending", async () => {
    const request = await submit();
    for (const browser of [asManager, await as(ezra)]) {
      const { status, body } = await edit(request.id, { notes: "Mine" }, browser);
      expect([status, body.code]).toEqual([403, "not_yours_to_edit"]);
    }
    await decideRequest(manager, request.id, { status: "rejected" });
    const late = await edit(request.id, { notes: "Please" });
    expect([late.status, late.body.error]).toEqual([409, "This request was already rejected by Mona"]);
  });
});

describe("a decision", () => {
  test("on the version before an edit is refused with a description of the current request", async () => {
    const request = await submit();
    await edit(request.id, { endDate: request.startDate });
    for (const status of ["approved", "rejected"]) {
      const late = await edit(request.id, { status, version: 1 }, asManager);
      expect([late.status, late.body.code]).toEqual([409, "changed"]);
      expect(late.body.error).toMatch(/^This request was changed. It is now for 1 day of vacation leave, Mon, /);
    }
    const { status, body } = await edit(request.id, { status: "rejected", version: 2 }, asManager);
    expect([status, body.status]).toEqual([200, "rejected"]);
  });
});

test("two concurrent edits of the same version change the request once", async () => {
  const { id, startDate, endDate } = await submit();
  const outcomes = await Promise.allSettled([
    editRequest(erin, id, { endDate: startDate, version: 1 }),
    editRequest(erin, id, { startDate: endDate, version: 1 }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const refused = outcomes.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(refused.reason).toMatchObject({ code: "changed" });
  expect((await asErin.get(requests)).body[0]).toMatchObject({ days: 1, version: 2 });
  await cancel(id);
});

describe("the email about an edit", () => {
  test("shows the request before the edit, once, and its links decide the new version", async () => {
    const request = await submit();
    await sentMails();
    await edit(request.id, { endDate: request.startDate });
    const [sent, ...more] = await sentMails();
    expect(more).toEqual([]);
    expect(sent?.to).toBe(manager.email);
    expect(sent?.subject).toMatch(/^Changed: Erin requested 1 day of vacation leave, /);
    expect(sent?.body).toContain("3 days of vacation leave");
    expect(await sentMails()).toEqual([]);
    const approve = linkIn(sent?.body);
    expect((await open(approve)).page).not.toContain("changed this request after");
    expect((await open(approve, { method: "POST" })).status).toBe(200);
    expect((await asErin.get(requests)).body[0].status).toBe("approved");
    await sentMails();
  });

  test("isn't sent to an approver whose first email is still waiting, because that shows the new request", async () => {
    const request = await submit();
    await edit(request.id, { endDate: request.startDate });
    expect((await sentMails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Erin requested 1 day of vacation leave, /),
    ]);
    await cancel(request.id);
    await sentMails();
  });

  test("of two edits describes only the second", async () => {
    const request = await submit();
    await sentMails();
    await edit(request.id, { endDate: request.startDate });
    await edit(request.id, { isHalfDay: true });
    const sent = await sentMails();
    expect(sent.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("requested 0.5 days of vacation leave"),
    ]);
    expect(sent[0]?.body).toContain("1 day of vacation leave");
    await cancel(request.id);
    await sentMails();
  });

  test("an earlier email's link explains the change, shows the current dates, and decides what its page shows", async () => {
    const request = await submit();
    const [first] = await sentMails();
    const approve = linkIn(first?.body);
    await edit(request.id, { endDate: request.startDate });
    const unseen = await open(approve, { method: "POST" });
    expect(unseen.status).toBe(409);
    expect(unseen.page).toContain("This request was changed. It is now for 1 day of vacation leave");
    const shown = await open(approve);
    expect(shown.status).toBe(200);
    expect(shown.page).toContain("Erin changed this request after the email was sent.");
    expect(shown.page).toContain("1 day");
    await edit(request.id, { isHalfDay: true });
    const late = await open(approve, { method: "POST", body: new URLSearchParams({ version: "2" }) });
    expect([late.status, (await asErin.get(requests)).body[0].status]).toEqual([409, "pending"]);
    const done = await open(approve, { method: "POST", body: new URLSearchParams({ version: "3" }) });
    expect([done.status, (await asErin.get(requests)).body[0].status]).toEqual([200, "approved"]);
    await sentMails();
  });
});

test("a new cost doesn't raise the version", async () => {
  const { id, startDate } = await submit();
  await addHoliday(owner, owner.officeId, { name: "Founders' Day", date: startDate, type: "custom" });
  expect((await asErin.get(requests)).body[0]).toMatchObject({ id, days: 2, version: 1 });
  await cancel(id);
  await sentMails();
});

function linkIn(body = ""): string {
  return /http:\/\/127[^\s"<>]+\/mail\/[\w-]+/.exec(body)?.[0] ?? "";
}

async function open(link: string, init: RequestInit = {}) {
  const answer = await fetch(link, { redirect: "manual", ...init });
  return { status: answer.status, page: await answer.text() };
}
