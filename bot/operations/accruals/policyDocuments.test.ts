import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerPostedInSteps, wholeLedger } from "#tests/asserting/ledgerPostedInSteps.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { adjustBalance } from "../balances/adjustBalance.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { cancelRequest } from "../requests/cancelRequest.ts";
import { decideRequest } from "../requests/decideRequest.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { editUser } from "../people/editUser.ts";
import { postDue } from "./postDue.ts";

await testDatabase();
const clock = testClock();
const { pool } = database();

beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const german = {
  unit: "day",
  grants: [
    { frequency: "yearly", amount: 24, carryOver: { max: 24, until: "03-31" } },
    { frequency: "monthly", amount: 1, carryOver: "none" },
  ],
} as const;

const byService = {
  unit: "day",
  grants: [
    {
      frequency: "yearly",
      amount: {
        by: "yearsOfService",
        tiers: [
          [0, 20],
          [2, 25],
        ],
      },
      starterShare: "byDay",
      cap: { balance: 30 },
      carryOver: { monthsAfterYear: 12 },
    },
    { frequency: "quarterly", amount: 1, cap: { on: "06-30", balance: 1 } },
  ],
} as const;

async function entriesOf(userId: string, kinds?: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT concat_ws(' ', effective_on, kind, round(minutes / 480.0, 2), details ->> 'expiresOn') AS text FROM ledger_entries
     WHERE user_id = $1 AND type = 'vacation' AND ($2::text[] IS NULL OR kind = ANY ($2)) ORDER BY effective_on, id`,
    [userId, kinds ?? null],
  );
  return rows.map(({ text }: { text: string }) => text);
}

async function anOrganization() {
  clock.set("2027-03-01");
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, german);
  const tokyo = await aDocumentOffice(owner, byService, "Asia/Tokyo");
  const people = [];
  for (const place of [officeId, officeId, tokyo.officeId, tokyo.officeId]) {
    people.push(await hire(owner, `P${people.length}`, "Employee", { officeId: place }));
  }
  const [one, two, three, four] = people;
  if (!one || !two || !three || !four) throw new Error("Nobody was hired");
  await editUser(owner, three.userId, { startDate: "2026-05-16" });
  await editUser(owner, four.userId, { startDate: "2027-08-02" });
  const { id } = await submitRequest(one, { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-10" });
  await decideRequest(owner, id, { status: "approved" });
  return { owner, organizationId: owner.organizationId, people, one, two, three, four };
}

test("lots are carried over, expire, and are cut on their days", async () => {
  const { organizationId, one, three, four } = await anOrganization();
  clock.set("2028-04-01");
  await postDue(organizationId);
  expect(await entriesOf(one.userId, ["accrual", "carry_over", "expiry"])).toEqual(
    expect.arrayContaining([
      "2027-01-01 accrual 24.00",
      "2028-01-01 carry_over 24.00 2028-03-31",
      "2028-04-01 expiry -24.00",
    ]),
  );
  expect(await entriesOf(three.userId, ["cap"])).toEqual(["2027-06-30 cap -1.00"]);
  expect(await entriesOf(three.userId, ["policy_change"])).toContain("2027-03-02 policy_change 20.00 2028-12-31");
  expect((await entriesOf(four.userId, ["accrual"])).length).toBeGreaterThan(0);
});

test("a ledger with lots is identical whether it was posted every few days, every month, or after a gap of 500 days", async () => {
  const ledgers = [];
  for (const step of [4, 30, 500]) {
    const { organizationId } = await anOrganization();
    ledgers.push(await ledgerPostedInSteps(organizationId, { clock, step, days: 500, last: "2028-07-15" }));
  }
  expect(ledgers[1]).toEqual(ledgers[0]);
  expect(ledgers[2]).toEqual(ledgers[0]);
}, 120_000);

test("five runs at once post each lot, expiry, and cap once", async () => {
  const ledgers = [];
  for (const runs of [1, 5]) {
    const { organizationId } = await anOrganization();
    for (const day of ["2027-07-01", "2028-01-02", "2028-04-02"]) {
      clock.set(day);
      await Promise.all(Array.from({ length: runs }, () => postDue(organizationId)));
    }
    ledgers.push(await wholeLedger(organizationId));
  }
  expect(ledgers[1]).toEqual(ledgers[0]);
});

test("an adjustment opens a lot with the same dates as the first grant's lots", async () => {
  const { owner, three } = await anOrganization();
  const balance = (await readOwnBalances(three, {})).find(({ type }) => type === "vacation");
  await adjustBalance(owner, balance?.id ?? "", { adjustment: 2, reason: "Moved" });
  expect(await entriesOf(three.userId, ["adjustment"])).toEqual(["2027-03-02 adjustment 2.00 2028-12-31"]);
});

test("days that return from canceled leave expire at once if their lot has expired", async () => {
  const { owner, organizationId, two } = await anOrganization();
  clock.set("2028-03-01");
  await postDue(organizationId);
  const { id } = await submitRequest(two, { type: "vacation", startDate: "2028-03-27", endDate: "2028-04-07" });
  await decideRequest(owner, id, { status: "approved" });
  clock.set("2028-04-03");
  await postDue(organizationId);
  expect(await entriesOf(two.userId, ["expiry"])).toContain("2028-04-01 expiry -19.00");
  await cancelRequest(owner, id, { rejectionReason: "Ill" });
  expect(await entriesOf(two.userId, ["expiry"])).toContain("2028-04-03 expiry -5.00");
});

test("a request may take expiring days until their last day, and not after it", async () => {
  const { organizationId, two } = await anOrganization();
  clock.set("2028-03-01");
  await postDue(organizationId);
  const april = { type: "vacation", startDate: "2028-04-03", endDate: "2028-05-10" };
  await expect(submitRequest(two, april)).rejects.toThrow("You only have 27 days available for vacation leave");
  await submitRequest(two, { type: "vacation", startDate: "2028-03-06", endDate: "2028-03-31" });
  await submitRequest(two, { ...april, endDate: "2028-05-09" });
});

test("a person without the facts that their policy needs waits, and everyone else keeps accruing", async () => {
  const owner = await foundTestOrganization();
  const needy = { unit: "day", grants: [{ frequency: "yearly", amount: { rate: 2, of: "shiftsPerWeek" } }] } as const;
  const { officeId } = await aDocumentOffice(owner, needy);
  const waiting = await hire(owner, "Wanda", "Employee", { officeId });
  clock.set("2028-02-01");
  await postDue(owner.organizationId);
  expect(await entriesOf(waiting.userId)).toEqual([]);
  expect(await entriesOf(owner.userId, ["accrual"])).toHaveLength(2);
});

test("an amount in weeks assumes whole days from Monday to Friday where no working pattern is set", async () => {
  const owner = await foundTestOrganization();
  const fourWeeks = { unit: "day", grants: [{ frequency: "yearly", amount: { weeks: 4, in: "days" } }] } as const;
  const { officeId } = await aDocumentOffice(owner, fourWeeks);
  const person = await hire(owner, "Wanda", "Employee", { officeId });
  expect(await entriesOf(person.userId)).toEqual(["2027-01-01 accrual 20.00"]);
});
