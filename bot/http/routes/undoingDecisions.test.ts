import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { undoDecision } from "#bot/operations/requests/undoDecision.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { deliverDue, mailTo } from "#tests/asserting/deliverNow.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const { url, as } = await httpServer(clock);
const mail = await mailServer();
const { admin, manager, erin } = await testOrganization();
const asErin = await as(erin);
const asManager = await as(manager);

const requests = "/api/pto-requests";
let week = "2027-03-01";

afterEach(expectLedgersVerified);

async function submit(days = 3) {
  week = addDays(week, 7);
  const wanted = { type: "vacation", startDate: week, endDate: addDays(week, days - 1) };
  return (await asErin.send("POST", requests, wanted)).body;
}
const decide = (id: string, status: string) => asManager.send("PATCH", `${requests}/${id}`, { status });
const undo = (id: string, browser = asManager) => browser.send("POST", `${requests}/${id}/undo`);
const cancel = (id: string) => asErin.send("PATCH", `${requests}/${id}`, { status: "cancelled" });
const later = (ms: number) => clock.setInstant(new Date(clock.now().getTime() + ms));
const vacation = async () => (await asErin.get("/api/pto-balances")).body[0];

async function sentMails(): Promise<string[][]> {
  mail.received.length = 0;
  await deliverDue({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });
  return mail.received.map(({ to, subject }) => [to, subject]);
}

beforeEach(async () => {
  later(UNDO_MS);
  await sentMails();
});

describe("undoing a decision", () => {
  test.each(["approved", "rejected"])("that %s the request makes it pending again", async (status) => {
    const request = await submit();
    await decide(request.id, status);
    later(UNDO_MS - 1);
    const undone = await undo(request.id);
    expect(undone).toMatchObject({ status: 200, body: request });
    expect((await asErin.get(requests)).body[0]).toEqual(request);
    expect(await vacation()).toMatchObject({ used: 0, pending: 3, available: 17 });
    expect(await lastAuditEntry(erin.organizationId)).toMatchObject({
      action: "undoDecision",
      actorId: manager.userId,
      subjectId: request.id,
      before: { status },
      after: { status: "pending" },
    });
    await cancel(request.id);
  });

  test("reverses what an approval charged, and a second approval charges it again", async () => {
    const { id } = await submit();
    for (const _ of [1, 2]) {
      await decide(id, "approved");
      expect((await undo(id)).status).toBe(200);
    }
    await decide(id, "approved");
    expect(await vacation()).toMatchObject({ used: 3, pending: 0, available: 17 });
    const { body } = await asErin.get(`/api/users/${erin.userId}/ledger?type=vacation&leaveYear=2027`);
    const booked = body.filter(({ requestId }: { requestId: string | null }) => requestId === id);
    expect(booked).toHaveLength(5);
    await (await as(admin)).send("PATCH", `${requests}/${id}`, { status: "cancelled", rejectionReason: "Test" });
    expect(await vacation()).toMatchObject({ used: 0, pending: 0, available: 20 });
  });

  test("by the request's id in capitals also reverses the charge and withdraws the email", async () => {
    const { id } = await submit();
    await sentMails();
    for (const [decided, undone] of [
      [id.toUpperCase(), id],
      [id, id.toUpperCase()],
    ]) {
      await decide(decided, "approved");
      expect((await undo(undone)).status).toBe(200);
      expect(await vacation()).toMatchObject({ used: 0, pending: 3, available: 17 });
    }
    later(UNDO_MS);
    expect(await sentMails()).toEqual([]);
    await cancel(id.toUpperCase());
  });

  test("is refused after ten seconds, to other approvers, and to the requester", async () => {
    const { id } = await submit();
    expect((await undo(id)).body.code).toBe("not_decided");
    await decide(id, "approved");
    expect(await undo(id, await as(admin))).toMatchObject({ status: 403, body: { code: "not_yours_to_undo" } });
    expect((await undo(id, asErin)).status).toBe(403);
    later(UNDO_MS);
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: "too_late" } });
    expect((await asErin.get(requests)).body[0].status).toBe("approved");
  });

  test("is refused if the request's dates or balance are no longer free", async () => {
    const request = await submit();
    await decide(request.id, "rejected");
    const { type, startDate, endDate } = request;
    const other = (await asErin.send("POST", requests, { type, startDate, endDate })).body;
    const refused = await undo(request.id);
    expect(refused).toMatchObject({ status: 409, body: { code: "overlap" } });
    expect(refused.body.error).toMatch(/^The decision can't be undone, because the request would now be refused: /);
    await cancel(other.id);
    expect((await undo(request.id)).status).toBe(200);
    await cancel(request.id);
  });

  test("by two clicks at once takes effect once", async () => {
    const { id } = await submit();
    await decide(id, "approved");
    const outcomes = await Promise.allSettled([undoDecision(manager, id, {}), undoDecision(manager, id, {})]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await vacation()).toMatchObject({ used: 3, pending: 3 });
    await cancel(id);
  });
});

