import { describe, expect, test } from "@jest/globals";
import { expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";

await testDatabase();
const clock = testClock();
const { as } = await httpServer(clock);
const { owner, admin } = await testOrganization();
const [asOwner, asAdmin] = [await as(owner), await as(admin)];

const german = {
  unit: "day",
  grants: [
    {
      frequency: "yearly",
      amount: 24,
      starterShare: "byDay",
      leaverShare: "byDay",
      carryOver: { max: 24, until: "03-31" },
    },
  ],
};

const sending = (excess: string) => ({
  document: { unit: "day", grants: [{ frequency: "yearly", amount: 24, carryOver: { max: 2, excess } }] },
});

async function anOffice(name: string) {
  const { body } = await asOwner.send("POST", "/api/offices", {
    name,
    country: "Germany",
    timezone: "America/New_York",
  });
  const [vacation] = (await asOwner.get(`/api/offices/${body.id}/policies`)).body as { id: string }[];
  return { officeId: body.id as string, policyId: vacation?.id ?? "", path: `/api/pto-policies/${vacation?.id}` };
}

describe("GET /api/pto-policies/{id}/versions", () => {
  test("lists each edit, newest first: its author, time, and day, and what it changed in words", async () => {
    const { path } = await anOffice("Berlin");
    await asAdmin.send("PUT", `${path}/document`, { document: german, effectiveOn: "2027-06-01" });
    clock.set("2027-03-02");
    await asOwner.send("PATCH", path, { accrualAmount: 22 });
    const { status, body } = await asAdmin.get(`${path}/versions`);
    clock.set("2027-03-01");
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        madeBy: { id: owner.userId, name: expect.any(String) },
        madeAt: "2027-03-02T15:00:00.000Z",
        effectiveOn: "2027-01-01",
        document: { grants: [{ amount: 22 }] },
        differences: [{ before: "20 days a year on January 1", after: "22 days a year on January 1" }],
      },
      {
        madeBy: { id: admin.userId },
        madeAt: "2027-03-01T15:00:00.000Z",
        effectiveOn: "2027-06-01",
        document: german,
        summary: expect.stringMatching(/^24 days a year on January 1; /),
        differences: [
          { before: "20 days a year on January 1", after: "24 days a year on January 1" },
          { before: "up to 5 days carry over", after: "up to 24 days carry over and expire on March 31" },
        ],
      },
      { madeBy: null, effectiveOn: "2027-01-01", differences: [] },
    ]);
  });
});

describe("GET /api/pto-policies/{id}/versions of a new leave type", () => {
  test.each([
    [
      "a limited one begins with its own amount in the current leave year",
      { accrualAmount: 3 },
      "2027-01-01",
      /^3 days/,
    ],
    ["an unlimited one begins from the start", { isUnlimited: true }, null, /^Unlimited/],
  ])("%s", async (name, terms, effectiveOn, summary) => {
    const { body } = await asAdmin.send("POST", "/api/leave-types", { name: name.slice(0, 20), ...terms });
    const policies = (await asAdmin.get(`/api/offices/${owner.officeId}/policies`)).body as {
      id: string;
      type: string;
    }[];
    const policy = policies.find(({ type }) => type === body.key);
    const versions = await asAdmin.get(`/api/pto-policies/${policy?.id}/versions`);
    expect(versions.body).toMatchObject([
      { effectiveOn, summary: expect.stringMatching(summary), madeBy: { id: admin.userId }, differences: [] },
    ]);
    expect(versions.body).toHaveLength(1);
  });
});

