import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerPostedInSteps } from "#tests/asserting/ledgerPostedInSteps.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { editUser } from "../people/editUser.ts";
import { cancelRequest } from "../requests/cancelRequest.ts";
import { decideRequest } from "../requests/decideRequest.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { postDue } from "./postDue.ts";

await testDatabase();
const clock = testClock();
const { pool } = database();

beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const sendingTo = (excess: string, amount: number, max: number) =>
  ({ unit: "day", grants: [{ frequency: "yearly", amount, carryOver: { max, excess } }] }) as const;

async function anOrganization() {
  clock.set("2027-03-01");
  const owner = await foundTestOrganization();
  const sick = sendingTo("personal", 10, 12);
  const { officeId } = await aDocumentOffice(owner, sendingTo("sick", 20, 5), undefined, sick);
  const tokyo = await aDocumentOffice(owner, sendingTo("personal", 20, 5), "Asia/Tokyo");
  const one = await hire(owner, "One", "Employee", { officeId });
  const two = await hire(owner, "Two", "Employee", { officeId });
  const three = await hire(owner, "Three", "Employee", { officeId: tokyo.officeId });
  const { id } = await submitRequest(one, { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-12" });
  await decideRequest(owner, id, { status: "approved" });
  return { owner, organizationId: owner.organizationId, tokyo, one, two, three, id };
}

async function transfersOf(userId: string): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT concat_ws(' ', effective_on, type, round(minutes / 480.0, 2), 'in', leave_year) AS text FROM ledger_entries
     WHERE user_id = $1 AND kind = 'transfer' ORDER BY effective_on, leave_year, type, minutes`,
    [userId],
  );
  return rows.map(({ text }: { text: string }) => text);
}

const balancesOf = async (person: Parameters<typeof readOwnBalances>[0]) =>
  Object.fromEntries((await readOwnBalances(person, {})).map(({ type, balance }) => [type, balance / 480]));

test("excess of a leave year arrives in another type when the next one begins", async () => {
  const { organizationId, one, three } = await anOrganization();
  clock.set("2028-01-02");
  await postDue(organizationId);
  expect(await transfersOf(one.userId)).toEqual([
    "2027-12-31 vacation -10.00 in 2027",
    "2028-01-01 sick 10.00 in 2028",
  ]);
  expect(await balancesOf(one)).toEqual({ vacation: 25, sick: 30, personal: 3 });
  expect(await transfersOf(three.userId)).toEqual([
    "2027-12-31 vacation -15.00 in 2027",
    "2028-01-01 personal 15.00 in 2028",
  ]);
  clock.set("2029-01-02");
  await postDue(organizationId);
  expect(await transfersOf(one.userId)).toEqual(
    expect.arrayContaining(["2028-12-31 sick -18.00 in 2028", "2029-01-01 personal 18.00 in 2029"]),
  );
});

test("transfers are identical whether they are posted every week, after a gap of two years, or by five runs at once", async () => {
  const ledgers = [];
  for (const { step, runs } of [
    { step: 7, runs: 1 },
    { step: 800, runs: 1 },
    { step: 400, runs: 5 },
  ]) {
    const { organizationId } = await anOrganization();
    ledgers.push(await ledgerPostedInSteps(organizationId, { clock, step, runs, days: 800, last: "2029-06-01" }));
  }
  expect(ledgers[1]).toEqual(ledgers[0]);
  expect(ledgers[2]).toEqual(ledgers[0]);
}, 120_000);

test("canceled leave from a closed year sends its days along the chain, and a read posts what is due", async () => {
  const { owner, one, id } = await anOrganization();
  clock.set("2029-02-01");
  expect(await balancesOf(one)).toEqual({ vacation: 25, sick: 42, personal: 21 });
  await cancelRequest(owner, id, { rejectionReason: "Worked after all" });
  expect((await transfersOf(one.userId)).filter((text) => text.startsWith("2029-02-01"))).toEqual([
    "2029-02-01 vacation -5.00 in 2027",
    "2029-02-01 sick -5.00 in 2028",
    "2029-02-01 sick 5.00 in 2028",
    "2029-02-01 personal 5.00 in 2029",
  ]);
  expect(await balancesOf(one)).toEqual({ vacation: 25, sick: 42, personal: 26 });
});

test("a change that affects a closed year corrects the transfer of that year's excess", async () => {
  const { owner, organizationId, tokyo, one, two } = await anOrganization();
  clock.set("2028-02-01");
  await postDue(organizationId);
  await editUser(owner, two.userId, { endDate: "2027-12-15" });
  expect(await transfersOf(two.userId)).toEqual(
    expect.arrayContaining(["2028-02-01 vacation 15.00 in 2027", "2028-02-01 sick -15.00 in 2028"]),
  );
  await editUser(owner, one.userId, { officeId: tokyo.officeId });
  clock.set("2029-01-15");
  await postDue(organizationId);
  expect(await transfersOf(one.userId)).toContain("2029-01-01 personal 20.00 in 2029");
});
