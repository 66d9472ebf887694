import { describe, expect, test } from "@jest/globals";
import { pino } from "pino";
import { keepingChannel } from "#bot/mail/keepingChannel.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { database } from "#db/connect.ts";
import { deliverNow } from "#tests/asserting/deliverNow.ts";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const PATH = "/api/admin/notifications";
const log = pino({ level: "silent" });
const deliver = () =>
  deliverNow({
    databaseUrl,
    clock,
    channels: [keepingChannel({ appUrl: "https://awayday.example", log, printsLinks: false })],
  });
const asAdmin = await as(admin);
const list = async (query: Record<string, unknown> = {}) => {
  const params = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return asAdmin.get(`${PATH}?${params.join("&")}`);
};
const newestIds = async () => (await list()).body.map(({ id }: { id: string }) => id);
const rangeOf = ({ headers }: { headers: Headers }) => headers.get("content-range");

await deliver();
await submitRequest(erin, { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-05" });
await deliver();
await submitRequest(ezra, { type: "sick", startDate: "2027-04-05", endDate: "2027-04-05" });
await database().pool.query(
  "UPDATE notifications SET status = 'failed', attempts = 12, last_error = 'Mailbox full' WHERE status = 'pending'",
);
const total = Number((await database().pool.query("SELECT count(*) FROM notifications")).rows[0].count);

describe("GET /api/admin/notifications", () => {
  test("lists messages and recipients, newest first, with a total", async () => {
    const answer = await list({ range: [0, 1] });
    expect([answer.status, rangeOf(answer)]).toEqual([200, `notifications 0-1/${total}`]);
    expect(answer.body).toMatchObject([
      {
        id: expect.any(String),
        event: "request.submitted",
        channel: "mail",
        recipientName: "Mona",
        email: manager.email,
        status: "failed",
        attempts: 12,
        lastError: "Mailbox full",
        sentAt: null,
        createdAt: "2027-03-01T15:00:00.000Z",
        subject: null,
      },
      { status: "kept", subject: expect.stringMatching(/^Erin requested 1 day of vacation leave/) },
    ]);
    expect(answer.body[0]).not.toHaveProperty("html");
  });

  test("is paged by range, in the requested order", async () => {
    const all = (await list({ range: [0, 99], sort: ["createdAt", "ASC"] })).body;
    expect(all).toHaveLength(total);
    const rest = await list({ range: [1, 99], sort: ["id", "ASC"] });
    expect([rest.body, rangeOf(rest)]).toEqual([all.slice(1), `notifications 1-${total - 1}/${total}`]);
    const emails = (await list({ sort: ["email", "DESC"] })).body.map(({ email }: { email: string }) => email);
    expect(emails).toEqual((emails as string[]).toSorted().toReversed());
    for (const field of ["event", "channel", "recipientName", "status", "attempts", "nextAttemptAt", "sentAt"]) {
      expect((await list({ sort: [field, "ASC"] })).body).toHaveLength(total);
    }
  });

  test("sorts by the time at which notifications were created, even if another process made their ids earlier", async () => {
    const [newest, ...others] = await newestIds();
    const moved = (by: string) =>
      database().pool.query("UPDATE notifications SET created_at = created_at + $2::interval WHERE id = $1", [
        newest,
        by,
      ]);
    await moved("-1 hour");
    expect(await newestIds()).toEqual([...others, newest]);
    await moved("1 hour");
  });

  test("filters by status, event, and ids", async () => {
    const failed = await list({ filter: { status: "failed" } });
    expect([failed.body.length, rangeOf(failed)]).toEqual([1, "notifications 0-0/1"]);
    const none = await list({ filter: { status: "failed", event: "password.reset" } });
    expect([none.body, rangeOf(none)]).toEqual([[], "notifications */0"]);
    const [{ id }] = failed.body;
    expect((await list({ filter: { id: [id] } })).body).toEqual(failed.body);
    expect((await list({ filter: { id: [] } })).body).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ["sort=nonsense", { sort: "Sort isn't valid" }],
    ['sort={"a":1}', { sort: "Sort isn't valid" }],
    ["range=7", { range: "Range isn't valid" }],
    ["filter=[]", { filter: "Filter isn't valid" }],
    ["range=[5,1]", { count: "Count must be at least 1" }],
    ["range=[-1,5]", { from: "From must be at least 0" }],
    ["range=[0,1000]", { count: "Count must be at most 1000" }],
  ])("refuses ?%s", async (query, fields) => {
    const [first = ""] = Object.values(fields);
    await expectRefusal(() => asAdmin.get(`${PATH}?${encodeURI(query)}`), [400, "invalid_input", first, fields]);
  });

  test("refuses an unknown order or status", async () => {
    for (const query of [{ sort: ["payload", "ASC"] }, { sort: ["id", "UP"] }, { filter: { status: "lost" } }]) {
      expect((await list(query)).status).toBe(400);
    }
    expect((await list({ filter: { id: ["'; DROP TABLE users"] } })).status).toBe(400);
  });

  test("shows only one organization's notifications", async () => {
    const stranger = await as(await foundTestOrganization());
    const { body } = await stranger.get(PATH);
    expect(body.filter(({ event }: { event: string }) => event === "request.submitted")).toEqual([]);
  });
});

describe("GET /api/admin/notifications/{id}", () => {
  test("shows the text of a stored email", async () => {
    const [kept] = (await list({ filter: { status: "kept", event: "request.submitted" } })).body;
    const { status, body } = await asAdmin.get(`${PATH}/${kept.id}`);
    expect([status, body]).toMatchObject([200, { ...kept, html: expect.stringContaining("<!doctype html>") }]);
    expect(body.text).toContain("Erin requested 1 day of vacation leave");
  });

  test("is 404 for other organizations and for unknown ids", async () => {
    const [{ id }] = (await list()).body;
    const stranger = await as(await foundTestOrganization());
    const missing: Refused = [404, "not_found", "The notification was not found"];
    await expectRefusal(() => stranger.get(`${PATH}/${id}`), missing);
    await expectRefusal(() => stranger.send("POST", `${PATH}/${id}/retry`), missing);
    expect((await asAdmin.get(`${PATH}/nonsense`)).status).toBe(404);
  });
});

test("only a failed notification can be sent again", async () => {
  const [{ id }] = (await list({ filter: { status: "failed" } })).body;
  const { status, body } = await asAdmin.send("POST", `${PATH}/${id}/retry`);
  expect([status, body]).toMatchObject([200, { id, status: "pending", attempts: 0 }]);
  await deliver();
  expect((await asAdmin.get(`${PATH}/${id}`)).body).toMatchObject({ status: "kept", attempts: 1, lastError: null });
  const refused: Refused = [409, "not_failed", "Only failed notifications can be sent again"];
  await expectRefusal(() => asAdmin.send("POST", `${PATH}/${id}/retry`), refused);
});

test("notifications are for Admins and Owners", async () => {
  expect((await (await as(owner)).get(PATH)).status).toBe(200);
  const text = "You need Admin or Owner permissions to see notifications";
  for (const person of [manager, erin]) {
    const browser = await as(person);
    await expectRefusal(() => browser.get(PATH), [403, "forbidden", text]);
  }
  await expectRefusal(() => visitor().get(PATH), SIGNED_OUT);
});
