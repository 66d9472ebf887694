import { expect, test } from "@jest/globals";
import type { TokenCallAnswer } from "#core/api/keys/TokenCallAnswer.ts";
import { database } from "#db/connect.ts";
import { foundTestOrganization, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const { as, visitor, url } = await httpServer(testClock());
const { owner, admin, erin, ezra } = await testOrganization();
const { pool } = database();
const asErin = await as(erin);

async function linkOf(browser = asErin): Promise<{ path: string; id: string }> {
  const { body } = await browser.send("POST", "/api/calendar-feeds", { kind: "own" });
  return { path: body.url.replace(url, ""), id: body.id };
}
const logOf = async (id: string, browser = asErin) =>
  ((await browser.get(`/api/calendar-feeds/${id}/calls`)).body as TokenCallAnswer[]).map(
    ({ method, agent, status, error }) => [method, agent, status, error],
  );
const lastErrorOf = async (wanted: string) =>
  (await asErin.get("/api/calendar-feeds")).body.find(({ id }: { id: string }) => id === wanted).lastError;

test("the log of a link has its fetches with their programs, and the last error", async () => {
  const { path, id } = await linkOf();
  const first = await visitor().get(path, { "user-agent": "Calendar/1.0" });
  expect(first.headers.get("calendar-link")).toBe(id);
  await visitor().get(path, { "user-agent": "Calendar/1.0", "if-none-match": first.headers.get("etag") ?? "" });
  expect(await lastErrorOf(id)).toBeNull();
  await pool.query("UPDATE rate_limits SET points = 60 WHERE key LIKE 'feed-fetches:%'");
  await visitor().get(path, { "user-agent": "Other/2.0" });
  await pool.query("UPDATE rate_limits SET points = 0 WHERE key LIKE 'feed-fetches:%'");
  expect(await logOf(id)).toEqual([
    ["GET", "Other/2.0", 429, "The link was fetched too often (too_many_fetches)"],
    ["GET", "Calendar/1.0", 304, null],
    ["GET", "Calendar/1.0", 200, null],
  ]);
  expect(await lastErrorOf(id)).toMatchObject({ status: 429, agent: "Other/2.0", path: null });
});

test("the log explains why a link isn't found, the response doesn't, and an unknown address isn't logged", async () => {
  const asAdmin = await as(admin);
  const { path, id } = await linkOf(asAdmin);
  const activate = (isActive: boolean) =>
    pool.query("UPDATE users SET is_active = $2 WHERE id = $1", [admin.userId, isActive]);
  await activate(false);
  const missing = await visitor().get(path, { "user-agent": "Calendar/1.0" });
  await activate(true);
  expect([missing.status, missing.body, missing.headers.get("calendar-link")]).toEqual([404, "Not found\n", null]);
  const reason = "The person is deactivated, or must set up two-factor authentication first (no_calendar)";
  expect(await logOf(id, asAdmin)).toEqual([["GET", "Calendar/1.0", 404, reason]]);
  expect((await visitor().get("/calendars/awdf_guess.ics")).headers.get("calendar-link")).toBeNull();
});

test("only its person sees the log of a link, and it is deleted with the link", async () => {
  const { path, id } = await linkOf();
  await visitor().get(path);
  expect(await logOf(id)).toHaveLength(1);
  for (const other of [ezra, admin, owner, await foundTestOrganization()]) {
    expect((await (await as(other)).get(`/api/calendar-feeds/${id}/calls`)).status).toBe(404);
  }
  const { body: file } = await asErin.get("/api/auth/user/export");
  expect(JSON.stringify(file)).toContain('"fetches":[{');
  const count = async () => (await pool.query("SELECT FROM token_calls WHERE feed_id = $1", [id])).rowCount;
  expect(await count()).toBe(1);
  await asErin.send("DELETE", `/api/calendar-feeds/${id}`);
  expect(await count()).toBe(0);
});
