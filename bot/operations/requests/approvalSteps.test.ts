import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { connectionShares } from "#db/connectionShares.ts";
import { database } from "#db/connect.ts";
import { aChain, announced, approversIn } from "#tests/arranging/aChain.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { shownToDecide } from "#tests/asserting/shownToDecide.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { approvalText } from "#core/requests/approval/stepTexts.ts";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import type { Actor } from "../actor.ts";
import { presentPersonRecords } from "#bot/http/present/people/presentPersonRecords.ts";
import { createDelegation } from "../delegations/createDelegation.ts";
import { exportPerson } from "../people/exportPerson.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { deactivateUser } from "../people/deactivateUser.ts";
import { editUser } from "../people/editUser.ts";
import { remindApprovers } from "../reminders/remindApprovers.ts";
import { createTeam } from "../teams/createTeam.ts";
import { editTeam } from "../teams/editTeam.ts";
import { cancelRequest } from "./cancelRequest.ts";
import { previewChange } from "./changes/previewChange.ts";
import { requestChange } from "./changes/requestChange.ts";
import { decideRequest } from "./decideRequest.ts";
import { editRequest } from "./editRequest.ts";
import { expireRequests } from "./expireRequests.ts";
import { listOwnRequests } from "./listOwnRequests.ts";
import { previewRequest } from "./previewRequest.ts";
import { readApproverMessage } from "./readApproverMessage.ts";
import { readTeamRequests } from "./readTeamRequests.ts";
import { submitRequestFor } from "./submitRequest.ts";
import { undoDecision } from "./undoDecision.ts";

await testDatabase({ shares: connectionShares(25) });
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));

const markSent = () => database().pool.query("UPDATE notifications SET status = 'sent' WHERE status = 'pending'");
const later = (ms: number) => clock.setInstant(new Date(clock.now().getTime() + ms));
const approve = (actor: Actor, id: string, version?: number) =>
  decideRequest(actor, id, { status: "approved", ...(version !== undefined && { version }) });
const reject = (actor: Actor, id: string) => decideRequest(actor, id, { status: "rejected" });
const waitingFor = async (actor: Actor) => (await shownToDecide(actor)).map(({ id }) => id);
const ownText = async (actor: Actor, id: string) => {
  const found = (await listOwnRequests(actor, {})).find((request) => request.id === id);
  return found && approvalText(found);
};

const usageOf = async (actor: Actor) => (await ledgerOf(actor)).filter((line) => line.includes(" usage"));

const inTwo = () => aChain(({ finn }) => [{ by: ["manager", { person: finn }] }]);

