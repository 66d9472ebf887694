import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { simulateCase } from "#core/simulation/simulateCase.ts";
import { importOpeningText } from "#tests/asserting/importText.ts";
import { postDue } from "../accruals/postDue.ts";
import { adjustBalanceOf } from "../balances/adjustBalance.ts";
import { readBalanceOutlook } from "../balances/readBalanceOutlook.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { readPayroll } from "../reports/readPayroll.ts";
import { reportBalancesOfPeople } from "../reports/reportBalances.ts";
import { decideRequest } from "./decideRequest.ts";
import { readRequestForApprover } from "./readApproverMessage.ts";
import { readTeamRequests } from "./readTeamRequests.ts";
import { submitRequest } from "./submitRequest.ts";

await testDatabase();
const clock = testClock();

beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

function aPerson(per: "year" | "rolling12Months") {
  return aPersonUnder({ unit: "day", consumption: { limit: { per, amount: 5 } } });
}

async function aPersonUnder(document: Parameters<typeof aDocumentOffice>[1]) {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, document);
  const person = await hire(owner, "Lin", "Employee", { officeId });
  const request = (startDate: string, endDate = startDate) =>
    submitRequest(person, { type: "vacation", startDate, endDate });
  const shownToApprover = async (requestId: string) => {
    const requester = await findPerson(owner.organizationId, person.userId);
    const shown = requester && (await readRequestForApprover(requester, requestId, { readerId: owner.userId }));
    const listed = (await readTeamRequests(owner, {})).find(({ id }) => id === requestId);
    expect(listed?.balanceAfter).toBe(shown?.balanceAfter);
    return [shown?.balanceBefore ?? 0, shown?.balanceAfter ?? 0].map((minutes) => minutes / 480);
  };
  return {
    owner,
    person,
    request,
    shownToApprover,
    take: async (startDate: string, endDate?: string) =>
      decideRequest(owner, (await request(startDate, endDate)).id, { status: "approved" }),
    vacation: async (asOf?: string) => {
      const [view] = await readOwnBalances(person, asOf === undefined ? {} : { asOf });
      const { balance = 0, used = 0, available = 0 } = view ?? {};
      return [balance, used, available].map((minutes) => minutes / 480);
    },
  };
}

test("a type with only a yearly limit shows the rest of the limit, refuses more, and starts over next year", async () => {
  const { owner, person, request, take, vacation } = await aPerson("year");
  await take("2027-06-07", "2027-06-09");
  expect(await vacation()).toEqual([2, 3, 2]);
  expect(await readBalanceOutlook(person, person.userId, { type: "vacation", days: "5" })).toMatchObject({
    available: 2 * 480,
    limit: { per: "year", minutes: 5 * 480, before: 0 },
    lots: [],
    owed: 0,
    carryOver: null,
    reachedOn: "2028-01-01",
  });
  await expect(request("2027-07-05", "2027-07-07")).rejects.toThrow(
    "You only have 2 days available for vacation leave",
  );
  await request("2027-07-05");
  expect(await vacation()).toEqual([2, 3, 1]);
  expect(await vacation("2028-02-01")).toEqual([5, 0, 5]);
  clock.set("2028-02-01");
  await postDue(owner.organizationId);
  expect(await vacation()).toEqual([5, 0, 5]);
  await request("2028-02-07", "2028-02-11");
});

test("approvers see the rest of a limit before and after a request, this year and next", async () => {
  const { request, take, shownToApprover } = await aPerson("year");
  await take("2027-06-07", "2027-06-08");
  expect(await shownToApprover((await request("2027-07-05")).id)).toEqual([3, 2]);
  expect(await shownToApprover((await request("2028-01-03", "2028-01-04")).id)).toEqual([5, 3]);
});

test("approvers see a twelve-month limit less the leave of the year before", async () => {
  const { owner, request, take, shownToApprover } = await aPerson("rolling12Months");
  await take("2027-06-07", "2027-06-09");
  expect(await shownToApprover((await request("2028-02-07")).id)).toEqual([2, 1]);
  clock.set("2028-02-01");
  await postDue(owner.organizationId);
  expect(await shownToApprover((await request("2028-03-06")).id)).toEqual([2, 1]);
});

test("reports show no balance for a type with only a limit, so its leave isn't subtracted from other leave", async () => {
  const { owner, take } = await aPerson("year");
  await take("2027-03-08", "2027-03-10");
  const reported = await reportBalancesOfPeople(owner, {});
  expect(reported.find(({ name }) => name === "Lin")?.balances).toMatchObject({ vacation: null, sick: 10 * 480 });
  const { people } = await readPayroll(owner, { month: "2027-03" });
  const { taken, balance } = people.find(({ name }) => name === "Lin") ?? {};
  expect([taken, balance]).toMatchObject([{ vacation: 3 * 480 }, { vacation: null, sick: 10 * 480 }]);
});

