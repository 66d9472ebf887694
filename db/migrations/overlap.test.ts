import { expect, test } from "@jest/globals";
import { refusedBy } from "#tests/asserting/refusedBy.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { anOrganization } from "../factories/anOrganization.ts";
import { aPerson } from "../factories/aPerson.ts";
import { aRequest } from "../factories/aRequest.ts";
import { PtoRequest } from "../models/leave/PtoRequest.ts";

await testDatabase();
const organization = await anOrganization();
const week = { startDate: "2027-03-08", endDate: "2027-03-12" };
const OVERLAP = { code: "23P01", constraint: "pto_requests_no_overlap" };

test.each(["pending", "approved"] as const)("a %s request blocks its dates", async (status) => {
  const person = await aPerson(organization);
  await aRequest(person, { ...week, status });
  for (const other of [
    week,
    { startDate: "2027-03-12", endDate: "2027-03-15" },
    { startDate: "2027-03-01", endDate: "2027-03-08" },
    { startDate: "2027-03-10" },
    { startDate: "2027-03-10", isHalfDay: true },
    { startDate: "2027-03-01", endDate: "2027-03-31", type: "sick" as const },
    { ...week, status: "approved" as const },
  ]) {
    expect(await refusedBy(aRequest(person, other))).toEqual(OVERLAP);
  }
});

test.each(["rejected", "cancelled"] as const)("a %s request leaves its dates free", async (status) => {
  const person = await aPerson(organization);
  await aRequest(person, { ...week, status });
  await aRequest(person, { ...week, status });
  await aRequest(person, week);
});

test("one request may end the day before another starts", async () => {
  const person = await aPerson(organization);
  await aRequest(person, week);
  await aRequest(person, { startDate: "2027-03-07" });
  await aRequest(person, { startDate: "2027-03-13", endDate: "2027-03-15" });
});

test("different people may be away on the same dates, also in different organizations", async () => {
  for (const person of [
    await aPerson(organization),
    await aPerson(organization),
    await aPerson(await anOrganization()),
  ]) {
    await aRequest(person, week);
  }
});

test("a canceled request can't be approved over another one", async () => {
  const person = await aPerson(organization);
  const cancelled = await aRequest(person, { ...week, status: "cancelled" });
  await aRequest(person, { startDate: "2027-03-09" });
  expect(await refusedBy(cancelled.update({ status: "approved" }))).toEqual(OVERLAP);
});

// The time limit covers deadlocks: inserts that wait for each other, which PostgreSQL detects only after a second.
test("one of ten overlapping requests sent at once stays", async () => {
  const person = await aPerson(organization);
  const rush = Array.from({ length: 10 }, (_, index) => ({
    startDate: "2027-03-08",
    endDate: `2027-03-${10 + index}`,
  }));
  const outcomes = await Promise.allSettled(rush.map((dates) => aRequest(person, dates)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await PtoRequest.count({ where: { userId: person.id } })).toBe(1);
}, 30_000);