describe("two steps", () => {
  test("are decided in their order, and everyone sees how far the request is", async () => {
    const { mona, finn, erin, submit } = await inTwo();
    const { id, status, approval } = await submit("2027-03-08");
    expect([status, approval?.waitingFor]).toEqual(["pending", ["Mona"]]);
    expect(await announced(id)).toEqual(["Mona"]);
    expect([await waitingFor(mona), await waitingFor(finn)]).toEqual([[id], []]);
    expect(await ownText(erin, id)).toBe("Step 1 of 2 · Waiting for Mona");

    const passed = await approve(mona, id, 1);
    expect(passed).toMatchObject({ status: "pending", version: 2, approval: { waitingFor: ["Finn"] } });
    expect(await announced(id)).toEqual(["Finn:1", "Mona"]);
    expect([await waitingFor(mona), await waitingFor(finn)]).toEqual([[], [id]]);
    expect(await ownText(erin, id)).toBe("Step 2 of 2 · Approved by Mona; waiting for Finn");
    expect(await usageOf(erin)).toEqual([]);

    const approved = await approve(finn, id, 2);
    expect([approved.status, approved.decidedByName, approversIn(approved.approval)]).toEqual([
      "approved",
      "Finn",
      ["Mona", "Finn"],
    ]);
    expect(await ownText(erin, id)).toBe("Approved by Mona and Finn");
    expect(await usageOf(erin)).toEqual(["2027-03-08 usage -1"]);
  });

  test("refuse a late decision on a step, and a decision based on the request as it was before a step", async () => {
    const { mona, vera, ada, submit } = await inTwo();
    const { id } = await submit("2027-03-08");
    await approve(mona, id, 1);
    expect(await refusalOf(approve(vera, id, 1))).toMatchObject({
      code: "already_decided",
      message: "Your step was already decided: Approved by Mona; waiting for Finn",
    });
    expect(await refusalOf(approve(ada, id, 1))).toMatchObject({
      code: "changed",
      message: "This request has moved to another step: Approved by Mona; waiting for Finn. Please check it again.",
    });
    expect((await approve(ada, id, 2)).status).toBe("approved");
  });

  test("show what a request asks for now if it was also edited", async () => {
    const { mona, ada, erin, submit } = await inTwo();
    const { id } = await submit("2027-03-08");
    await editRequest(erin, id, { endDate: "2027-03-09" });
    await approve(mona, id, 2);
    const message =
      "This request was changed. It is now for 2 days of vacation leave, Mon, March 8, 2027 – Tue, March 9, 2027. Please check it again.";
    expect(await refusalOf(approve(ada, id, 1))).toMatchObject({ code: "changed", message });
    expect((await refusalOf(approve(ada, id, 2))).message).toMatch(/^This request has moved to another step/);
  });

  test("end with the first rejection", async () => {
    const { mona, finn, submit } = await inTwo();
    const { id } = await submit("2027-03-08");
    expect(await reject(mona, id)).toMatchObject({ status: "rejected", approval: { waitingFor: [] } });
    expect((await refusalOf(approve(finn, id))).code).toBe("not_yours_to_decide");
    const other = await submit("2027-03-09");
    await approve(mona, other.id);
    expect((await reject(finn, other.id)).status).toBe("rejected");
  });

  test("name the delegate who decided, and for whom, except at a step that the delegate holds, too", async () => {
    const { owner, mona, vera, finn, erin, submit } = await aChain((ids) => [
      { by: ["manager", { person: ids.finn }, { person: ids.vera }] },
    ]);
    await createDelegation(mona, { delegateId: finn.userId, from: "2027-03-01", to: "2027-03-02" });
    const { id } = await submit("2027-03-08");
    const passed = await approve(finn, id, 1);
    const names = ["Finn for Mona", "Finn", null];
    expect(approversIn(passed.approval)).toEqual(names);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ after: { step: 2, actingFor: mona.userId } });
    const [waiting] = await readTeamRequests(vera, {});
    expect(approversIn(waiting?.approval)).toEqual(names);
    expect(await ownText(erin, id)).toBe("Step 3 of 3 · Approved by Finn for Mona and Finn; waiting for Vera");
    const approved = await approve(vera, id, 2);
    expect(approversIn(approved.approval)).toEqual([...names.slice(0, 2), "Vera"]);
    expect(await ownText(erin, id)).toBe("Approved by Finn for Mona, Finn, and Vera");
    const exported = presentPersonRecords(await exportPerson(owner, erin.userId, {}));
    const at = clock.now().toISOString();
    const approvals = ["Finn for Mona", "Finn", "Vera"].map((by) => ({ at, by }));
    expect(exported.requests).toMatchObject([{ approvals }]);
  });

  test("are audited one by one", async () => {
    const { owner, mona, submit } = await inTwo();
    const { id } = await submit("2027-03-08");
    await approve(mona, id);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "decideRequest",
      actorId: mona.userId,
      subjectId: id,
      after: { status: "pending", step: 1 },
    });
  });

  test("notify the approvers who were asked that the requester canceled", async () => {
    const { mona, erin, submit } = await inTwo();
    const { id } = await submit("2027-03-08");
    await approve(mona, id);
    await cancelRequest(erin, id, {});
    expect(await announced(id, "request.cancelled")).toEqual(["Finn", "Mona"]);
  });
});

