import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { postDue } from "#bot/operations/accruals/postDue.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { csvOf } from "#tests/asserting/csvOf.ts";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { addressOfList, listOf } from "#tests/asserting/listOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const stranger = await foundTestOrganization("Elsewhere");
const asErin = await as(erin);
const NO_ID = "01890000-0000-7000-8000-000000000000";

interface LedgerEntryAnswer {
  kind: string;
  effectiveOn: string;
  balance: number;
  cause: string;
}

describe("GET /api/users/{id}/ledger", () => {
  const ledger = `/api/users/${erin.userId}/ledger`;

  test("has every entry, oldest first, with the running balance and its cause in words", async () => {
    const [asManager, asAdmin] = [await as(manager), await as(admin)];
    const wanted = { type: "vacation", startDate: "2027-03-10", endDate: "2027-03-11" };
    const { id: requestId } = (await asErin.send("POST", "/api/pto-requests", wanted)).body;
    await asManager.send("PATCH", `/api/pto-requests/${requestId}`, { status: "approved" });
    const [vacation] = (await asErin.get("/api/pto-balances")).body;
    const adjustment = { adjustment: -1.5, reason: "Left early" };
    await asAdmin.send("PATCH", `/api/pto-balances/${vacation.id}/adjust`, adjustment);

    const { status, body } = await asErin.get(`${ledger}?type=vacation`);
    expect(status).toBe(200);
    const shared = {
      id: expect.any(String),
      type: "vacation",
      leaveYear: 2027,
      isUnlimited: false,
      requestId: null,
      lost: 0,
      isLimited: false,
      isReversed: false,
      expired: 0,
      canUndo: false,
    };
    expect(body).toEqual([
      {
        ...shared,
        kind: "accrual",
        days: 20,
        effectiveOn: "2027-01-01",
        balance: 20,
        cause: "Yearly accrual for 2027",
      },
      {
        ...shared,
        kind: "adjustment",
        days: -1.5,
        effectiveOn: "2027-03-01",
        balance: 18.5,
        cause: "Adjusted by Ada: Left early",
      },
      {
        ...shared,
        kind: "usage",
        days: -2,
        effectiveOn: "2027-03-10",
        balance: 16.5,
        cause: "Vacation, Mar 10 – Mar 11, 2027, approved by Mona",
        requestId,
      },
    ]);
    const [{ balance }] = (await asErin.get("/api/pto-balances")).body;
    expect(body.at(-1).balance).toBe(balance);
    expect((await asErin.get(ledger)).body).toHaveLength(5);
  });

  test("separates leave years, and shows the year-end carry-over", async () => {
    clock.set("2028-01-03");
    await postDue(owner.organizationId);
    const browser = await as(erin);
    const only = async (query: string) => (await browser.get(`${ledger}?${query}`)).body;
    const opened = await only("type=vacation&leaveYear=2028");
    clock.set("2027-03-01");
    expect(opened.map(({ kind, balance, cause }: LedgerEntryAnswer) => [kind, balance, cause])).toEqual([
      ["carry_over", 5, "Carried over from 2027 (limit 5 days, 11.5 days expired)"],
      ["accrual", 25, "Yearly accrual for 2028"],
    ]);
  });

  test("has entries that add up to the balance shown, and the console and its file show the same", async () => {
    const monthly = { accrual: 20, accrualPeriod: "year", accrualTiming: "monthly_increments" };
    const mia = await hire(owner, "Mia", "Employee", await anOfficeOf(owner, { vacation: monthly }));
    const [asMia, asAdmin] = [await as(mia), await as(admin)];
    const own: { id: string; days: number; balance: number }[] = (
      await asMia.get(`/api/users/${mia.userId}/ledger?type=vacation`)
    ).body;
    const sort: [string, string] = ["effectiveOn", "ASC"];
    const query = { filter: { userId: mia.userId, type: "vacation" }, sort };
    const listed = (await listOf(asAdmin, "ledger-entries", query)).rows;
    const file = await csvOf(asAdmin, addressOfList("ledger-entries.csv", query).replace("/api/admin/", ""));
    expect(own.map(({ days, balance }) => [days, balance])).toEqual([
      [1.67, 1.67],
      [1.66, 3.33],
      [1.67, 5],
    ]);
    expect(listed.map(({ id, days }) => [id, days])).toEqual(own.map(({ id, days }) => [id, days]));
    expect(file.rows.map(({ days }) => Number(days))).toEqual([1.67, 1.66, 1.67]);
  });

  test("uses the date in the person's time zone, regardless of the reader", async () => {
    const tokyo = await anOfficeOf(owner, { timezone: "Asia/Tokyo" });
    const toshi = await hire(owner, "Toshi", "Employee", tokyo);
    const nora = await hire(owner, "Nora", "Employee", await anOfficeOf(owner));
    clock.set("2027-12-31"); // At 15:00 UTC, the year is over in Tokyo, but not in New York.
    const asAdmin = await as(admin);
    const openedOf = async ({ userId }: { userId: string }) =>
      (await asAdmin.get(`/api/users/${userId}/ledger?type=sick&leaveYear=2028`)).body;
    const [there, here] = [await openedOf(toshi), await openedOf(nora)];
    clock.set("2027-03-01");
    expect(there.map(({ effectiveOn }: LedgerEntryAnswer) => effectiveOn)).toEqual(["2028-01-01", "2028-01-01"]);
    expect(here).toEqual([]);
  });

  test("filters by leave type and leave year, and refuses invalid ones", async () => {
    expect((await asErin.get(`${ledger}?type=sick&leaveYear=2027`)).body).toMatchObject([{ type: "sick", days: 10 }]);
    expect((await asErin.get(`${ledger}?leaveYear=1999`)).body).toEqual([]);
    const type = "Type must be vacation, sick, or personal";
    await expectRefusal(() => asErin.get(`${ledger}?type=unpaid`), [400, "invalid_input", type, { type }]);
    const leaveYear = "Leave year must be a whole number";
    await expectRefusal(() => asErin.get(`${ledger}?leaveYear=soon`), [400, "invalid_input", leaveYear, { leaveYear }]);
  });

  test("is for yourself, and for Managers and above", async () => {
    for (const person of [owner, admin, manager]) {
      expect((await (await as(person)).get(ledger)).status).toBe(200);
    }
    const asEzra = await as(ezra);
    await expectRefusal(
      () => asEzra.get(`${ledger}?type=unpaid`),
      [403, "forbidden", "You can only view your own ledger"],
    );
    await expectRefusal(() => visitor().get(ledger), SIGNED_OUT);
  });

  test("does not find people who are missing or in another organization", async () => {
    for (const browser of [asErin, await as(owner)]) {
      for (const id of [NO_ID, stranger.userId]) {
        await expectRefusal(
          () => browser.get(`/api/users/${id}/ledger`),
          [404, "not_found", "The person was not found"],
        );
      }
      expect((await browser.get("/api/users/nonsense/ledger")).status).toBe(404);
    }
  });
});

