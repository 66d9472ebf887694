import { expect, test } from "@jest/globals";
import { monthEnd } from "#core/calendar/dates.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { csvOf } from "#tests/asserting/csvOf.ts";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import type { PayrollPerson } from "#core/api/admin/reportAnswers.ts";

await testDatabase();
const clock = testClock("2027-01-04");
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const monthly = await anOfficeOf(owner, { vacation: { accrualAmount: 24, accrualTiming: "monthly_increments" } });
const free = await anOfficeOf(owner, { vacation: { isUnlimited: true } });
const maya = await hire(owner, "Maya", "Employee", { officeId: monthly.officeId });
const gus = await hire(owner, "=Gus", "Employee");

async function book(person: Actor, type: string, startDate: string, endDate = startDate, isHalfDay = false) {
  const { id } = await submitRequest(person, { type, startDate, endDate, isHalfDay });
  await decideRequest(owner, id, { status: "approved" });
}

await book(erin, "vacation", "2027-01-28", "2027-02-02");
await book(maya, "sick", "2027-01-11", "2027-01-11", true);
clock.set("2027-01-31");
const inJanuary = await cardsOf(await as(admin));
clock.set("2027-02-10");
await deactivateUser(owner, gus.userId, {});
await editUser(owner, ezra.userId, { officeId: free.officeId });
await book(ezra, "vacation", "2027-02-22", "2027-02-26");
await book(erin, "vacation", "2027-07-05", "2027-07-09");
await submitRequest(erin, { type: "personal", startDate: "2027-03-01", endDate: "2027-03-01" });
clock.set("2027-03-10");
const nia = await hire(owner, "Nia", "Employee", { officeId: monthly.officeId });
await editUser(owner, nia.userId, { startDate: "2027-03-15" });
await book(maya, "vacation", "2027-03-17", "2027-03-18");
const asAdmin = await as(admin);

type Cards = Record<string, { type: string; balance: number }[]>;

async function cardsOf(browser: Browser): Promise<Cards> {
  const cards: Cards = {};
  for (const { userId } of [owner, admin, manager, erin, ezra, maya, gus]) {
    cards[userId] = (await browser.get(`/api/users/${userId}/balances`)).body;
  }
  return cards;
}