describe("a person who holds adjacent steps", () => {
  test("decides them together, even in place of the manager", async () => {
    const { mona, vera, submit } = await aChain(() => [{ by: ["manager", "managersManager"] }]);
    const { id } = await submit("2027-03-08");
    const done = await approve(vera, id);
    expect([done.status, approversIn(done.approval)]).toEqual(["approved", ["Vera", "Vera"]]);
    const other = await submit("2027-03-09");
    expect((await approve(mona, other.id)).status).toBe("pending");
    expect((await approve(vera, other.id)).status).toBe("approved");
  });

  test("fulfills an unfilled role that falls to them", async () => {
    const { mona, erin, submit } = await aChain(() => [{ by: ["manager", "teamLead"] }]);
    const { id } = await submit("2027-03-08");
    const done = await approve(mona, id);
    expect([done.status, approversIn(done.approval)]).toEqual(["approved", ["Mona", "Mona"]]);
    expect(await usageOf(erin)).toHaveLength(1);
  });

  test("decides them again if another step is between them", async () => {
    const { mona, finn, submit } = await aChain(({ finn: person }) => [{ by: ["manager", { person }, "manager"] }]);
    const { id } = await submit("2027-03-08");
    await approve(mona, id);
    await approve(finn, id);
    expect(await announced(id)).toEqual(["Finn:1", "Mona", "Mona:2"]);
    expect((await approve(mona, id)).status).toBe("approved");
  });
});

test("the form names the approvers in order, and shows when nobody decides", async () => {
  const { erin } = await aChain(({ finn: person }) => [
    { upTo: 1, by: [] },
    { upTo: 2, by: ["manager", "teamLead", { person }] },
    { by: ["manager"] },
  ]);
  const approverOf = async (endDate: string) =>
    (await previewRequest(erin, { type: "vacation", startDate: "2027-03-08", endDate })).approverName;
  expect(await approverOf("2027-03-08")).toBe("Nobody (approved automatically)");
  expect(await approverOf("2027-03-09")).toBe("Mona, then Finn");
  expect(await approverOf("2027-03-12")).toBe("Mona");
});

test("any member of a list decides its step, and an Admin any step", async () => {
  const { ada, vera, finn, submit } = await aChain((ids) => [
    { by: [[{ person: ids.finn }, { person: ids.vera }], "owner"] },
  ]);
  const { id } = await submit("2027-03-08");
  expect(await announced(id)).toEqual(["Finn", "Vera"]);
  expect([await waitingFor(finn), await waitingFor(vera), await waitingFor(ada)]).toEqual([[id], [id], [id]]);
  await approve(vera, id, 1);
  expect((await refusalOf(approve(finn, id, 1))).code).toBe("already_decided");
  expect((await approve(ada, id)).status).toBe("approved");
});

describe("undo", () => {
  test("opens a person's own last step within 10 seconds, and the next approver is never asked", async () => {
    const { mona, finn, erin, submit } = await aChain(({ finn: person }) => [{ by: ["manager", { person }] }]);
    const { id } = await submit("2027-03-08");
    await approve(mona, id, 1);
    expect((await refusalOf(undoDecision(finn, id, {}))).code).toBe("not_yours_to_undo");
    const undone = await undoDecision(mona, id, {});
    expect(undone).toMatchObject({ status: "pending", version: 3, approval: { waitingFor: ["Mona"] } });
    expect(await announced(id)).toEqual(["Mona"]);
    expect((await refusalOf(approve(finn, id))).code).toBe("not_yours_to_decide");
    await approve(mona, id, 3);
    later(UNDO_MS);
    expect((await refusalOf(undoDecision(mona, id, {}))).code).toBe("too_late");
    expect((await approve(finn, id)).status).toBe("approved");
    expect((await undoDecision(finn, id, {})).status).toBe("pending");
    expect(await ownText(erin, id)).toBe("Step 2 of 2 · Approved by Mona; waiting for Finn");
    expect((await approve(finn, id)).status).toBe("approved");
    expect(await usageOf(erin)).toEqual(["2027-03-08 usage -1", "2027-03-08 usage_reversal +1", "2027-03-08 usage -1"]);
  });

  test("opens all the steps that the decision fulfilled", async () => {
    const { mona, erin, submit } = await aChain(() => [{ by: ["manager", "teamLead"] }]);
    const { id } = await submit("2027-03-08");
    await approve(mona, id);
    const undone = await undoDecision(mona, id, {});
    expect([undone.status, approversIn(undone.approval)]).toEqual(["pending", [null, null]]);
    expect(await ownText(erin, id)).toBe("Step 1 of 2 · Waiting for Mona");
  });

  test("of a rejection opens the same step again", async () => {
    const { mona, finn, erin, submit } = await aChain(({ finn: person }) => [{ by: ["manager", { person }] }]);
    const { id } = await submit("2027-03-08");
    await approve(mona, id);
    await reject(finn, id);
    await undoDecision(finn, id, {});
    expect(await ownText(erin, id)).toBe("Step 2 of 2 · Approved by Mona; waiting for Finn");
  });
});

