import { beforeEach, expect, jest, test } from "@jest/globals";
import { configureOperations, operationsRuntime } from "#bot/operations/runtime.ts";
import { bundledProgram } from "#tests/servers/bundledProgram.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";

jest.setTimeout(120_000);
await testDatabase();
const { as, visitor } = await httpServer(testClock());
const owner = await foundTestOrganization();
configureOperations({ ...operationsRuntime(), simulator: await bundledProgram("bot/simulator.ts") });
const asOwner = await as(owner);
const simulate = (cases: unknown, browser = asOwner) => browser.send("POST", "/api/admin/policies/simulate", cases);
const within = (milliseconds: number, megabytes = 192) =>
  configureOperations({ ...operationsRuntime(), simulation: { milliseconds, megabytes } });
beforeEach(() => within(100_000));

const twenty = {
  id: "a",
  policy: { unit: "day", grants: [{ frequency: "yearly", amount: 20 }] },
  person: { startDate: "2027-01-01" },
  events: [],
  asOf: "2027-12-31",
  ask: "balance",
};
const endless = {
  ...twenty,
  policy: {
    unit: "day",
    grants: Array.from({ length: 50 }, () => ({ frequency: "daily", amount: 1, cap: { balance: 5 } })),
  },
  person: { startDate: "1900-01-01" },
  asOf: "2199-12-31",
};

test("results are in the order of the cases, each with its id", async () => {
  const unlimited = { ...twenty, id: 2, policy: { unit: "day" }, ask: "usable" };
  const { status, body } = await simulate([twenty, unlimited, { ...twenty, id: ["c"], ask: "luck" }, null]);
  expect(status).toBe(200);
  expect(body).toEqual([
    { id: "a", value: 20 },
    { id: 2, value: null },
    { id: ["c"], error: expect.stringMatching(/^ask /) },
    { id: null, error: expect.any(String) },
  ]);
  expect((await simulate([])).body).toEqual([]);
});

test("a case that never ends is stopped at the time limit, and the server responds to other calls in the meantime", async () => {
  within(3000);
  const answered: string[] = [];
  const slow = simulate([twenty, endless]).then((answer) => {
    answered.push("simulation");
    return answer;
  });
  for (let nth = 0; nth < 5; nth++) {
    expect((await visitor().get("/healthz")).status).toBe(200);
    answered.push("health");
  }
  const { status, body } = await slow;
  expect([status, body]).toEqual([
    422,
    {
      error: "These cases need more time than a single call allows. Please send fewer or simpler cases.",
      code: "simulation_too_large",
    },
  ]);
  expect(answered).toEqual(["health", "health", "health", "health", "health", "simulation"]);
});

test("a case that needs too much memory is stopped, and the server keeps running", async () => {
  within(100_000, 64);
  expect((await simulate([twenty])).body).toEqual([{ id: "a", value: 20 }]);
  expect(await simulate([endless])).toMatchObject({
    status: 422,
    body: { error: "These cases need more memory than a single call allows. Please send fewer or simpler cases." },
  });
  expect((await visitor().get("/healthz")).status).toBe(200);
});

test("each organization waits only for its own simulations, and only a few of its calls can wait", async () => {
  const other = await as(await foundTestOrganization());
  within(4000);
  const ours = Array.from({ length: 8 }, () => simulate([endless]));
  const refused = await Promise.race(ours);
  expect([refused.status, refused.body.code]).toEqual([429, "busy"]);
  expect(refused.headers.get("retry-after")).not.toBeNull();
  within(20_000);
  expect((await simulate([twenty], other)).body).toEqual([{ id: "a", value: 20 }]);
  within(100);
  const statuses = (await Promise.all(ours)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  within(100_000);
});

test("a body that isn't an array, or has too many cases, is refused", async () => {
  expect(await simulate({})).toMatchObject({ status: 400, body: { code: "not_an_array" } });
  const many = Array.from({ length: 1001 }, () => ({}));
  expect(await simulate(many)).toMatchObject({
    status: 422,
    body: { error: "A call can contain at most 1,000 cases" },
  });
});

test("only Admins and Owners may simulate", async () => {
  const manager = await as(await hire(owner, "Mia", "Manager", { officeId: owner.officeId }));
  expect(await simulate([twenty], manager)).toMatchObject({ status: 403 });
  expect(await simulate([twenty], visitor())).toMatchObject({ status: 401 });
});
