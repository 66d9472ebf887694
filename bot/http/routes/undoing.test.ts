import { describe, expect, test } from "@jest/globals";
import { postDue } from "#bot/operations/accruals/postDue.ts";
import { verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin } = await testOrganization();
const stranger = await foundTestOrganization("Far Off");
const asAdmin = await as(admin);
const NO_ID = "01890000-0000-7000-8000-000000000000";

interface LedgerEntryAnswer {
  id: string;
  kind: string;
  days: number;
  cause: string;
  canUndo: boolean;
  leaveYear: number;
}

const entriesOf = async ({ userId }: { userId: string }, browser = asAdmin): Promise<LedgerEntryAnswer[]> =>
  (await browser.get(`/api/users/${userId}/ledger?type=vacation`)).body;
const undo = (id: string, reason = "A typo", browser = asAdmin) =>
  browser.send("POST", `/api/ledger/${id}/undo`, { reason });

async function adjusted(name: string, adjustment: number, officeId?: string) {
  const person = await hire(owner, name, "Employee", officeId ? { officeId } : {});
  const [vacation] = (await asAdmin.get(`/api/users/${person.userId}/balances`)).body;
  await asAdmin.send("PATCH", `/api/pto-balances/${vacation.id}/adjust`, { adjustment, reason: "For moving" });
  const entry = (await entriesOf(person)).find(({ kind }) => kind === "adjustment");
  if (!entry) throw new Error("Nothing was adjusted");
  return { person, entry };
}

