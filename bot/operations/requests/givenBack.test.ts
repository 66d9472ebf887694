import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { announced } from "#tests/arranging/aChain.ts";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { PDF } from "#tests/arranging/evidenceFiles.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import type { Actor } from "../actor.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { createDelegation } from "../delegations/createDelegation.ts";
import { attachEvidence } from "../evidence/attachEvidence.ts";
import { editLeaveType } from "../leaveTypes/editLeaveType.ts";
import { listLeaveTypes } from "../leaveTypes/listLeaveTypes.ts";
import { exportPerson } from "../people/exportPerson.ts";
import { cancelRequest } from "./cancelRequest.ts";
import { readGivenBack } from "./changes/readGivenBack.ts";
import { requestChange } from "./changes/requestChange.ts";
import { decideRequest } from "./decideRequest.ts";
import { listOwnRequests } from "./listOwnRequests.ts";
import { previewRequest } from "./previewRequest.ts";
import { readOwnApprover } from "./readOwnApprover.ts";
import { readApproverMessage } from "./readApproverMessage.ts";
import { readTeamRequests } from "./readTeamRequests.ts";
import { recordLeave, submitRequest } from "./submitRequest.ts";
import { undoDecision } from "./undoDecision.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const { owner, admin, manager } = await testOrganization();
let hired = 0;

async function onVacation(endDate = "2027-03-12") {
  const person = await hire(owner, `Person${++hired}`, "Employee", { managerId: manager.userId });
  const leave = await submitRequest(person, { type: "vacation", startDate: "2027-03-08", endDate });
  await approve(leave.id);
  return { person, leave };
}

const approve = (id: string) => decideRequest(manager, id, { status: "approved" });
const sick = (startDate: string, endDate = startDate, more = {}) => ({ type: "sick", startDate, endDate, ...more });

async function stateOf(person: Actor) {
  const requests = await listOwnRequests(person, {});
  const live = requests.filter(({ status }) => status !== "cancelled" && status !== "rejected");
  const shown = live.map(({ type, status, startDate, endDate, parts, minutes }) => {
    const part = parts && "startPart" in parts ? ` ${parts.startPart}-${parts.endPart}` : "";
    const days = minutes / 480;
    return `${type} ${startDate.slice(8)}-${endDate.slice(8)}${part} ${status} ${days}`;
  });
  const used = (await readOwnBalances(person, {})).filter(({ type }) => type === "vacation" || type === "sick");
  return { requests: shown.toSorted(), used: used.map(({ type, used: minutes }) => `${type} ${minutes / 480}`) };
}

