import { expect, test } from "@jest/globals";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

const PATH = "/api/admin/policies/simulate";

await testDatabase();
const { as, visitor } = await httpServer(testClock("2027-01-04"));
const { admin, manager } = await testOrganization();
const asAdmin = await as(admin);

const flat = {
  policy: { unit: "day", grants: [{ frequency: "yearly", amount: 20, starterShare: "byDay" }] },
  person: { startDate: "2027-07-01" },
  events: [],
  asOf: "2027-12-31",
  ask: "balance",
};
/** A lot a day since 1900. */
const endless = {
  ...flat,
  policy: { unit: "day", grants: [{ frequency: "daily", amount: { sum: Array.from({ length: 20 }, () => 1) } }] },
  person: {},
};

test("an Admin simulates cases and gets an answer or an error for each, in order", async () => {
  const unknown = { ...flat, id: "typo", policy: { ...flat.policy, grant: [] } };
  const { status, body } = await asAdmin.send("POST", PATH, [{ ...flat, id: "starter" }, unknown, 7]);
  expect(status).toBe(200);
  expect(body).toEqual([
    { id: "starter", value: expect.closeTo((20 * 184) / 365, 10) },
    { id: "typo", error: "policy.grant isn't a known field" },
    { id: null, error: "The case is not valid" },
  ]);
});

test("a case that would keep the server busy is refused, and smaller ones after it are answered", async () => {
  const { body } = await asAdmin.send("POST", PATH, [endless, flat]);
  expect(body).toMatchObject([{ error: "The case is too large to simulate here" }, { value: expect.any(Number) }]);
});

test("more cases than one call takes, and a body that isn't a list, are refused", async () => {
  const many = Array.from({ length: 201 }, () => flat);
  expect((await asAdmin.send("POST", PATH, many)).body).toMatchObject({
    error: "At most 200 cases can be simulated at once",
  });
  expect((await asAdmin.send("POST", PATH, flat)).body).toMatchObject({ error: "The body must be an array of cases" });
});

test("only Admins and Owners simulate policies", async () => {
  const asManager = await as(manager);
  const refused: Refused = [403, "forbidden", "You need Admin or Owner permissions to manage policies"];
  await expectRefusal(() => asManager.send("POST", PATH, [flat]), refused);
  await expectRefusal(() => visitor().send("POST", PATH, [flat]), SIGNED_OUT);
});
