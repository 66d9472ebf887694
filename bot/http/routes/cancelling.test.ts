import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { expectRefusal, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const path = "/api/pto-requests";
const [asOwner, asAdmin, asManager, asErin, asEzra] = [
  await as(owner),
  await as(admin),
  await as(manager),
  await as(erin),
  await as(ezra),
];

const NOT_YOURS: Refused = [
  403,
  "not_yours_to_cancel",
  "Only the requester, an Admin, or an Owner can cancel this request",
];
const cancel = { status: "cancelled" };
const withReason = { ...cancel, rejectionReason: "The trip fell through" };

async function pending(browser: typeof asErin, startDate: string, endDate = startDate): Promise<string> {
  const { body } = await browser.send("POST", path, { type: "vacation", startDate, endDate });
  expect(body.status).toBe("pending");
  return body.id;
}
async function approved(browser: typeof asErin, startDate: string, endDate = startDate): Promise<string> {
  const id = await pending(browser, startDate, endDate);
  expect((await asOwner.send("PATCH", `${path}/${id}`, { status: "approved" })).status).toBe(200);
  return id;
}
const vacationOf = async (browser: typeof asErin) => (await browser.get("/api/pto-balances")).body[0];

describe("your own pending request", () => {
  test("can be canceled: its days are free again, and the cancellation is audited", async () => {
    const id = await pending(asErin, "2027-04-01", "2027-04-02");
    expect(await vacationOf(asErin)).toMatchObject({ pending: 2, available: 18 });
    const { status, body } = await asErin.send("PATCH", `${path}/${id}`, cancel);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: "cancelled", decidedByName: "Erin", isDecidedByOwner: true, days: 2 });
    expect(body.rejectionReason).toBeNull();
    expect(await vacationOf(asErin)).toMatchObject({ balance: 20, pending: 0, available: 20 });
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: erin.userId,
      action: "cancelRequest",
      subjectId: id,
      before: { status: "pending" },
      after: { status: "cancelled" },
    });
    await pending(asErin, "2027-04-02");
  });

  test("can be canceled by nobody else, except an Admin or Owner", async () => {
    const id = await pending(asErin, "2027-04-05");
    await expectRefusal(() => asEzra.send("PATCH", `${path}/${id}`, cancel), NOT_YOURS);
    await expectRefusal(() => asManager.send("PATCH", `${path}/${id}`, withReason), NOT_YOURS);
    expect((await asAdmin.send("PATCH", `${path}/${id}`, cancel)).body).toMatchObject({
      status: "cancelled",
      decidedByName: "Ada",
      isDecidedByOwner: false,
    });
    const second = await pending(asErin, "2027-04-05");
    expect((await asOwner.send("PATCH", `${path}/${second}`, cancel)).status).toBe(200);
  });
});

describe("an approved request", () => {
  test.each([
    ["an Admin", asAdmin, "Ada", admin.userId],
    ["the Owner", asOwner, "Owner", owner.userId],
  ] as const)("is canceled by %s with a reason, and a reversal returns the days", async (_, browser, name, actorId) => {
    const id = await approved(asEzra, "2027-05-03", "2027-05-07");
    expect(await vacationOf(asEzra)).toMatchObject({ balance: 15, used: 5, available: 15 });
    const { status, body } = await browser.send("PATCH", `${path}/${id}`, withReason);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "cancelled",
      decidedByName: name,
      rejectionReason: "The trip fell through",
      days: 5,
    });
    expect(await vacationOf(asEzra)).toMatchObject({ balance: 20, used: 0, pending: 0, available: 20, total: 20 });
    const { rows } = await database().pool.query(
      `SELECT kind, minutes, effective_on::text AS "effectiveOn", leave_year AS "leaveYear", actor_id AS "actorId"
        FROM ledger_entries WHERE request_id = $1 ORDER BY kind`,
      [id],
    );
    const entry = { effectiveOn: "2027-05-03", leaveYear: 2027 };
    expect(rows).toEqual([
      { kind: "usage", minutes: -2400, ...entry, actorId: owner.userId },
      { kind: "usage_reversal", minutes: 2400, ...entry, actorId },
    ]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ actorId, before: { status: "approved" } });
  });

  test("can't be canceled without a reason", async () => {
    const id = await approved(asEzra, "2027-05-10");
    const text = "Please give a reason for canceling approved time off";
    for (const rejectionReason of [undefined, null, "", "  \n"]) {
      await expectRefusal(
        () => asAdmin.send("PATCH", `${path}/${id}`, { ...cancel, rejectionReason }),
        [400, "reason_required", text, { rejectionReason: text }],
      );
    }
  });

  test("can't be canceled by the person or their manager", async () => {
    const id = await approved(asEzra, "2027-05-11");
    await expectRefusal(
      () => asEzra.send("PATCH", `${path}/${id}`, withReason),
      [409, "already_decided", "This request was already approved by Owner"],
    );
    await expectRefusal(() => asManager.send("PATCH", `${path}/${id}`, withReason), NOT_YOURS);
  });

  test("over New Year returns each leave year its own days", async () => {
    const person = await hire(owner, "Nora");
    const nora = await as(person);
    const id = await approved(nora, "2027-12-30", "2028-01-04");
    expect(await vacationOf(nora)).toMatchObject({ used: 2, balance: 18, nextYear: { leaveYear: 2028, used: 2 } });
    await asAdmin.send("PATCH", `${path}/${id}`, withReason);
    expect(await vacationOf(nora)).toMatchObject({ used: 0, balance: 20, nextYear: null });
  });

  test("is canceled only once", async () => {
    const id = await approved(asEzra, "2027-05-13");
    await asAdmin.send("PATCH", `${path}/${id}`, withReason);
    await expectRefusal(
      () => asOwner.send("PATCH", `${path}/${id}`, withReason),
      [409, "already_decided", "This request was already cancelled by Ada"],
    );
  });
});
