import { describe, expect, test } from "@jest/globals";
import { Refusal } from "#core/refusal.ts";
import { LEAVE_YEAR_FIXED } from "#core/organization/leaveYearMonth.ts";
import { connectionShares } from "#db/connectionShares.ts";
import { database } from "#db/connect.ts";
import { chance } from "#scripts/demo/chance.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { importOpeningText } from "#tests/asserting/importText.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { randomAct, setUpForHistories, foundInMonth, type Founded } from "#tests/arranging/leaveYearHistories.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { announceExpiries } from "../reminders/announceExpiries.ts";
import { announceSettlements } from "../reminders/announceSettlements.ts";
import { adjustBalance } from "../balances/adjustBalance.ts";
import { readLedger } from "../balances/readLedger.ts";
import { readOwnBalances, readUserBalances } from "../balances/readOwnBalances.ts";
import { acceptInvitation } from "../invitations/acceptInvitation.ts";
import { sendInvitation } from "../invitations/sendInvitation.ts";
import { deactivateUser } from "../people/deactivateUser.ts";
import { editUser } from "../people/editUser.ts";
import { editPolicy } from "../policies/editPolicy.ts";
import { editPolicyDocument } from "../policies/editPolicyDocument.ts";
import { listPolicies } from "../policies/listPolicies.ts";
import { postDue, postDueEverywhere } from "../accruals/postDue.ts";
import { verifyLedgers } from "../accruals/verifyLedgers.ts";
import { cancelRequest } from "../requests/cancelRequest.ts";
import { decideRequest } from "../requests/decideRequest.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { editOrganization } from "./editOrganization.ts";

const ROUNDS = shortOrLong(1, 40);

await testDatabase({ shares: connectionShares(80) });
const clock = testClock("2027-02-10");
const { pool } = database();
type Owner = Awaited<ReturnType<typeof foundTestOrganization>>;
const change = (owner: Owner | Founded, leaveYearStartsIn: number) => editOrganization(owner, { leaveYearStartsIn });

async function company() {
  clock.set("2027-02-10");
  const owner = await foundTestOrganization();
  const erin = await hire(owner, "Erin");
  const balance = async (type = "vacation") => {
    const found = (await readUserBalances(owner, erin.userId, {})).find((one) => one.type === type);
    if (!found) throw new Error("Erin has no balance");
    return found;
  };
  return { owner, erin, balance };
}

