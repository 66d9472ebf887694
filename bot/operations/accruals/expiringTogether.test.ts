import { afterEach, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { findAlikeLedgers } from "#db/queries/ledger/findLotLedgers.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { decideRequest } from "../requests/decideRequest.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { postDue } from "./postDue.ts";

await testDatabase();
const clock = testClock();
const { pool } = database();
afterEach(expectLedgersVerified);

const EXPIRING = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 20, carryOver: { max: 5, until: "03-31" } }],
} as const;

async function peopleWithCarriedDays() {
  clock.set("2027-03-01");
  const owner = await foundTestOrganization();
  const { organizationId } = owner;
  const { officeId } = await aDocumentOffice(owner, EXPIRING);
  const people = [];
  for (const name of ["One", "Two", "Three", "Four"]) people.push(await hire(owner, name, "Employee", { officeId }));
  clock.set("2028-02-01");
  await postDue(organizationId);
  for (const [index, endDate] of [
    [2, "2028-02-08"],
    [3, "2028-02-11"],
  ] as const) {
    const person = people[index];
    if (!person) throw new Error("Nobody was hired");
    const { id } = await submitRequest(person, { type: "vacation", startDate: "2028-02-07", endDate });
    await decideRequest(owner, id, { status: "approved" });
  }
  return { organizationId, ids: people.map(({ userId }) => userId) };
}

async function expiredDays(ids: readonly string[]): Promise<number[][]> {
  const { rows } = await pool.query<{ id: string; days: number }>(
    `SELECT user_id AS id, minutes / 480.0::float8 AS days FROM ledger_entries
     WHERE user_id = ANY ($1::uuid[]) AND kind = 'expiry' ORDER BY id`,
    [ids],
  );
  return ids.map((id) => rows.filter((row) => row.id === id).map(({ days }) => days));
}

test("each person loses once what is left of their own carried-over days, even if five runs post it at once", async () => {
  const { organizationId, ids } = await peopleWithCarriedDays();
  clock.set("2028-04-01");
  await Promise.all(Array.from({ length: 5 }, () => postDue(organizationId)));
  expect(await expiredDays(ids)).toEqual([[-5], [-5], [-3], []]);
  clock.set("2028-04-02");
  await postDue(organizationId);
  expect(await expiredDays(ids)).toEqual([[-5], [-5], [-3], []]);
});

test("a run that repeats an interrupted one adds no days that expired", async () => {
  const { organizationId, ids } = await peopleWithCarriedDays();
  clock.set("2028-04-01");
  await postDue(organizationId);
  await pool.query("UPDATE offices SET posted_through = '2028-03-31' WHERE organization_id = $1", [organizationId]);
  await postDue(organizationId);
  expect(await expiredDays(ids)).toEqual([[-5], [-5], [-3], []]);
});

test("only people with equal ledgers are read together", async () => {
  const { organizationId, ids } = await peopleWithCarriedDays();
  const [one = "", two = "", three = "", four = ""] = ids;
  const alike = await findAlikeLedgers(organizationId, { people: ids, types: ["vacation"], fromYear: 2028 });
  expect(alike.map(({ people }) => people.toSorted())).toEqual(
    expect.arrayContaining([[one, two].toSorted(), [three], [four]]),
  );
  expect(alike).toHaveLength(3);
  const ofThree = alike.find(({ people }) => people.includes(three))?.ledgerOf("vacation");
  expect(ofThree?.taken.map(({ date }) => date)).toEqual(["2028-02-07", "2028-02-08"]);
});
