import { beforeEach, expect, test } from "@jest/globals";
import { INBOX_DAYS } from "#core/notify/inbox/inboxLimits.ts";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { addDays } from "#core/calendar/dates.ts";
import { database } from "#db/connect.ts";
import { adjustBalanceOf } from "#bot/operations/balances/adjustBalance.ts";
import { forgetExpired } from "#bot/operations/forgetExpired.ts";
import { postMessage } from "#bot/operations/messages/postMessage.ts";
import { editProfile } from "#bot/operations/people/editProfile.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { editRequest } from "#bot/operations/requests/editRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { undoDecision } from "#bot/operations/requests/undoDecision.ts";
import { deliverDue } from "#tests/asserting/deliverNow.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

const statements: string[] = [];
const { url: databaseUrl } = await testDatabase({ onStatement: (sql) => void statements.push(sql) });
const clock = testClock();
const { as } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const asErin = await as(erin);
const asManager = await as(manager);
let day = "2027-03-01";

const later = (ms: number) => clock.setInstant(new Date(clock.now().getTime() + ms));
const submit = (by = erin) => {
  day = addDays(day, 7);
  return submitRequest(by, { type: "vacation", startDate: day, endDate: day });
};
const inbox = async (browser = asErin, query = "") => (await browser.get(`/api/inbox${query}`)).body;
const unread = async (browser = asErin) => (await browser.get("/api/inbox/unread")).body.unread;
const read = (browser: typeof asErin, body: object) => browser.send("POST", "/api/inbox/read", body);
const titles = async (browser = asErin) => (await inbox(browser)).entries.map(({ title }: { title: string }) => title);

beforeEach(async () => {
  await database().pool.query("DELETE FROM notifications");
  later(UNDO_MS);
});

test("an approver's inbox shows a request in the words of its email, and then what became of it", async () => {
  const { id } = await submit();
  const title = "Erin requested 1 day of vacation leave, Mar 08, 2027";
  expect((await inbox(asManager)).entries).toEqual([
    {
      id: expect.any(String),
      event: "request.submitted",
      at: clock.now().toISOString(),
      isRead: false,
      title,
      detail: "Waiting for your decision",
      path: "/approvals",
    },
  ]);
  await decideRequest(admin, id, { status: "rejected", rejectionReason: "Stocktaking" });
  const { detail, path } = (await inbox(asManager)).entries.find((one: { title: string }) => one.title === title);
  expect([detail, path]).toEqual(["Rejected by Ada", "/calendar?month=2027-03"]);
});

test("an approver's inbox shows that the requester edited the request, and what it was before", async () => {
  const { id, version } = await submitRequest(erin, {
    type: "vacation",
    startDate: "2027-12-06",
    endDate: "2027-12-06",
  });
  await editRequest(erin, id, { endDate: "2027-12-07", version });
  expect((await inbox(asManager)).entries).toMatchObject([
    {
      event: "request.submitted",
      title: "Erin requested 2 days of vacation leave, Dec 06 – Dec 07, 2027",
      detail: "Changed. It was 1 day of vacation leave, Mon, December 6, 2027. Waiting for your decision.",
    },
  ]);
  await cancelRequest(erin, id, {});
});

test("a decision appears once it can't be undone anymore, and an undone decision never appears", async () => {
  const { id } = await submit();
  await decideRequest(manager, id, { status: "rejected" });
  later(UNDO_MS - 1);
  expect([await titles(), await unread()]).toEqual([[], 0]);
  await undoDecision(manager, id, {});
  later(UNDO_MS);
  expect(await titles()).toEqual([]);
  await decideRequest(manager, id, { status: "approved" });
  later(UNDO_MS);
  expect((await inbox()).entries).toMatchObject([
    { title: "Your vacation leave, Mar 15, 2027, was approved", detail: "Mona approved it", path: "/requests" },
  ]);
  expect(await unread()).toBe(1);
});

test("people who turned off every channel still have an inbox, whose notifications aren't sent", async () => {
  await editProfile(ezra, { notificationChoices: { topics: { balances: "inbox" }, mail: false, slack: false } });
  await adjustBalanceOf(owner, ezra.userId, { type: "vacation", adjustment: 1, reason: "Overtime" });
  await deliverDue({ databaseUrl, clock, channels: [] });
  const { rows } = await database().pool.query("SELECT channel, status FROM notifications");
  expect(rows).toEqual([{ channel: "inbox", status: "kept" }]);
  const { entries } = await inbox(await as(ezra));
  expect(entries).toMatchObject([{ title: "Your vacation balance was increased by 1 day", path: "/dashboard" }]);
});

