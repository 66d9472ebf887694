import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { addMilliseconds } from "date-fns/addMilliseconds";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { database } from "#db/connect.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { shownToDecide } from "#tests/asserting/shownToDecide.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import type { Actor } from "../../actor.ts";
import { readLedger } from "../../balances/readLedger.ts";
import { readOwnBalances } from "../../balances/readOwnBalances.ts";
import { undoAdjustment } from "../../balances/undoAdjustment.ts";
import { createDelegation } from "../../delegations/createDelegation.ts";
import { deactivateUser } from "../../people/deactivateUser.ts";
import { editUser } from "../../people/editUser.ts";
import { postDue } from "../../accruals/postDue.ts";
import { cancelRequest } from "../cancelRequest.ts";
import { decideRequest } from "../decideRequest.ts";
import { readApproverMessage } from "../readApproverMessage.ts";
import { submitRequest } from "../submitRequest.ts";
import { undoDecision } from "../undoDecision.ts";
import { listOwnCredits } from "./listOwnCredits.ts";
import { requestCredit } from "./requestCredit.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-08"));
afterEach(expectLedgersVerified);

const APPROVED = { status: "approved" };
const SATURDAY = { type: "vacation", amount: 1, workedOn: "2027-03-06", notes: "The fair" };

async function aFair() {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, {
    unit: "day",
    grants: [{ frequency: "perEvent", eventKind: "inspection", amount: 1, carryOver: { months: 3 } }],
    consumption: { overdraft: 0 },
    credits: { longest: 2 },
  });
  const admin = await hire(owner, "Ada", "Admin", { officeId });
  const manager = await hire(owner, "Mona", "Manager", { officeId, managerId: owner.userId });
  const erin = await hire(owner, "Erin", "Employee", { officeId, managerId: manager.userId });
  return { owner, admin, manager, erin, officeId };
}

async function balanceOf(person: Actor): Promise<number> {
  const all = await readOwnBalances(person, {});
  return (all.find(({ type }) => type === "vacation")?.balance ?? NaN) / 480;
}

async function notified(organizationId: string, requestId: string) {
  const { rows } = await database().pool.query<{ event: string; recipient: string; due: Date }>(
    `SELECT n.event, u.name AS recipient, n.next_attempt_at AS due FROM notifications n
     JOIN users u ON u.organization_id = n.organization_id AND u.id = n.recipient_id
     WHERE n.organization_id = $1 AND n.payload ->> 'requestId' = $2 ORDER BY n.event, u.name`,
    [organizationId, requestId],
  );
  return rows;
}

test("approved time is added once, can be used, and expires with the rest unused", async () => {
  const { owner, manager, erin } = await aFair();
  expect((await readOwnBalances(erin, {})).find(({ type }) => type === "vacation")?.credit).toEqual({
    from: "2027-02-06",
    longest: 960,
  });
  const { id } = await requestCredit(erin, { ...SATURDAY, amount: 2 });
  expect(await balanceOf(erin)).toBe(0);
  expect(await decideRequest(manager, id, APPROVED)).toMatchObject({ status: "approved", isCredit: true });
  await expect(decideRequest(owner, id, APPROVED)).rejects.toMatchObject({ code: "already_decided" });
  expect(await balanceOf(erin)).toBe(2);
  const leave = await submitRequest(erin, { type: "vacation", startDate: "2027-03-15", endDate: "2027-03-15" });
  await decideRequest(manager, leave.id, APPROVED);
  clock.set("2027-06-08");
  await postDue(owner.organizationId);
  const kinds = (await readLedger(erin, erin.userId, {})).filter(({ type }) => type === "vacation");
  expect(kinds.map(({ kind, minutes }) => [kind, minutes / 480])).toEqual([
    ["credit", 2],
    ["usage", -1],
    ["expiry", -1],
  ]);
  expect(kinds[0]?.cause).toMatch(/^Time for work on Mar 06, 2027 approved by Mona/);
});

test("the approver is notified once, and the requester when the decision can no longer be undone", async () => {
  const { erin, manager } = await aFair();
  const { organizationId } = erin;
  const wanted = { ...SATURDAY, idempotencyKey: "once" };
  const { id } = await requestCredit(erin, wanted);
  expect((await requestCredit(erin, wanted)).id).toBe(id);
  await expect(requestCredit(erin, { ...wanted, amount: 2 })).rejects.toMatchObject({ code: "idempotency_key_used" });
  expect(await notified(organizationId, id)).toMatchObject([{ event: "request.submitted", recipient: "Mona" }]);
  await decideRequest(manager, id, { status: "rejected", rejectionReason: "Paid already" });
  const [, news] = (await notified(organizationId, id)).toSorted((a, b) => (b.event < a.event ? -1 : 1));
  expect(news).toMatchObject({ event: "request.rejected", recipient: "Erin" });
  expect(news?.due).toEqual(addMilliseconds(clock.now(), UNDO_MS));
  expect(await listOwnCredits(erin, {})).toMatchObject([{ id, status: "rejected", rejectionReason: "Paid already" }]);
});

