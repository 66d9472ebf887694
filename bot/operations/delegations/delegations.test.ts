import { once } from "node:events";
import { afterEach, describe, expect, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import { database } from "#db/connect.ts";
import { insertFollowUpsOfApprovers } from "#db/queries/notifications/followUps.ts";
import { announced } from "#tests/arranging/aChain.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { shownToDecide } from "#tests/asserting/shownToDecide.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { aChain } from "#tests/arranging/aChain.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import type { Actor } from "../actor.ts";
import { editLeaveType } from "../leaveTypes/editLeaveType.ts";
import { listLeaveTypes } from "../leaveTypes/listLeaveTypes.ts";
import { listMessages } from "../messages/listMessages.ts";
import { postMessage } from "../messages/postMessage.ts";
import { deactivateUser } from "../people/deactivateUser.ts";
import { editUser } from "../people/editUser.ts";
import { cancelRequest } from "../requests/cancelRequest.ts";
import { decideByMail } from "../requests/decideByMail.ts";
import { decideRequest } from "../requests/decideRequest.ts";
import { listOwnRequests } from "../requests/listOwnRequests.ts";
import { makeDecisionTokens } from "../requests/makeDecisionTokens.ts";
import { readApproverMessage } from "../requests/readApproverMessage.ts";
import { readMailDecision } from "../requests/readMailDecision.ts";
import { countTeamRequests, readTeamRequests } from "../requests/readTeamRequests.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { previewChange } from "../requests/changes/previewChange.ts";
import { requestChange } from "../requests/changes/requestChange.ts";
import { undoDecision } from "../requests/undoDecision.ts";
import { transactionally } from "../transactionally.ts";
import { createTeam } from "../teams/createTeam.ts";
import { readInTurn } from "../turns/readInTurn.ts";
import { createDelegation, createDelegationFor } from "./createDelegation.ts";
import { deleteDelegation } from "./deleteDelegation.ts";
import { followDelegations } from "./followDelegations.ts";
import { listDelegations } from "./listDelegations.ts";
import { suggestDelegate } from "./suggestDelegate.ts";

const statements: string[] = [];
const { url: databaseUrl } = await testDatabase({ onStatement: (sql) => void statements.push(sql) });
const clock = testClock();
const mail = await mailServer();
const { owner, admin, manager, erin, ezra } = await testOrganization();
const max = await hire(owner, "Max", "Manager", { managerId: owner.userId });
const dana = await hire(owner, "Dana", "Employee", { managerId: max.userId });
const stranger = await foundTestOrganization();

const WEEK = { from: "2027-03-01", to: "2027-03-05" };
const approved = { status: "approved" };
const ENDED = "You no longer decide for Mona, because the delegation has ended";

let day = 0;
async function aRequest(of: Actor = erin): Promise<string> {
  const date = new Date(Date.UTC(2027, 3, 5 + 7 * Math.floor(day / 5) + (day++ % 5))).toISOString().slice(0, 10);
  return (await submitRequest(of, { type: "vacation", startDate: date, endDate: date })).id;
}

const delegate = (by: Actor, to: Actor, dates = WEEK) => createDelegation(by, { delegateId: to.userId, ...dates });
const strips = (names: string[]) => [{ team: "Watch", parts: [{ present: 1, working: 3, names }] }];
const seenBy = async (who: Actor) => (await shownToDecide(who)).map(({ id }) => id);

async function sentMails(): Promise<string[][]> {
  mail.received.length = 0;
  await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, "https://awayday.example")] });
  return mail.received.map(({ to, subject }) => [to, subject]).toSorted((a, b) => a.join().localeCompare(b.join()));
}

afterEach(async () => {
  clock.set("2027-03-01");
  await database().pool.query("DELETE FROM delegations");
  await database().pool.query(
    "UPDATE pto_requests SET status = 'cancelled', decided_at = $1 WHERE status = 'pending'",
    [clock.now()],
  );
  await sentMails();
});