describe("approving sick leave over approved vacation", () => {
  test.each([
    ["shortens it", sick("2027-03-10", "2027-03-12"), ["vacation 08-09 approved 2"], 3],
    ["moves its beginning", sick("2027-03-08"), ["vacation 09-12 approved 4"], 1],
    ["splits it", sick("2027-03-10"), ["vacation 08-09 approved 2", "vacation 11-12 approved 2"], 1],
    ["cancels it", sick("2027-03-06", "2027-03-14"), [], 5],
    [
      "splits a day",
      sick("2027-03-10", "2027-03-10", { startPart: "pm", endPart: "pm" }),
      ["vacation 08-10 full-am approved 2.5", "vacation 11-12 approved 2"],
      0.5,
    ],
  ])("%s and gives the days back", async (_, wanted, rests, days) => {
    const { person } = await onVacation();
    const words = `Gives back ${days} ${days === 1 ? "day" : "days"} of vacation leave`;
    expect((await previewRequest(person, wanted)).conditions).toEqual([words]);
    const { id } = await submitRequest(person, wanted);
    expect((await stateOf(person)).used).toEqual(["vacation 5", "sick 0"]);
    const waiting = await readTeamRequests(manager, {});
    expect(waiting.find((request) => request.id === id)?.conditions).toEqual([words]);
    const decided = await approve(id);
    const state = await stateOf(person);
    expect(state.requests.filter((text) => text.startsWith("vacation"))).toEqual(rests);
    expect(state.used).toEqual([`vacation ${5 - days}`, `sick ${days}`]);
    expect(await readGivenBack(owner.organizationId, decided, person.userId)).toEqual([words.replace("Gives", "Gave")]);
  });

  test("is in the person's export", async () => {
    const { person } = await onVacation();
    const { id } = await submitRequest(person, sick("2027-03-10"));
    await approve(id);
    const { changes } = await exportPerson(owner, person.userId, {});
    const sickLeave = { startDate: "2027-03-10", endDate: "2027-03-10" };
    const rest = { startDate: "2027-03-11", endDate: "2027-03-12" };
    expect(changes.map(({ givenBack }) => givenBack)).toEqual([{ minutes: 480, sickLeave, rest }]);
  });

  test("drops a rest without working time", async () => {
    const { person } = await onVacation("2027-03-14");
    const { id } = await submitRequest(person, sick("2027-03-10", "2027-03-12"));
    await approve(id);
    expect((await stateOf(person)).requests).toEqual(["sick 10-12 approved 3", "vacation 08-09 approved 2"]);
  });

  test("ends a waiting change of the vacation", async () => {
    const { person, leave } = await onVacation();
    const change = await requestChange(person, leave.id, { endDate: "2027-03-11" });
    const words = ["Gives back 1 day of vacation leave", "Cancels the pending change to vacation leave"];
    expect((await previewRequest(person, sick("2027-03-08"))).conditions).toEqual(words);
    const { id } = await submitRequest(person, sick("2027-03-08"));
    const waiting = await readTeamRequests(manager, {});
    expect(waiting.find((request) => request.id === id)?.conditions).toEqual(words);
    await approve(id);
    expect(await announced(change.id, "request.cancelled")).toEqual([`Person${hired}`]);
    await expect(approve(change.id)).rejects.toMatchObject({ code: "already_decided" });
    expect((await stateOf(person)).requests).toEqual(["sick 08-08 approved 1", "vacation 09-12 approved 4"]);
  });

  test("tells the approver who was asked that the waiting change has ended, if another person recorded the sick leave", async () => {
    const { person, leave } = await onVacation();
    const change = await requestChange(person, leave.id, { endDate: "2027-03-11" });
    await recordLeave(admin, person.userId, { ...sick("2027-03-08"), reason: "Called in sick" });
    expect(await announced(change.id, "request.cancelled")).toEqual(["Mona", `Person${hired}`]);
  });

  test("can be undone, which restores the vacation; canceling the sick leave later doesn't", async () => {
    const { person } = await onVacation();
    const before = await stateOf(person);
    const { id } = await submitRequest(person, sick("2027-03-10"));
    await approve(id);
    await undoDecision(manager, id, {});
    expect(await stateOf(person)).toEqual({ ...before, requests: ["sick 10-10 pending 1", ...before.requests] });
    await approve(id);
    clock.setInstant(new Date(clock.now().getTime() + UNDO_MS));
    await cancelRequest(admin, id, { rejectionReason: "By mistake" });
    expect(await stateOf(person)).toEqual({
      requests: ["vacation 08-09 approved 2", "vacation 11-12 approved 2"],
      used: ["vacation 4", "sick 0"],
    });
  });

  test("can be undone while a change of the vacation or its rest waits, which ends it and notifies the person", async () => {
    const { person, leave } = await onVacation();
    const before = await stateOf(person);
    const { id } = await submitRequest(person, sick("2027-03-10"));
    await approve(id);
    const rest = (await listOwnRequests(person, {})).find(({ startDate }) => startDate === "2027-03-11");
    const asked = [
      await requestChange(person, rest?.id ?? "", { endDate: "2027-03-11" }),
      await requestChange(person, leave.id, { endDate: "2027-03-08" }),
    ];
    await undoDecision(manager, id, {});
    expect(await stateOf(person)).toEqual({ ...before, requests: ["sick 10-10 pending 1", ...before.requests] });
    for (const change of asked) {
      await expect(approve(change.id)).rejects.toMatchObject({ code: "already_decided" });
      expect(await announced(change.id, "request.cancelled")).toContain(`Person${hired}`);
    }
  });

  test.each<[first: string, next: string, left: string[]]>([
    [
      "2027-03-09",
      "2027-03-11",
      ["sick 09-09 pending 1", "sick 11-11 approved 1", "vacation 08-10 approved 3", "vacation 12-12 approved 1"],
    ],
    [
      "2027-03-11",
      "2027-03-09",
      ["sick 09-09 approved 1", "sick 11-11 pending 1", "vacation 08-08 approved 1", "vacation 10-12 approved 3"],
    ],
  ])(
    "can be undone on %s after other sick leave split the vacation on %s, which keeps its day",
    async (first, next, left) => {
      const { person } = await onVacation();
      const before = await stateOf(person);
      const ids: string[] = [];
      for (const date of [first, next]) {
        const { id } = await submitRequest(person, sick(date));
        await approve(id);
        ids.push(id);
      }
      const [earlier = "", later = ""] = ids;
      await undoDecision(manager, earlier, {});
      expect(await stateOf(person)).toEqual({ requests: left, used: ["vacation 4", "sick 1"] });
      await undoDecision(manager, later, {});
      const waiting = ["sick 09-09 pending 1", "sick 11-11 pending 1"];
      expect(await stateOf(person)).toEqual({ ...before, requests: [...waiting, ...before.requests] });
    },
  );

  test("can be undone after the vacation was changed, and then leaves the vacation as it is", async () => {
    const { person, leave } = await onVacation();
    const { id } = await submitRequest(person, sick("2027-03-10"));
    await approve(id);
    await requestChange(manager, leave.id, { endDate: "2027-03-08", notes: "As agreed" });
    await undoDecision(manager, id, {});
    expect((await stateOf(person)).requests).toEqual([
      "sick 10-10 pending 1",
      "vacation 08-08 approved 1",
      "vacation 11-12 approved 2",
    ]);
  });
});

