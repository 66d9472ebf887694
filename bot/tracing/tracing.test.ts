import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "@jest/globals";
import { pino } from "pino";
import { ArrivingRows } from "#db/queries/ArrivingRows.ts";
import { inSpan, recordSpans } from "#db/tracing/inSpan.ts";
import { startAccrualScheduler } from "#bot/jobs/startAccrualScheduler.ts";
import { keepingChannel } from "#bot/mail/keepingChannel.ts";
import { deliverDue } from "#tests/asserting/deliverNow.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { startTracing } from "./startTracing.js";

interface Span {
  name: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

const facts = (span: Span | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

let received = "";
const spans: Span[] = [];
const collector = createServer((req, res) => {
  void (async () => {
    let body = "";
    for await (const chunk of req) body += String(chunk);
    received += body;
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    res.writeHead(200, { "content-type": "application/json" }).end("{}");
  })();
}).listen(0, "127.0.0.1");
await once(collector, "listening");
const tracing = await startTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
recordSpans(tracing);
afterAll(async () => {
  recordSpans(undefined);
  await tracing.stop();
  collector.close();
});

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const { as } = await httpServer(clock);
const { manager } = await testOrganization();
const person = await hire(manager, "Zephyra", "Employee", { managerId: manager.userId });
const log = pino({ level: "silent" });

test("a request, its operation, its statements, deliveries, and jobs have spans without personal data", async () => {
  const browser = await as(person);
  const wanted = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08", notes: "a note of the sea" };
  expect((await browser.send("POST", "/api/pto-requests", wanted)).status).toBe(201);
  expect((await browser.send("POST", "/api/pto-requests", wanted)).status).toBe(409);
  await browser.get("/api/search?q=Zephyra");
  const channels = [keepingChannel({ appUrl: "https://a.example", log, printsLinks: false })];
  await deliverDue({ databaseUrl, clock, channels, log });
  await startAccrualScheduler(log).stop();
  const arriving = await ArrivingRows.of({ name: "arriving", text: "SELECT 1 AS one" }, []);
  for await (const rows of arriving) expect(rows).toEqual([{ one: 1 }]);
  await tracing.flush();

  const named = (name: string) => spans.filter((span) => span.name === name);
  const parents = (span: Span | undefined): string[] => {
    const parent = spans.find(({ spanId }) => spanId === span?.parentSpanId);
    return parent ? [parent.name, ...parents(parent)] : [];
  };
  const [submitted] = named("submitRequest");
  expect(parents(submitted)).toEqual(["POST /api/pto-requests"]);
  const inside = spans.filter((span) => span.parentSpanId === submitted?.spanId);
  expect(inside.map(({ name }) => name)).toEqual(expect.arrayContaining(["START", "COMMIT"]));
  expect(inside.some((span) => String(facts(span)["db.query.text"]).includes("organization_id = $1"))).toBe(true);
  const [first, second] = named("POST /api/pto-requests").map(facts);
  expect([first?.["http.response.status_code"], second?.["http.response.status_code"]]).toEqual([201, 409]);
  expect(facts(named("submitRequest")[1])).toEqual({ "awayday.refusal": "overlap" });
  for (const name of ["deliver mail", "job posting", "readSearchResults", "arriving"])
    expect(named(name)).not.toEqual([]);
  for (const secret of ["zephyra", person.email, manager.email, "the sea", "2027-03-08"]) {
    expect([secret, received.toLowerCase().includes(secret)]).toEqual([secret, false]);
  }
});

test("without tracing, work runs as it is", async () => {
  recordSpans(undefined);
  const work = Promise.resolve();
  expect(inSpan("work", {}, () => work)).toBe(work);
  await work;
});