describe("the requester", () => {
  test("is notified after the time for an undo, and not before", async () => {
    const { id } = await submit(1);
    await sentMails();
    await decideRequest(manager, id, { status: "approved" });
    later(UNDO_MS - 1);
    expect(await sentMails()).toEqual([]);
    later(1);
    expect(await sentMails()).toEqual([[erin.email, expect.stringContaining("was approved")]]);
    later(-1);
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: "too_late" } });
  });

  test("is never notified of a decision that was undone, and once of the next one", async () => {
    const { id } = await submit(1);
    await sentMails();
    await decideRequest(manager, id, { status: "approved" });
    await undo(id);
    await decideRequest(manager, id, { status: "rejected" });
    later(UNDO_MS);
    expect(await sentMails()).toEqual([[erin.email, expect.stringContaining("was rejected")]]);
  });
});

test("an approver whose email became obsolete with the decision gets it after the undo", async () => {
  const { id } = await submit(1);
  await decideRequest(admin, id, { status: "approved" });
  expect(await sentMails()).toEqual([]);
  await undo(id, await as(admin));
  expect(await sentMails()).toEqual([[manager.email, expect.stringContaining("Erin requested 1 day")]]);
  await cancel(id);
});

const linkIn = (body = "") => /http:\/\/127[^\s"<>]+\/mail\/[\w-]+/.exec(body)?.[0] ?? "";
const post = async (link: string) => {
  const answer = await fetch(link, { method: "POST" });
  return { status: answer.status, page: await answer.text() };
};

describe("the page of a decision link", () => {
  test("offers Undo, which works within ten seconds", async () => {
    const { id } = await submit(1);
    await sentMails();
    const approve = linkIn(mail.received[0]?.body);
    const done = await post(approve);
    expect(done.page).toContain("Erin will be notified in 10 seconds. Until then, you can undo this.");
    const action = /action="([^"]+)"/.exec(done.page)?.[1] ?? "";
    const undone = await post(`${url}${action}`);
    expect(undone).toMatchObject({ status: 200, page: expect.stringContaining("The decision was undone") });
    expect((await asErin.get(requests)).body[0]).toMatchObject({ id, status: "pending" });
    const again = await post(`${url}${action}`);
    expect([again.status, again.page.includes("The decision stands")]).toEqual([409, true]);
    await cancel(id);
  });

  test("refuses a late undo, and one of a link that decided nothing", async () => {
    const { id } = await submit(1);
    await sentMails();
    const approve = linkIn(mail.received[0]?.body);
    expect((await post(`${approve}/undo`)).status).toBe(409);
    await post(approve);
    later(UNDO_MS);
    const late = await post(`${approve}/undo`);
    expect(late).toMatchObject({ status: 409, page: expect.stringContaining("only within 10 seconds") });
    expect((await post(`${url}/mail/unknown/undo`)).status).toBe(404);
    expect((await asErin.get(requests)).body[0]).toMatchObject({ id, status: "approved" });
  });
});