test("a delegate who isn't above the person reads nothing of hidden leave that would be given back", async () => {
  const { person } = await onVacation();
  const { id } = await submitRequest(person, sick("2027-03-10"));
  const finn = await hire(owner, `Finn${++hired}`, "Manager");
  await createDelegation(manager, { delegateId: finn.userId, from: "2027-03-01", to: "2027-03-01" });
  const vacation = (await listLeaveTypes(owner, {})).find(({ key }) => key === "vacation");
  await editLeaveType(admin, vacation?.id ?? "", { visibility: "managers" });
  const readBy = async (approver: Actor) => {
    const listed = (await readTeamRequests(approver, {})).find((request) => request.id === id);
    const message = await readApproverMessage(owner.organizationId, id, approver.userId);
    return [listed?.conditions, message?.is === "open" && message.request.conditions];
  };
  const words = ["Gives back 1 day of vacation leave"];
  expect([await readBy(manager), await readBy(finn)]).toEqual([
    [words, words],
    [[], []],
  ]);
  await editLeaveType(admin, vacation?.id ?? "", { visibility: "everyone" });
});

test("sick leave over approved leave may wait, and everything else that overlaps is refused", async () => {
  const { person, leave } = await onVacation();
  const overlap = { code: "overlap" };
  await expect(submitRequest(person, sick("2027-03-08", undefined, { isHalfDay: true }))).rejects.toMatchObject(
    overlap,
  );
  await submitRequest(person, sick("2027-03-10"));
  await expect(submitRequest(person, sick("2027-03-10"))).rejects.toMatchObject(overlap);
  await expect(
    submitRequest(person, { type: "personal", startDate: "2027-03-10", endDate: "2027-03-10" }),
  ).rejects.toMatchObject(overlap);
  await requestChange(manager, leave.id, { endDate: "2027-03-11", notes: "As agreed" });
  await submitRequest(person, { type: "personal", startDate: "2027-03-15", endDate: "2027-03-15" });
  await expect(submitRequest(person, sick("2027-03-15"))).rejects.toMatchObject(overlap);
});