describe("a delegate", () => {
  test("waits for the organization's turn to read the requests of all people", async () => {
    await delegate(manager, dana);
    await aRequest();
    expect(await countTeamRequests(dana, {})).toEqual({ count: 1, hasMore: false });
    const end = new AbortController();
    const ended = once(end.signal, "abort");
    const reads = Array.from({ length: database().shares.largeReadsEach + 100 }, () =>
      readInTurn(owner.organizationId, () => ended),
    );
    expect(await refusalOf(countTeamRequests(dana, {}))).toMatchObject({ code: "busy" });
    end.abort();
    await Promise.all(reads);
  });

  test("sees what waits for the approver and decides it, and the audit log names both", async () => {
    const id = await aRequest();
    expect(await refusalOf(readTeamRequests(dana, {}))).toMatchObject({ kind: "forbidden", code: "forbidden" });
    expect(await refusalOf(decideRequest(dana, id, approved))).toMatchObject({ kind: "forbidden", code: "forbidden" });
    await delegate(manager, dana);
    expect(await readTeamRequests(dana, {})).toMatchObject([
      { id, employee: { name: "Erin" }, actingFor: { id: manager.userId, name: "Mona" } },
    ]);
    expect(await decideRequest(dana, id, approved)).toMatchObject({ decidedByName: "Dana for Mona" });
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: dana.userId,
      after: { status: "approved", actingFor: manager.userId },
    });
    expect((await listOwnRequests(erin, {})).find((one) => one.id === id)).toMatchObject({
      decidedByName: "Dana for Mona",
    });
    expect(await refusalOf(decideRequest(manager, id, approved))).toMatchObject({
      code: "already_decided",
      message: "This request was already approved by Dana for Mona",
    });
  });

  test("reads no names that reveal leave which colleagues don't see, while the approver does", async () => {
    const sick = (await listLeaveTypes(owner, {})).find(({ key }) => key === "sick")?.id ?? "";
    await createTeam(owner, {
      name: "Watch",
      leadIds: [],
      memberIds: [erin.userId, ezra.userId, manager.userId],
      coverage: { minimum: 1, mode: "warn" },
    });
    const id = await aRequest();
    const startDate = (await listOwnRequests(erin, { status: "pending" }))[0]?.startDate ?? "";
    await decideRequest(
      manager,
      (await submitRequest(ezra, { type: "sick", startDate, endDate: startDate })).id,
      approved,
    );
    await delegate(manager, dana);
    const namesFor = async (reader: Actor) => {
      const { alsoAway, coverage, teamStrips } =
        (await readTeamRequests(reader, {})).find((one) => one.id === id) ?? {};
      return { alsoAway, away: (coverage?.people ?? 0) - (coverage?.present ?? 0), teamStrips };
    };
    expect(await namesFor(dana)).toMatchObject({ alsoAway: ["Ezra"], away: 2, teamStrips: strips(["Mona"]) });
    await editLeaveType(owner, sick, { visibility: "managers" });
    expect(await namesFor(manager)).toMatchObject({ alsoAway: ["Ezra"], away: 2, teamStrips: strips(["Mona"]) });
    expect(await namesFor(dana)).toMatchObject({ alsoAway: [], away: 2, teamStrips: strips([]) });
    await editLeaveType(owner, sick, { visibility: "away" });
  });

  test("sees and decides changes of approved leave, including those of their own people", async () => {
    const [leave, own] = [await aRequest(), await aRequest(dana)];
    await decideRequest(manager, leave, approved);
    await decideRequest(max, own, approved);
    const [change, ownChange] = await Promise.all([
      requestChange(erin, leave, { cancel: true }),
      requestChange(dana, own, { cancel: true }),
    ]);
    await delegate(manager, max);
    expect(new Set(await seenBy(max))).toEqual(new Set([change.id, ownChange.id]));
    expect(await decideRequest(max, change.id, approved)).toMatchObject({ decidedByName: "Max for Mona" });
    await decideRequest(max, ownChange.id, approved);
    expect(await seenBy(max)).toEqual([]);
  });

  test("can't change approved leave that nobody asked to change, such as vacation that a friend has taken", async () => {
    const leave = await aRequest();
    await decideRequest(manager, leave, approved);
    await delegate(manager, dana);
    const cancel = { cancel: true, notes: "Never taken" };
    const refused = { code: "not_yours_to_change" };
    expect(await refusalOf(previewChange(dana, leave, cancel))).toMatchObject(refused);
    expect(await refusalOf(requestChange(dana, leave, cancel))).toMatchObject(refused);
    await requestChange(manager, leave, cancel);
  });

  test("is notified of a change of leave that is asked for during the delegation", async () => {
    const leave = await aRequest();
    await decideRequest(manager, leave, approved);
    await delegate(manager, dana);
    const { id } = await requestChange(erin, leave, { cancel: true });
    expect(await announced(id)).toEqual(["Dana", "Mona"]);
    await decideRequest(dana, id, approved);
  });

  test("leaves the approver the right to decide, and the first decision wins", async () => {
    const id = await aRequest();
    await delegate(manager, dana);
    expect(await readTeamRequests(manager, {})).toMatchObject([{ id }]);
    await decideRequest(manager, id, { status: "rejected" });
    expect(await refusalOf(decideRequest(dana, id, approved))).toMatchObject({
      message: "This request was already rejected by Mona",
    });
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ after: { status: "rejected" } });
  });

  test("can undo a decision, and the request waits for both again", async () => {
    const id = await aRequest();
    await delegate(manager, dana);
    await decideRequest(dana, id, approved);
    expect(await refusalOf(undoDecision(manager, id, {}))).toMatchObject({ code: "not_yours_to_undo" });
    await undoDecision(dana, id, {});
    expect([await seenBy(dana), await seenBy(manager)]).toEqual([[id], [id]]);
  });

  test("sees what becomes of a request after the step that they approved, and can undo that", async () => {
    const {
      owner: other,
      mona,
      erin: requester,
      submit,
    } = await aChain(({ finn: person }) => [{ by: ["manager", { person }] }]);
    const dario = await hire(other, "Dario");
    await delegate(mona, dario);
    const { id } = await submit("2027-03-08");
    await sentMails();
    await decideRequest(dario, id, approved);
    expect(await readApproverMessage(other.organizationId, id, dario.userId)).toMatchObject({
      is: "passed on",
      isUndoable: true,
    });
    expect(await refusalOf(decideRequest(dario, id, approved))).toMatchObject({
      code: "already_decided",
      message: "Your step was already decided: Approved by Dario for Mona; waiting for Finn",
    });
    expect(await listMessages(dario, id, {})).toEqual([]);
    await undoDecision(dario, id, {});
    await decideRequest(dario, id, approved);
    await cancelRequest(requester, id, {});
    expect((await sentMails()).map(([to]) => to)).toContain(dario.email);
  });

  test("asks the requester and reads the answer, until the delegation ends", async () => {
    const id = await aRequest();
    expect(await refusalOf(postMessage(dana, id, { text: "Could it wait?" }))).toMatchObject({ kind: "forbidden" });
    const { id: delegationId } = await delegate(manager, dana);
    await postMessage(dana, id, { text: "Could it wait?" });
    await sentMails();
    await postMessage(erin, id, { text: "No" });
    expect((await sentMails()).map(([to]) => to)).toEqual([dana.email]);
    expect((await listMessages(dana, id, {})).map(({ text }) => text)).toEqual(["Could it wait?", "No"]);
    await deleteDelegation(manager, delegationId, {});
    expect(await refusalOf(listMessages(dana, id, {}))).toMatchObject({ code: "not_yours_to_read" });
  });

  test("never decides their own leave", async () => {
    await delegate(manager, erin);
    const [own, other] = [await aRequest(erin), await aRequest(ezra)];
    expect(await seenBy(erin)).toEqual([other]);
    expect(await refusalOf(decideRequest(erin, own, approved))).toMatchObject({ code: "not_yours_to_decide" });
    await decideRequest(erin, other, approved);
  });

  test("doesn't decide the approver's own leave", async () => {
    await delegate(manager, dana);
    const id = await aRequest(manager);
    expect(await seenBy(dana)).toEqual([]);
    expect(await refusalOf(decideRequest(dana, id, approved))).toMatchObject({ code: "not_yours_to_decide" });
  });

  test("passes nothing on to a delegate of their own", async () => {
    await delegate(manager, max);
    await delegate(max, dana);
    const id = await aRequest();
    expect([await seenBy(max), await seenBy(dana)]).toEqual([[id], []]);
    expect(await refusalOf(decideRequest(dana, id, approved))).toMatchObject({ code: "not_yours_to_decide" });
  });

  test("of an Admin decides what waits for that Admin, not everything that an Admin may decide", async () => {
    const [free, mine] = [await aRequest(admin), await aRequest(erin)];
    await delegate(owner, dana);
    expect((await seenBy(dana)).toSorted()).toEqual([free, mine].toSorted());
    await delegate(admin, max);
    expect(await seenBy(max)).toEqual([]);
    expect(await refusalOf(decideRequest(max, mine, approved))).toMatchObject({ code: "not_yours_to_decide" });
  });

  test("keeps deciding for their own people", async () => {
    await delegate(manager, max);
    const [own, other] = [await aRequest(dana), await aRequest(erin)];
    expect(await readTeamRequests(max, {})).toEqual(
      expect.arrayContaining([
        expect.not.objectContaining({ actingFor: expect.anything() }),
        expect.objectContaining({ id: other, actingFor: { id: manager.userId, name: "Mona" } }),
      ]),
    );
    await decideRequest(max, own, approved);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ after: { status: "approved" } });
  });

  test("decides on the first and the last day in the approver's office, and not outside them", async () => {
    await delegate(manager, dana, { from: "2027-03-02", to: "2027-03-03" });
    const id = await aRequest();
    for (const [instant, may] of [
      ["2027-03-02T04:59:00Z", false],
      ["2027-03-02T05:00:00Z", true],
      ["2027-03-04T04:59:00Z", true],
      ["2027-03-04T05:00:00Z", false],
    ] as const) {
      clock.setInstant(new Date(instant));
      const seen = await seenBy(dana).catch(() => "refused");
      expect([instant, seen]).toEqual([instant, may ? [id] : "refused"]);
    }
    expect(await refusalOf(decideRequest(dana, id, approved))).toMatchObject({
      code: "delegation_ended",
      message: ENDED,
    });
  });
});

