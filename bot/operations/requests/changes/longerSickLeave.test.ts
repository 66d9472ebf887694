import { afterEach, beforeEach, expect, test } from "@jest/globals";
import type { Actor } from "#bot/operations/actor.ts";
import { createClosure } from "#bot/operations/closures/createClosure.ts";
import { readOwnBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { attachEvidence } from "#bot/operations/evidence/attachEvidence.ts";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { PDF } from "#tests/arranging/evidenceFiles.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { decideRequest } from "../decideRequest.ts";
import { listOwnRequests } from "../listOwnRequests.ts";
import { readTeamRequests } from "../readTeamRequests.ts";
import { submitRequest } from "../submitRequest.ts";
import { undoDecision } from "../undoDecision.ts";
import { previewChange } from "./previewChange.ts";
import { readGivenBack } from "./readGivenBack.ts";
import { requestChange } from "./requestChange.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const APPROVED = { status: "approved" };
const LONGER = { endDate: "2027-03-11" };
const GRANTS = [{ frequency: "yearly" as const, amount: 20 }];

async function sickOnVacation(booking?: object) {
  const { owner, hire } = await aCompany();
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants: GRANTS }, undefined, {
    unit: "day",
    grants: GRANTS,
    ...(booking && { booking }),
  });
  const person = await hire({ officeId });
  const vacation = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-12" };
  await decideRequest(owner, (await submitRequest(person, vacation)).id, APPROVED);
  const { id, status } = await submitRequest(person, { type: "sick", startDate: "2027-03-10", endDate: "2027-03-10" });
  if (status === "pending") await decideRequest(owner, id, APPROVED);
  return { owner, person, id };
}

async function stateOf(person: Actor): Promise<string[]> {
  const approved = (await listOwnRequests(person, {})).filter(({ status }) => status === "approved");
  const shown = approved.map(({ type, startDate, endDate, minutes }) => {
    return `${type} ${startDate.slice(8)}-${endDate.slice(8)} ${minutes / 480}`;
  });
  const used = (await readOwnBalances(person, {})).filter(({ type }) => type === "vacation" || type === "sick");
  return [...shown.toSorted(), ...used.map(({ type, used: minutes }) => `${minutes / 480} ${type}`).toSorted()];
}

const BEFORE = ["sick 10-10 1", "vacation 08-09 2", "vacation 11-12 2", "1 sick", "4 vacation"];
const AFTER = ["sick 10-11 2", "vacation 08-09 2", "vacation 12-12 1", "2 sick", "3 vacation"];

test("approving longer sick leave gives back the vacation on its new days, and an undo restores only these", async () => {
  const { owner, person, id } = await sickOnVacation();
  const words = ["Gives back 1 day of vacation leave"];
  expect((await previewChange(person, id, LONGER)).conditions).toEqual(words);
  const { id: changeId } = await requestChange(person, id, LONGER);
  const listed = (await readTeamRequests(owner, {})).find((request) => request.id === changeId);
  expect(listed?.conditions).toEqual(expect.arrayContaining(words));
  for (let decision = 0; decision < 2; decision += 1) {
    expect(await stateOf(person)).toEqual(BEFORE);
    const decided = await decideRequest(owner, changeId, APPROVED);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ after: { gaveBack: [{ minutes: 480 }] } });
    expect(await readGivenBack(owner.organizationId, decided, person.userId)).toEqual([
      "Gave back 1 day of vacation leave",
    ]);
    expect(await stateOf(person)).toEqual(AFTER);
    await undoDecision(owner, changeId, {});
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ after: { restored: [expect.any(String)] } });
  }
  expect(await stateOf(person)).toEqual(BEFORE);
});

test("undoing the approval of sick leave that was made longer since restores all of the vacation", async () => {
  const { owner, person, id } = await sickOnVacation();
  await requestChange(owner, id, { ...LONGER, notes: "Still ill" });
  await undoDecision(owner, id, {});
  expect(await stateOf(person)).toEqual(["vacation 08-12 5", "0 sick", "5 vacation"]);
});

test("an approver makes sick leave longer at once, also over vacation before and after it", async () => {
  const { owner, person, id } = await sickOnVacation();
  const longer = { startDate: "2027-03-09", endDate: "2027-03-12", notes: "Still ill" };
  expect((await previewChange(owner, id, longer)).conditions).toEqual(["Gives back 3 days of vacation leave"]);
  await requestChange(owner, id, longer);
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
    after: { gaveBack: [{ minutes: 480 }, { minutes: 960 }] },
  });
  expect(await stateOf(person)).toEqual(["sick 09-12 4", "vacation 08-08 1", "1 vacation", "4 sick"]);
});

async function* aFile() {
  yield Buffer.from(PDF);
}

test.each([
  ["an approver decides", {}],
  ["the policy approves it", { approval: [{ by: [] }] }],
])("longer sick leave over vacation waits for the document that it needs where %s", async (_, booking) => {
  const { owner, person, id } = await sickOnVacation({ evidenceAfter: 1, ...booking });
  await expect(requestChange(owner, id, { ...LONGER, notes: "Still ill" })).rejects.toMatchObject({
    code: "document_needed",
  });
  const { id: changeId, status } = await requestChange(person, id, LONGER);
  expect(status).toBe("pending");
  await expect(decideRequest(owner, changeId, APPROVED)).rejects.toMatchObject({ code: "document_needed" });
  expect(await stateOf(person)).toEqual(BEFORE);
  await attachEvidence(person, id, { name: "Note.pdf", type: "application/pdf", file: aFile });
  await decideRequest(owner, changeId, APPROVED);
  expect(await stateOf(person)).toEqual(AFTER);
});

test("a policy that approves sick leave also makes it longer over vacation at once", async () => {
  const { person, id } = await sickOnVacation({ approval: [{ by: [] }] });
  expect(await requestChange(person, id, LONGER)).toMatchObject({ status: "approved" });
  expect(await stateOf(person)).toEqual(AFTER);
});

test("longer sick leave also gives back more days of a charged closure", async () => {
  const { owner, hire } = await aCompany();
  const person = await hire({});
  const dates = { startDate: "2027-03-08", endDate: "2027-03-12" };
  await createClosure(owner, { name: "Stocktaking", ...dates, charged: "vacation", officeIds: [owner.officeId] });
  const { id } = await submitRequest(person, { type: "sick", startDate: "2027-03-05", endDate: "2027-03-08" });
  await decideRequest(owner, id, APPROVED);
  const longer = { endDate: "2027-03-10" };
  expect((await previewChange(person, id, longer)).conditions).toEqual(["Gives back 2 days of vacation leave"]);
  const decided = await decideRequest(owner, (await requestChange(person, id, longer)).id, APPROVED);
  expect(await readGivenBack(owner.organizationId, decided, person.userId)).toEqual([
    "Gave back 2 days of vacation leave",
  ]);
  expect(await stateOf(person)).toEqual(["sick 05-10 4", "vacation 11-12 2", "2 vacation", "4 sick"]);
});
