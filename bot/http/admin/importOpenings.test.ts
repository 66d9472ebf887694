import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { createLeaveType } from "#bot/operations/leaveTypes/createLeaveType.ts";
import { editLeaveType } from "#bot/operations/leaveTypes/editLeaveType.ts";
import { postDue } from "#bot/operations/accruals/postDue.ts";
import { readBalanceOutlook } from "#bot/operations/balances/readBalanceOutlook.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { everythingStored, expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const stranger = await foundTestOrganization("Elsewhere");
const asAdmin = await as(admin);

const post = (mode: string, lines: string[], by: Browser = asAdmin) =>
  by.send("POST", `/api/admin/imports/openings?mode=${mode}`, lines.join("\n"), { "content-type": "text/csv" });
const HEADER = "email,type,days,year,note";
const preview = (...lines: string[]) => post("preview", [HEADER, ...lines]);
const doImport = (...lines: string[]) => post("import", [HEADER, ...lines]);

const FILE = [`${erin.email},vacation,2.34,,From the old system`, `${ezra.email},sick,-1,2027,`];

describe("opening balances", () => {
  test("are shown with the balance before and after, and nothing changes", async () => {
    const before = await everythingStored();
    const { status, body } = await preview(...FILE);
    expect([status, body.counts]).toEqual([200, { new: 2, changed: 0, same: 0, wrong: 0 }]);
    expect(body.rows).toEqual([
      {
        line: 2,
        key: `${erin.email} · vacation`,
        name: "Erin",
        status: "new",
        changes: { days: { from: null, to: "2.34" } },
        balance: { before: 20, after: 22.34, unit: "day" },
      },
      {
        line: 3,
        key: `${ezra.email} · sick`,
        name: "Ezra",
        status: "new",
        changes: { days: { from: null, to: "-1" } },
        balance: { before: 10, after: 9, unit: "day" },
      },
    ]);
    expect(await everythingStored()).toEqual(before);
  });

  test("are ledger entries with their author and reason", async () => {
    expect((await doImport(...FILE)).status).toBe(200);
    expect(await ledgerOf(erin)).toEqual(["2027-01-01 accrual +20", "2027-01-01 opening +2.34"]);
    expect(await ledgerOf(ezra, "sick")).toEqual(["2027-01-01 accrual +10", "2027-01-01 opening -1"]);
    const { body } = await asAdmin.get(`/api/users/${erin.userId}/ledger?type=vacation&leaveYear=2027`);
    expect(JSON.stringify(body)).toContain("Opening balance entered by Ada: From the old system");
    const { rows: audit } = await database().pool.query(
      "SELECT subject_kind AS kind, after FROM audit_events WHERE action = 'importOpenings' ORDER BY id",
    );
    expect(audit).toEqual([
      { kind: "user", after: { type: "vacation", leaveYear: 2027, minutes: 1123, reasonId: expect.any(String) } },
      { kind: "user", after: { type: "sick", leaveYear: 2027, minutes: -480, reasonId: null } },
      { kind: "organization", after: { new: 2, changed: 0, same: 0 } },
    ]);
    await expectLedgersVerified();
  });

  test("count as unchanged the second time, and post nothing", async () => {
    expect((await doImport(...FILE)).body.counts).toEqual({ new: 0, changed: 0, same: 2, wrong: 0 });
    expect(await ledgerOf(erin)).toHaveLength(2);
  });

  test("are corrected by another entry", async () => {
    const { body } = await doImport(`${erin.email},vacation,5,,`);
    expect(body.rows[0]).toMatchObject({
      status: "changed",
      changes: { days: { from: "2.34", to: "5" } },
      balance: { before: 22.34, after: 25, unit: "day" },
    });
    expect(await ledgerOf(erin)).toEqual([
      "2027-01-01 accrual +20",
      "2027-01-01 opening +2.34",
      "2027-01-01 opening +2.66",
    ]);
    await expectLedgersVerified();
  });

  test("can have the organization's own types, by name or key and in their unit, unless they are archived", async () => {
    const { id, key } = await createLeaveType(admin, { name: "Time in lieu", unit: "hour", accrualAmount: 40 });
    const { body } = await doImport(`${erin.email},Time in lieu,4.5,,`, `${ezra.email},${key},-8,,`);
    expect(body.rows.map(({ balance }: { balance: object }) => balance)).toEqual([
      { before: 40, after: 44.5, unit: "hour" },
      { before: 40, after: 32, unit: "hour" },
    ]);
    await expectLedgersVerified();
    await editLeaveType(admin, id, { archived: true });
    const { body: refused } = await preview(`${erin.email},${key},5,,`);
    expect(refused.counts).toEqual({ new: 0, changed: 0, same: 0, wrong: 1 });
  });

  test("in two files at once are posted once", async () => {
    const line = `${manager.email},personal,1,,`;
    const both = await Promise.all([doImport(line), doImport(line)]);
    expect(new Set(both.map(({ body }) => body.counts.new))).toEqual(new Set([0, 1]));
    expect(await ledgerOf(manager, "personal")).toEqual(["2027-01-01 accrual +3", "2027-01-01 opening +1"]);
  });

  test("are all imported, or none are", async () => {
    const before = await everythingStored();
    const { status, body } = await doImport(`${erin.email},sick,1,,`, `${stranger.email},sick,1,,`);
    expect([status, body.error, body.counts]).toEqual([
      422,
      "1 row is invalid, so nothing was imported",
      { new: 1, changed: 0, same: 0, wrong: 1 },
    ]);
    expect(body.rows).toEqual([
      {
        line: 3,
        key: `${stranger.email} · sick`,
        status: "wrong",
        reasons: [{ column: "email", text: "Nobody in this organization has this email" }],
        cells: { email: stranger.email, type: "sick", days: "1", year: "", note: "" },
      },
    ]);
    expect(await everythingStored()).toEqual(before);
  });

  test("are refused for the actor's own balance and for unlimited leave", async () => {
    const { officeId } = await anOfficeOf(owner, { vacation: { isUnlimited: true } });
    const una = await hire(owner, "Una", "Employee", { officeId });
    const { body } = await preview(`${admin.email},sick,1,,`, `${una.email},vacation,1,,`, `${una.email},sick,1,,`);
    expect(body.rows.map(({ reasons }: { reasons?: { text: string }[] }) => reasons?.[0]?.text)).toEqual([
      "Ask another Admin or Owner to adjust your balance",
      "This person's vacation leave is unlimited, so it has no opening balance",
      undefined,
    ]);
  });

  test("of a person who starts later this year count from that day", async () => {
    const lea = await hire(owner, "Lea");
    await editUser(owner, lea.userId, { startDate: "2027-06-01" });
    const { body } = await doImport(`${lea.email},vacation,3,,`);
    expect(body.rows[0].balance).toEqual({ before: 0, after: 0, unit: "day" });
    expect(await ledgerOf(lea)).toContain("2027-06-01 opening +3");
    await expectLedgersVerified();
  });

  test("are refused to anyone who isn't an Admin or Owner", async () => {
    const asManager = await as(manager);
    await expectRefusal(
      () => post("import", ["nonsense"], asManager),
      [403, "forbidden", "You need Admin or Owner permissions to import opening balances"],
    );
    await expectRefusal(() => post("import", FILE, visitor()), SIGNED_OUT);
    const { body } = await post("preview", ["email,days", `${erin.email},1`]);
    expect(body).toEqual({ error: "The column type is missing", code: "broken_file" });
    const untyped = await post("preview", ["days", "1"]);
    expect(untyped.body).toEqual({ error: "The columns email and type are missing", code: "broken_file" });
  });
});

