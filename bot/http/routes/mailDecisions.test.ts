import { beforeEach, describe, expect, test } from "@jest/globals";
import { addDays, weekdayOf } from "#core/calendar/dates.ts";
import { database } from "#db/connect.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { everythingStored } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const { url } = await httpServer(clock);
const mail = await mailServer();
const { owner, admin, manager, erin } = await testOrganization();
const { pool } = database();

const deliver = () => deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });

let day = "2027-03-31";
async function asked(by = erin, notes?: string) {
  do day = addDays(day, 1);
  while (weekdayOf(day) > 5);
  const { id } = await submitRequest(by, { type: "vacation", startDate: day, endDate: day, notes });
  mail.received.length = 0;
  await deliver();
  const links = mail.received.flatMap(({ body }) => body.match(/http:\/\/127[^\s"<>]+\/mail\/[\w-]+/g) ?? []);
  const [approve = "", reject = ""] = new Set(links);
  return { id, approve, reject };
}
const linkOf = ({ email }: { email: string }) => {
  const received = mail.received.find(({ to }) => to === email);
  return /http:\/\/127[^\s"<>]+\/mail\/[\w-]+/.exec(received?.body ?? "")?.[0] ?? "";
};
const open = async (link: string, init: RequestInit = {}) => {
  const answer = await fetch(link, { redirect: "manual", ...init });
  const page = await answer.text();
  return { status: answer.status, title: /<h1>(.*)<\/h1>/.exec(page)?.[1], page, headers: answer.headers };
};
const click = (link: string, reason?: string) =>
  open(link, { method: "POST", body: new URLSearchParams(reason === undefined ? {} : { reason }) });
const colors = async (link: string, cookie = "theme=light") =>
  /<html data-theme="(\w+)"/.exec((await open(link, { headers: { cookie } })).page)?.[1];
const choose = (theme: string | null) =>
  pool.query("UPDATE users SET theme = $1 WHERE id = $2", [theme, manager.userId]);
const statusOf = async (id: string) =>
  (await pool.query("SELECT status FROM pto_requests WHERE id = $1", [id])).rows[0].status;

beforeEach(() => clock.set("2027-03-01"));

describe("the link to approve", () => {
  test("shows the request and one button, without signing in", async () => {
    const { approve } = await asked(erin, "The <sea>");
    const { status, title, page, headers } = await open(approve);
    expect({ status, title }).toEqual({ status: 200, title: "Approve Erin&#39;s request?" });
    for (const fact of ["Erin (erin@", "20 days now, 19 after", "50%", "The &lt;sea&gt;"]) expect(page).toContain(fact);
    expect(page.match(/<button/g)).toHaveLength(1);
    expect(page).not.toContain("<script");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.getSetCookie()).toEqual([]);
  });

  test("decides nothing when it is opened, however often", async () => {
    const { approve, reject } = await asked();
    const before = await everythingStored();
    for (const method of ["GET", "HEAD"]) {
      await Promise.all([approve, reject].flatMap((link) => Array.from({ length: 20 }, () => open(link, { method }))));
    }
    expect(await everythingStored()).toEqual(before);
  });

  test("approves with a click from an email, and notifies the person", async () => {
    const { id, approve } = await asked();
    const { status, title } = await click(approve);
    expect({ status, title }).toEqual({ status: 200, title: "You approved Erin&#39;s request" });
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: manager.userId,
      source: "mail",
      action: "decideRequest",
      subjectId: id,
      after: { status: "approved" },
    });
    mail.received.length = 0;
    await deliver();
    expect(mail.received.map(({ to, subject }) => [to, subject.split(",")[0]])).toEqual([
      [erin.email, "Your vacation leave"],
    ]);
  });

  test("approves once when it is clicked ten times, and the other nine pages name the approver", async () => {
    const { id, approve } = await asked();
    const pages = await Promise.all(Array.from({ length: 10 }, () => click(approve)));
    expect(pages.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(409)]);
    const late = pages.find(({ status }) => status === 409);
    expect(late?.page).toContain("was approved by Mona on Mon, March 1, 2027.");
    const { rows } = await pool.query("SELECT minutes FROM ledger_entries WHERE request_id = $1", [id]);
    expect(rows).toEqual([{ minutes: -480 }]);
  });

  test("has the colors of its recipient's theme or, without one, of the browser's", async () => {
    const { approve } = await asked();
    expect(await colors(approve)).toBe("light");
    await choose("dark");
    expect([await colors(approve), await colors(`${approve}x`)]).toEqual(["dark", "light"]);
    await choose("system");
    expect(await colors(approve)).toBeUndefined();
    await choose(null);
    expect(await colors(approve, "")).toBeUndefined();
  });

  test("works from any site, because its token identifies the recipient", async () => {
    const { id, approve } = await asked();
    const headers = { "sec-fetch-site": "cross-site", origin: "https://webmail.example" };
    expect((await open(approve, { method: "POST", headers })).status).toBe(200);
    expect(await statusOf(id)).toBe("approved");
  });
});