test("the approver sees the amount, the balance after, and the last day of the time, but no team coverage", async () => {
  const { erin, manager } = await aFair();
  const { id } = await requestCredit(erin, SATURDAY);
  const [seen] = await shownToDecide(manager);
  expect(seen).toMatchObject({
    id,
    isCredit: true,
    minutes: 480,
    balanceAfter: 480,
    isUnlimited: false,
    teamStrips: [],
  });
  expect(seen).toMatchObject({ coverage: { people: 0 }, alsoAway: [] });
  expect(seen?.conditions).toEqual(["If approved today, the time expires after June 7, 2027"]);
  const message = await readApproverMessage(erin.organizationId, id, manager.userId);
  expect(message).toMatchObject({ is: "open", request: { balanceBefore: 0, balanceAfter: 480 } });
});

describe("a credit", () => {
  test("is never approved by its own person while another can, or by an Admin's own manager", async () => {
    const { owner, admin, manager, erin, officeId } = await aFair();
    const own = await requestCredit(erin, SATURDAY);
    const ezra = await hire(owner, "Ezra", "Employee", { officeId, managerId: manager.userId });
    for (const other of [erin, ezra]) {
      await expect(decideRequest(other, own.id, APPROVED)).rejects.toMatchObject({ kind: "forbidden" });
    }
    await editUser(owner, admin.userId, { managerId: manager.userId });
    const { id } = await requestCredit(admin, SATURDAY);
    expect(await notified(admin.organizationId, id)).toMatchObject([{ recipient: "Mona" }, { recipient: "Owner" }]);
    expect((await shownToDecide(manager)).find((one) => one.id === id)?.approvalRefusal).toBe(
      "Only another Admin or Owner can approve an Admin's request to add time for extra work",
    );
    for (const decider of [admin, manager]) {
      await expect(decideRequest(decider, id, APPROVED)).rejects.toMatchObject({ kind: "forbidden" });
    }
    await decideRequest(owner, id, APPROVED);
    expect(await balanceOf(admin)).toBe(1);
  });

  test("of an Admin isn't approved by an Owner's delegate below Admin, whose account the Admin could use", async () => {
    const { owner, admin, officeId } = await aFair();
    await editUser(owner, admin.userId, { managerId: null });
    const dana = await hire(owner, "Dana", "Employee", { officeId });
    await createDelegation(owner, { delegateId: dana.userId, from: "2027-03-08", to: "2027-03-09" });
    const { id } = await requestCredit(admin, SATURDAY);
    expect((await shownToDecide(dana))[0]?.approvalRefusal).toBe(
      "Only another Admin or Owner can approve an Admin's request to add time for extra work",
    );
    await expect(decideRequest(dana, id, APPROVED)).rejects.toMatchObject({ code: "own_balance" });
    await editUser(owner, dana.userId, { role: "Admin" });
    await decideRequest(dana, id, APPROVED);
    expect(await balanceOf(admin)).toBe(1);
  });

  test("can't be requested twice for a day unless it was rejected or canceled", async () => {
    const { erin, manager } = await aFair();
    const { id } = await requestCredit(erin, SATURDAY);
    await expect(requestCredit(erin, SATURDAY)).rejects.toMatchObject({ code: "credit_repeated" });
    await decideRequest(manager, id, { status: "rejected" });
    const again = await requestCredit(erin, SATURDAY);
    await expect(undoDecision(manager, id, {})).rejects.toMatchObject({ code: "too_late" });
    await cancelRequest(erin, again.id, {});
    await requestCredit(erin, SATURDAY);
  });

  test("is decided by a delegate, whose approver the audit names", async () => {
    const { owner, manager, erin, officeId } = await aFair();
    const dana = await hire(owner, "Dana", "Employee", { officeId });
    await createDelegation(manager, { delegateId: dana.userId, from: "2027-03-08", to: "2027-03-09" });
    const { id } = await requestCredit(erin, SATURDAY);
    expect((await shownToDecide(dana)).map((request) => request.id)).toEqual([id]);
    await decideRequest(dana, id, APPROVED);
    expect((await listOwnCredits(erin, {}))[0]?.decidedByName).toBe("Dana for Mona");
    const sql = "SELECT after FROM audit_events WHERE subject_id = $1 AND action = 'decideRequest'";
    const { rows } = await database().pool.query(sql, [id]);
    expect(rows).toEqual([{ after: { status: "approved", actingFor: manager.userId } }]);
  });

  test("is taken back by an undo within 10 seconds, and can be approved again", async () => {
    const { erin, manager } = await aFair();
    const { id } = await requestCredit(erin, SATURDAY);
    await decideRequest(manager, id, APPROVED);
    await undoDecision(manager, id, {});
    expect(await balanceOf(erin)).toBe(0);
    await decideRequest(manager, id, APPROVED);
    expect(await balanceOf(erin)).toBe(1);
    clock.set("2027-03-09");
    await expect(undoDecision(manager, id, {})).rejects.toMatchObject({ code: "too_late" });
  });

  test("is canceled after approval by an Admin with a reason, even if the time was used", async () => {
    const { owner, admin, manager, erin } = await aFair();
    const { id } = await requestCredit(erin, SATURDAY);
    await decideRequest(manager, id, APPROVED);
    const leave = await submitRequest(erin, { type: "vacation", startDate: "2027-03-15", endDate: "2027-03-15" });
    await decideRequest(manager, leave.id, APPROVED);
    await expect(cancelRequest(erin, id, {})).rejects.toMatchObject({ code: "already_decided" });
    await expect(cancelRequest(admin, id, {})).rejects.toMatchObject({ code: "reason_required" });
    await cancelRequest(admin, id, { rejectionReason: "It was paid" });
    expect(await balanceOf(erin)).toBe(-1);
    expect((await notified(owner.organizationId, id)).map(({ event, recipient }) => `${event} ${recipient}`)).toContain(
      "request.cancelled Erin",
    );
  });

  test("is canceled by an undo of its ledger entry, only once", async () => {
    const { admin, manager, erin } = await aFair();
    const { id } = await requestCredit(erin, SATURDAY);
    await decideRequest(manager, id, APPROVED);
    const [entry] = (await readLedger(admin, erin.userId, {})).filter(({ kind }) => kind === "credit");
    expect(entry?.canUndo).toBe(true);
    expect(await undoAdjustment(admin, entry?.id ?? "", { reason: "It was paid" })).toMatchObject({ balance: 0 });
    await expect(undoAdjustment(admin, entry?.id ?? "", { reason: "Again" })).rejects.toMatchObject({
      code: "already_undone",
    });
    expect(await listOwnCredits(erin, {})).toMatchObject([{ status: "cancelled", rejectionReason: "It was paid" }]);
    const after = (await readLedger(admin, erin.userId, {})).filter(({ kind }) => kind === "credit");
    expect(after.map(({ canUndo }) => canUndo)).toEqual([false, false]);
  });

  test("ends with the employment while it is pending, and stays if it is approved", async () => {
    const { owner, manager, erin } = await aFair();
    const approved = await requestCredit(erin, SATURDAY);
    await decideRequest(manager, approved.id, APPROVED);
    const pending = await requestCredit(erin, { ...SATURDAY, workedOn: "2027-03-07" });
    await deactivateUser(owner, erin.userId, {});
    const sql = "SELECT id, status FROM credits WHERE user_id = $1 ORDER BY worked_on";
    expect((await database().pool.query(sql, [erin.userId])).rows).toEqual([
      { id: approved.id, status: "approved" },
      { id: pending.id, status: "cancelled" },
    ]);
    await expect(decideRequest(manager, pending.id, APPROVED)).rejects.toMatchObject({ code: "already_decided" });
  });

  test("isn't possible where the policy doesn't allow it", async () => {
    const { erin } = await aFair();
    await expect(requestCredit(erin, { ...SATURDAY, type: "sick" })).rejects.toMatchObject({
      code: "credits_not_allowed",
    });
  });
});

test("of two approvals at once, one adds the time", async () => {
  const { owner, manager, erin } = await aFair();
  const { id } = await requestCredit(erin, SATURDAY);
  const outcomes = await Promise.allSettled([
    decideRequest(manager, id, APPROVED),
    decideRequest(owner, id, APPROVED),
    cancelRequest(erin, id, {}),
  ]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const [credit] = await listOwnCredits(erin, {});
  expect(await balanceOf(erin)).toBe(credit?.status === "approved" ? 1 : 0);
});
