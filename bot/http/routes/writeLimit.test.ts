import { beforeEach, expect, test } from "@jest/globals";
import { configureOperations, operationsRuntime } from "#bot/operations/runtime.ts";
import { slackCompany } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock("2027-03-01");
const { as, company, personOf } = await slackCompany(clock);
const { admin, erin, ezra, manager } = company;

const allow = (writesPerMinute: number) => configureOperations({ ...operationsRuntime(), writesPerMinute });
// The second change within a minute is refused, however slow the machine is within that minute.
beforeEach(() => allow(1));

const TEXT = "You made too many changes in a short time. Please try again in a moment.";
const rename = { name: "Another Name" };

test("a person who changes too much gets 429 with the time to wait; reading and other people are not affected", async () => {
  const [loop, other] = [await as(admin), await as(ezra)];
  expect((await loop.send("PATCH", "/api/auth/user", rename)).status).toBe(200);
  const refused = await loop.send("PATCH", "/api/auth/user", rename);
  expect([refused.status, refused.body]).toEqual([429, { error: TEXT, code: "too_many_changes" }]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect((await loop.get("/api/pto-requests")).status).toBe(200);
  expect((await other.send("PATCH", "/api/auth/user", rename)).status).toBe(200);
});

test("changes count together over all sessions and entry points of a person", async () => {
  const [here, there] = [await as(erin), await as(erin)];
  expect((await here.send("PATCH", "/api/auth/user", rename)).status).toBe(200);
  expect((await there.send("PATCH", "/api/auth/user", rename)).status).toBe(429);
  const inSlack = await personOf(erin).command("request sick 2027-03-02 2027-03-02");
  expect(inSlack.ack?.text).toContain(TEXT);
});

test("refused calls count too, so that a loop of failing calls is limited", async () => {
  const browser = await as(manager);
  expect((await browser.send("PATCH", "/api/auth/user", { name: "" })).status).toBe(400);
  expect((await browser.send("PATCH", "/api/auth/user", rename)).status).toBe(429);
});