test("a type with only a twelve-month limit counts leave from the year before", async () => {
  const { owner, request, take, vacation } = await aPerson("rolling12Months");
  await take("2027-06-07", "2027-06-09");
  expect(await vacation("2028-02-01")).toEqual([2, 0, 2]);
  clock.set("2028-02-01");
  await postDue(owner.organizationId);
  expect(await vacation()).toEqual([2, 0, 2]);
  await expect(request("2028-02-07", "2028-02-09")).rejects.toThrow(
    "You only have 2 days available for vacation leave",
  );
  expect(await vacation("2028-06-08")).toEqual([4, 0, 4]);
  await request("2028-06-09", "2028-06-13");
});

test("adjustments of a type with only a limit change what can be taken, as its balance shows", async () => {
  const { owner, person, request, vacation } = await aPerson("year");
  await adjustBalanceOf(owner, person.userId, { type: "vacation", adjustment: 2, reason: "Long service" });
  expect(await vacation()).toEqual([7, 0, 7]);
  await expect(request("2027-06-07", "2027-06-16")).rejects.toThrow(
    "You only have 7 days available for vacation leave",
  );
  await request("2027-06-07", "2027-06-15");
  await adjustBalanceOf(owner, person.userId, { type: "vacation", adjustment: -1, reason: "Taken elsewhere" });
  expect(await vacation()).toEqual([6, 0, -1]);
  expect(await vacation("2028-02-01")).toEqual([5, 0, 5]);
});

test.each(["year", "rolling12Months"] as const)(
  "`simulate` counts openings and credits under a limit without grants (per %s) as the product does",
  async (per) => {
    const policy = { unit: "day", consumption: { limit: { per, amount: 5 } } };
    const { owner, person, take, vacation } = await aPersonUnder(policy);
    await take("2027-03-01", "2027-03-02");
    await adjustBalanceOf(owner, person.userId, { type: "vacation", adjustment: 2, reason: "Long service" });
    await adjustBalanceOf(owner, person.userId, { type: "vacation", adjustment: -0.5, reason: "Taken elsewhere" });
    await importOpeningText(owner, `email,type,days,year\n${person.email},vacation,1,2027`);
    const events = [
      { type: "taken", on: "2027-03-01", amount: 1 },
      { type: "taken", on: "2027-03-02", amount: 1 },
      { type: "credit", on: "2027-03-01", amount: 2 },
      { type: "credit", on: "2027-03-01", amount: -0.5 },
      { type: "opening", on: "2027-01-01", amount: 1 },
    ];
    const days = { "2027-03-03": 5.5, "2028-02-01": per === "year" ? 5 : 3, "2028-03-02": 5 };
    for (const [asOf, available] of Object.entries(days)) {
      clock.set(asOf);
      await postDue(owner.organizationId);
      expect((await vacation())[2]).toBe(available);
      for (const ask of ["usable", "bookable"]) {
        const asked = { id: "1", policy, person: { startDate: "2027-01-01" }, events, asOf, ask };
        expect(simulateCase(asked)).toEqual({ value: available });
      }
    }
  },
);

test("the available days of a type with grants and a limit are those that its limit still allows", async () => {
  const { person, request, take, vacation } = await aPersonUnder({
    unit: "day",
    grants: [{ frequency: "yearly", amount: 20 }],
    consumption: { limit: { per: "year", amount: 10 } },
  });
  expect(await vacation()).toEqual([20, 0, 10]);
  await take("2027-06-07", "2027-06-09");
  await request("2027-11-08");
  expect(await vacation()).toEqual([17, 3, 6]);
  expect((await readBalanceOutlook(person, person.userId, { type: "vacation" })).available).toBe(6 * 480);
  expect(await vacation("2028-02-01")).toEqual([36, 0, 10]);
  await expect(request("2027-03-01", "2027-03-09")).rejects.toThrow(
    "You only have 6 days available for vacation leave",
  );
  await request("2027-03-01", "2027-03-08");
  expect(await vacation()).toEqual([17, 3, 0]);
});

test("days that can't be used yet are in the balance and become available on their first day", async () => {
  const { request, vacation } = await aPersonUnder({
    unit: "day",
    grants: [
      { frequency: "yearly", amount: 3 },
      { frequency: "yearly", amount: 10, usableFrom: "nextYear" },
    ],
  });
  expect(await vacation()).toEqual([13, 0, 3]);
  await expect(request("2027-03-01", "2027-03-04")).rejects.toThrow(
    "You only have 3 days available for vacation leave",
  );
  expect(await vacation("2028-01-01")).toEqual([26, 0, 16]);
});

test("an overdraft isn't part of the available days, because they would be owed", async () => {
  const { vacation } = await aPersonUnder({
    unit: "day",
    grants: [{ frequency: "yearly", amount: 4 }],
    consumption: { overdraft: 3 },
  });
  expect(await vacation()).toEqual([4, 0, 4]);
});