describe("no approval", () => {
  test("approves a request when it is submitted, and nobody is asked", async () => {
    const { owner, erin, submit } = await aChain(() => [{ upTo: 2, by: [] }, { by: ["manager"] }]);
    const short = await submit("2027-03-08", "2027-03-09");
    expect(short).toMatchObject({ status: "approved", decidedByName: null, decidedById: null });
    expect(await announced(short.id)).toEqual([]);
    expect(await usageOf(erin)).toEqual(["2027-03-08 usage -2"]);
    expect(await ownText(erin, short.id)).toBe("Approved automatically");
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ after: { status: "approved" } });
    const long = await submit("2027-03-15", "2027-03-17");
    expect([long.status, long.approval]).toEqual(["pending", null]);
    expect(await announced(long.id)).toEqual(["Mona"]);
  });

  test("also approves what an Admin enters for a person, who is notified", async () => {
    const { ada, erin } = await aChain(() => [{ by: [] }]);
    const wanted = { userId: erin.userId, type: "vacation", startDate: "2027-03-08", endDate: "2027-03-08" };
    const { id, status } = await submitRequestFor(ada, wanted);
    expect(status).toBe("approved");
    expect(await announced(id, "request.entered")).toEqual(["Erin"]);
  });
});

describe("a change of leave that was approved automatically", () => {
  const APPROVER = "Nobody (approved automatically)";

  test.each([
    [{ endDate: "2027-03-10" }, "approved", 3],
    [{ endDate: "2027-03-08" }, "approved", 1],
    [{ cancel: true }, "cancelled", 0],
  ] as const)("takes effect at once: %j", async (to, status, used) => {
    const { owner, erin, mona, submit } = await aChain(() => [{ by: [] }]);
    const { id } = await submit("2027-03-08", "2027-03-09");
    expect((await previewChange(erin, id, to)).approverName).toBe(APPROVER);
    const change = await requestChange(erin, id, { ...to, notes: "Plans change" });
    expect(change).toMatchObject({ status: "approved", decidedById: null, decidedByName: null });
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "requestChange",
      after: { requestId: id, isAutomatic: true },
    });
    expect([await announced(change.id), await announced(change.id, "request.approved")]).toEqual([[], []]);
    const [leave] = await listOwnRequests(erin, {});
    expect(leave).toMatchObject({ id, status, openChange: null, ...(status === "approved" && to) });
    const [vacation] = await readOwnBalances(erin, {});
    expect(vacation?.used).toBe(used * 480);
    expect((await refusalOf(undoDecision(mona, change.id, {}))).code).toBe("not_yours_to_undo");
    await expectLedgersVerified();
  });

  test("waits for an approver if it affects a day that has begun, or leave that needs one", async () => {
    const { erin, mona, submit } = await aChain(() => [{ upTo: 2, by: [] }, { by: ["manager"] }]);
    const [short, long] = [await submit("2027-03-08", "2027-03-09"), await submit("2027-03-15", "2027-03-17")];
    await approve(mona, long.id);
    expect((await requestChange(erin, long.id, { endDate: "2027-03-15" })).status).toBe("pending");
    clock.set("2027-03-08");
    expect((await previewChange(erin, short.id, { cancel: true })).approverName).toBe("Mona");
    expect((await requestChange(erin, short.id, { cancel: true })).status).toBe("pending");
    expect((await requestChange(erin, short.id, { endDate: "2027-03-08" })).status).toBe("approved");
    expect(await waitingFor(mona)).toHaveLength(1);
    await expectLedgersVerified();
  });
});

