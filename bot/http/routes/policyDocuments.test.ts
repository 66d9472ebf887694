import { describe, expect, test } from "@jest/globals";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin } = await testOrganization();
const [asOwner, asAdmin, asManager, asErin] = [await as(owner), await as(admin), await as(manager), await as(erin)];

const FORBIDDEN: Refused = [403, "forbidden", "You need Admin or Owner permissions to manage policies"];
const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const german = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 24, carryOver: { max: 24, until: "03-31" } }],
};
const summary = "24 days a year on January 1; up to 24 days carry over and expire on March 31.";

const [vacation, sick, personal] = (
  (await asOwner.get(`/api/offices/${owner.officeId}/policies`)).body as { id: string }[]
).map(({ id }) => `/api/pto-policies/${id}`) as [string, string, string];
const put = (policy: string, body: unknown, browser = asAdmin) => browser.send("PUT", `${policy}/document`, body);

describe("/api/pto-policies/{id}/document", () => {
  test("returns the document, its first day, and its sentences, and is audited", async () => {
    expect((await asAdmin.get(`${vacation}/document`)).body).toEqual({
      document: {
        unit: "day",
        grants: [
          { frequency: "yearly", amount: 20, starterShare: "byDay", leaverShare: "byDay", carryOver: { max: 5 } },
        ],
      },
      effectiveOn: "2027-01-01",
      version: 1,
      summary: expect.stringMatching(/^20 days a year on January 1; /),
    });
    const { status, body } = await put(vacation, { document: german });
    expect([status, body]).toEqual([200, { document: german, effectiveOn: "2027-01-01", version: 2, summary }]);
    expect((await asAdmin.get(`${vacation}/document`)).body).toEqual(body);
    expect((await put(vacation, { document: german })).body).toMatchObject({ notice: expect.any(String) });
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: admin.userId,
      action: "editPolicy",
      before: { policy: expect.stringMatching(/^20 days a year/) },
      after: { policy: summary, effectiveOn: "2027-01-01" },
    });
    const [listed] = (await asOwner.get(`/api/offices/${owner.officeId}/policies`)).body;
    const carriedOver = "Up to 24 days carry over and expire on March 31";
    expect(listed).toMatchObject({ needsFullEditor: true, allowance: "24 days a year", carriedOver, summary });
  });

  test("names the people who approve in its sentences, everywhere they are shown", async () => {
    const { name } = (await asOwner.get(`/api/users/${manager.userId}`)).body as { name: string };
    const named = { ...german, booking: { approval: [{ by: [{ person: manager.userId }] }] } };
    const sentence = expect.stringContaining(`Requests need approval from ${name}.`);
    const { body: preview } = await asAdmin.send("POST", `${vacation}/document/preview`, { document: named });
    expect(preview.summary).toEqual(sentence);
    expect((await put(vacation, { document: named }, asOwner)).body.summary).toEqual(sentence);
    expect((await asAdmin.get(`${vacation}/document`)).body.summary).toEqual(sentence);
    const versions = (await asAdmin.get(`${vacation}/versions`)).body as { summary: string }[];
    expect(versions).toContainEqual(expect.objectContaining({ summary: sentence }));
    const ofOffice = (await asOwner.get(`/api/offices/${owner.officeId}/policies`)).body;
    const ofPerson = (await asOwner.get(`/api/admin/people/${erin.userId}/policies`)).body;
    const listed = (await asOwner.get("/api/admin/policies")).body;
    for (const [policy] of [ofOffice, ofPerson, listed]) expect(policy.summary).toEqual(sentence);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      after: { policy: expect.stringContaining("Requests need approval from a specific person.") },
    });
    await put(vacation, { document: german });
  });

  test("changes a person's balance immediately", async () => {
    await put(personal, { document: { ...german, grants: [{ ...german.grants[0], amount: 7.5 }] } });
    const balances = (await asErin.get("/api/pto-balances")).body as { type: string; balance: number }[];
    expect(balances.find(({ type }) => type === "personal")?.balance).toBe(7.5);
  });

  test("lists the people whom it would leave below zero, until it is confirmed", async () => {
    const { body: request } = await asErin.send("POST", "/api/pto-requests", {
      type: "sick",
      startDate: "2027-05-03",
      endDate: "2027-05-07",
    });
    await asManager.send("PATCH", `/api/pto-requests/${request.id}`, { status: "approved" });
    const two = { unit: "day", grants: [{ frequency: "yearly", amount: 2, carryOver: "none" }] };
    const refused = await put(sick, { document: two });
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        error: "This change would leave 1 person below zero. Please confirm it.",
        code: "needs_confirmation",
        impact: [{ userId: erin.userId, name: expect.any(String), before: 5, after: -3 }],
      },
    ]);
    const preview = await asAdmin.send("POST", `${sick}/document/preview`, { document: two });
    expect([preview.status, preview.body]).toMatchObject([
      200,
      { belowZero: 1, below: refused.body.impact, summary: expect.stringMatching(/^2 days/) },
    ]);
    expect((await put(sick, { document: two, confirmed: true })).status).toBe(200);
  });

  test("refuses a malformed document, or one that can't be posted, with the path of the problem", async () => {
    const document = { unit: "day", grants: [{ frequency: "yearly", amount: "many" }] };
    const text = 'must be a number, a fraction such as "25/12", or a formula such as {"weeks": 4, "in": "days"}';
    await expectRefusal(
      () => put(vacation, { document }),
      [400, "invalid_document", `grants[0].amount ${text}`, { "grants[0].amount": text }],
    );
    const daily = { frequency: "daily", amount: 1 };
    const tooMany = "can't add leave more than 400 times a year";
    await expectRefusal(
      () => put(vacation, { document: { unit: "day", grants: [daily, daily] } }),
      [422, "cannot_post", `grants ${tooMany}`, { grants: tooMany }],
    );
  });

  test("is for Admins and Owners", async () => {
    for (const [method, path] of [
      ["GET", "document"],
      ["PUT", "document"],
      ["POST", "document/preview"],
    ] as const) {
      const call = (browser: typeof asErin, policy = vacation) =>
        method === "GET" ? browser.get(`${policy}/${path}`) : browser.send(method, `${policy}/${path}`, {});
      await expectRefusal(() => call(asManager), FORBIDDEN);
      await expectRefusal(() => call(asErin), FORBIDDEN);
      await expectRefusal(() => call(visitor()), SIGNED_OUT);
    }
    await expectRefusal(
      () => put(`/api/pto-policies/${UNKNOWN}`, { document: german }),
      [404, "not_found", "The policy was not found"],
    );
  });
});