describe("POST /api/ledger/{id}/undo", () => {
  test("reverses an adjustment with another entry, with the actor and the reason", async () => {
    const { person, entry } = await adjusted("Una", 1.5);
    expect(entry.canUndo).toBe(true);
    const { status, body } = await undo(entry.id);
    expect([status, body]).toMatchObject([201, { type: "vacation", balance: 20 }]);
    const entries = await entriesOf(person);
    expect(entries.slice(1)).toMatchObject([
      { kind: "adjustment", days: 1.5, canUndo: false },
      { kind: "adjustment", days: -1.5, canUndo: false, cause: "Adjusted by Ada: A typo" },
    ]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: admin.userId,
      action: "undoAdjustment",
      subjectKind: "ledger_line",
      subjectId: entry.id,
      after: { userId: person.userId, type: "vacation", leaveYear: 2027, minutes: -720, reasonId: expect.any(String) },
    });
  });

  test("works once, even with five concurrent calls, and can't itself be undone", async () => {
    const { person, entry } = await adjusted("Uli", 2);
    const answers = await Promise.all(Array.from({ length: 5 }, () => undo(entry.id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    await expectRefusal(() => undo(entry.id), [409, "already_undone", "This entry was already undone"]);
    const last = (await entriesOf(person)).at(-1);
    await expectRefusal(() => undo(last?.id ?? ""), [404, "not_found", "The entry was not found"]);
    expect(await entriesOf(person)).toHaveLength(3);
  });

  test("in a closed year corrects what that year carried over to the next", async () => {
    const { person, entry } = await adjusted("Ulla", -17);
    clock.set("2028-01-10");
    await postDue(owner.organizationId);
    const later = await as(admin);
    expect((await undo(entry.id, "It was not taken", later)).body).toMatchObject({ leaveYear: 2028, balance: 25 });
    expect((await entriesOf(person, later)).slice(2)).toMatchObject([
      { kind: "carry_over", days: 3, leaveYear: 2028 },
      { kind: "accrual", days: 20, leaveYear: 2028 },
      { kind: "adjustment", days: 17, leaveYear: 2027 },
      { kind: "carry_over", days: 2, leaveYear: 2028 },
    ]);
    clock.set("2027-03-01");
  });

  test("under a policy document leaves the lots that there would be without the adjustment", async () => {
    const grants = [{ frequency: "yearly", amount: 10, carryOver: { months: 3 } }] as const;
    const { officeId } = await aDocumentOffice(owner, { unit: "day", grants: [...grants] });
    const taken = await adjusted("Ursa", -2, officeId);
    const added = await adjusted("Uwe", 3, officeId);
    for (const { entry } of [taken, added]) expect((await undo(entry.id)).body.balance).toBe(10);
    clock.set("2027-06-01");
    await postDue(owner.organizationId);
    const later = await as(admin);
    for (const { person } of [taken, added]) {
      expect((await entriesOf(person, later)).at(-1)).toMatchObject({
        kind: "expiry",
        days: -10,
        effectiveOn: "2027-04-01",
      });
    }
    clock.set("2027-03-01");
  });

  const monthly = { accrualPeriod: "month", accrualAmount: 1, maxBalance: 5, carryOverDays: 10 };
  const capped = {
    unit: "day",
    grants: [{ frequency: "monthly", amount: 1, cap: { balance: 5, mode: "clip" } }],
  } as const;

  test.each([
    ["simple terms", "Undine", async () => (await anOfficeOf(owner, { vacation: monthly })).officeId],
    ["a policy document", "Urban", async () => (await aDocumentOffice(owner, capped)).officeId],
  ])("gives back what the maximum balance cut because of the adjustment, under %s", async (_, name, office) => {
    const { person, entry } = await adjusted(name, 2, await office());
    clock.set("2027-07-10");
    await postDue(owner.organizationId);
    const later = await as(admin);
    expect((await undo(entry.id, "A typo", later)).body).toMatchObject({ balance: 5 });
    const entries = await entriesOf(person, later);
    expect(entries.slice(-2)).toMatchObject([
      { kind: "adjustment", days: -2, leaveYear: 2027 },
      {
        kind: "policy_change",
        days: 2,
        cause: "Adjustment undone by Ada: A typo (2 days restored after being lost to the maximum balance)",
      },
    ]);
    clock.set("2027-03-01");
  });

  test("in a closed year gives back its cut accruals, so that the carry-over stays the same", async () => {
    const { officeId } = await anOfficeOf(owner, { vacation: monthly });
    const { person, entry } = await adjusted("Ummo", 2, officeId);
    clock.set("2028-01-10");
    await postDue(owner.organizationId);
    const later = await as(admin);
    expect((await undo(entry.id, "A typo", later)).body).toMatchObject({ leaveYear: 2028, balance: 5 });
    expect((await entriesOf(person, later)).slice(-2)).toMatchObject([
      { kind: "adjustment", days: -2, leaveYear: 2027 },
      { kind: "policy_change", days: 2, leaveYear: 2027 },
    ]);
    clock.set("2027-03-01");
  });

  test("of a deduction takes back nothing that accrued because of it", async () => {
    const { officeId } = await anOfficeOf(owner, { vacation: monthly });
    const { entry } = await adjusted("Urs", -2, officeId);
    clock.set("2027-07-10");
    await postDue(owner.organizationId);
    expect((await undo(entry.id, "A typo", await as(admin))).body).toMatchObject({ balance: 7 });
    clock.set("2027-03-01");
  });

  test("of a lot that has expired since gives back the expired days and then deducts them", async () => {
    const grants = [{ frequency: "yearly", amount: 10, carryOver: { months: 3 } }] as const;
    const { officeId } = await aDocumentOffice(owner, { unit: "day", grants: [...grants] });
    const { person, entry } = await adjusted("Uta", 3, officeId);
    clock.set("2027-06-01");
    await postDue(owner.organizationId);
    const later = await as(admin);
    expect((await undo(entry.id, "A typo", later)).body).toMatchObject({ balance: 0 });
    expect((await entriesOf(person, later)).slice(2)).toMatchObject([
      { kind: "expiry", days: -10, effectiveOn: "2027-04-01" },
      { kind: "expiry", days: -3, effectiveOn: "2027-06-01" },
      { kind: "adjustment", days: -3, effectiveOn: "2027-06-01" },
      { kind: "expiry", days: 3, effectiveOn: "2027-06-01" },
    ]);
    clock.set("2027-03-01");
  });

  test.each([
    ["simple terms", 3, "Unwin", async () => (await anOfficeOf(owner, { vacation: monthly })).officeId],
    ["simple terms", 4, "Upton", async () => (await anOfficeOf(owner, { vacation: monthly })).officeId],
    ["a policy document", 4, "Uriah", async () => (await aDocumentOffice(owner, capped)).officeId],
  ])(
    "never goes above the maximum balance, which didn't cut the accrual of the adjustment's own day, under %s with %i days",
    async (_, days, name, office) => {
      const { person, entry } = await adjusted(name, days, await office());
      clock.set("2027-07-10");
      await postDue(owner.organizationId);
      const later = await as(admin);
      expect((await undo(entry.id, "A typo", later)).body).toMatchObject({ balance: 5 });
      expect((await entriesOf(person, later)).at(-1)).toMatchObject({ kind: "policy_change", days: 2 });
      clock.set("2027-03-01");
    },
  );

  test("is refused while the leave type is archived, as are new adjustments of it", async () => {
    const { person, entry } = await adjusted("Ugo", 1);
    const { id: vacationId } = (await asAdmin.get("/api/leave-types")).body[0];
    const archive = (archived: boolean) => asAdmin.send("PATCH", `/api/leave-types/${vacationId}`, { archived });
    const [vacation] = (await asAdmin.get(`/api/users/${person.userId}/balances`)).body;
    await archive(true);
    const text = "Vacation is archived. Restore it before you adjust its balances.";
    await expectRefusal(() => undo(entry.id), [422, "type_archived", text]);
    const adjustment = { adjustment: 1, reason: "For moving" };
    await expectRefusal(
      () => asAdmin.send("PATCH", `/api/pto-balances/${vacation.id}/adjust`, adjustment),
      [422, "type_archived", text],
    );
    const inConsole = async () => (await asAdmin.get(`/api/admin/ledger-entries/${entry.id}`)).body.canUndo;
    const inDrawer = async () => (await entriesOf(person)).find(({ id }) => id === entry.id)?.canUndo;
    expect([await inConsole(), await inDrawer()]).toEqual([false, false]);
    await archive(false);
    expect([await inConsole(), await inDrawer()]).toEqual([true, true]);
    expect((await undo(entry.id)).status).toBe(201);
  });

  test("requires a reason, an adjustment, and an Admin or Owner, but not for their own balance", async () => {
    const { entry, person } = await adjusted("Ute", 1);
    const text = "Please provide a reason for undoing this entry";
    await expectRefusal(() => undo(entry.id, " "), [400, "invalid_input", text, { reason: text }]);
    for (const browser of [await as(manager), await as(erin), await as(person)]) {
      expect((await undo(entry.id, "No", browser)).status).toBe(403);
    }
    await expectRefusal(() => undo(entry.id, "No", visitor()), SIGNED_OUT);
    const asStranger = await as(stranger);
    await expectRefusal(() => undo(entry.id, "No", asStranger), [404, "not_found", "The entry was not found"]);
    const accrual = (await entriesOf(person)).find(({ kind }) => kind === "accrual");
    for (const id of [NO_ID, accrual?.id ?? "", "nonsense"]) expect((await undo(id)).status).toBe(404);

    const asOwner = await as(owner);
    const [own] = (await asAdmin.get("/api/pto-balances")).body;
    await asOwner.send("PATCH", `/api/pto-balances/${own.id}/adjust`, { adjustment: 1, reason: "A gift" });
    const gift = (await entriesOf(admin)).find(({ kind }) => kind === "adjustment");
    await expectRefusal(
      () => undo(gift?.id ?? ""),
      [403, "own_balance", "Ask another Admin or Owner to adjust your balance"],
    );
  });
});

describe("GET /api/ledger/check", () => {
  test("has the time and result of the last check of the ledger, or null before the first", async () => {
    const owner2 = await foundTestOrganization("Unproved");
    const browser = await as(owner2);
    expect(await browser.get("/api/ledger/check")).toMatchObject({ status: 200, body: null });
    await verifyLedgers(() => {});
    expect((await browser.get("/api/ledger/check")).body).toEqual({
      at: "2027-03-01T15:00:00.000Z",
      people: 1,
      lines: 3,
      findings: 0,
    });
  });

  test("is for Admins and Owners", async () => {
    const asManager = await as(manager);
    await expectRefusal(
      () => asManager.get("/api/ledger/check"),
      [403, "forbidden", "You need Admin or Owner permissions to see ledger checks"],
    );
  });
});

test("every balance is still proved after these tests", expectLedgersVerified);