test("a file without a year that is imported again in the next leave year changes nothing", async () => {
  clock.set("2027-12-20");
  const organization = await foundTestOrganization();
  const pat = await hire(organization, "Pat");
  const file = [HEADER, `${pat.email},vacation,3,,`];
  expect((await post("import", file, await as(organization))).body.counts).toMatchObject({ new: 1 });
  clock.set("2028-01-10");
  const later = await as(organization);
  const { status, body } = await post("import", file, later);
  expect([status, body.rows[0].reasons]).toEqual([
    422,
    [
      {
        column: "year",
        text: "This balance was opened in leave year 2027. Enter the year of the balance to correct or add.",
      },
    ],
  ]);
  const corrected = await post("import", [HEADER, `${pat.email},vacation,3,2027,`], later);
  expect(corrected.body.counts).toMatchObject({ same: 1 });
  await expectLedgersVerified();
});

test("an import reopens a closed leave year and corrects the year-end carry-over", async () => {
  clock.set("2028-02-01");
  await postDue(owner.organizationId);
  const before = await ledgerOf(ezra, "vacation");
  expect(before).toContain("2028-01-01 carry_over +5, 15 expired");
  const file = [HEADER, `${ezra.email},vacation,-18,2027,`, `${ezra.email},vacation,1,,`];
  const { status, body } = await post("import", file, await as(admin));
  expect(status).toBe(200);
  expect(body.rows.map(({ balance }: { balance: object }) => balance)).toEqual([
    { before: 20, after: 2, unit: "day" },
    { before: 25, after: 26, unit: "day" },
  ]);
  const after = await ledgerOf(ezra, "vacation");
  expect(after.filter((line) => !before.includes(line))).toEqual([
    "2027-01-01 opening -18",
    "2028-01-01 opening +1",
    "2028-02-01 carry_over -3",
  ]);
  await expectLedgersVerified();
});

test("an import first posts due accruals of a person who has none yet today", async () => {
  clock.set("2029-01-01");
  const { body } = await post("preview", [HEADER, `${ezra.email},vacation,1,2029,`], await as(admin));
  expect(body.rows[0].balance).toEqual({ before: 25, after: 26, unit: "day" });
  await expectLedgersVerified();
});

test("a corrected opening balance leaves the lots that there would be if it had been imported correctly", async () => {
  clock.set("2027-03-01");
  const grants = [{ frequency: "yearly", amount: 10, carryOver: { months: 3 } }] as const;
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants: [...grants] });
  const right = await hire(owner, "Rita", "Employee", { officeId });
  const tooMuch = await hire(owner, "Tom", "Employee", { officeId });
  const tooLittle = await hire(owner, "Lil", "Employee", { officeId });
  const first = `${tooMuch.email},vacation,6,,`;
  const adminThen = await as(admin);
  await post("import", [HEADER, first, `${tooLittle.email},vacation,-1,,`], adminThen);
  const people = [right, tooMuch, tooLittle];
  await post("import", [HEADER, ...people.map(({ email }) => `${email},vacation,2,,`)], adminThen);
  const lotsOf = async (person: typeof right) =>
    (await readBalanceOutlook(person, person.userId, { type: "vacation" })).lots;
  expect(await lotsOf(tooMuch)).toEqual(await lotsOf(right));
  expect(await lotsOf(tooLittle)).toEqual(await lotsOf(right));
  const [opened, granted] = [2 * 480, 10 * 480].map((left) => ({ left, expiresOn: "2027-03-31" }));
  expect(await lotsOf(right)).toMatchObject([opened, granted]);
  await expectLedgersVerified();
});
