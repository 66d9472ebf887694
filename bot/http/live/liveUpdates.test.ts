import { afterAll, expect, test } from "@jest/globals";
import { once } from "node:events";
import { pino } from "pino";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { endSessionsOf } from "#bot/operations/auth/endSession.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { LiveStreams } from "./LiveStreams.ts";
import { startLiveUpdates } from "./startLiveUpdates.ts";

const { url: databaseUrl } = await testDatabase();
const { url, as, live, visitor } = await httpServer(testClock());
const updates = startLiveUpdates({ databaseUrl, streams: live, log: pino({ level: "silent" }), checkEvery: 20 });
afterAll(() => updates.stop());
const { owner, manager, erin, ezra } = await testOrganization();
const stranger = await testOrganization();

async function watch(browser: Browser) {
  const headers = { cookie: browser.cookies(), accept: "text/event-stream" };
  const { status, body } = await fetch(`${url}/api/events`, { headers });
  if (status !== 200 || !body) throw new Error(`The stream answered ${status}`);
  const target = new EventTarget();
  let text = "";
  const end = (async () => {
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      text += part;
      target.dispatchEvent(new Event("text"));
    }
  })();
  const until = async (...parts: string[]) => {
    while (!parts.every((part) => text.includes(part))) await once(target, "text");
  };
  await until("retry: ");
  return { until, end, text: () => text };
}

test("an open page learns within moments what changed, but only what the person may see", async () => {
  const [ofErin, ofManager, ofStranger] = [
    await watch(await as(erin)),
    await watch(await as(manager)),
    await watch(await as(stranger.erin)),
  ];
  const dates = { type: "vacation", startDate: "2027-03-10", endDate: "2027-03-11" };
  const { id } = await submitRequest({ ...erin, source: "slack" }, dates);
  await ofManager.until("event: approvals\ndata: 1", "event: calendar\ndata: 1");
  await ofErin.until("event: requests\ndata: 1", "event: calendar\ndata: 1");
  await decideRequest({ ...manager, source: "mail" }, id, { status: "approved" });
  await ofErin.until("event: requests\ndata: 2");
  await submitRequest(stranger.erin, dates);
  await ofStranger.until("event: requests\ndata: 1");
  expect(ofErin.text()).not.toContain("approvals");
  expect(ofManager.text()).not.toContain("requests");
});

test("a stream ends when the session ends or the person loses access", async () => {
  const leaving = await hire(owner, "Lena");
  const first = await watch(await as(ezra));
  const second = await watch(await as(leaving));
  await endSessionsOf(owner, ezra.userId, {});
  await first.end;
  await deactivateUser(owner, leaving.userId, {});
  await second.end;
  expect(live.sessions()).not.toContain(leaving.userId);
});

test("a visitor gets no stream, and neither does a call that accepts no events", async () => {
  expect(await visitor().get("/api/events")).toMatchObject({ status: 401, body: { code: "signed_out" } });
  const asErin = await as(erin);
  expect(await asErin.get("/api/events", { accept: "application/json" })).toMatchObject({
    status: 406,
    body: { code: "not_acceptable" },
  });
  const head = await fetch(`${url}/api/events`, { method: "HEAD", headers: { cookie: asErin.cookies() } });
  expect(head.status).toBe(200);
});

test("a person can't open streams without limit", async () => {
  const browser = await as(manager);
  const open = [];
  for (let count = live.viewersIn(manager.organizationId).includes(manager.userId) ? 1 : 0; count < 12; count++) {
    open.push(await watch(browser));
  }
  const refused = await browser.get("/api/events");
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_streams" } });
  expect(refused.headers.get("retry-after")).toBe("30");
  expect(new LiveStreams().count).toBe(0);
  live.endAll();
  await Promise.all(open.map(({ end }) => end));
});