describe("the end of a delegation", () => {
  test("ends the right at once, including that of links in earlier emails", async () => {
    const { id: delegationId } = await delegate(manager, dana);
    const id = await aRequest();
    const common = { organizationId: erin.organizationId, requestId: id, version: 1, personId: erin.userId };
    const sent = { ...common, id: delegationId, userId: dana.userId, email: dana.email };
    const { approve } = await makeDecisionTokens(sent);
    expect(await readMailDecision(approve)).toMatchObject({ state: "open" });
    await deleteDelegation(manager, delegationId, {});
    expect(await readMailDecision(approve)).toEqual({ state: "delegation ended", approverName: "Mona" });
    expect(await decideByMail(approve, {})).toEqual({ state: "delegation ended", approverName: "Mona" });
    expect(await refusalOf(decideRequest(dana, id, approved))).toMatchObject({
      code: "delegation_ended",
      message: ENDED,
    });
    expect(await refusalOf(readTeamRequests(dana, {}))).toMatchObject({ code: "forbidden" });
    expect(await listDelegations(dana, {})).toEqual([]);
    await decideRequest(manager, id, approved);
  });

  test("a delegate decides by an emailed link, and the audit log names both", async () => {
    await delegate(manager, dana);
    const id = await aRequest();
    await sentMails();
    const link =
      mail.received
        .find(({ to, subject }) => to === dana.email && subject.startsWith("Erin requested"))
        ?.linkTo("/mail/") ?? "";
    const { pathname } = new URL(link);
    expect(await decideByMail(pathname.split("/").at(-1) ?? "", {})).toMatchObject({
      state: "done",
      personName: "Erin",
    });
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      source: "mail",
      after: { status: "approved", actingFor: manager.userId },
    });
    expect((await listOwnRequests(erin, {})).find((one) => one.id === id)).toMatchObject({ status: "approved" });
  });

  test.each(["delegate", "approver"] as const)("comes with the deactivation of the %s", async (who) => {
    const boss = await hire(owner, `Zo${who}`, "Manager", { managerId: owner.userId });
    const helper = await hire(owner, `Hal${who}`, "Employee");
    const report = await hire(owner, `Ron${who}`, "Employee", { managerId: boss.userId });
    await delegate(boss, helper);
    const id = await aRequest(report);
    await decideRequest(helper, id, { status: "rejected" });
    await undoDecision(helper, id, {});
    const gone = who === "delegate" ? helper : boss;
    await deactivateUser(owner, gone.userId, {});
    await editUser(owner, gone.userId, { isActive: true });
    expect(await refusalOf(decideRequest(helper, id, approved))).toMatchObject({ code: "delegation_ended" });
  });

  test("updates the delegate's copy of a request that waits for an approver who isn't above its requester", async () => {
    const { owner: boss, finn, submit } = await aChain((ids) => [{ by: [{ person: ids.finn }] }]);
    const helper = await hire(boss, "Hal");
    await delegate(finn, helper);
    const { id } = await submit("2027-05-03");
    const { organizationId } = boss;
    const { pool } = database();
    await pool.query("UPDATE notifications SET channel = 'slack' WHERE payload ->> 'requestId' = $1", [id]);
    const change = { organizationId, userIds: [finn.userId], cause: "deactivation" };
    await transactionally((tx) => insertFollowUpsOfApprovers(change, { tx, now: clock.now() }));
    const { rows } = await pool.query<{ id: string }>(
      "SELECT recipient_id AS id FROM notifications WHERE event = 'copy.outdated' AND payload ->> 'requestId' = $1",
      [id],
    );
    expect(rows.map((row) => row.id).toSorted()).toEqual([finn.userId, helper.userId].toSorted());
  });

  test("isn't needed when the approver loses the role or the person gets another manager", async () => {
    const boss = await hire(owner, "Zoe", "Manager", { managerId: owner.userId });
    const report = await hire(owner, "Ray", "Employee", { managerId: boss.userId });
    await delegate(boss, dana);
    const id = await aRequest(report);
    expect(await seenBy(dana)).toEqual([id]);
    await editUser(owner, boss.userId, { role: "Employee" });
    expect(await seenBy(dana)).toEqual([]);
    await editUser(owner, boss.userId, { role: "Manager" });
    await editUser(owner, report.userId, { managerId: max.userId });
    expect(await refusalOf(decideRequest(dana, id, approved))).toMatchObject({ code: "not_yours_to_decide" });
    await deactivateUser(owner, boss.userId, {});
  });
});