test("recorded sick leave gives the days back at once, which is audited, and its recording can be undone", async () => {
  const { person, leave } = await onVacation();
  clock.set("2027-03-15");
  const recorded = await recordLeave(manager, person.userId, {
    ...sick("2027-03-09", "2027-03-10"),
    reason: "Called in",
  });
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
    after: { gaveBack: [{ requestId: leave.id, minutes: 2 * 480 }] },
  });
  const split = ["sick 09-10 approved 2", "vacation 08-08 approved 1", "vacation 11-12 approved 2"];
  expect(await stateOf(person)).toEqual({ requests: split, used: ["vacation 3", "sick 2"] });
  await undoDecision(manager, recorded.id, {});
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ after: { restored: [leave.id] } });
  expect((await stateOf(person)).used).toEqual(["vacation 5", "sick 0"]);
});

async function anAdminAway() {
  const grants = [{ frequency: "yearly" as const, amount: 20 }];
  const booking = { approval: [{ by: [] }] };
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants }, undefined, {
    unit: "day",
    grants,
    booking,
  });
  const person = await hire(owner, `Admin${++hired}`, "Admin", { managerId: manager.userId, officeId });
  const { id } = await submitRequest(person, { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-12" });
  await approve(id);
  return person;
}

describe("days of an Admin's leave that have begun are given back only by another Admin or Owner, because Admins choose policies and managers", () => {
  test("not by the policy or by a Manager", async () => {
    const person = await anAdminAway();
    clock.set("2027-03-10");
    expect((await previewRequest(person, sick("2027-03-09"))).approverName).toBe("Ada or Owner");
    const { id, status } = await submitRequest(person, sick("2027-03-09"));
    expect([status, await readOwnApprover(person, id, {})]).toEqual(["pending", "Ada or Owner"]);
    const seenBy = async (approver: Actor) => (await readTeamRequests(approver, {})).find((one) => one.id === id);
    expect((await seenBy(manager))?.approvalRefusal).toContain("Only another Admin or Owner");
    expect((await seenBy(admin))?.approvalRefusal).toBeUndefined();
    expect(await announced(id)).toEqual(expect.arrayContaining(["Ada", "Mona"]));
    await expect(approve(id)).rejects.toMatchObject({ kind: "forbidden", code: "begun_leave" });
    await decideRequest(admin, id, { status: "approved" });
    expect((await stateOf(person)).used).toEqual(["vacation 4", "sick 1"]);
  });

  test("while a delegate who doesn't see hidden leave gets the same answer with and without it", async () => {
    const finn = await hire(owner, `Finn${++hired}`, "Manager");
    await createDelegation(manager, { delegateId: finn.userId, from: "2027-03-02", to: "2027-03-12" });
    const vacation = await hideVacation(owner);
    const anAdmin = () => hire(owner, `Admin${++hired}`, "Admin", { managerId: manager.userId });
    const [away, present] = [await anAdmin(), await anAdmin()];
    await approve((await submitRequest(away, { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-12" })).id);
    clock.set("2027-03-10");
    const ids = [
      (await submitRequest(away, sick("2027-03-09"))).id,
      (await submitRequest(present, sick("2027-03-09"))).id,
    ];
    const text = "Only another Admin or Owner can approve an Admin's sick leave once it has begun";
    const seen = await readTeamRequests(finn, {});
    expect(ids.map((id) => seen.find((one) => one.id === id)?.approvalRefusal)).toEqual([text, text]);
    for (const id of ids) {
      const refused = decideRequest(finn, id, { status: "approved" });
      await expect(refused).rejects.toMatchObject({ code: "begun_leave", message: text });
    }
    await approve(ids[1] ?? "");
    await vacation.show();
  });

  test("not by a Manager who records the sick leave", async () => {
    const person = await anAdminAway();
    clock.set("2027-03-10");
    const recorded = await recordLeave(manager, person.userId, { ...sick("2027-03-09"), reason: "Called in" });
    expect(recorded.status).toBe("pending");
    const other = { ...sick("2027-03-10"), reason: "Called in" };
    expect((await recordLeave(owner, person.userId, other)).status).toBe("approved");
  });

  test("while days that haven't begun are given back by the policy", async () => {
    const person = await anAdminAway();
    clock.set("2027-03-10");
    expect((await submitRequest(person, sick("2027-03-11"))).status).toBe("approved");
  });
});

async function hideVacation(by: Actor) {
  const id = (await listLeaveTypes(by, {})).find(({ key }) => key === "vacation")?.id ?? "";
  await editLeaveType(by, id, { visibility: "managers" });
  return { show: () => editLeaveType(by, id, { visibility: "everyone" }) };
}

async function* aFile() {
  yield Buffer.from(PDF);
}

const attach = (person: Actor, id: string) =>
  attachEvidence(person, id, { name: "Note.pdf", type: "application/pdf", file: aFile });

describe("where the policy asks for a document", () => {
  const grants = [{ frequency: "yearly" as const, amount: 20 }];

  async function aPersonAway(booking: object) {
    const company = await aCompany();
    const { officeId } = await aDocumentOffice(company.owner, { unit: "day", grants }, undefined, {
      unit: "day",
      grants,
      booking: { evidenceAfter: 1, ...booking },
    });
    const person = await company.hire({ officeId });
    const { id } = await submitRequest(person, { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-12" });
    await decideRequest(company.owner, id, { status: "approved" });
    return { person, boss: company.owner };
  }

  test("an approval waits for it, and other sick leave doesn't", async () => {
    const { person, boss } = await aPersonAway({});
    const { id } = await submitRequest(person, sick("2027-03-10", "2027-03-11"));
    await expect(decideRequest(boss, id, { status: "approved" })).rejects.toMatchObject({ code: "document_needed" });
    await attach(person, id);
    await decideRequest(boss, id, { status: "approved" });
    expect((await stateOf(person)).used).toEqual(["vacation 3", "sick 2"]);
    const other = await submitRequest(person, sick("2027-03-15", "2027-03-17"));
    expect(await decideRequest(boss, other.id, { status: "approved" })).toMatchObject({ status: "approved" });
  });

  test("a delegate who doesn't see hidden leave gets the same answers about documents and undoing with and without it", async () => {
    const { person, boss } = await aPersonAway({});
    const finn = await hire(boss, `Finn${++hired}`, "Manager");
    await createDelegation(boss, { delegateId: finn.userId, from: "2027-03-01", to: "2027-03-12" });
    const over = await submitRequest(person, sick("2027-03-10", "2027-03-11"));
    const other = await submitRequest(person, sick("2027-03-16", "2027-03-17"));
    await hideVacation(boss);
    const message = "This sick leave can't be approved until the document that it needs is attached";
    for (const { id } of [over, other]) {
      await expect(decideRequest(finn, id, { status: "approved" })).rejects.toMatchObject({ message });
    }
    await decideRequest(finn, other.id, { status: "rejected", rejectionReason: "Call me" });
    await submitRequest(person, { type: "vacation", startDate: "2027-03-16", endDate: "2027-03-16" });
    await expect(undoDecision(finn, other.id, {})).rejects.toMatchObject({
      code: "not_reopened",
      message: "The decision can't be undone, because the request would now be refused",
    });
  });

  test("leave that the policy or a recording would approve waits for the approver", async () => {
    const { person, boss } = await aPersonAway({ approval: [{ by: [] }] });
    expect(await submitRequest(person, sick("2027-03-08"))).toMatchObject({ status: "approved" });
    expect(await submitRequest(person, sick("2027-03-09", "2027-03-10"))).toMatchObject({ status: "pending" });
    const recorded = { ...sick("2027-03-11", "2027-03-12"), reason: "Called in" };
    expect(await recordLeave(boss, person.userId, recorded)).toMatchObject({ status: "pending" });
    expect((await stateOf(person)).used).toEqual(["vacation 4", "sick 1"]);
  });
});
