import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { readAccrualLag } from "#bot/operations/status/readAccrualLag.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { ledgerPostedInSteps, wholeLedger } from "#tests/asserting/ledgerPostedInSteps.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { adjustBalance } from "../balances/adjustBalance.ts";
import { decideRequest } from "../requests/decideRequest.ts";
import { editUser } from "../people/editUser.ts";
import { postDue, postDueEverywhere } from "./postDue.ts";
import { foreseeAccruals, postAsOf } from "./postAsOf.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { submitRequest } from "../requests/submitRequest.ts";

await testDatabase();
const clock = testClock();
const { pool } = database();

const MONTHLY = { accrualAmount: 24, accrualTiming: "monthly_increments", carryOverDays: 5, effectiveOn: "2027-01-01" };

const isRun = (day: number) => day % 5 !== 0;

async function aMixedOrganization() {
  clock.set("2027-03-01");
  const owner = await foundTestOrganization();
  const monthly = await anOfficeOf(owner, { vacation: MONTHLY });
  const capped = await anOfficeOf(owner, { vacation: { ...MONTHLY, maxBalance: 10 } });
  const late = await anOfficeOf(owner, {
    vacation: { ...MONTHLY, accrualTiming: "end_of_period" },
    timezone: "Asia/Tokyo",
  });
  const scheduled = await anOfficeOf(owner, { vacation: MONTHLY });
  await scheduled.edit({ accrualAmount: 12, effectiveOn: "2027-09-15" });
  const people = [];
  for (const { officeId } of [monthly, monthly, capped, capped, late, scheduled]) {
    people.push(await hire(owner, `P${people.length}`, "Employee", { officeId }));
  }
  const [one, two, three] = people;
  if (!one || !two || !three) throw new Error("Nobody was hired");
  await editUser(owner, two.userId, { startDate: "2027-05-16", ptoBalanceOverride: 30 });
  await editUser(owner, three.userId, { endDate: "2027-12-10" });
  const wanted = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-10" };
  const { id } = await submitRequest(one, wanted);
  await decideRequest(owner, id, { status: "approved" });
  return { owner, organizationId: owner.organizationId, people };
}

beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