test("a change doesn't lengthen leave past the steps that approved it, unless an Admin makes it", async () => {
  const { ada, erin, mona, submit } = await aChain(() => [{ upTo: 2, by: [] }, { by: ["manager", "owner"] }]);
  const { id } = await submit("2027-03-08");
  const longer = { endDate: "2027-03-12", notes: "A longer trip" };
  expect(await refusalOf(requestChange(erin, id, longer))).toMatchObject({ kind: "rule", code: "other_approvers" });
  expect((await refusalOf(requestChange(mona, id, longer))).code).toBe("other_approvers");
  expect((await requestChange(erin, id, { endDate: "2027-03-09" })).status).toBe("approved");
  expect(await requestChange(ada, id, longer)).toMatchObject({ status: "approved", endDate: "2027-03-12" });
});

test("automatic approval asks a person as soon as a condition fails", async () => {
  const { submit } = await aChain(() => [{ by: ["manager"], auto: { upTo: 2 } }]);
  expect((await submit("2027-03-08", "2027-03-09")).status).toBe("approved");
  const long = await submit("2027-03-15", "2027-03-17");
  expect([long.status, await announced(long.id)]).toEqual(["pending", ["Mona"]]);
});

describe("the holder of an open step", () => {
  test("changes with the manager, and the new one is asked once", async () => {
    const { owner, mona, vera, erin, submit } = await aChain(() => [{ by: ["manager", "owner"] }]);
    const { id } = await submit("2027-03-08");
    await editUser(owner, erin.userId, { managerId: vera.userId });
    expect(await announced(id)).toEqual(["Vera"]);
    expect((await refusalOf(approve(mona, id))).code).toBe("not_yours_to_decide");
    expect(await readApproverMessage(owner.organizationId, id, mona.userId)).toEqual({
      is: "not theirs",
      endedFor: null,
    });
    expect(await remindApprovers()).toEqual([]);
    expect(await announced(id)).toEqual(["Vera"]);
    expect((await approve(vera, id)).status).toBe("pending");
  });

  test("is asked again with their delegate when the request returns from another manager", async () => {
    const { owner, mona, vera, finn, erin, submit } = await aChain(() => [{ by: ["manager"] }]);
    await createDelegation(mona, { delegateId: finn.userId, from: "2027-03-01", to: "2027-03-05" });
    const { id } = await submit("2027-03-08");
    await markSent();
    await editUser(owner, erin.userId, { managerId: vera.userId });
    expect(await announced(id)).toEqual(["Finn:moved:1", "Mona:moved:1", "Vera"]);
    await markSent();
    await editUser(owner, erin.userId, { managerId: mona.userId });
    expect(await announced(id)).toEqual(["Finn", "Finn:moved:1", "Mona", "Mona:moved:1", "Vera:moved:1"]);
  });

  test("is the manager once the person named is deactivated in the middle of a chain, and earlier decisions stay", async () => {
    const { owner, mona, vera, finn, submit } = await aChain(({ finn: person }) => [
      { by: ["managersManager", { person }] },
    ]);
    const { id } = await submit("2027-03-08");
    expect((await approve(vera, id)).status).toBe("pending");
    expect(await waitingFor(finn)).toEqual([id]);
    await deactivateUser(owner, finn.userId, {});
    expect((await refusalOf(approve(finn, id))).kind).toBe("unauthenticated");
    expect(await waitingFor(mona)).toEqual([id]);
    await deactivateUser(owner, vera.userId, {});
    const approved = await approve(mona, id);
    expect([approved.status, approversIn(approved.approval)]).toEqual(["approved", ["Vera", "Mona"]]);
  });

  test("is the present lead of the team, who is asked at the next tick of the scheduler", async () => {
    const { owner, finn, vera, erin, submit } = await aChain(() => [{ by: ["teamLead"] }]);
    const team = await createTeam(owner, { name: "Core", leadIds: [finn.userId], memberIds: [erin.userId] });
    const { id } = await submit("2027-03-08");
    expect([await announced(id), await waitingFor(finn)]).toEqual([["Finn"], [id]]);
    await editTeam(owner, team.id, { leadIds: [vera.userId] });
    expect(await remindApprovers()).toEqual([]);
    expect(await announced(id)).toEqual(["Finn", "Vera"]);
    expect((await refusalOf(approve(finn, id))).code).toBe("not_yours_to_decide");
    expect((await approve(vera, id)).status).toBe("approved");
  });
});

