import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const { url, as } = await httpServer(clock);
const mail = await mailServer();
const { owner, admin, manager, erin } = await testOrganization();

const TODAY = "2027-03-01";
let asManager = await as(manager);
let asAdmin = await as(admin);
let person = erin;
let people = 0;

beforeEach(async () => {
  await goTo(TODAY);
  person = await hire(owner, `Person${++people}`, "Employee", { managerId: manager.userId });
});
afterEach(expectLedgersVerified);

async function goTo(day: string): Promise<void> {
  clock.set(day);
  asManager = await as(manager);
  asAdmin = await as(admin);
}

const january = { type: "vacation", startDate: "2027-01-14", endDate: "2027-01-15" };
const away = { ...january, reason: "Forgot to submit it" };
const record = (body: object, by = asManager, id = person.userId) =>
  by.send("POST", `/api/users/${id}/pto-requests`, body);
const codeOf = async (...args: Parameters<typeof record>) => {
  const { status, body } = await record(...args);
  return [status, body.code];
};

async function withPolicy(rules: Partial<PolicyDocument>) {
  const grants = [{ frequency: "yearly" as const, amount: 2, carryOver: "none" as const }];
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants, ...rules });
  return hire(owner, `Person${++people}`, "Employee", { managerId: manager.userId, officeId });
}

describe("recording past time off", () => {
  test("approves it at once, with an audit event, and notifies only the person, once", async () => {
    const { status, body } = await record(away);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { ...january, status: "approved", decidedByName: "Mona", rejectionReason: away.reason, days: 2 },
    });
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20", "2027-01-14 usage -2"]);
    expect(await lastAuditEntry(person.organizationId)).toEqual({
      actorId: manager.userId,
      source: "web",
      action: "recordLeave",
      subjectKind: "request",
      subjectId: body.id,
      before: null,
      after: expect.objectContaining({ userId: person.userId, status: "approved", startDate: january.startDate }),
    });
    mail.received.length = 0;
    await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });
    const [sent, ...others] = mail.received.filter(({ to }) => to !== owner.email);
    expect([sent?.to, sent?.subject, others]).toEqual([
      person.email,
      expect.stringContaining("Mona recorded vacation leave for you"),
      [],
    ]);
    expect(sent?.body).toContain(away.reason);
  });

  test("needs a reason, but time off from today on doesn't", async () => {
    expect(await record(january)).toMatchObject({
      status: 400,
      body: { code: "reason_required", fields: { reason: "Please give a reason for recording past time off" } },
    });
    expect((await record({ ...january, startDate: TODAY, endDate: TODAY })).body.status).toBe("approved");
  });

  test("is for managers of the person and for Admins, and never for your own time off", async () => {
    const other = await hire(owner, `Person${++people}`);
    expect(await codeOf(away, asManager, other.userId)).toEqual([403, "not_yours_to_record"]);
    expect(await codeOf(away, asManager, manager.userId)).toEqual([403, "own_leave"]);
    expect(await codeOf(away, asAdmin, admin.userId)).toEqual([403, "own_leave"]);
    expect(await codeOf(away, await as(person))).toEqual([403, "forbidden"]);
    expect((await record(away, asAdmin, other.userId)).status).toBe(201);
  });

  test("is refused before the ledger opens, over other time off, and for a deactivated person", async () => {
    const early = { startDate: "2026-12-31", endDate: "2026-12-31" };
    expect(await codeOf({ ...away, ...early })).toEqual([400, "start_in_past"]);
    expect((await record(away)).status).toBe(201);
    expect(await codeOf({ ...away, type: "personal" })).toEqual([409, "overlap"]);
    await deactivateUser(owner, person.userId, {});
    expect(await codeOf(away)).toEqual([409, "inactive"]);
  });

  test("twice at the same time records it once", async () => {
    const both = await Promise.all([record(away), record(away, asAdmin)]);
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409]);
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20", "2027-01-14 usage -2"]);
  });

  test("takes what is left, and more only if the policy allows an overdraft", async () => {
    const four = { ...away, startDate: "2027-01-11", endDate: "2027-01-14" };
    const strict = await withPolicy({});
    expect(await codeOf(four, asManager, strict.userId)).toEqual([422, "insufficient_balance"]);
    const lenient = await withPolicy({ consumption: { overdraft: 3 } });
    expect((await record(four, asManager, lenient.userId)).body).toMatchObject({ status: "approved", days: 4 });
  });

  test("by a manager waits for the other approvers that the policy requires; by an Admin, it needs none", async () => {
    const both = { booking: { approval: [{ by: ["manager", "owner"] }] } };
    const first = await withPolicy(both);
    expect((await record(away, asManager, first.userId)).body.status).toBe("pending");
    const second = await withPolicy(both);
    expect((await record(away, asAdmin, second.userId)).body.status).toBe("approved");
  });

  test("can be undone by the approver within 10 seconds, and then notifies nobody that it was recorded", async () => {
    const { body } = await record(away);
    expect((await asManager.send("POST", `/api/pto-requests/${body.id}/undo`)).body.status).toBe("pending");
    expect(await ledgerOf(person)).toEqual([
      "2027-01-01 accrual +20",
      "2027-01-14 usage -2",
      "2027-01-14 usage_reversal +2",
    ]);
    mail.received.length = 0;
    await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, url)] });
    expect(mail.received.filter(({ to }) => to === person.email)).toEqual([]);
  });
});

describe("recording time off in a closed leave year", () => {
  const december = { type: "vacation", startDate: "2027-12-16", endDate: "2027-12-17", reason: "Was away" };

  test("takes it from that year, and corrects what was carried over", async () => {
    await record({ ...away, startDate: "2027-02-01", endDate: "2027-02-22" });
    await goTo("2028-01-10");
    expect((await record(december)).status).toBe(201);
    expect(await ledgerOf(person)).toEqual([
      "2027-01-01 accrual +20",
      "2027-02-01 usage -16",
      "2027-12-16 usage -2",
      "2028-01-01 carry_over +4",
      "2028-01-01 accrual +20",
      expect.stringMatching(/^2028-01-\d\d carry_over -2/),
    ]);
  });

  test("is refused if that year or a later one would be short", async () => {
    await record({ ...away, startDate: "2027-02-01", endDate: "2027-02-24" });
    await goTo("2028-01-10");
    const four = { ...december, startDate: "2027-12-13" };
    expect(await record({ ...four, endDate: "2027-12-15" })).toMatchObject({
      status: 422,
      body: { error: "You only have 2 days available for vacation leave" },
    });
    await record({ type: "vacation", startDate: "2028-02-01", endDate: "2028-03-01", reason: "Long leave" }, asAdmin);
    expect(await codeOf(december)).toEqual([422, "insufficient_balance"]);
  });
});