describe("the link to reject", () => {
  test("offers a reason field, and the person reads the reason", async () => {
    const { id, reject } = await asked();
    expect((await open(reject)).page).toContain("<textarea");
    expect((await click(reject, "Too many <are> away")).title).toBe("You rejected Erin&#39;s request");
    const { rows } = await pool.query("SELECT status, decision_reason FROM pto_requests WHERE id = $1", [id]);
    expect(rows).toEqual([{ status: "rejected", decision_reason: "Too many <are> away" }]);
    mail.received.length = 0;
    await deliver();
    expect(mail.received[0]?.body).toContain("> Too many <are> away");
  });

  test("doesn't require a reason", async () => {
    const { id, reject } = await asked();
    expect((await click(reject)).status).toBe(200);
    expect(await statusOf(id)).toBe("rejected");
  });

  test.each<[string, string, number]>([
    ["a reason that is too long", "x".repeat(2001), 400],
    ["a body that is too large", "x".repeat(40_000), 413],
  ])("decides nothing with %s", async (_, reason, status) => {
    const { id, reject } = await asked();
    const answer = await click(reject, reason);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(await statusOf(id)).toBe("pending");
  });
});

async function expectDead({ id, approve, reject }: { id: string; approve: string; reject: string }, title: RegExp) {
  const before = await statusOf(id);
  for (const link of [approve, reject]) {
    expect((await open(link)).title).toMatch(title);
    expect((await click(link)).title).toMatch(title);
  }
  expect(await statusOf(id)).toBe(before);
  await deliver();
}