describe("a change of the leave year's first month", () => {
  test("can be made back and forth, and reverses entries and posts them again with an explanation in the ledger", async () => {
    const { owner, erin, balance } = await company();
    expect(await ledgerOf(erin)).toEqual(["2027-01-01 accrual +20"]);
    await change(owner, 4);
    expect(await ledgerOf(erin)).toEqual(["2026-04-01 accrual +20"]);
    expect(await balance()).toMatchObject({ leaveYear: 2026, balance: 9600, accrued: 9600 });
    await change(owner, 1);
    expect(await ledgerOf(erin)).toEqual(["2027-01-01 accrual +20"]);
    const entries = await readLedger(owner, erin.userId, { type: "vacation" });
    expect(entries.map(({ cause, runningBalance, isReversed }) => [cause, runningBalance, isReversed])).toEqual([
      ["Yearly accrual for 2026", 9600, true],
      ["Leave year changed by Owner: reversed “Yearly accrual for 2026”", 0, true],
      ["Yearly accrual for 2027", 9600, true],
      ["Leave year changed by Owner: reversed “Yearly accrual for 2027”", 0, true],
      ["Yearly accrual for 2027", 9600, false],
    ]);
    await expectLedgersVerified();
  });

  test("leaves an audit event with the month before and after", async () => {
    const { owner } = await company();
    await change(owner, 10);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: owner.userId,
      action: "editOrganization",
      before: { leaveYearStartsIn: 1 },
      after: { leaveYearStartsIn: 10 },
    });
  });

  test("moves edits without a day along, so that they apply to the whole leave year", async () => {
    const { owner, erin } = await company();
    const ezra = await hire(owner, "Ezra");
    const [vacation] = await listPolicies(owner, owner.officeId, {});
    await editPolicy(owner, vacation?.id ?? "", { accrualAmount: 25 });
    await editUser(owner, ezra.userId, { ptoBalanceOverride: 30 });
    await change(owner, 4);
    expect(await ledgerOf(erin)).toEqual(["2026-04-01 accrual +25"]);
    expect(await ledgerOf(ezra)).toEqual(["2026-04-01 accrual +30"]);
    await change(owner, 1);
    expect(await ledgerOf(erin)).toEqual(["2027-01-01 accrual +25"]);
    expect(await ledgerOf(ezra)).toEqual(["2027-01-01 accrual +30"]);
    await expectLedgersVerified();
  });

  test("also posts for former people, up to their last day", async () => {
    const { owner, erin } = await company();
    clock.set("2027-06-30");
    await deactivateUser(owner, erin.userId, {});
    await change(owner, 7);
    expect(await ledgerOf(erin)).toEqual(["2026-07-01 accrual +20"]);
    await change(owner, 1);
    expect(await ledgerOf(erin)).toEqual(["2027-01-01 accrual +9.92"]);
    await editUser(owner, erin.userId, { isActive: true });
    expect((await ledgerOf(erin)).at(-1)).toBe("2027-06-30 policy_change +10.08");
    await expectLedgersVerified();
  });

  test("posts once, however often and late the scheduler runs after it", async () => {
    const { owner, erin } = await company();
    const [vacation] = await listPolicies(owner, owner.officeId, {});
    await editPolicy(owner, vacation?.id ?? "", { accrualTiming: "monthly_increments" });
    await change(owner, 3);
    clock.set("2027-05-02");
    await Promise.all([postDueEverywhere(), postDue(owner.organizationId), readOwnBalances(erin, {})]);
    await postDue(owner.organizationId);
    expect((await ledgerOf(erin)).slice(-4)).toEqual([
      "2027-03-01 carry_over +5, 15 expired",
      "2027-03-01 accrual +1.67",
      "2027-04-01 accrual +1.67",
      "2027-05-01 accrual +1.67",
    ]);
    await expectLedgersVerified();
  });

  test("credits the excess that a type sends at the end of a new leave year to the type that receives it", async () => {
    const { owner, erin, balance } = await company();
    clock.set("2027-11-10");
    const [vacation] = await listPolicies(owner, owner.officeId, {});
    const grants = [{ frequency: "yearly", amount: 20, carryOver: { max: 5, excess: "sick" } }];
    await editPolicyDocument(owner, vacation?.id ?? "", { document: { unit: "day", grants }, confirmed: true });
    await change(owner, 10);
    expect(await ledgerOf(erin)).toContain("2027-09-30 transfer -15 of 2026");
    expect(await ledgerOf(erin, "sick")).toContain("2027-10-01 transfer +15");
    expect((await balance("sick")).balance).toBe(25 * 480);
    await expectLedgersVerified();
  });

  test("keeps pending requests, and charges each of their days to its new leave year", async () => {
    const { owner, erin } = await company();
    const { id } = await submitRequest(erin, { type: "vacation", startDate: "2027-03-30", endDate: "2027-04-02" });
    await change(owner, 4);
    await decideRequest(owner, id, { status: "approved" });
    const used = (await ledgerOf(erin)).filter((line) => line.includes("usage"));
    expect(used).toEqual(["2027-03-30 usage -2 of 2026", "2027-04-01 usage -2"]);
    await expectLedgersVerified();
  });

  test("notifies people again of expiring leave, at the end of their new leave year", async () => {
    const { owner } = await company();
    const notifiedFor = async () =>
      (
        await pool.query("SELECT FROM notifications WHERE organization_id = $1 AND event = 'leave.expiring'", [
          owner.organizationId,
        ])
      ).rowCount;
    await change(owner, 3);
    await announceExpiries();
    expect(await notifiedFor()).toBe(2);
    await change(owner, 2);
    await change(owner, 3);
    await announceExpiries();
    expect(await notifiedFor()).toBe(4);
  });

  test.each([
    ["isn't announced again if it stays the same", { frequency: "once", amount: 5 }, []],
    [
      "is announced as corrected if it changes",
      { frequency: "yearly", amount: 24, leaverShare: "completedMonths", carryOver: "none" },
      ["balance.settled true", "leaver.settled true"],
    ],
  ] as const)("the settlement of a person who left %s", async (_, grant, again) => {
    clock.set("2027-03-01");
    const owner = await foundTestOrganization();
    const { officeId } = await aDocumentOffice(owner, { unit: "day", grants: [grant], settlement: { pay: "all" } });
    const erin = await hire(owner, "Erin", "Employee", { officeId });
    await editUser(owner, erin.userId, { startDate: "2027-03-01" });
    clock.set("2027-06-30");
    await deactivateUser(owner, erin.userId, {});
    clock.set("2027-07-02");
    await postDue(owner.organizationId);
    await announceSettlements();
    const news = async () => {
      const { rows } = await pool.query<{ text: string }>(
        `SELECT event || ' ' || (payload ->> 'isCorrection') AS text FROM notifications
         WHERE organization_id = $1 AND event IN ('balance.settled', 'leaver.settled') ORDER BY created_at, event`,
        [owner.organizationId],
      );
      return rows.map(({ text }) => text);
    };
    const first = ["balance.settled false", "leaver.settled false"];
    expect(await news()).toEqual(first);
    clock.set("2027-07-03");
    await change(owner, 4);
    await announceSettlements();
    expect(await news()).toEqual([...first, ...again]);
  });

  test("is covered by the ledger check, which finds an incomplete reversal", async () => {
    const { owner, erin } = await company();
    await change(owner, 4);
    await pool.query("ALTER TABLE ledger_entries DISABLE TRIGGER USER");
    const sick = "user_id = $1 AND source_key = 'reversal:accrual:sick:2027-01-01'";
    await pool.query(`UPDATE ledger_entries SET minutes = minutes + 60 WHERE ${sick}`, [erin.userId]);
    const found: string[] = [];
    await verifyLedgers(({ type, text }) => found.push(`${type}: ${text}`));
    await pool.query(`UPDATE ledger_entries SET minutes = minutes - 60 WHERE ${sick}`, [erin.userId]);
    await pool.query("ALTER TABLE ledger_entries ENABLE TRIGGER USER");
    expect(found).toEqual(["sick: Reversed entries in 2027 sum to 60 minutes instead of 0"]);
  });
});

