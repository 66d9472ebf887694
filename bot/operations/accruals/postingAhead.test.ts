import { afterEach, expect, test } from "@jest/globals";
import type { Transaction } from "sequelize";
import { database } from "#db/connect.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import { foundTestOrganization, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { editPolicy } from "../policies/editPolicy.ts";
import { listPolicies } from "../policies/listPolicies.ts";
import { transactionally } from "../transactionally.ts";
import { postDue } from "./postDue.ts";
import { postPeopleOfOffice } from "./steps/postOffice.ts";

await testDatabase();
const clock = testClock();
const { pool } = database();
afterEach(expectLedgersVerified);

const NEWCOMERS = 200;
const VETERANS = 5;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const [FIRST, LAST] = [idOf(1), idOf(NEWCOMERS + VETERANS)];
const CAUSE = "accrual:vacation:2028-02-01";

async function peopleWithDueEntries() {
  clock.set("2027-03-01");
  const owner = await foundTestOrganization();
  const { organizationId, officeId } = owner;
  for (const { id } of await listPolicies(owner, officeId, {})) {
    const terms = { accrualAmount: 24, accrualTiming: "monthly_increments", carryOverDays: 5 };
    await editPolicy(owner, id, terms);
  }
  const add = (from: number, to: number, on: string) =>
    pool.query(
      `WITH added AS (INSERT INTO users (organization_id, id, name, email, role, office_id, start_date, added_on, is_active, created_at,
         updated_at)
       SELECT $1::uuid, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'P' || n, 'p' || n || '@' || $1::uuid,
         'Employee', $2, $5::date, $5::date, n > 0, now(), now() FROM generate_series($3::int, $4::int) n
       RETURNING id)
       INSERT INTO pto_balances (organization_id, id, user_id, type)
       SELECT $1, gen_random_uuid(), a.id, t.key FROM added a JOIN leave_types t ON t.organization_id = $1`,
      [organizationId, officeId, from, to, on],
    );
  await add(NEWCOMERS + 1, NEWCOMERS + VETERANS, "2027-03-15");
  clock.set("2027-12-20");
  await postDue(organizationId);
  await add(0, NEWCOMERS, "2028-01-01");
  clock.set("2028-02-02");
  return { organizationId, officeId };
}

async function peopleWithEntry(organizationId: string): Promise<number> {
  const { rowCount } = await pool.query(
    `SELECT FROM ledger_entries WHERE organization_id = $1 AND source_key = $2 AND user_id BETWEEN $3 AND $4`,
    [organizationId, CAUSE, idOf(0), LAST],
  );
  return rowCount ?? 0;
}

test("while a batch waits to be inserted, the next is locked and read, and a deadlock of both is resolved", async () => {
  const { organizationId } = await peopleWithDueEntries();
  const running = await withGate(async (gate) => {
    await gate.run(
      `INSERT INTO ledger_entries (organization_id, id, user_id, type, leave_year, kind, minutes, effective_on, source_key,
         created_at)
       VALUES ($1, gen_random_uuid(), $2, 'vacation', 2028, 'accrual', 960, '2028-02-01', $3, now())`,
      [organizationId, FIRST, CAUSE],
    );
    const posting = postDue(organizationId);
    await untilWaiting(2);
    const lock = "SELECT FROM users WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE";
    await Promise.allSettled([gate.run(lock, [organizationId, LAST])]);
    return [posting];
  });
  await Promise.all(running);
  expect(await peopleWithEntry(organizationId)).toBe(NEWCOMERS + VETERANS);
});

test("a person whom another transaction locks is posted alone when the lock is released", async () => {
  const { organizationId } = await peopleWithDueEntries();
  const running = await withGate(async (gate) => {
    const lock = "SELECT FROM users WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE";
    await gate.run(lock, [organizationId, LAST]);
    const posting = postDue(organizationId);
    // The second batch may wait for the first for a moment.
    do await untilWaiting();
    while ((await peopleWithEntry(organizationId)) < NEWCOMERS + VETERANS - 1);
    return [posting];
  });
  await Promise.all(running);
  expect(await peopleWithEntry(organizationId)).toBe(NEWCOMERS + VETERANS);
});

test("a repeated batch reads up to where the next batch began, even if more people have become active in the meantime", async () => {
  const { organizationId, officeId } = await peopleWithDueEntries();
  let isFirst = true;
  const inTransaction = async <Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    if (isFirst) {
      isFirst = false;
      const tx = await database().sequelize.transaction();
      await run(tx);
      await tx.rollback();
      await pool.query("UPDATE users SET is_active = true WHERE organization_id = $1 AND NOT is_active", [
        organizationId,
      ]);
    }
    return transactionally(run);
  };
  const of = { organizationId, officeId, through: "2028-02-02", wait: false };
  await postPeopleOfOffice(of, { now: clock.now(), inTransaction, atOnce: 2 });
  expect(await peopleWithEntry(organizationId)).toBe(1 + NEWCOMERS + VETERANS);
  await postDue(organizationId);
});

test("a run stops at a failed batch, leaves no transaction open, and the next run completes it", async () => {
  const { organizationId, officeId } = await peopleWithDueEntries();
  let ended = 0;
  let begun = 0;
  const inTransaction = async <Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    const isFirst = begun++ === 0;
    try {
      return await transactionally(async (tx) => {
        const result = await run(tx);
        if (isFirst) throw new Error("The disk is full");
        return result;
      });
    } finally {
      ended++;
    }
  };
  const of = { organizationId, officeId, through: "2028-02-02", wait: false };
  const run = postPeopleOfOffice(of, { now: clock.now(), inTransaction, atOnce: 2 });
  await expect(run).rejects.toThrow("The disk is full");
  expect([begun, ended]).toEqual([2, 2]);
  await postDue(organizationId);
  expect(await peopleWithEntry(organizationId)).toBe(NEWCOMERS + VETERANS);
});
