import { expect, test } from "@jest/globals";
import { Refusal } from "#core/refusal.ts";
import { connectionShares } from "#db/connectionShares.ts";
import { database } from "#db/connect.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { cancelRequest } from "./cancelRequest.ts";
import { decideRequest } from "./decideRequest.ts";
import { editUser } from "../people/editUser.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { submitRequest } from "./submitRequest.ts";

await testDatabase({ shares: connectionShares(80) });
testClock();

const codes = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => {
    if (outcome.status === "fulfilled") return "done";
    if (!(outcome.reason instanceof Refusal)) throw outcome.reason;
    return outcome.reason.code;
  });

const on = (n: string) => ({ startDate: `2027-04-${n}`, endDate: `2027-04-${n}`, isHalfDay: false });

test("twenty submissions at once never overdraw a balance", async () => {
  const { erin } = await testOrganization();
  const days = [
    "05",
    "06",
    "07",
    "08",
    "09",
    "12",
    "13",
    "14",
    "15",
    "16",
    "19",
    "20",
    "21",
    "22",
    "23",
    "26",
    "27",
    "28",
    "29",
    "30",
  ];
  const outcomes = codes(
    await Promise.allSettled(days.map((n) => submitRequest(erin, { type: "personal", ...on(n) }))),
  );
  expect(outcomes.filter((code) => code === "done")).toHaveLength(3);
  expect(outcomes.filter((code) => code === "insufficient_balance")).toHaveLength(17);
  const personal = (await readOwnBalances(erin, {})).find(({ type }) => type === "personal");
  expect(personal).toMatchObject({ balance: 1440, pending: 1440, available: 0 });
});

test("twenty concurrent submissions for the same dates create a single request", async () => {
  const { erin } = await testOrganization();
  const outcomes = codes(
    await Promise.allSettled(Array.from({ length: 20 }, () => submitRequest(erin, { type: "vacation", ...on("12") }))),
  );
  expect(outcomes.filter((code) => code === "done")).toHaveLength(1);
  expect(outcomes.filter((code) => code === "overlap")).toHaveLength(19);
});

test("ten concurrent decisions result in a single decision, posted once", async () => {
  const { owner, admin, manager, erin } = await testOrganization();
  const { id } = await submitRequest(erin, { type: "vacation", ...on("13") });
  const decisions = [owner, admin, manager, owner, admin, manager, owner, admin].map((actor, index) =>
    decideRequest(actor, id, { status: index % 2 ? "rejected" : "approved" }),
  );
  const outcomes = codes(
    await Promise.allSettled([...decisions, cancelRequest(erin, id, {}), cancelRequest(erin, id, {})]),
  );
  expect(outcomes.filter((code) => code === "done")).toHaveLength(1);
  expect(outcomes.filter((code) => code === "already_decided")).toHaveLength(9);

  const { rows } = await database().pool.query<{ status: string; entries: number }>(
    `SELECT status, (SELECT count(*) FROM ledger_entries WHERE request_id = r.id) AS entries FROM pto_requests r WHERE id = $1`,
    [id],
  );
  expect(rows[0]?.entries).toBe(rows[0]?.status === "approved" ? 1 : 0);
});

test("two managers who are put under each other at once do not form a cycle", async () => {
  const { owner, manager } = await testOrganization();
  const other = await hire(owner, "Otto", "Manager");
  const outcomes = codes(
    await Promise.allSettled([
      editUser(owner, manager.userId, { managerId: other.userId }),
      editUser(owner, other.userId, { managerId: manager.userId }),
    ]),
  );
  expect(outcomes.toSorted()).toEqual(["done", "manager_cycle"]);
});

test("if two Owners demote each other at the same time, one Owner remains", async () => {
  const { owner } = await testOrganization();
  const second = await hire(owner, "Olga", "Owner");
  const outcomes = codes(
    await Promise.allSettled([
      editUser(owner, second.userId, { role: "Admin" }),
      editUser(second, owner.userId, { role: "Admin" }),
    ]),
  );
  expect(outcomes.filter((code) => code === "done")).toHaveLength(1);
});