describe("a change of the first month", () => {
  const refused = { kind: "conflict", code: "leave_year_fixed", message: LEAVE_YEAR_FIXED };

  test("is refused after leave was approved, even if it was canceled later", async () => {
    const { owner, erin } = await company();
    const { id } = await submitRequest(erin, { type: "vacation", startDate: "2027-03-01", endDate: "2027-03-01" });
    await decideRequest(owner, id, { status: "approved" });
    await expect(change(owner, 4)).rejects.toMatchObject(refused);
    await cancelRequest(owner, id, { rejectionReason: "Plans change" });
    await expect(change(owner, 4)).rejects.toMatchObject(refused);
    await editOrganization(owner, { name: "Still January", leaveYearStartsIn: 1 });
  });

  test("is refused after an opening balance was imported", async () => {
    const { owner, erin } = await company();
    await importOpeningText(owner, `email,type,days\n${erin.email},vacation,3`);
    await expect(change(owner, 4)).rejects.toMatchObject(refused);
  });

  test("is refused after a balance was adjusted", async () => {
    const { owner, balance } = await company();
    await adjustBalance(owner, (await balance()).id, { adjustment: 1, reason: "Moved house" });
    await expect(change(owner, 4)).rejects.toMatchObject(refused);
  });

  test("is refused to everyone but an Owner", async () => {
    const { owner } = await company();
    for (const role of ["Admin", "Manager", "Employee"] as const) {
      const person = await hire(owner, `The${role}`, role);
      await expect(editOrganization(person, { leaveYearStartsIn: 4 })).rejects.toMatchObject({ code: "forbidden" });
    }
  });
});

describe("concurrent calls during a change of the first month", () => {
  test("an adjustment, a request, a decision, and an invitation that wait for the change count in the new leave year", async () => {
    const { owner, erin, balance } = await company();
    const ezra = await hire(owner, "Ezra");
    const { id: vacation } = await balance();
    const { id } = await submitRequest(ezra, { type: "vacation", startDate: "2027-03-02", endDate: "2027-03-02" });
    const invited = { email: `nina@${owner.email.split("@")[1]}`, role: "Employee", officeId: owner.officeId };
    const { token } = await sendInvitation(owner, invited);
    const { user } = await withGate(async ({ run, open }) => {
      await run("SELECT FROM organizations WHERE id = $1 FOR UPDATE", [owner.organizationId]);
      const changed = change(owner, 4);
      await untilWaiting(1);
      const rest = Promise.all([
        adjustBalance(owner, vacation, { adjustment: 1, reason: "Moved house" }),
        submitRequest(erin, { type: "sick", startDate: "2027-03-01", endDate: "2027-03-01" }),
        decideRequest(owner, id, { status: "approved" }),
        acceptInvitation({ source: "web" }, { token, name: "Nina", password: "a good password" }),
      ]);
      await untilWaiting(5);
      await open();
      await changed;
      return (await rest)[3];
    });
    expect(await ledgerOf(erin)).toEqual(["2026-04-01 accrual +20", "2027-02-10 adjustment +1 of 2026"]);
    expect(await ledgerOf(ezra)).toEqual(["2026-04-01 accrual +20", "2027-03-02 usage -1 of 2026"]);
    const nina = { organizationId: owner.organizationId, userId: user.id };
    expect(await ledgerOf(nina)).toEqual(["2026-04-01 accrual +20"]);
    expect(await balance("sick")).toMatchObject({ leaveYear: 2026, pending: 480 });
    await expectLedgersVerified();
  });

  test(
    "changes to people and policies continue, as does the scheduler, and the ledgers stay proved",
    async () => {
      const random = chance(11);
      clock.set("2027-01-15");
      const owner = await foundInMonth(1);
      await setUpForHistories(owner);
      for (let round = 1; round <= ROUNDS; round++) {
        const day = `2027-${String(((round * 2) % 12) + 1).padStart(2, "0")}-01`;
        clock.set(`${2027 + Math.floor((round * 2) / 12)}${day.slice(4)}`);
        const month = 1 + Math.floor(random() * 12);
        const outcomes = await Promise.allSettled([
          postDueEverywhere(),
          randomAct(random, day)(owner),
          change(owner, month),
          randomAct(random, day)(owner),
          readOwnBalances(owner, {}),
          change(owner, 1 + (month % 12)),
          postDueEverywhere(),
        ]);
        for (const outcome of outcomes) {
          if (outcome.status === "rejected" && !(outcome.reason instanceof Refusal)) throw outcome.reason;
        }
      }
      await postDue(owner.organizationId);
      await expectLedgersVerified();
    },
    ROUNDS * 20_000,
  );
});
