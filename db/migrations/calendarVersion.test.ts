import { beforeEach, expect, test } from "@jest/globals";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database } from "../connect.ts";
import { aLedgerEntry } from "../factories/aLedgerEntry.ts";
import { anOrganization } from "../factories/anOrganization.ts";
import { aPerson } from "../factories/aPerson.ts";
import { aRequest } from "../factories/aRequest.ts";
import type { Organization } from "../models/Organization.ts";
import { User } from "../models/User.ts";
import { PtoRequest } from "../models/leave/PtoRequest.ts";

await testDatabase();
const { pool, sequelize } = database();

async function version({ id }: Organization): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    "SELECT calendar_version AS version FROM organizations WHERE id = $1",
    [id],
  );
  return rows[0]!.version;
}

let organization: Organization;
let other: Organization;
let person: User;
let elsewhere: User;
let before: number;
beforeEach(async () => {
  [organization, other] = [await anOrganization(), await anOrganization()];
  [person, elsewhere] = [await aPerson(organization), await aPerson(other)];
  before = await version(organization);
});

test("creating, deciding, or removing a request raises the version of only its organization", async () => {
  const untouched = await version(other);
  const request = await aRequest(person);
  expect(await version(organization)).toBe(before + 1);
  await request.update({ status: "approved", decidedAt: request.submittedAt });
  expect(await version(organization)).toBe(before + 2);
  await sequelize.query("DELETE FROM pto_request_days");
  await request.destroy();
  expect(await version(organization)).toBe(before + 3);
  expect(await version(other)).toBe(untouched);
});

test("adding or changing a person raises the version, and posting doesn't", async () => {
  await person.update({ name: "Renamed" });
  expect(await version(organization)).toBe(before + 1);
  await aPerson(organization);
  expect(await version(organization)).toBe(before + 2);
  await aLedgerEntry(person);
  await person.update({ postedThrough: "2027-03-01", recalculatedOn: "2027-03-01" });
  expect(await version(organization)).toBe(before + 2);
});

test("a recalculated cost doesn't raise the version, because no calendar shows it", async () => {
  const request = await aRequest(person);
  before = await version(organization);
  await request.update({ minutes: request.minutes + 240 });
  expect(await version(organization)).toBe(before);
});

test("one transaction raises the version once, regardless of its changes", async () => {
  await sequelize.transaction(async (transaction) => {
    for (const name of ["One", "Two", "Three"]) await person.update({ name }, { transaction });
    await User.update({ name: "All" }, { where: { organizationId: organization.id }, transaction });
  });
  expect(await version(organization)).toBe(before + 1);
});

test("a transaction across two organizations raises each version once, in any order", async () => {
  const otherBefore = await version(other);
  await sequelize.transaction(async (transaction) => {
    for (const name of ["One", "Two", "Three"]) {
      await person.update({ name }, { transaction });
      await elsewhere.update({ name }, { transaction });
    }
  });
  expect(await version(organization)).toBe(before + 1);
  expect(await version(other)).toBe(otherBefore + 1);
});

test("two transactions of one connection count as two, and one rolled back as none", async () => {
  const client = await pool.connect();
  try {
    const rename = () => client.query("UPDATE users SET name = 'Renamed' WHERE id = $1", [person.id]);
    await rename();
    await rename();
    await client.query("BEGIN");
    await rename();
    await client.query("ROLLBACK");
    await client.query("BEGIN");
    await rename();
    await client.query("COMMIT");
  } finally {
    client.release();
  }
  expect(await version(organization)).toBe(before + 3);
});

test("the version is raised at the end of the transaction, so that people don't wait for each other until then", async () => {
  const second = await aPerson(organization);
  await sequelize.transaction(async (first) => {
    await person.update({ name: "Still open" }, { transaction: first });
    await second.update({ name: "Already done" });
  });
  expect(await version(organization)).toBe(before + 3);
});

test("ten concurrent transactions raise the version by ten", async () => {
  const people = [];
  for (let count = 0; count < 10; count++) people.push(await aPerson(organization));
  before = await version(organization);
  await Promise.all(people.map((one) => aRequest(one)));
  expect(await PtoRequest.count({ where: { organizationId: organization.id } })).toBe(10);
  expect(await version(organization)).toBe(before + 10);
});
