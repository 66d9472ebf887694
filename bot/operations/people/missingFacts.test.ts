import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { readBalanceOutlook } from "../balances/readBalanceOutlook.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { announceExpiries } from "../reminders/announceExpiries.ts";
import { reportExpiring } from "../reports/reportExpiring.ts";
import { previewRequest } from "../requests/previewRequest.ts";
import { readTeamRequests } from "../requests/readTeamRequests.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { deactivateUser } from "./deactivateUser.ts";
import { editUser } from "./editUser.ts";
import { listMissingFacts } from "./listMissingFacts.ts";
import { readPolicyFacts } from "./readPolicyFacts.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const byAgeAndGrade = {
  unit: "day",
  grants: [
    {
      frequency: "yearly",
      amount: {
        sum: [
          {
            by: "age",
            tiers: [
              [0, 20],
              [50, 25],
            ],
          },
          { by: "grade", map: { staff: 0, lead: 2 } },
        ],
      },
      carryOver: { max: 5 },
    },
  ],
};

async function twoPeople() {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, byAgeAndGrade);
  const wanda = await hire(owner, "Wanda", "Employee", { officeId });
  const kim = await hire(owner, "Kim", "Employee", { officeId });
  await editUser(owner, kim.userId, { birthDate: "1990-05-05", groups: ["staff"] });
  return { owner, wanda, kim };
}

const missing = [{ type: "vacation", facts: ["birthDate", "grade"] }];

test("people with missing facts are listed, and everyone else isn't", async () => {
  const { owner, wanda } = await twoPeople();
  expect(await listMissingFacts(owner, {})).toMatchObject([{ id: wanda.userId, name: "Wanda", missing }]);
  expect(await readPolicyFacts(owner, wanda.userId, {})).toEqual({ missing, asksBirthDate: true, events: [] });
  await editUser(owner, wanda.userId, { groups: ["lead"] });
  expect(await listMissingFacts(owner, {})).toMatchObject([{ missing: [{ type: "vacation", facts: ["birthDate"] }] }]);
  await editUser(owner, wanda.userId, { birthDate: "1970-05-05" });
  expect(await listMissingFacts(owner, {})).toEqual([]);
  expect(await readPolicyFacts(owner, wanda.userId, {})).toEqual({ missing: [], asksBirthDate: true, events: [] });
});

test("nothing is missing for people who have left, or in organizations with only simple policies", async () => {
  const { owner, wanda } = await twoPeople();
  await deactivateUser(owner, wanda.userId, {});
  expect(await listMissingFacts(owner, {})).toEqual([]);
  expect((await readPolicyFacts(owner, wanda.userId, {})).missing).toEqual([]);
  const simple = await testOrganization();
  expect(await listMissingFacts(simple.owner, {})).toEqual([]);
  expect(await readPolicyFacts(simple.owner, simple.erin.userId, {})).toEqual({
    missing: [],
    asksBirthDate: false,
    events: [],
  });
});

test("only the type whose policy needs the facts waits, and everyone else accrues", async () => {
  const { owner, wanda, kim } = await twoPeople();
  clock.set("2028-01-02");
  await postDue(owner.organizationId);
  expect(await ledgerOf(wanda)).toEqual([]);
  expect(await ledgerOf(wanda, "sick")).toContain("2028-01-01 accrual +10");
  expect(await ledgerOf(kim)).toContain("2028-01-01 accrual +20");
});

test("a person's balances name the facts that they wait for until all are recorded", async () => {
  const { owner, wanda } = await twoPeople();
  const waiting = async () => (await readOwnBalances(wanda, {})).map(({ waitingFor }) => waitingFor);
  expect(await waiting()).toEqual([["birthDate", "grade"], undefined, undefined]);
  await editUser(owner, wanda.userId, { birthDate: "1990-05-05", groups: ["staff"] });
  expect(await waiting()).toEqual([undefined, undefined, undefined]);
});

test("a person who waits can still see their balances and request other leave", async () => {
  const { wanda } = await twoPeople();
  const balances = await readOwnBalances(wanda, {});
  expect(balances.map(({ type }) => type)).toEqual(["vacation", "sick", "personal"]);
  for (const { type } of balances) await readBalanceOutlook(wanda, wanda.userId, { type });
  const dates = { startDate: "2027-03-08", endDate: "2027-03-08" };
  const preview = await previewRequest(wanda, { type: "vacation", ...dates, isHalfDay: false });
  const text = "You only have 0 days available for vacation leave";
  expect(preview.refusals.map(({ message }) => message)).toEqual([text]);
  await expect(submitRequest(wanda, { type: "vacation", ...dates })).rejects.toThrow(text);
  await submitRequest(wanda, { type: "sick", ...dates });
});