test.each([
  ["year", [8, 7], [10, 9, 7]],
  ["rolling12Months", [8, 7], [7, 6, 4]],
] as const)(
  "entries of a type with only a limit per %s add up to the balance, in the ledger and the export",
  async (per, ended, current) => {
    const founder = await foundTestOrganization();
    const document = { unit: "day" as const, consumption: { limit: { per, amount: 10 } } };
    const person = await hire(founder, "Lin", "Employee", await aDocumentOffice(founder, document));
    const [asLin, asFounder] = [await as(person), await as(founder)];
    const take = async (startDate: string, endDate: string) => {
      const { id } = (await asLin.send("POST", "/api/pto-requests", { type: "vacation", startDate, endDate })).body;
      await asFounder.send("PATCH", `/api/pto-requests/${id}`, { status: "approved" });
    };
    await take("2027-06-07", "2027-06-08");
    await take("2027-07-05", "2027-07-05");
    await take("2028-02-07", "2028-02-07");
    await take("2028-02-14", "2028-02-15");
    clock.set("2028-02-01");
    const [later, laterFounder] = [await as(person), await as(founder)];
    const [vacation] = (await later.get("/api/pto-balances")).body;
    const entries = (await laterFounder.get(`/api/users/${person.userId}/ledger?type=vacation`)).body;
    const exported = (await later.get("/api/auth/user/export")).body.ledger;
    clock.set("2027-03-01");
    for (const ledger of [entries, exported.filter(({ type }: { type: string }) => type === "vacation")]) {
      const balances = (year: number) =>
        ledger
          .filter(({ leaveYear }: { leaveYear: number }) => leaveYear === year)
          .map(({ balance }: LedgerEntryAnswer) => balance);
      expect(balances(2027)).toEqual(ended);
      expect(balances(2028)).toEqual(current);
      expect(current.at(-1)).toBe(vacation.balance);
    }
  },
);

test("the newest 5,000 entries of a longer ledger are returned and exported; balances count all", async () => {
  const founder = await foundTestOrganization();
  const person = await hire(founder, "Long");
  const browser = await as(person);
  await browser.get("/api/pto-balances");
  await database().pool.query(
    `INSERT INTO ledger_entries (organization_id, id, user_id, type, leave_year, kind, minutes, effective_on,
       source_key, created_at)
     SELECT $1, gen_random_uuid(), $2, 'vacation', 2027, 'adjustment', 480, '2027-02-01', 'test:' || n, '2027-02-01'
     FROM generate_series(1, 5100) n`,
    [founder.organizationId, person.userId],
  );
  const { body } = await browser.get(`/api/users/${person.userId}/ledger?type=vacation`);
  expect([body.length, body.at(-1).balance]).toEqual([5000, 5120]);
  const file = (await browser.get("/api/auth/user/export")).body;
  expect([file.ledger.length, file.onlyNewest]).toEqual([5000, { ledger: 5000 }]);
});