describe("naming a delegate", () => {
  test("is listed for the approver and the delegate, and audited", async () => {
    const made = await delegate(manager, dana);
    expect(made).toEqual({
      id: made.id,
      approverId: manager.userId,
      approverName: "Mona",
      delegateId: dana.userId,
      delegateName: "Dana",
      ...WEEK,
      isCurrent: true,
    });
    expect(await listDelegations(manager, {})).toEqual([made]);
    expect(await listDelegations(dana, {})).toEqual([made]);
    expect(await listDelegations(max, {})).toEqual([]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      subjectId: made.id,
      after: { approverId: manager.userId, delegateId: dana.userId, ...WEEK },
    });
  });

  test.each([
    ["themselves", () => manager.userId, WEEK, "delegateId", "The delegate must be another person"],
    ["a person of another organization", () => stranger.userId, WEEK, "delegateId", "Unknown person"],
    [
      "days in the past",
      () => dana.userId,
      { ...WEEK, from: "2027-02-28" },
      "from",
      "The first day can't be in the past",
    ],
    [
      "days that end before they begin",
      () => dana.userId,
      { from: "2027-03-05", to: "2027-03-04" },
      "to",
      /on or after/,
    ],
    ["more than a year", () => dana.userId, { from: "2027-03-05", to: "2028-03-05" }, "to", /at most 366 days/],
  ])("refuses %s", async (_, delegateId, dates, field, text) => {
    const refusal = await refusalOf(createDelegation(manager, { delegateId: delegateId(), ...dates }));
    expect(refusal).toMatchObject({ kind: "invalid", fields: { [field]: expect.stringMatching(text) } });
  });

  test("refuses days on which the approver already has a delegate, even for two concurrent calls", async () => {
    const both = await Promise.allSettled([delegate(manager, dana), delegate(manager, max)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refusal = await refusalOf(delegate(manager, ezra, { from: "2027-03-05", to: "2027-03-08" }));
    expect(refusal).toMatchObject({
      kind: "conflict",
      code: "overlapping_delegation",
      message: expect.stringMatching(
        /^(Dana|Max) is already the delegate on these days \(Mar 01 – Mar 05, 2027\)\. End that delegation first\.$/,
      ),
    });
    await delegate(manager, ezra, { from: "2027-03-06", to: "2027-03-08" });
  });

  test("is for approvers; an Admin does it for one who fell ill, and both are notified", async () => {
    const sick = { approverId: manager.userId, delegateId: dana.userId, ...WEEK };
    expect(await refusalOf(createDelegation(erin, sick))).toMatchObject({
      code: "forbidden",
    });
    expect(await refusalOf(createDelegationFor(max, sick))).toMatchObject({ code: "forbidden" });
    expect(await refusalOf(createDelegationFor(admin, { ...sick, approverId: erin.userId }))).toMatchObject({
      fields: { approverId: "Erin doesn't decide requests" },
    });
    const { id } = await createDelegationFor(admin, sick);
    expect(await sentMails()).toEqual([
      [dana.email, "You now decide for Mona, Mar 01 – Mar 05, 2027"],
      [manager.email, "Dana is your delegate, Mar 01 – Mar 05, 2027"],
    ]);
    expect(await refusalOf(deleteDelegation(dana, id, {}))).toMatchObject({ kind: "forbidden" });
    expect(await refusalOf(deleteDelegation(stranger, id, {}))).toMatchObject({ kind: "missing" });
    expect(await refusalOf(listDelegations(max, { approverId: manager.userId }))).toMatchObject({ kind: "forbidden" });
    expect(await refusalOf(listDelegations(stranger, { approverId: manager.userId }))).toMatchObject({
      kind: "missing",
    });
    expect(await listDelegations(admin, { approverId: manager.userId })).toMatchObject([{ id }]);
    await deleteDelegation(admin, id, {});
    expect(await refusalOf(deleteDelegation(admin, id, {}))).toMatchObject({ kind: "missing" });
    expect(await sentMails()).toEqual([[dana.email, "You're no longer Mona's delegate"]]);
  });

  test("is suggested to people with reports who have no delegate on these days", async () => {
    const days = { from: "2027-03-08", to: "2027-03-12" };
    expect(await suggestDelegate(manager, days)).toEqual({ suggested: { id: owner.userId, name: expect.any(String) } });
    const { id } = await submitRequest(owner, { type: "vacation", startDate: "2027-03-10", endDate: "2027-03-10" });
    await decideRequest(admin, id, approved);
    expect(await suggestDelegate(manager, days)).toEqual({ suggested: { id: max.userId, name: "Max" } });
    await delegate(manager, dana, { from: "2027-03-12", to: "2027-03-12" });
    expect(await suggestDelegate(manager, days)).toBeUndefined();
    expect(await suggestDelegate(admin, days)).toBeUndefined();
    await expect(suggestDelegate(manager, { from: days.to, to: days.from })).rejects.toMatchObject({ kind: "invalid" });
  });

  test("is suggested as if leave that colleagues don't see didn't exist, so that the suggestion doesn't reveal it", async () => {
    const days = { from: "2027-03-15", to: "2027-03-19" };
    const sick = (await listLeaveTypes(owner, {})).find(({ key }) => key === "sick")?.id ?? "";
    const { id } = await submitRequest(owner, { type: "sick", startDate: "2027-03-17", endDate: "2027-03-17" });
    await decideRequest(admin, id, approved);
    expect(await suggestDelegate(manager, days)).toEqual({ suggested: { id: max.userId, name: "Max" } });
    await editLeaveType(owner, sick, { visibility: "managers" });
    expect(await suggestDelegate(manager, days)).toMatchObject({ suggested: { id: owner.userId } });
    await editLeaveType(owner, sick, { visibility: "away" });
  });
});

test("a delegate's list of requests with steps that name a person runs no more statements for more requests", async () => {
  const chain = await aChain(({ finn: person }) => [{ by: ["manager", { person }] }]);
  const dario = await hire(chain.owner, "Dario");
  await delegate(chain.mona, dario);
  const counted = async () => {
    statements.length = 0;
    const { length } = await readTeamRequests(dario, { status: "pending" });
    return { length, statements: statements.filter((sql) => !sql.includes("pg_notify")).length };
  };
  await chain.submit("2027-03-08");
  await counted();
  const one = await counted();
  for (const date of ["2027-03-09", "2027-03-10", "2027-03-11"]) await chain.submit(date);
  expect(await counted()).toEqual({ length: 4, statements: one.statements });
  expect(one).toEqual({ length: 1, statements: expect.any(Number) });
});

test("an approver can have 100 delegations that aren't over, so that nobody fills the disk with them", async () => {
  const approver = await hire(owner, "Bo", "Manager", { managerId: owner.userId });
  const name = (n: number) => {
    const from = addDays("2027-03-01", n);
    return createDelegation(approver, { delegateId: dana.userId, from, to: from });
  };
  for (let n = 0; n < 100; n += 1) await name(n);
  expect(await refusalOf(name(100))).toMatchObject({
    kind: "conflict",
    code: "too_many_delegations",
    message: "An approver can have at most 100 delegations at a time. End one first.",
  });
  const [first] = await listDelegations(approver, {});
  await deleteDelegation(approver, first?.id ?? "", {});
  await name(100);
  clock.set("2027-03-03");
  await followDelegations();
  await name(101);
  await sentMails();
});

test("an Admin can't choose who decides their own leave by naming a delegate for their manager", async () => {
  const boss = await hire(owner, "Bela", "Manager", { managerId: owner.userId });
  const ada = await hire(owner, "Adele", "Admin", { managerId: boss.userId });
  const other = await hire(owner, "Oz", "Employee", { managerId: boss.userId });
  await createDelegationFor(ada, { approverId: boss.userId, delegateId: dana.userId, ...WEEK });
  await sentMails();
  const own = await aRequest(ada);
  expect((await sentMails()).map(([to]) => to)).toEqual([boss.email]);
  const others = await aRequest(other);
  expect((await sentMails()).map(([to]) => to)).toEqual([boss.email, dana.email]);
  expect(await seenBy(dana)).toEqual([others]);
  expect(await refusalOf(decideRequest(dana, own, approved))).toMatchObject({ code: "not_yours_to_decide" });
  expect(await refusalOf(listMessages(dana, own, {}))).toMatchObject({ code: "not_yours_to_read" });
  await decideRequest(dana, others, approved);
});

describe("notifications", () => {
  test("of new requests reach the approver and the delegate, in place of others who would cover", async () => {
    await delegate(manager, dana);
    const { id } = await submitRequest(manager, { type: "vacation", startDate: "2027-03-02", endDate: "2027-03-03" });
    await decideRequest(owner, id, approved);
    clock.set("2027-03-02");
    await sentMails();
    await aRequest();
    expect((await sentMails()).map(([to]) => to)).toEqual([dana.email, manager.email]);
    await aRequest(dana);
    expect((await sentMails()).map(([to]) => to)).toEqual([max.email]);
  });

  test("are sent once when the days begin, and list the waiting requests", async () => {
    await delegate(manager, dana, { from: "2027-03-03", to: "2027-03-04" });
    expect(await sentMails()).toEqual([[dana.email, "You'll decide for Mona, Mar 03 – Mar 04, 2027"]]);
    await aRequest();
    expect((await sentMails()).map(([to]) => to)).toEqual([manager.email]);
    clock.set("2027-03-02");
    await followDelegations();
    expect(await sentMails()).toEqual([]);
    clock.set("2027-03-03");
    await Promise.all([followDelegations(), followDelegations()]);
    await followDelegations();
    expect(await sentMails()).toEqual([[dana.email, "You now decide for Mona, Mar 03 – Mar 04, 2027"]]);
    expect(mail.received[0]?.body).toMatch(/1 request is waiting now\.[^]*Erin/);
  });

  test("stop after the last day, when the job finds nothing more to do", async () => {
    await delegate(manager, dana);
    clock.set("2027-03-06");
    await followDelegations();
    await sentMails();
    await aRequest();
    expect((await sentMails()).map(([to]) => to)).toEqual([manager.email]);
    const { rows } = await database().pool.query(
      "SELECT id FROM delegations WHERE ended_at IS NULL AND ends_on < '2027-03-06'",
    );
    expect(rows).toEqual([]);
  });
});