test("a person without a start date, under leave years that begin on work anniversaries, can see balances and outlooks and gets an explanation for a request", async () => {
  const owner = await foundTestOrganization();
  const yearly = {
    unit: "day",
    leaveYear: "hire",
    grants: [{ frequency: "yearly", amount: 24, carryOver: { max: 5 } }],
  };
  const { officeId } = await aDocumentOffice(owner, yearly);
  const sam = await hire(owner, "Sam", "Employee", { officeId });
  const vacationOf = async (query: object) =>
    (await readOwnBalances(sam, query)).find(({ type }) => type === "vacation");
  expect(await vacationOf({})).toMatchObject({ waitingFor: ["startDate"], available: 0 });
  expect(await vacationOf({ asOf: "2028-02-01" })).toMatchObject({ available: 0 });
  const outlook = await readBalanceOutlook(sam, sam.userId, { type: "vacation", days: 5 });
  expect(outlook).toMatchObject({ available: 0, next: null, expiry: null, lots: [], reachedOn: null });
  for (const day of ["2027-03-08", "2028-03-06"]) {
    const { refusals } = await previewRequest(sam, {
      type: "vacation",
      startDate: day,
      endDate: day,
      isHalfDay: false,
    });
    expect(refusals.map(({ message }) => message)).toEqual(["You only have 0 days available for vacation leave"]);
  }
});

test("accruals that waited are posted once the last missing fact is recorded, for earlier leave years as well", async () => {
  const { owner, wanda, kim } = await twoPeople();
  clock.set("2028-03-01");
  await postDue(owner.organizationId);
  await editUser(owner, wanda.userId, { groups: ["staff"] });
  expect(await ledgerOf(wanda)).toEqual([]);
  await editUser(owner, wanda.userId, { birthDate: "1990-05-05" });
  const balanceOf = async (who: typeof wanda) =>
    (await readOwnBalances(who, {})).find(({ type }) => type === "vacation");
  const { id: _, ...waited } = (await balanceOf(wanda)) ?? {};
  const { id: __, ...others } = (await balanceOf(kim)) ?? {};
  expect(waited).toEqual(others);
  await editUser(owner, wanda.userId, { birthDate: "1960-05-05" });
  expect((await ledgerOf(wanda)).at(-1)).toBe("2028-03-01 policy_change +5");
});

const byGradeAtYearEnd = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 20, carryOver: { max: { by: "grade", map: { staff: 5 } } } }],
  consumption: { overdraft: { by: "grade", map: { staff: 2 } } },
};

test("a person whose group no table lists waits, and neither they nor the lists of everyone fail because of it", async () => {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, byGradeAtYearEnd);
  const wanda = await hire(owner, "Wanda", "Employee", { officeId });
  const kim = await hire(owner, "Kim", "Employee", { officeId });
  await editUser(owner, wanda.userId, { groups: ["grade: intern"] });
  await editUser(owner, kim.userId, { groups: ["grade: staff"] });
  const missingGrade = [{ type: "vacation", facts: ["grade"] }];
  expect(await listMissingFacts(owner, {})).toMatchObject([{ id: wanda.userId, missing: missingGrade }]);
  const [vacation] = await readOwnBalances(wanda, {});
  expect(vacation).toMatchObject({ waitingFor: ["grade"], available: 0 });
  expect(await readOwnBalances(wanda, { asOf: "2028-03-01" })).toHaveLength(3);
  await readBalanceOutlook(wanda, wanda.userId, { type: "vacation", days: 30 });
  await editUser(owner, wanda.userId, { managerId: owner.userId });
  const { available: ofKim } = await readBalanceOutlook(kim, kim.userId, { type: "vacation" });
  expect(ofKim).toBe(20 * 480);
  const nextYear = { type: "vacation", startDate: "2028-02-07", endDate: "2028-02-07" };
  expect((await previewRequest(wanda, { ...nextYear, isHalfDay: false })).refusals).toHaveLength(1);
  await submitRequest(kim, nextYear);
  clock.set("2027-12-01");
  await postDue(owner.organizationId);
  const expiring = (await reportExpiring(owner, { within: 60 })).filter(({ type }) => type === "vacation");
  expect(expiring).toMatchObject([
    { id: owner.userId, minutes: 15 * 480 },
    { id: kim.userId, minutes: 15 * 480 },
  ]);
  expect(await announceExpiries()).toEqual([]);
  expect(await readTeamRequests(owner, { view: "team", status: "pending" })).toHaveLength(1);
  clock.set("2028-01-02");
  await postDue(owner.organizationId);
  expect(await ledgerOf(wanda)).toEqual([]);
  await editUser(owner, wanda.userId, { groups: ["grade: staff"] });
  expect(await listMissingFacts(owner, {})).toEqual([]);
  expect((await readOwnBalances(wanda, {}))[0]).toMatchObject({ available: 25 * 480 });
});