describe("scheduled posting", () => {
  test("a ledger is identical whether it was posted every week, every month, or after a gap of 400 days", async () => {
    const ledgers = [];
    for (const step of [6, 30, 400]) {
      const { organizationId } = await aMixedOrganization();
      ledgers.push(await ledgerPostedInSteps(organizationId, { clock, step, isRun, days: 400, last: "2028-04-04" }));
    }
    expect(ledgers[0]?.length).toBeGreaterThan(120);
    expect(ledgers[1]).toEqual(ledgers[0]);
    expect(ledgers[2]).toEqual(ledgers[0]);
  }, 60_000);

  test("reading balances before the scheduler's tick posts the same entries as the tick", async () => {
    const [byClock, byLooking] = [await aMixedOrganization(), await aMixedOrganization()];
    clock.set("2028-02-02");
    await postDue(byClock.organizationId);
    for (const person of [byLooking.owner, ...byLooking.people]) await readOwnBalances(person, {});
    expect(await wholeLedger(byLooking.organizationId)).toEqual(await wholeLedger(byClock.organizationId));
    expect(await postDue(byLooking.organizationId)).toMatchObject(Array.from({ length: 5 }, () => ({ posted: [] })));
  });

  test("a second run posts nothing", async () => {
    const { organizationId } = await aMixedOrganization();
    clock.set("2027-08-01");
    await postDue(organizationId);
    const before = await wholeLedger(organizationId);
    expect(await postDue(organizationId)).toEqual([]);
    await pool.query("UPDATE offices SET posted_through = '2027-03-01' WHERE organization_id = $1", [organizationId]);
    expect((await postDue(organizationId)).flatMap(({ posted }) => posted)).toEqual([]);
    expect(await wholeLedger(organizationId)).toEqual(before);
  });

  test("each office gets one audit event, from the scheduler", async () => {
    const owner = await foundTestOrganization();
    clock.set("2028-01-01");
    await postDue(owner.organizationId);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: null,
      source: "clock",
      action: "postDue",
      subjectKind: "office",
      subjectId: owner.officeId,
      after: {
        through: "2028-01-01",
        posted: expect.arrayContaining([
          { type: "vacation", kind: "carry_over", people: 1, entries: 1, minutes: 2400 },
          { type: "vacation", kind: "accrual", people: 1, entries: 1, minutes: 9600 },
        ]),
      },
    });
  });

  test("entries fall due on each office's own date, wherever the process runs", async () => {
    const owner = await foundTestOrganization();
    const kiribati = await anOfficeOf(owner, { vacation: MONTHLY, timezone: "Pacific/Kiritimati" });
    const samoa = await anOfficeOf(owner, { vacation: MONTHLY, timezone: "Pacific/Pago_Pago" });
    const [early, late] = [
      await hire(owner, "Early", "Employee", { officeId: kiribati.officeId }),
      await hire(owner, "Late", "Employee", { officeId: samoa.officeId }),
    ];
    clock.set("2027-03-31"); // At 15:00 UTC, it is already April in Kiritimati, but 4:00 on March 31 in American Samoa.
    await postDueEverywhere();
    expect((await ledgerOf(early)).at(-1)).toBe("2027-04-01 accrual +2");
    expect((await ledgerOf(late)).at(-1)).toBe("2027-03-01 accrual +2");
  });

  test("accruals stop at the maximum balance, and the carry-over is what bookings leave, up to its limit", async () => {
    const owner = await foundTestOrganization();
    const vacation = { accrualAmount: 2, accrualPeriod: "month", accrualTiming: "start_of_period", maxBalance: 5 };
    const { officeId } = await anOfficeOf(owner, { vacation: { ...vacation, carryOverDays: 3 } });
    clock.set("2028-01-01");
    const carl = await hire(owner, "Carl", "Employee", { officeId });
    clock.set("2028-03-10");
    await postDue(owner.organizationId);
    const { id } = await submitRequest(carl, { type: "vacation", startDate: "2028-03-13", endDate: "2028-03-17" });
    await decideRequest(owner, id, { status: "approved" });
    clock.set("2029-01-01");
    await postDue(owner.organizationId);
    expect(await ledgerOf(carl)).toEqual([
      "2028-01-01 accrual +2",
      "2028-02-01 accrual +2",
      "2028-03-01 accrual +1, 1 lost",
      "2028-03-13 usage -5",
      "2028-04-01 accrual +2",
      "2028-05-01 accrual +2",
      "2028-06-01 accrual +1, 1 lost",
      ...[7, 8, 9, 10, 11, 12].map((month) => `2028-${String(month).padStart(2, "0")}-01 accrual +0, 2 lost`),
      "2029-01-01 carry_over +3, 2 expired",
      "2029-01-01 accrual +2",
    ]);
  });

  test("a broken organization is reported, and the others are still posted", async () => {
    const [broken, well] = [await foundTestOrganization(), await foundTestOrganization()];
    await postDueEverywhere();
    await pool.query("UPDATE offices SET timezone = 'Nowhere/Atall' WHERE organization_id = $1", [
      broken.organizationId,
    ]);
    clock.set("2028-01-01");
    const run = await postDueEverywhere();
    await pool.query("UPDATE offices SET timezone = 'Etc/UTC' WHERE organization_id = $1", [broken.organizationId]);
    expect(run.broken).toMatchObject([{ organizationId: broken.organizationId }]);
    expect((await ledgerOf(well)).at(-1)).toBe("2028-01-01 accrual +20");
  });

  test("an office with an unknown time zone is reported, and the organization's other offices are still posted", async () => {
    const owner = await foundTestOrganization();
    const { officeId } = await anOfficeOf(owner);
    await hire(owner, "Bo", "Employee", { officeId });
    await postDueEverywhere();
    const move = "UPDATE offices SET timezone = $2 WHERE id = $1";
    await pool.query(move, [officeId, "Nowhere/Atall"]);
    clock.set("2028-01-01");
    const foreseen = await foreseeAccruals(undefined);
    const asOf = await postAsOf("2027-06-01");
    const run = await postDueEverywhere();
    const { rows } = await pool.query("SELECT posted_through FROM offices WHERE id = $1", [officeId]);
    expect(rows).toEqual([{ posted_through: "2027-03-01" }]);
    expect(await readAccrualLag(new Date("2028-01-01T12:00:00Z"), owner.organizationId)).toBe(306);
    await pool.query(move, [officeId, "Etc/UTC"]);
    for (const { offices, broken } of [foreseen, asOf]) {
      expect(broken).toMatchObject([{ organizationId: owner.organizationId }]);
      expect(offices.map((office) => office.officeId)).toContain(owner.officeId);
    }
    expect(run.broken).toMatchObject([{ organizationId: owner.organizationId, error: expect.any(RangeError) }]);
    expect((await ledgerOf(owner)).at(-1)).toBe("2028-01-01 accrual +20");
  });

  test("a locked person doesn't hold up the others, and is posted when the lock is released", async () => {
    const owner = await foundTestOrganization();
    const busy = await hire(owner, "Busy");
    clock.set("2028-01-01");
    const client = await pool.connect();
    await client.query("BEGIN");
    await client.query("SELECT FROM users WHERE id = $1 FOR UPDATE", [busy.userId]);
    const posting = postDue(owner.organizationId);
    const ownersOwn = async () => (await ledgerOf(owner)).at(-1);
    while ((await ownersOwn()) !== "2028-01-01 accrual +20");
    expect((await ledgerOf(busy)).at(-1)).toBe("2027-01-01 accrual +20");
    await client.query("COMMIT");
    client.release();
    await posting;
    expect((await ledgerOf(busy)).at(-1)).toBe("2028-01-01 accrual +20");
  });
});

describe("posting as of a day", () => {
  test("a dry run shows what the day would post, and changes nothing", async () => {
    const owner = await foundTestOrganization();
    const before = await wholeLedger(owner.organizationId);
    const ours = ({ offices }: Awaited<ReturnType<typeof foreseeAccruals>>) =>
      offices.filter(({ organizationId }) => organizationId === owner.organizationId);
    const foreseen = ours(await foreseeAccruals("2028-01-01"));
    expect(foreseen).toMatchObject([{ through: "2028-01-01", posted: expect.any(Array) }]);
    expect(foreseen[0]?.posted).toHaveLength(6);
    expect(await wholeLedger(owner.organizationId)).toEqual(before);
    const { rows } = await pool.query("SELECT posting_through FROM offices WHERE id = $1", [owner.officeId]);
    expect(rows).toEqual([{ posting_through: null }]);
    clock.set("2028-01-01");
    expect(ours(await postAsOf(undefined))).toMatchObject([{ posted: foreseen[0]?.posted }]);
  });

  test("nothing is posted for a day in the future, so no leave year is closed before it is over", async () => {
    const owner = await foundTestOrganization();
    await postAsOf("2028-01-01");
    expect(await ledgerOf(owner)).toEqual(["2027-01-01 accrual +20"]);
    const [vacation] = await readOwnBalances(owner, {});
    await adjustBalance(owner, vacation?.id ?? "", { adjustment: 1, reason: "Still the same year" });
    expect((await ledgerOf(owner)).at(-1)).toBe("2027-03-01 adjustment +1");
  });
});