async function payroll(query: string) {
  const { status, body } = await asAdmin.get(`/api/admin/reports/payroll?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body as { month: string; people: PayrollPerson[]; total: number };
}

const namesIn = async (month: string) => (await payroll(`month=${month}`)).people.map(({ name }) => name);
const rowOf = async (month: string, { userId }: Actor) =>
  (await payroll(`month=${month}`)).people.find(({ id }) => id === userId);

test("payroll counts days in the month in which they are taken, and has the balances at the end of the month", async () => {
  expect(await rowOf("2027-01", erin)).toEqual({
    id: erin.userId,
    name: "Erin",
    email: erin.email,
    officeName: "Main Office",
    taken: { vacation: 2, sick: 0, personal: 0 },
    balance: { vacation: 16, sick: 10, personal: 3 },
  });
  expect(await rowOf("2027-02", erin)).toMatchObject({
    taken: { vacation: 2, personal: 0 },
    balance: { vacation: 16 },
  });
  expect(await rowOf("2027-01", maya)).toMatchObject({ taken: { sick: 0.5 }, balance: { sick: 9.5, vacation: 2 } });
  expect(await rowOf("2027-02", maya)).toMatchObject({ taken: { sick: 0 }, balance: { sick: 9.5, vacation: 4 } });
  expect(await rowOf("2027-03", maya)).toMatchObject({ taken: { vacation: 2 }, balance: { vacation: 4 } });
});

test("a balance at the end of a past month equals the dashboard's balance on its last day", async () => {
  const { people } = await payroll("month=2027-01");
  expect(people).toHaveLength(7);
  for (const { id, name, balance: balances } of people) {
    const shown = Object.fromEntries((inJanuary[id] ?? []).map(({ type, balance }) => [type, balance]));
    expect([name, balances]).toEqual([name, shown]);
  }
});

test.each(["2027-01", "2027-02", "2027-03"])("a balance equals the ledger's at the end of %s", async (month) => {
  for (const { id, name, balance: balances } of (await payroll(`month=${month}`)).people) {
    const { body } = await asAdmin.get(`/api/users/${id}/ledger?leaveYear=2027`);
    for (const type of ["vacation", "sick", "personal"]) {
      const entries = (body as { type: string; effectiveOn: string; balance: number }[]).filter(
        (entry) => entry.type === type && entry.effectiveOn <= monthEnd(`${month}-01`),
      );
      const balance = balances[type];
      const isUnlimited = type === "vacation" && id === ezra.userId && month > "2027-01";
      expect([name, type, balance]).toEqual([name, type, isUnlimited ? null : (entries.at(-1)?.balance ?? 0)]);
    }
  }
});

test("a person who moved is listed in their office of that month, and unlimited leave has no balance", async () => {
  expect(await rowOf("2027-01", ezra)).toMatchObject({ officeName: "Main Office", balance: { vacation: 20 } });
  expect(await rowOf("2027-02", ezra)).toMatchObject({ taken: { vacation: 5 }, balance: { vacation: null, sick: 10 } });
  const there = `officeId=${free.officeId}`;
  expect((await payroll(`month=2027-01&${there}`)).people).toEqual([]);
  expect((await payroll(`month=2027-02&${there}`)).people).toMatchObject([{ name: "Ezra" }]);
});

test("payroll lists people employed in the month, including those who have left", async () => {
  expect(await namesIn("2027-02")).toContain("=Gus");
  expect(await namesIn("2027-03")).not.toContain("=Gus");
  expect(await namesIn("2027-02")).not.toContain("Nia");
  expect(await namesIn("2027-03")).toContain("Nia");
});

test("payroll is sorted by name and paged, and covers the current month by default", async () => {
  const all = await payroll("");
  expect([all.month, all.total]).toEqual(["2027-03", all.people.length]);
  const names = all.people.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
  expect(await payroll("from=2&count=3")).toEqual({ ...all, people: all.people.slice(2, 5) });
  expect(await payroll("from=100")).toEqual({ ...all, people: [] });
});

test("the file can span several months and is safe to open", async () => {
  const { headers, columns, rows } = await csvOf(asAdmin, "reports/payroll.csv?from=2027-01&to=2027-12");
  expect(headers.get("content-disposition")).toBe('attachment; filename="payroll-2027-01-to-2027-03.csv"');
  expect(columns).toEqual([
    "month",
    "person",
    "email",
    "office",
    "vacation taken",
    "sick taken",
    "personal taken",
    "vacation balance",
    "sick balance",
    "personal balance",
  ]);
  for (const month of ["2027-01", "2027-02", "2027-03"]) {
    const { people } = await payroll(`month=${month}`);
    const written = rows.filter((row) => row["month"] === month);
    expect(written.map((row) => [row["person"], row["vacation taken"], row["vacation balance"]])).toEqual(
      people.map((row) => [
        row.name === "=Gus" ? "'=Gus" : row.name,
        String(row.taken["vacation"]),
        String(row.balance["vacation"] ?? ""),
      ]),
    );
  }
  const one = await csvOf(asAdmin, `reports/payroll.csv?month=2027-02&officeId=${free.officeId}`);
  expect(one.headers.get("content-disposition")).toBe('attachment; filename="payroll-2027-02.csv"');
  expect(one.rows).toMatchObject([{ month: "2027-02", person: "Ezra", "vacation taken": "5", "vacation balance": "" }]);
  expect(await lastAuditEntry(admin.organizationId)).toMatchObject({
    actorId: admin.userId,
    action: "exportList",
    after: { list: "payroll", month: "2027-02", officeId: free.officeId },
  });
});

test.each<[query: string, text: string, field: string]>([
  ["month=March", "Month must be a month, like 2027-03", "month"],
  ["month=2027-04", "Month must be 2027-03 or earlier", "month"],
  ["officeId=7", "Unknown office", "officeId"],
])("%s is refused and audits nothing", async (query, text, field) => {
  for (const call of ["payroll", "payroll.csv"]) {
    await expectRefusal(
      () => asAdmin.get(`/api/admin/reports/${call}?${query}`),
      [400, "invalid_input", text, { [field]: text }],
    );
  }
});

test("payroll is for Admins and Owners, in their own organization", async () => {
  const text = "You need Admin or Owner permissions to see the payroll report";
  for (const person of [manager, erin]) {
    const browser = await as(person);
    await expectRefusal(() => browser.get("/api/admin/reports/payroll?month=x"), [403, "forbidden", text]);
    expect((await browser.get("/api/admin/reports/payroll.csv?month=x")).status).toBe(403);
  }
  await expectRefusal(() => visitor().get("/api/admin/reports/payroll"), SIGNED_OUT);
  await expectRefusal(() => visitor().get("/api/admin/reports/payroll.csv"), SIGNED_OUT);
  const stranger = await as(await foundTestOrganization());
  const { body } = await stranger.get("/api/admin/reports/payroll?month=2027-03");
  expect(body.people.map(({ email }: { email: string }) => email)).toEqual([expect.stringContaining("owner@")]);
  const { rows } = await csvOf(stranger, `reports/payroll.csv?officeId=${free.officeId}`);
  expect(rows).toEqual([]);
});
