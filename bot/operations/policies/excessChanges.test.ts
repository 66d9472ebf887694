import { expect, test } from "@jest/globals";
import { postDue } from "#bot/operations/accruals/postDue.ts";
import { readUserBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { listPolicies } from "./listPolicies.ts";
import { previewPolicyDocument } from "./previewPolicyDocument.ts";

await testDatabase();
const clock = testClock();

const DAY = 480;
const sendingTo = (excess: string, max = 5) => ({
  unit: "day",
  grants: [{ frequency: "yearly", amount: 20, carryOver: { max, excess } }],
});

async function anOffice(excess: string) {
  clock.set("2027-01-01");
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, sendingTo(excess));
  const policyId = (await listPolicies(owner, officeId, {})).find(({ type }) => type === "vacation")?.id ?? "";
  const bob = await hire(owner, "Bob", "Employee", { officeId });
  clock.set("2028-01-10");
  await postDue(owner.organizationId);
  const balances = async (asOf?: string) =>
    Object.fromEntries(
      (await readUserBalances(owner, bob.userId, { ...(asOf !== undefined && { asOf }) })).map(
        ({ type, balance }) => [type, balance / DAY] as const,
      ),
    );
  const bookSick = async (startDate: string, endDate: string) => {
    const { id } = await submitRequest(bob, { type: "sick", startDate, endDate });
    await decideRequest(owner, id, { status: "approved" });
  };
  return { owner, bob, officeId, policyId, balances, bookSick };
}

test("a correction of the carry-over shows whose balances it lowers in the type that received the excess", async () => {
  const { owner, bob, policyId, balances, bookSick } = await anOffice("sick");
  const before = await balances();
  await bookSick("2028-01-12", "2028-02-10");
  clock.set("2028-02-14");
  const sick = (await balances())["sick"] ?? 0;
  expect(sick).toBe((before["sick"] ?? 0) - 22);

  const change = { document: sendingTo("expires") };
  const shown = { userId: bob.userId, name: "Bob", receiver: { type: "sick", unit: "day" } };
  const changed = { ...shown, before: sick * DAY, after: (sick - 15) * DAY };
  expect(await previewPolicyDocument(owner, policyId, change)).toMatchObject({
    receivers: [{ type: "sick", unit: "day", on: "2028-02-14", people: 1, belowZero: 1, impact: [changed] }],
    below: [changed],
  });
  const refusal = await refusalOf(editPolicyDocument(owner, policyId, change));
  expect(refusal).toMatchObject({
    code: "needs_confirmation",
    message: "This change would leave 1 person below zero. Please confirm it.",
    impact: [{ userId: bob.userId, name: "Bob", type: "sick", before: sick, after: sick - 15 }],
  });
  expect((await balances())["sick"]).toBe(sick);
  await editPolicyDocument(owner, policyId, { ...change, confirmed: true });
  expect((await balances())["sick"]).toBe(sick - 15);
});

test("a correction that sends past excess to another type shows what that type gains", async () => {
  const { owner, policyId, balances } = await anOffice("expires");
  const { sick = 0 } = await balances();
  const change = { document: sendingTo("sick") };
  const { receivers, below } = await previewPolicyDocument(owner, policyId, change);
  expect(receivers).toMatchObject([
    {
      type: "sick",
      on: "2028-01-10",
      people: 1,
      belowZero: 0,
      impact: [{ before: sick * DAY, after: (sick + 15) * DAY }],
    },
  ]);
  expect(below).toEqual([]);
  await editPolicyDocument(owner, policyId, change);
  expect((await balances())["sick"]).toBe(sick + 15);
});

test("a change scheduled for a later year shows the day from which another type receives less", async () => {
  const { owner, policyId, balances } = await anOffice("sick");
  const change = { document: sendingTo("expires"), effectiveOn: "2028-12-31" };
  const ahead = (await balances("2029-01-01"))["sick"] ?? 0;
  const { receivers } = await previewPolicyDocument(owner, policyId, change);
  await editPolicyDocument(owner, policyId, change);
  const then = (await balances("2029-01-01"))["sick"] ?? 0;
  expect(then).toBeLessThan(ahead);
  expect(receivers).toMatchObject([
    { type: "sick", on: "2029-01-01", impact: [{ before: ahead * DAY, after: then * DAY }] },
  ]);
});

