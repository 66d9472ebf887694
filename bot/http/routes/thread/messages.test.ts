import { describe, expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { keepingChannel } from "#bot/mail/keepingChannel.ts";
import { createDelegation } from "#bot/operations/delegations/createDelegation.ts";
import { deleteDelegation } from "#bot/operations/delegations/deleteDelegation.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { Notification } from "#db/models/Notification.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { deliverNow } from "#tests/asserting/deliverNow.ts";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { whereStored } from "#tests/slack/whereStored.ts";

jest.setTimeout(60_000);
const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const company = await testOrganization();
const { owner, admin, manager } = company;
const [asManager, asAdmin] = [await as(manager), await as(admin)];

async function aRequester(name: string) {
  const person = await hire(owner, name, "Employee", { managerId: manager.userId });
  const { id } = await submitRequest(person, { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-10" });
  return { person, id, browser: await as(person) };
}

const post = (browser: Browser, id: string, text: unknown) =>
  browser.send("POST", `/api/pto-requests/${id}/messages`, { text });
const texts = async (browser: Browser, id: string) =>
  (await browser.get(`/api/pto-requests/${id}/messages`)).body.map((message: { text: string }) => message.text);
const notified = async (requestId: string) => {
  const rows = await Notification.findAll({ where: { event: "request.message" }, order: ["id"] });
  return rows.flatMap(({ payload, recipientId }) => (payload["requestId"] === requestId ? [recipientId] : []));
};

describe("questions and answers", () => {
  test("reach the other side once, and don't change the request", async () => {
    const { person, id, browser } = await aRequester("Noa");
    const [before] = (await browser.get("/api/pto-requests")).body;
    const asked = await post(asManager, id, "  Who covers for you?\r\n");
    expect([asked.status, asked.body]).toEqual([
      201,
      {
        id: expect.any(String),
        text: "Who covers for you?",
        sentAt: clock.now().toISOString(),
        authorId: manager.userId,
        authorName: "Mona",
      },
    ]);
    expect(await notified(id)).toEqual([person.userId]);
    expect((await post(browser, id, "Ezra does.")).status).toBe(201);
    expect(await notified(id)).toEqual([person.userId, manager.userId]);
    for (const reader of [browser, asManager, asAdmin]) {
      expect(await texts(reader, id)).toEqual(["Who covers for you?", "Ezra does."]);
    }
    const [after] = (await browser.get("/api/pto-requests")).body;
    expect(after).toEqual({ ...before, messages: 2 });
  });

  test("the answer to an Admin's question goes to the Admin, and the requester's first message goes to those who were asked to decide", async () => {
    const { person, id, browser } = await aRequester("Nils");
    await post(browser, id, "Please decide by Friday.");
    await post(asAdmin, id, "Why Friday?");
    await post(browser, id, "I book the train then.");
    expect(await notified(id)).toEqual([manager.userId, person.userId, admin.userId]);
  });

  test("are in no audit event", async () => {
    const { id } = await aRequester("Nora");
    const { body } = await post(asManager, id, "A question about a marmoset");
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "postMessage",
      subjectKind: "request",
      subjectId: id,
      after: { messageId: body.id },
    });
    expect(await whereStored("marmoset")).toEqual(["request_messages.text"]);
  });

  test("stay readable after the decision, when no more are accepted", async () => {
    const { id, browser } = await aRequester("Nico");
    await post(asManager, id, "Where to?");
    await decideRequest(manager, id, { status: "approved" });
    const text = "This request was already approved by Mona, so you can't add messages";
    await expectRefusal(() => post(browser, id, "To Malta"), [409, "already_decided", text]);
    expect(await texts(browser, id)).toEqual(["Where to?"]);
    expect(await texts(asManager, id)).toEqual(["Where to?"]);
  });

  test("of a person who left are kept, and nobody deactivated is notified", async () => {
    const boss = await hire(owner, "Bo", "Manager");
    const worker = await hire(owner, "Wes", "Employee", { managerId: boss.userId });
    const { id } = await submitRequest(worker, { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08" });
    await post(await as(boss), id, "Is it urgent?");
    await deactivateUser(owner, boss.userId, {});
    const browser = await as(worker);
    expect((await post(browser, id, "It is.")).status).toBe(201);
    const [asked, ...answered] = await notified(id);
    expect(asked).toBe(worker.userId);
    expect(new Set(answered)).toEqual(new Set([owner.userId, admin.userId]));
    expect(await texts(browser, id)).toEqual(["Is it urgent?", "It is."]);
  });
});

test("an approver's delegate asks, gets the answer, and reads nothing more once the delegation has ended", async () => {
  const boss = await hire(owner, "Bix", "Manager");
  const worker = await hire(owner, "Wyn", "Employee", { managerId: boss.userId });
  const delegate = await hire(owner, "Dee", "Employee", { managerId: manager.userId });
  const { id } = await submitRequest(worker, { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08" });
  const asDelegate = await as(delegate);
  expect((await asDelegate.get(`/api/pto-requests/${id}/messages`)).status).toBe(403);
  const named = await createDelegation(boss, { delegateId: delegate.userId, from: "2027-03-01", to: "2027-03-05" });
  expect((await post(asDelegate, id, "Is it urgent?")).status).toBe(201);
  expect((await asDelegate.get(`/api/pto-requests/${id}/evidence`)).status).toBe(200);
  await post(await as(worker), id, "It is.");
  expect(await notified(id)).toEqual([worker.userId, delegate.userId]);
  await deleteDelegation(boss, named.id, {});
  expect((await asDelegate.get(`/api/pto-requests/${id}/messages`)).status).toBe(403);
  expect((await asDelegate.get(`/api/pto-requests/${id}/evidence`)).status).toBe(403);
});

describe("a message is refused", () => {
  test("without text, or with more than 500 characters", async () => {
    const { id } = await aRequester("Lea");
    const empty = "Please enter a message";
    await expectRefusal(() => post(asManager, id, "  \n"), [400, "invalid_input", empty, { text: empty }]);
    await expectRefusal(() => post(asManager, id, undefined), [400, "invalid_input", empty, { text: empty }]);
    const long = await post(asManager, id, "x".repeat(501));
    expect([long.status, long.body.code]).toEqual([400, "invalid_input"]);
    expect((await post(asManager, id, "x".repeat(500))).status).toBe(201);
  });

  test("on a request with 50 messages, however many arrive at the same time", async () => {
    const { id, browser } = await aRequester("Lou");
    const sent = Array.from({ length: 26 }, (_, index) => [
      post(browser, id, `answer ${index}`),
      post(asManager, id, `question ${index}`),
    ]);
    const statuses = (await Promise.all(sent.flat())).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(50);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    const full = "A request can have at most 50 messages";
    await expectRefusal(() => post(browser, id, "one more"), [409, "too_many_messages", full]);
    expect(await texts(browser, id)).toHaveLength(50);
  });

  test("after 60 in an hour", async () => {
    const boss = await hire(owner, "Bea", "Manager");
    const asBoss = await as(boss);
    const ids = await Promise.all(
      ["Wanda", "Wendy"].map(async (name) => {
        const person = await hire(owner, name, "Employee", { managerId: boss.userId });
        return (await submitRequest(person, { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08" })).id;
      }),
    );
    for (let count = 0; count < 60; count++) {
      expect((await post(asBoss, ids[count % 2] ?? "", `question ${count}`)).status).toBe(201);
    }
    const { status, headers } = await post(asBoss, ids[0] ?? "", "one more");
    expect([status, headers.get("retry-after")]).toEqual([429, expect.any(String)]);
  });

  test("from colleagues, strangers, and people who aren't signed in", async () => {
    const { id } = await aRequester("Lin");
    const [colleague, stranger] = [await as(company.ezra), await as(await foundTestOrganization())];
    const text =
      "Only the requester, the people who may decide this request, Admins, and Owners can see its documents and messages";
    await expectRefusal(() => post(colleague, id, "Hello"), [403, "not_yours_to_read", text]);
    await expectRefusal(() => post(stranger, id, "Hello"), [404, "not_found", "The request was not found"]);
    for (const [browser, status] of [
      [colleague, 403],
      [stranger, 404],
      [visitor(), 401],
    ] as const) {
      expect((await browser.get(`/api/pto-requests/${id}/messages`)).status).toBe(status);
    }
  });
});

test("the email about a question quotes it and links to the page where it is answered", async () => {
  const { id, browser } = await aRequester("Olive");
  await post(asManager, id, "Is the <b>boat</b> booked?");
  await post(browser, id, "Not yet.");
  const kept = keepingChannel({ appUrl: "https://a.example", log: pino({ level: "silent" }), printsLinks: false });
  await deliverNow({ databaseUrl, clock, channels: [kept] });
  const rows = await Notification.findAll({ where: { event: "request.message" }, order: ["id"] });
  const sent = rows
    .filter(({ payload }) => payload["requestId"] === id)
    .map((row) => row.sent as Record<string, string>);
  expect(sent.map(({ subject }) => subject)).toEqual([
    "Mona asked about your vacation leave, Mar 08 – Mar 10, 2027",
    "Olive wrote about their vacation leave, Mar 08 – Mar 10, 2027",
  ]);
  expect(sent[0]?.["text"]).toContain("Is the <b>boat</b> booked?");
  expect(sent[0]?.["text"]).toContain(`https://a.example/requests?thread=${id}`);
  expect(sent[0]?.["html"]).toContain("Is the &lt;b&gt;boat&lt;/b&gt; booked?");
  expect(sent[1]?.["text"]).toContain(`https://a.example/approvals?thread=${id}`);
});
