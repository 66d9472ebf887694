import { expect, test } from "@jest/globals";
import { refusedBy } from "#tests/asserting/refusedBy.ts";
import { isOverlap } from "#core/requests/overlaps/overlapRefusals.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { anOrganization } from "../factories/anOrganization.ts";
import { aPerson } from "../factories/aPerson.ts";
import { aRequest } from "../factories/aRequest.ts";
import { NOW } from "../factories/today.ts";
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
    { startDate: "2027-03-01", endDate: "2027-03-31", type: "personal" as const },
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

test("only pending sick leave may overlap other leave, until it's approved", async () => {
  const person = await aPerson(organization);
  const approved = { status: "approved", decidedAt: NOW } as const;
  await aRequest(person, { ...week, ...approved });
  const sick = await aRequest(person, { ...week, type: "sick" });
  expect(await refusedBy(aRequest(person, { startDate: "2027-03-10", type: "sick" }))).toEqual(OVERLAP);
  expect(await refusedBy(sick.update(approved))).toEqual(OVERLAP);
});

test("the database judges parts of dates as core does", async () => {
  const am = { startPart: "am", endPart: "am" } as const;
  const pm = { startPart: "pm", endPart: "pm" } as const;
  const kinds = [
    { startDate: "2027-03-08", isHalfDay: true, parts: am },
    { startDate: "2027-03-08", isHalfDay: true, parts: pm },
    { startDate: "2027-03-08", isHalfDay: true },
    { startDate: "2027-03-08" },
    { startDate: "2027-03-08", parts: { minutes: 60, startTime: "11:00" } },
    { startDate: "2027-03-08", parts: { minutes: 61, startTime: "11:00" } },
    { startDate: "2027-03-08", parts: { minutes: 60, startTime: "12:00" } },
    { startDate: "2027-03-08", parts: { minutes: 30, startTime: null } },
    { startDate: "2027-03-05", endDate: "2027-03-08", parts: { startPart: "pm", endPart: "am" } as const },
    { startDate: "2027-03-05", endDate: "2027-03-08", parts: { startPart: "full", endPart: "am" } as const },
    { startDate: "2027-03-08", endDate: "2027-03-10", parts: { startPart: "pm", endPart: "full" } as const },
    { startDate: "2027-03-09", endDate: "2027-03-10" },
  ];
  const person = await aPerson(organization);
  const cancelled = { status: "cancelled", decidedAt: NOW } as const;
  for (const one of kinds) {
    const first = await aRequest(person, one);
    for (const other of kinds) {
      const attempt = aRequest(person, other);
      if (isOverlap({ endDate: one.startDate, ...one }, { endDate: other.startDate, ...other })) {
        expect([one, other, await refusedBy(attempt)]).toEqual([one, other, OVERLAP]);
      } else {
        await (await attempt).update(cancelled);
      }
    }
    await first.update(cancelled);
  }
});

test.each([
  { startDate: "2027-03-08", parts: { startPart: "am", endPart: "am" } as const },
  { startDate: "2027-03-08", isHalfDay: true, parts: { startPart: "pm", endPart: "am" } as const },
  { startDate: "2027-03-08", endDate: "2027-03-09", parts: { startPart: "am", endPart: "full" } as const },
  { startDate: "2027-03-08", endDate: "2027-03-09", parts: { startPart: "full", endPart: "full" } as const },
  { startDate: "2027-03-08", endDate: "2027-03-09", parts: { minutes: 60, startTime: null } },
  { startDate: "2027-03-08", parts: { minutes: 61, startTime: "23:00" } },
  { startDate: "2027-03-08", parts: { minutes: 0, startTime: null } },
  { startDate: "2027-03-08", parts: { minutes: 60, startTime: "24:00" } },
])("the database refuses the parts %j", async (parts) => {
  const person = await aPerson(organization);
  expect(await refusedBy(aRequest(person, parts))).toMatchObject({ constraint: "pto_requests_parts" });
});

test("one request may end the day before another starts", async () => {
  const person = await aPerson(organization);
  await aRequest(person, week);
  await aRequest(person, { startDate: "2027-03-07" });
  await aRequest(person, { startDate: "2027-03-13", endDate: "2027-03-15" });
});

test("different people may be away on the same dates, in one organization or in several", async () => {
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

test("of ten overlapping requests sent at once, only one stays", async () => {
  const person = await aPerson(organization);
  const rush = Array.from({ length: 10 }, (_, index) => ({
    startDate: "2027-03-08",
    endDate: `2027-03-${10 + index}`,
  }));
  const outcomes = await Promise.allSettled(rush.map((dates) => aRequest(person, dates)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await PtoRequest.count({ where: { userId: person.id } })).toBe(1);
}, 30_000);