test("reminders and escalations start again at each step, and once an edit opens the steps again", async () => {
  const { mona, finn, erin, submit } = await aChain((ids) => [
    { by: ["manager", { person: ids.finn }, { person: ids.vera }] },
  ]);
  const { id } = await submit("2027-04-05");
  const remindedOn = async (day: string) => {
    clock.set(day);
    expect(await remindApprovers()).toEqual([]);
    return [await announced(id, "request.reminded"), await announced(id, "request.escalated")];
  };
  expect(await remindedOn("2027-03-08")).toEqual([["Mona:5"], ["Vera"]]);
  await approve(mona, id);
  expect(await remindedOn("2027-03-15")).toEqual([
    ["Finn:1:5", "Mona:5"],
    ["Owner:1", "Vera"],
  ]);
  await approve(finn, id);
  const third = ["Finn:1:5", "Mona:5", "Vera:2:5"];
  expect(await remindedOn("2027-03-22")).toEqual([third, ["Owner:1", "Owner:2", "Vera"]]);
  await editRequest(erin, id, { endDate: "2027-04-06" });
  expect(await remindedOn("2027-03-23")).toEqual([[...third, "Mona:20:1"].toSorted(), ["Owner:1", "Owner:2", "Vera"]]);
  await cancelRequest(erin, id, {});
  expect(await announced(id, "request.cancelled")).toEqual(["Finn", "Mona", "Owner", "Vera"]);
});