describe("POST /api/pto-policies/{id}/document/copy", () => {
  test("copies the policy to other offices, as a new version in each", async () => {
    const [source, one, other] = [await anOffice("Bonn"), await anOffice("Jena"), await anOffice("Ulm")];
    await asAdmin.send("PUT", `${source.path}/document`, { document: german });
    await asAdmin.send("PUT", `${other.path}/document`, { document: german });
    const { status, body } = await asAdmin.send("POST", `${source.path}/document/copy`, {
      officeIds: [one.officeId, other.officeId, one.officeId],
    });
    expect([status, body]).toEqual([
      201,
      [
        { officeId: one.officeId, policyId: one.policyId, effectiveOn: "2027-01-01", isChanged: true },
        { officeId: other.officeId, policyId: other.policyId, effectiveOn: "2027-01-01", isChanged: false },
      ],
    ]);
    expect((await asAdmin.get(`${one.path}/document`)).body.document).toEqual(german);
    expect((await asAdmin.get(`${other.path}/versions`)).body).toHaveLength(2);
    const again = { officeIds: [one.officeId, other.officeId] };
    const preview = await asAdmin.send("POST", `${source.path}/document/copy/preview`, again);
    expect(preview.body).toMatchObject({ isUnchanged: true, people: 0, impact: [] });
  });

  test("copies to all offices or none, and lists everyone in them who would fall below zero", async () => {
    const [source, one, other] = [await anOffice("Trier"), await anOffice("Worms"), await anOffice("Mainz")];
    const people = [];
    for (const [name, { officeId }] of [
      ["Pat", one],
      ["Pam", other],
    ] as const) {
      people.push(await hire(owner, name, "Employee", { officeId }));
    }
    for (const person of people) {
      const { id } = await submitRequest(person, { type: "vacation", startDate: "2027-05-03", endDate: "2027-05-07" });
      await decideRequest(owner, id, { status: "approved" });
    }
    const two = { unit: "day", grants: [{ frequency: "yearly", amount: 2 }] };
    await asAdmin.send("PUT", `${source.path}/document`, { document: two });
    const copy = (more: object = {}) =>
      asAdmin.send("POST", `${source.path}/document/copy`, { officeIds: [one.officeId, other.officeId], ...more });
    const preview = await asAdmin.send("POST", `${source.path}/document/copy/preview`, {
      officeIds: [other.officeId, one.officeId, one.officeId],
    });
    expect([preview.status, preview.body]).toMatchObject([200, { people: 2, belowZero: 2, isUnchanged: false }]);
    for (const list of [preview.body.impact, preview.body.below]) {
      expect(list.map(({ name, after }: { name: string; after: number }) => [name, after])).toEqual([
        ["Pam", -3],
        ["Pat", -3],
      ]);
    }
    const refused = await copy();
    expect([refused.status, refused.body.code]).toEqual([409, "needs_confirmation"]);
    expect(new Set(refused.body.impact.map(({ userId }: { userId: string }) => userId))).toEqual(
      new Set(people.map(({ userId }) => userId)),
    );
    for (const { path } of [one, other]) expect((await asAdmin.get(`${path}/versions`)).body).toHaveLength(1);
    expect((await copy({ confirmed: true })).status).toBe(201);
    for (const { path } of [one, other]) expect((await asAdmin.get(`${path}/document`)).body.document).toEqual(two);
  });

  test("refuses a policy whose excess would return to its own type in the other office", async () => {
    const [source, one] = [await anOffice("Fulda"), await anOffice("Hanau")];
    const [, sick] = (await asOwner.get(`/api/offices/${one.officeId}/policies`)).body as { id: string }[];
    expect((await asAdmin.send("PUT", `/api/pto-policies/${sick?.id}/document`, sending("vacation"))).status).toBe(200);
    expect((await asAdmin.send("PUT", `${source.path}/document`, sending("sick"))).status).toBe(200);
    const { status, body } = await asAdmin.send("POST", `${source.path}/document/copy`, { officeIds: [one.officeId] });
    expect([status, body.fields]).toEqual([
      422,
      { "grants[0].carryOver.excess": "leads back to vacation leave: vacation to sick to vacation" },
    ]);
  });

  test("refuses a list with an unknown office, and copies to none of the offices", async () => {
    const [source, one] = [await anOffice("Celle"), await anOffice("Soest")];
    await asAdmin.send("PUT", `${source.path}/document`, { document: german });
    const officeIds = [one.officeId, "00000000-0000-4000-8000-000000000000"];
    await expectRefusal(
      () => asAdmin.send("POST", `${source.path}/document/copy`, { officeIds }),
      [404, "not_found", "The office was not found"],
    );
    expect((await asAdmin.get(`${one.path}/versions`)).body).toHaveLength(1);
  });
});