test("entries are marked as read one by one or all at once, including those that came on two channels", async () => {
  await submit();
  await database().pool.query(
    `INSERT INTO notifications (organization_id, id, event, event_key, recipient_id, channel, payload, next_attempt_at, created_at)
    SELECT organization_id, gen_random_uuid(), event, event_key, recipient_id, 'slack', payload, next_attempt_at, created_at + interval '1 ms'
    FROM notifications`,
  );
  later(1000);
  await submit(ezra);
  const [newest, oldest, ...others] = (await inbox(asManager)).entries;
  expect([others, await unread(asManager)]).toEqual([[], 2]);
  await read(asManager, { ids: [oldest.id] });
  expect(await unread(asManager)).toBe(1);
  await submit();
  await read(asManager, { through: newest.id });
  expect(await unread(asManager)).toBe(1);
  expect((await inbox(asManager)).entries.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([
    false,
    true,
    true,
  ]);
  await read(asErin, { ids: [newest.id], through: newest.id });
  expect(await read(asManager, { ids: ["nonsense"] })).toMatchObject({ status: 400 });
});

test("an inbox has pages of 20", async () => {
  for (let count = 0; count < 21; count++) {
    later(1000);
    await adjustBalanceOf(owner, erin.userId, { type: "sick", adjustment: 1, reason: "Overtime" });
  }
  const first = await inbox();
  const rest = await inbox(asErin, `?after=${first.entries.at(-1).id}`);
  expect([first.entries.length, first.hasMore, rest.entries.length, rest.hasMore]).toEqual([20, true, 1, false]);
});

test("an inbox shows nothing that the person may no longer see", async () => {
  const deputy = await hire(owner, "Dana", "Admin");
  const asDeputy = await as(deputy);
  await database().pool.query("DELETE FROM notifications");
  await hire(owner, "Otis", "Admin");
  await submitRequest(await hire(owner, "Paul"), { type: "vacation", startDate: "2027-09-06", endDate: "2027-09-06" });
  expect(await titles(asDeputy)).toEqual([
    "Paul requested 1 day of vacation leave, Sep 06, 2027",
    expect.stringMatching(/^Otis is now an Admin of/),
  ]);
  await editUser(owner, deputy.userId, { role: "Employee" });
  expect([await titles(asDeputy), await unread(asDeputy)]).toEqual([["This request is no longer yours to decide"], 1]);
});

test("a page with more entries runs no more statements", async () => {
  const counts: number[] = [];
  const browser = await as(manager);
  await inbox(browser);
  for (const by of [erin, ezra, erin]) {
    const { id } = await submit(by);
    await postMessage(by, id, { text: "Is this fine?" });
    await adjustBalanceOf(owner, manager.userId, { type: "vacation", adjustment: 1, reason: `After ${day}` });
    later(UNDO_MS);
    statements.length = 0;
    const { entries } = await inbox(browser);
    const own = statements.filter((sql) => !sql.includes("pg_notify"));
    counts.push(entries.length, own.length);
  }
  const [, one] = counts;
  expect(counts).toEqual([3, one, 6, one, 9, one]);
});

test("an inbox and its marks are kept for 90 days", async () => {
  await editProfile(ezra, { notificationChoices: { mail: false, slack: false } });
  await adjustBalanceOf(owner, ezra.userId, { type: "vacation", adjustment: 1, reason: "Overtime" });
  const asEzra = await as(ezra);
  await read(asEzra, { through: (await inbox(asEzra)).entries[0].id });
  const left = async () => {
    await forgetExpired();
    const { rows } = await database().pool.query(
      "SELECT (SELECT count(*)::int FROM notifications) + (SELECT count(*)::int FROM inbox_reads WHERE user_id = $1) AS left",
      [ezra.userId],
    );
    return rows[0].left;
  };
  expect(await left()).toBe(2);
  later(INBOX_DAYS * 86_400_000);
  expect(await left()).toBe(0);
});