describe("an edit", () => {
  test("within the approved dates keeps the approvals", async () => {
    const { mona, finn, erin, submit } = await inTwo();
    const { id } = await submit("2027-03-08", "2027-03-12");
    await approve(mona, id);
    await editRequest(erin, id, { notes: "To the coast" });
    await editRequest(erin, id, { endDate: "2027-03-10" });
    const edited = await editRequest(erin, id, { endDate: "2027-03-10", endPart: "am" });
    expect([approversIn(edited.approval), edited.approval?.waitingFor]).toEqual([["Mona", null], ["Finn"]]);
    expect((await approve(finn, id)).status).toBe("approved");
  });

  test.each([
    ["to another day", { startDate: "2027-03-09", endDate: "2027-03-09" }],
    ["to more days", { endDate: "2027-03-09" }],
  ])("%s asks the approvers of all steps again, who didn't see it", async (_, changes) => {
    const { mona, finn, erin, submit } = await inTwo();
    const { id } = await submit("2027-03-08");
    await approve(mona, id);
    later(UNDO_MS);
    await editRequest(erin, id, changes);
    const found = (await listOwnRequests(erin, {})).find((request) => request.id === id);
    expect([approversIn(found?.approval), found?.approval?.waitingFor]).toEqual([[null, null], ["Mona"]]);
    expect(await announced(id)).toEqual(["Finn:1", "Mona", "Mona:20"]);
    expect((await refusalOf(approve(finn, id))).code).toBe("not_yours_to_decide");
    await approve(mona, id);
    expect(await announced(id)).toEqual(["Finn:1", "Finn:21", "Mona", "Mona:20"]);
    await undoDecision(mona, id, {});
    expect(await announced(id)).toEqual(["Finn:1", "Mona", "Mona:20"]);
    await approve(mona, id);
    expect((await approve(finn, id)).status).toBe("approved");
    const back = await undoDecision(finn, id, {});
    expect(approversIn(back.approval)).toEqual(["Mona", null]);
    await approve(finn, id);
  });

  test("of the type asks the approvers of the new type", async () => {
    const { mona, erin, submit } = await inTwo();
    const { id } = await submit("2027-03-08");
    await approve(mona, id);
    const edited = await editRequest(erin, id, { type: "personal" });
    expect([approversIn(edited.approval), edited.approval?.waitingFor]).toEqual([[null], ["Mona"]]);
    expect((await approve(mona, id)).status).toBe("approved");
  });

  test("of the length takes the steps that the new length requires", async () => {
    const { mona, finn, erin, submit } = await aChain((ids) => [
      { upTo: 2, by: ["manager", "managersManager"] },
      { by: ["manager", { person: ids.finn }] },
    ]);
    const { id } = await submit("2027-03-08", "2027-03-12");
    await approve(mona, id);
    const edited = await editRequest(erin, id, { endDate: "2027-03-09" });
    expect([approversIn(edited.approval), edited.approval?.waitingFor]).toEqual([["Mona", null], ["Vera"]]);
    expect(await announced(id)).toEqual(["Finn:1", "Mona", "Vera:1"]);
    const longer = await editRequest(erin, id, { endDate: "2027-03-12" });
    expect([approversIn(longer.approval), longer.approval?.waitingFor]).toEqual([[null, null], ["Mona"]]);
    await approve(mona, id);
    expect(await announced(id)).toEqual(["Finn:1", "Finn:21", "Mona", "Mona:20", "Vera:1"]);
    expect((await approve(finn, id)).status).toBe("approved");
  });

  test("that opens the steps again asks people who become approvers later", async () => {
    const { owner, mona, vera, erin, submit } = await inTwo();
    const { id } = await submit("2027-03-08");
    await approve(mona, id);
    await editRequest(erin, id, { endDate: "2027-03-09" });
    await editUser(owner, erin.userId, { managerId: vera.userId });
    expect(await announced(id)).toEqual(["Finn:1", "Mona", "Vera:20"]);
  });

  test("neither approves a request nor leaves it without a step", async () => {
    const { mona, erin, submit } = await aChain(() => [{ upTo: 1, by: [] }, { by: ["manager", "owner"] }]);
    const { id } = await submit("2027-03-08", "2027-03-12");
    await approve(mona, id);
    const edited = await editRequest(erin, id, { endDate: "2027-03-08" });
    expect([edited.status, approversIn(edited.approval)]).toEqual(["pending", ["Mona", null]]);
  });
});

const expiring = () => aChain(() => [{ by: ["manager"], expiresAfter: 2 }]);

