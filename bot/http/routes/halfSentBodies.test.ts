import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { loadSlack } from "#bot/slack/app/loadSlack.ts";
import { SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { type HalfSent, halfSent } from "#tests/servers/halfSent.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";

const statements: string[] = [];
await testDatabase({ onStatement: (sql) => void statements.push(sql) });
const clock = testClock();
const { as, url } = await httpServer(clock);
const openSlack = await loadSlack({
  clientId: "client",
  clientSecret: "client secret",
  signingSecret: "a signing secret",
  apiUrl: "http://127.0.0.1:9/api/",
  authorizeUrl: undefined,
  picturesUrl: undefined,
  appToken: undefined,
});
const hurried = await httpServer(clock, {}, openSlack, { bodyTimes: { usual: 60, file: 60 } });
const owner = await foundTestOrganization();
const erin = await hire(owner, "Erin");

const raise = JSON.stringify({ role: "Admin" });
const signedOut = { status: SIGNED_OUT[0], body: { code: SIGNED_OUT[1], error: SIGNED_OUT[2] } };

async function halfway(browser: Browser, path: string, sent: Parameters<typeof halfSent>[2]): Promise<HalfSent> {
  statements.length = 0;
  const sending = halfSent(browser, url + path, sent);
  while (!statements.some((sql) => sql.includes("FROM sessions"))) await new Promise(setImmediate);
  return sending;
}

const roleOf = async ({ userId }: { userId: string }) =>
  (await database().pool.query<{ role: string }>("SELECT role FROM users WHERE id = $1", [userId])).rows[0]?.role;

describe("authority at the time of the work", () => {
  test("a demoted Owner's half-sent request is refused", async () => {
    const olga = await hire(owner, "Olga", "Owner");
    const sending = await halfway(await as(olga), `/api/users/${erin.userId}`, { method: "PATCH", body: raise });
    await editUser(owner, olga.userId, { role: "Employee" });
    expect(await sending.finish()).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(await roleOf(erin)).toBe("Employee");
  });

  test("a half-sent request is refused if its session ended in the meantime", async () => {
    const omar = await hire(owner, "Omar", "Owner");
    const [browser, other] = [await as(omar), await as(omar)];
    const sending = await halfway(browser, `/api/users/${erin.userId}`, { method: "PATCH", body: raise });
    const sessions = (await other.get("/api/auth/sessions")).body as { id: string; isCurrent: boolean }[];
    for (const { id } of sessions.filter(({ isCurrent }) => !isCurrent)) {
      expect((await other.send("DELETE", `/api/auth/sessions/${id}`)).status).toBe(204);
    }
    expect(await sending.finish()).toEqual(signedOut);
    expect(await roleOf(erin)).toBe("Employee");
  });

  test("a person who signed out or was deactivated can't complete a half-sent request", async () => {
    const body = JSON.stringify({ type: "vacation", startDate: "2027-04-05", endDate: "2027-04-06" });
    const [sam, lee] = [await hire(owner, "Sam"), await hire(owner, "Lee")];
    const browser = await as(sam);
    const sendingSam = await halfway(browser, "/api/pto-requests", { method: "POST", body });
    await browser.get("/auth/logout");
    expect(await sendingSam.finish()).toEqual(signedOut);

    const sendingLee = await halfway(await as(lee), "/api/pto-requests", { method: "POST", body });
    await deactivateUser(owner, lee.userId, {});
    expect(await sendingLee.finish()).toEqual(signedOut);
    expect((await database().pool.query("SELECT FROM pto_requests")).rowCount).toBe(0);
  });

  test.each(["preview", "import"])("an Admin who is demoted while a file arrives gets no %s", async (mode) => {
    const ada = await hire(owner, mode === "preview" ? "Ada" : "Abe", "Admin");
    const body = `name,email\nNew,new@${owner.email.split("@")[1]}\n`;
    const path = `/api/admin/imports/people?mode=${mode}`;
    const sending = await halfway(await as(ada), path, {
      method: "POST",
      body,
      headers: { "content-type": "text/csv" },
    });
    await editUser(owner, ada.userId, { role: "Employee" });
    expect(await sending.finish()).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });

  test("an Admin who is demoted while the body of a query arrives gets no data", async () => {
    const abby = await hire(owner, "Abby", "Admin");
    const question = { userId: erin.userId, type: "vacation", startDate: "2027-04-05", endDate: "2027-04-05" };
    const sent = { method: "POST", body: JSON.stringify(question) } as const;
    const sending = await halfway(await as(abby), "/api/admin/requests/preview", sent);
    await editUser(owner, abby.userId, { role: "Employee" });
    expect(await sending.finish()).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });
});

describe("a body that is late", () => {
  const signed = {
    "x-slack-signature": `v0=${"0".repeat(64)}`,
    "x-slack-request-timestamp": String(clock.now().getTime() / 1000),
  };
  test.each<[string, string, Record<string, string>]>([
    ["JSON", "/api/pto-requests", {}],
    ["a file", "/api/admin/imports/people?mode=preview", { "content-type": "text/csv" }],
    ["a form of an email page", "/mail/some-token", { "content-type": "application/x-www-form-urlencoded" }],
    ["an event from Slack", "/api/slack/events", signed],
  ])("%s gets 408 and its connection is closed", async (_, path, headers) => {
    const browser = await hurried.as(owner);
    const sending = halfSent(browser, hurried.url + path, { method: "POST", body: "x".repeat(100), headers });
    const { status, connection, body } = await sending.answer();
    expect([status, connection, body]).toEqual([408, "close", expect.objectContaining({ code: "body_too_slow" })]);
    await sending.closed;
    expect((await browser.get("/healthz")).status).toBe(200);
  });

  test("has no effect, even in a call that needs no body", async () => {
    const [browser, other] = [await hurried.as(erin), await hurried.as(erin)];
    const sessions = (await other.get("/api/auth/sessions")).body as { id: string; isCurrent: boolean }[];
    const own = sessions.find(({ isCurrent }) => isCurrent)?.id;
    const sent = { method: "DELETE", body: "x".repeat(100) } as const;
    const sending = halfSent(browser, `${hurried.url}/api/auth/sessions/${own}`, sent);
    expect((await sending.answer()).status).toBe(408);
    await sending.closed;
    expect((await other.get("/api/auth/user")).status).toBe(200);
  });

  test("is refused, but one that arrives in time is accepted", async () => {
    const sent = { method: "POST", body: JSON.stringify({ currentPassword: "", newPassword: "" }) } as const;
    const sending = halfSent(await as(erin), `${url}/api/auth/password`, sent);
    expect(await sending.finish()).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  });
});