test("a higher carry-over limit lowers the type that received the difference", async () => {
  const { owner, policyId, balances } = await anOffice("sick");
  const before = await balances();
  const change = { document: sendingTo("sick", 8) };
  const preview = await previewPolicyDocument(owner, policyId, change);
  await editPolicyDocument(owner, policyId, change);
  const after = await balances();
  expect([after["vacation"], after["sick"]]).toEqual([(before["vacation"] ?? 0) + 3, (before["sick"] ?? 0) - 3]);
  expect(preview).toMatchObject({
    impact: [{ before: (before["vacation"] ?? 0) * DAY, after: (after["vacation"] ?? 0) * DAY }],
    receivers: [{ impact: [{ before: (before["sick"] ?? 0) * DAY, after: (after["sick"] ?? 0) * DAY }] }],
  });
});

const receiving = (amount: number, carryOver: string) => ({
  unit: "day",
  grants: [{ frequency: "yearly", amount, carryOver }],
  consumption: { overdraft: 30 },
});

async function aReceivingPolicy() {
  const office = await anOffice("sick");
  const { owner, officeId } = office;
  const sickId = (await listPolicies(owner, officeId, {})).find(({ type }) => type === "sick")?.id ?? "";
  await editPolicyDocument(owner, sickId, { document: receiving(10, "all"), confirmed: true });
  clock.set("2028-12-01");
  await postDue(owner.organizationId);
  return { ...office, sickId };
}

test("a change of a type that receives excess counts the excess that will arrive", async () => {
  const { owner, bob, sickId, balances, bookSick } = await aReceivingPolicy();
  const change = { document: receiving(3, "all"), effectiveOn: "2029-01-01" };
  const { sick = 0 } = await balances();
  await bookSick("2028-12-04", "2028-12-29");
  await bookSick("2029-01-08", "2029-02-14");
  const ahead = (await balances("2029-01-01"))["sick"] ?? 0;
  const arriving = ahead - (sick - 20 + 10 - 28);
  expect(arriving).toBeGreaterThan(0);
  expect(ahead).toBeGreaterThanOrEqual(7);
  expect(ahead - arriving).toBeLessThan(7);

  const preview = await previewPolicyDocument(owner, sickId, change);
  expect(preview).toMatchObject({
    on: "2029-01-01",
    people: 1,
    belowZero: 0,
    impact: [{ userId: bob.userId, before: ahead * DAY, after: (ahead - 7) * DAY }],
    receivers: [],
    below: [],
  });
  await editPolicyDocument(owner, sickId, change);
  expect((await balances("2029-01-01"))["sick"]).toBe(ahead - 7);
});

test("a change of a carry-over counts the excess that arrived in the meantime as lost", async () => {
  const { owner, sickId, balances } = await aReceivingPolicy();
  const change = { document: receiving(10, "none"), effectiveOn: "2029-06-01" };
  const ahead = (await balances("2030-01-01"))["sick"] ?? 0;
  const { on, impact } = await previewPolicyDocument(owner, sickId, change);
  await editPolicyDocument(owner, sickId, change);
  const then = (await balances("2030-01-01"))["sick"] ?? 0;
  expect({ on, impact }).toMatchObject({ on: "2030-01-01", impact: [{ before: ahead * DAY, after: then * DAY }] });
});

test("a sender's change counts what a third type sends to the type that receives its excess", async () => {
  const { owner, officeId, policyId, balances } = await anOffice("sick");
  const personalId = (await listPolicies(owner, officeId, {})).find(({ type }) => type === "personal")?.id ?? "";
  await editPolicyDocument(owner, personalId, { document: sendingTo("sick", 2), confirmed: true });
  const change = { document: sendingTo("expires"), effectiveOn: "2028-12-31" };
  const ahead = (await balances("2029-01-01"))["sick"] ?? 0;
  const { receivers } = await previewPolicyDocument(owner, policyId, change);
  await editPolicyDocument(owner, policyId, change);
  const then = (await balances("2029-01-01"))["sick"] ?? 0;
  expect(receivers).toMatchObject([
    { type: "sick", on: "2029-01-01", impact: [{ before: ahead * DAY, after: then * DAY }] },
  ]);
});
