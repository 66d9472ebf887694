import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { editUser } from "./editUser.ts";
import { listUsers } from "./listUsers.ts";
import { readUser } from "./readUser.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const FACTS = {
  serviceStartDate: "2019-06-01",
  creditedYears: 2.25,
  birthDate: "1970-05-05",
  groups: ["Engineering", "grade: lead"],
};

const byFacts = {
  unit: "day",
  grants: [
    {
      frequency: "yearly",
      amount: {
        sum: [
          {
            by: "yearsOfService",
            tiers: [
              [0, 20],
              [10, 25],
            ],
          },
          {
            by: "age",
            tiers: [
              [0, 0],
              [50, 3],
            ],
          },
          { by: "grade", map: { staff: 0, lead: 2 } },
        ],
      },
    },
  ],
};

async function aLeadIn(document: object) {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, document);
  const person = await hire(owner, "Lea", "Employee", { officeId });
  return { owner, person, officeId };
}

const vacationOf = async (person: Parameters<typeof ledgerOf>[0]) =>
  (await ledgerOf(person)).map((entry) => entry.replace(/ \d{4}-\d{2}-\d{2}$/, ""));

describe("a person's facts", () => {
  test("are stored, kept, and unset", async () => {
    const { owner, erin } = await testOrganization();
    await editUser(owner, erin.userId, FACTS);
    const renamed = await editUser(owner, erin.userId, { name: "Erin E.", creditedYears: null });
    const { creditedYears: _, ...facts } = FACTS;
    expect(renamed).toMatchObject({ facts });
    const unset = { serviceStartDate: null, birthDate: null, groups: [] };
    expect((await editUser(owner, erin.userId, unset)).facts).toEqual({});
  });

  test("are shown only to Admins, Owners, and the person", async () => {
    const { owner, admin, manager, erin, ezra } = await testOrganization();
    await editUser(owner, erin.userId, FACTS);
    for (const reader of [owner, admin, erin]) {
      expect(await readUser(reader, erin.userId, {})).toMatchObject({ facts: FACTS });
    }
    for (const reader of [manager, ezra]) {
      for (const user of [await readUser(reader, erin.userId, {}), ...(await listUsers(reader, {}))]) {
        expect(user).not.toHaveProperty("facts");
      }
    }
  });

  test("refuse a birth date that isn't in the past", async () => {
    const { owner, erin } = await testOrganization();
    await expect(editUser(owner, erin.userId, { birthDate: "2027-03-01" })).rejects.toMatchObject({
      message: "Birth date must be in the past",
      fields: { birthDate: "Birth date must be in the past" },
    });
  });

  test("keep groups that another Admin added or removed after the form was opened", async () => {
    const { owner, erin } = await testOrganization();
    await editUser(owner, erin.userId, { groups: [...FACTS.groups, "Ops"] });
    const wanted = { groups: ["grade: lead", "Night"], seen: { groups: FACTS.groups } };
    expect(await editUser(owner, erin.userId, wanted)).toMatchObject({
      facts: { groups: ["grade: lead", "Ops", "Night"] },
    });
    const many = { groups: Array.from({ length: 18 }, (_, index) => `Team ${index}`), seen: { groups: [] } };
    await expect(editUser(owner, erin.userId, many)).rejects.toThrow(/at most 20/);
  });

  test("are audited, with references to the birth date and the groups", async () => {
    const { owner, erin } = await testOrganization();
    await editUser(owner, erin.userId, FACTS);
    const text = { text: expect.any(String) };
    const { before, after } = (await lastAuditEntry(owner.organizationId)) ?? {};
    expect(before).toEqual({ serviceStartDate: null, creditedYears: null, birthDate: null, groups: null });
    expect(after).toEqual({ serviceStartDate: "2019-06-01", creditedYears: 2.25, birthDate: text, groups: text });
    const { rows } = await database().pool.query("SELECT text FROM personal_texts WHERE user_id = $1 ORDER BY id", [
      erin.userId,
    ]);
    expect(rows.map((row: { text: string }) => row.text)).toEqual(["1970-05-05", "Engineering; grade: lead"]);
  });

  test("change no balance under simple policies", async () => {
    const { owner, erin } = await testOrganization();
    const before = await ledgerOf(erin);
    await editUser(owner, erin.userId, FACTS);
    expect(await ledgerOf(erin)).toEqual(before);
  });
});

describe("under a policy that depends on facts", () => {
  test("a change to a person's facts posts the difference, as a changed start date does", async () => {
    const { owner, person } = await aLeadIn(byFacts);
    await editUser(owner, person.userId, { ...FACTS, serviceStartDate: "2020-01-01", groups: ["staff"] });
    expect(await vacationOf(person)).toEqual(["2027-03-01 policy_change +23"]);
    await editUser(owner, person.userId, { groups: ["lead"] });
    await editUser(owner, person.userId, { creditedYears: 3 });
    await editUser(owner, person.userId, { birthDate: "1999-01-01" });
    expect((await vacationOf(person)).slice(1)).toEqual([
      "2027-03-01 policy_change +2",
      "2027-03-01 policy_change +5",
      "2027-03-01 policy_change -3",
    ]);
    clock.set("2028-01-02");
    await postDue(owner.organizationId);
    expect((await vacationOf(person)).filter((entry) => entry.includes(" accrual "))).toEqual([
      "2028-01-01 accrual +27",
    ]);
  });

  test("people with different facts get different amounts in one run", async () => {
    const { owner, person, officeId } = await aLeadIn(byFacts);
    const other = await hire(owner, "Stan", "Employee", { officeId });
    await editUser(owner, person.userId, FACTS);
    await editUser(owner, other.userId, { ...FACTS, birthDate: "2000-01-01", creditedYears: 9, groups: ["staff"] });
    clock.set("2028-01-02");
    await postDue(owner.organizationId);
    const accrued = async (who: typeof person) =>
      (await vacationOf(who)).filter((entry) => entry.includes(" accrual "));
    expect([await accrued(person), await accrued(other)]).toEqual([
      ["2028-01-01 accrual +30"],
      ["2028-01-01 accrual +25"],
    ]);
  });
});
