import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { cancelScheduledChange } from "./cancelScheduledChange.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { listPolicies } from "./listPolicies.ts";
import { listPolicyVersions } from "./listPolicyVersions.ts";
import { previewPolicyDocument } from "./previewPolicyDocument.ts";
import { readPolicyDocument } from "./readPolicyDocument.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const OCTOBER = "2027-10-01";
const grant = (amount: number) => ({
  frequency: "yearly",
  amount,
  starterShare: "byDay",
  leaverShare: "byDay",
  carryOver: { max: 8, until: "06-30" },
});
const doc = (amount: number, more: object = {}) => ({ unit: "day", grants: [grant(amount)], ...more });
const longest = { booking: { longest: 5 } };
const paid = { settlement: { pay: "all" } };

async function aRaise() {
  const { owner, hire, tick } = await aCompany();
  const person = await hire();
  const [policy] = await listPolicies(owner, owner.officeId, {});
  const id = policy?.id ?? "";
  const put = (document: object, more: object = {}) => editPolicyDocument(owner, id, { document, ...more });
  await put(doc(20));
  clock.set("2027-03-02");
  await put(doc(24), { effectiveOn: OCTOBER });
  clock.set("2027-03-03");
  return {
    owner,
    person,
    tick,
    id,
    put,
    preview: (document: object, more: object = {}) => previewPolicyDocument(owner, id, { document, ...more }),
    read: () => readPolicyDocument(owner, id, {}),
    versions: () => listPolicyVersions(owner, id, {}),
  };
}

describe("a document that is saved before a scheduled raise", () => {
  test("keeps its rules when the raise begins", async () => {
    const { put, read, tick } = await aRaise();
    expect(await put(doc(20, longest))).toMatchObject({ document: doc(20, longest), effectiveOn: "2027-01-01" });
    clock.set("2027-10-02");
    await tick();
    expect((await read()).document).toEqual(doc(24, longest));
  });

  test("keeps its rules when the raise is canceled", async () => {
    const { owner, id, put, read } = await aRaise();
    await put(doc(20, longest));
    await cancelScheduledChange(owner, id, { effectiveOn: OCTOBER });
    expect((await listPolicies(owner, owner.officeId, {}))[0]).toMatchObject({ scheduled: [] });
    clock.set(OCTOBER);
    expect((await read()).document).toEqual(doc(20, longest));
  });

  test("can apply after the raise without undoing it, and the answer has the values of that day", async () => {
    const { put, preview, read } = await aRaise();
    const edit = { effectiveOn: "2027-11-01", basedOn: (await read()).effectiveOn };
    expect(await preview(doc(20, longest), edit)).toMatchObject({ people: 0, isUnchanged: false });
    const saved = await put(doc(20, longest), edit);
    expect(saved).toMatchObject({ document: doc(24, longest), effectiveOn: "2027-11-01", changedOn: "2027-11-01" });
    await put(doc(24, { ...longest, ...paid }), { basedOn: saved.effectiveOn });
    expect((await read()).document).toEqual(doc(20, paid));
    clock.set("2027-11-01");
    expect((await read()).document).toEqual(doc(24, { ...longest, ...paid }));
  });

  test("is refused with the scheduled day if the rules contradict each other from then on", async () => {
    const { put, preview, versions } = await aRaise();
    await put(
      { unit: "day", grants: [], consumption: { limit: { per: "year", amount: 5 } } },
      { effectiveOn: OCTOBER },
    );
    const before = await versions();
    const credits = doc(20, { credits: { longest: 8 } });
    const refused = {
      kind: "invalid",
      code: "invalid_document",
      message:
        "With this change, the policy from October 1, 2027 on wouldn't be valid: credits can't be used without a grant",
    };
    expect(await refusalOf(put(credits))).toMatchObject(refused);
    expect(await refusalOf(preview(credits))).toMatchObject(refused);
    expect(await versions()).toEqual(before);
  });
});

describe("a document that is saved after a raise within the leave year", () => {
  test("gives nobody days if another rule is edited, and the answer has today's values", async () => {
    const { person, tick, put, preview } = await aRaise();
    clock.set("2027-10-02");
    await tick();
    const before = await ledgerOf(person);
    expect(await preview(doc(24, paid))).toMatchObject({ people: 0, impact: [], isUnchanged: false });
    expect(await put(doc(24, paid))).toMatchObject({
      document: doc(24, paid),
      effectiveOn: OCTOBER,
      changedOn: "2027-01-01",
      isChanged: true,
    });
    expect(await ledgerOf(person)).toEqual(before);
  });

  test("posts the difference if the amount is edited", async () => {
    const { person, tick, put } = await aRaise();
    clock.set("2027-10-02");
    await tick();
    await put(doc(25));
    expect((await ledgerOf(person)).at(-1)).toBe("2027-10-02 policy_change +3.99");
  });
});

test("the history has each edit's own differences, and none of the scheduled raise's", async () => {
  const { put, tick, versions } = await aRaise();
  await put(doc(20, longest));
  clock.set("2027-10-02");
  await tick();
  await put(doc(24, { ...longest, ...paid }));
  const edits = (await versions()).slice(0, 3);
  expect(edits.map(({ effectiveOn, before, after, isInForce }) => [effectiveOn, before, after, isInForce])).toEqual([
    ["2027-01-01", doc(20, longest), doc(20, { ...longest, ...paid }), true],
    ["2027-01-01", doc(20), doc(20, longest), false],
    [OCTOBER, doc(20), doc(24), true],
  ]);
});