describe("a link stops working", () => {
  test("after a decision from another entry point", async () => {
    const request = await asked();
    await decideRequest(admin, request.id, { status: "rejected" });
    await expectDead(request, /^This request was already rejected$/);
    expect((await open(request.approve)).page).toContain("was rejected by Ada on Mon, March 1, 2027.");
  });

  test("once the person has canceled the request", async () => {
    const request = await asked();
    await cancelRequest(erin, request.id, {});
    await expectDead(request, /^This request was already cancelled$/);
  });

  test("after fourteen days", async () => {
    const request = await asked();
    clock.set("2027-03-15");
    await expectDead(request, /^This link has expired$/);
    clock.set("2027-03-14");
    expect((await open(request.approve)).status).toBe(200);
  });

  test("once another person is the approver, even if the previous one could still decide", async () => {
    const person = await hire(owner, "Una", "Employee", { managerId: admin.userId });
    const request = await asked(person);
    await editUser(owner, person.userId, { managerId: manager.userId });
    await expectDead(request, /^This request is no longer yours to decide$/);
  });

  test("once the approver's role no longer allows it, and the refusal is audited", async () => {
    const lea = await hire(owner, "Lea", "Manager", { managerId: owner.userId });
    const request = await asked(await hire(owner, "Udo", "Employee", { managerId: lea.userId }));
    await editUser(owner, lea.userId, { role: "Employee" });
    await expectDead(request, /^This request is no longer yours to decide$/);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: lea.userId,
      source: "mail",
      action: "refuseCall",
      after: { call: "decideRequest", reason: "not_yours" },
    });
  });

  test("and shows no decision to a recipient who may no longer read the request", async () => {
    const lou = await hire(owner, "Lou", "Manager", { managerId: owner.userId });
    const [uta, uri] = [
      await hire(owner, "Uta", "Employee", { managerId: lou.userId }),
      await hire(owner, "Uri", "Employee", { managerId: lou.userId }),
    ];
    const [moved, kept] = [await asked(uta), await asked(uri)];
    await editUser(owner, uta.userId, { managerId: manager.userId });
    await decideRequest(manager, moved.id, { status: "approved" });
    await decideRequest(lou, kept.id, { status: "approved" });
    await expectDead(moved, /^This request is no longer yours to decide$/);
    expect((await open(moved.approve)).page).not.toContain("Uta");
    await expectDead(kept, /^This request was already approved$/);
    await editUser(owner, lou.userId, { role: "Employee" });
    await expectDead(kept, /^This request is no longer yours to decide$/);
  });

  test("once the approver is deactivated, even after reactivation", async () => {
    const leo = await hire(owner, "Leo", "Manager", { managerId: owner.userId });
    const request = await asked(await hire(owner, "Uma", "Employee", { managerId: leo.userId }));
    await deactivateUser(owner, leo.userId, {});
    await expectDead(request, /^This request is no longer yours to decide$/);
    await editUser(owner, leo.userId, { isActive: true });
    await expectDead(request, /^This link has expired$/);
  });

  test.each(["nonsense", "x".repeat(43), "%E0%A4%A", "a%00b"])("if it never existed: %s", async (token) => {
    const { status, headers } = await open(`${url}/mail/${token}`);
    expect([400, 404]).toContain(status);
    expect(headers.get("content-type")).toContain("text/html");
  });
});

describe("the link of a person who was asked before they became the approver", () => {
  test("works if every Admin and Owner was asked, and stops for the others", async () => {
    const ute = await hire(owner, "Ute");
    const { id } = await asked(ute);
    const [ofAdmin, ofOwner] = [linkOf(admin), linkOf(owner)];
    await editUser(owner, ute.userId, { managerId: admin.userId });
    expect((await open(ofOwner)).title).toBe("This request is no longer yours to decide");
    expect((await click(ofAdmin)).title).toBe("You approved Ute&#39;s request");
    expect(await statusOf(id)).toBe("approved");
  });

  test("works if they covered for an approver who was away, and if nobody is the approver anymore", async () => {
    const lola = await hire(owner, "Lola", "Manager", { managerId: owner.userId });
    const uli = await hire(owner, "Uli", "Employee", { managerId: lola.userId });
    const away = await submitRequest(lola, { type: "vacation", startDate: "2027-03-01", endDate: "2027-03-05" });
    await decideRequest(owner, away.id, { status: "approved" });
    const { id } = await asked(uli);
    const ofOwner = linkOf(owner);
    expect(ofOwner).not.toBe("");
    await editUser(owner, uli.userId, { managerId: null });
    expect((await open(ofOwner)).title).toBe("Approve Uli&#39;s request?");
    await editUser(owner, uli.userId, { managerId: owner.userId });
    expect((await click(ofOwner)).title).toBe("You approved Uli&#39;s request");
    expect(await statusOf(id)).toBe("approved");
  });
});

test("only hashes of tokens are stored", async () => {
  const { approve } = await asked();
  const token = approve.split("/").at(-1) ?? "";
  for (const table of ["link_tokens", "notifications", "audit_events"]) {
    const { rows } = await pool.query(`SELECT t::text FROM ${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  }
});