describe("a request that expires", () => {
  test("is canceled once after its last workday, and everyone asked is notified", async () => {
    const { erin, submit } = await expiring();
    clock.set("2027-03-05");
    const { id } = await submit("2027-03-22");
    clock.set("2027-03-09");
    await expireRequests();
    expect(await ownStatus(erin, id)).toBe("pending");
    clock.set("2027-03-10");
    await Promise.all([expireRequests(), expireRequests(), expireRequests()]);
    const [request] = await listOwnRequests(erin, {});
    expect(request).toMatchObject({
      status: "cancelled",
      decidedByName: null,
      rejectionReason: "Nobody decided in time",
    });
    expect(await announced(id, "request.cancelled")).toEqual(["Erin", "Mona"]);
    expect(await lastAuditEntry(erin.organizationId)).toMatchObject({
      actorId: null,
      source: "clock",
      action: "expireRequest",
      after: { status: "cancelled" },
    });
  });

  test("is canceled even if the requester of another, in another organization, has an unknown time zone", async () => {
    const [broken, well] = [await expiring(), await expiring()];
    for (const day of ["2027-03-22", "2027-03-23"]) await broken.submit(day);
    const { id } = await well.submit("2027-03-22");
    const move = "UPDATE offices SET timezone = $2 WHERE organization_id = $1";
    const { organizationId } = broken.owner;
    await database().pool.query(move, [organizationId, "Nowhere/Atall"]);
    clock.set("2027-03-20");
    const failed = await expireRequests();
    await database().pool.query(move, [organizationId, "Etc/UTC"]);
    const message = expect.stringContaining(`Failed for ${broken.erin.userId}: `);
    expect(failed).toEqual([{ organizationId, error: expect.objectContaining({ message }) }]);
    expect(await ownStatus(well.erin, id)).toBe("cancelled");
  });

  test("stays as it is after a decision", async () => {
    const { mona, erin, submit } = await expiring();
    const { id } = await submit("2027-03-22");
    await approve(mona, id);
    clock.set("2027-03-20");
    await expireRequests();
    expect(await ownStatus(erin, id)).toBe("approved");
  });

  test("expires under the rule of its new length after an edit, which never lets it expire at once", async () => {
    const { erin, submit } = await aChain(() => [
      { upTo: 1, by: ["manager"], expiresAfter: 2 },
      { upTo: 2, by: ["manager"] },
      { by: ["manager", "owner"], expiresAfter: 10 },
    ]);
    const { id } = await submit("2027-04-05");
    const statusOn = async (day: string) => {
      clock.set(day);
      await expireRequests();
      return ownStatus(erin, id);
    };
    clock.set("2027-03-02");
    await editRequest(erin, id, { endDate: "2027-04-07" });
    expect(await statusOn("2027-03-15")).toBe("pending");
    await editRequest(erin, id, { endDate: "2027-04-06" });
    expect(await statusOn("2027-03-22")).toBe("pending");
    await editRequest(erin, id, { endDate: "2027-04-05" });
    await editRequest(erin, id, { notes: "To the coast" });
    expect(await statusOn("2027-03-24")).toBe("pending");
    expect(await statusOn("2027-03-25")).toBe("cancelled");
  });
});

async function ownStatus(actor: Actor, id: string) {
  return (await listOwnRequests(actor, {})).find((request) => request.id === id)?.status;
}

test("a rule of the manager alone stores no steps", async () => {
  const { submit } = await aChain(() => [{ by: ["manager"] }]);
  expect((await submit("2027-03-08")).approval).toBeNull();
});

test("every ledger passes verification after these tests", expectLedgersVerified);

test("a change of manager during a decision asks the new holder of the next step", async () => {
  const { owner, mona, vera, finn, submit } = await aChain(() => [{ by: ["manager", "managersManager"] }]);
  const { id } = await submit("2027-03-08");
  const { organizationId } = owner;
  await withGate(async (gate) => {
    const key = `request.submitted:${id}`;
    const next = { id: randomUUID(), event_key: `${key}:1`, recipient_id: vera.userId };
    await gate.run(
      `INSERT INTO notifications SELECT (jsonb_populate_record(n, $3)).* FROM notifications n
       WHERE organization_id = $1 AND event_key = $2`,
      [organizationId, key, next],
    );
    const deciding = approve(mona, id);
    await untilWaiting();
    let isMoved = false;
    const moving = editUser(owner, mona.userId, { managerId: finn.userId }).finally(() => (isMoved = true));
    await untilWaiting(2, () => isMoved);
    await gate.run("DELETE FROM notifications WHERE organization_id = $1 AND id = $2", [organizationId, next.id]);
    await gate.open();
    await Promise.all([deciding, moving]);
  });
  expect(await waitingFor(finn)).toEqual([id]);
  expect(await announced(id)).toContain("Finn:1");
});
