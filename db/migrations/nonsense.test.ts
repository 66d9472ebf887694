import { expect, test } from "@jest/globals";
import { refusedBy } from "#tests/asserting/refusedBy.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { aHoliday } from "../factories/aHoliday.ts";
import { anOffice } from "../factories/anOffice.ts";
import { anOrganization } from "../factories/anOrganization.ts";
import { aPerson } from "../factories/aPerson.ts";
import { aRequest } from "../factories/aRequest.ts";
import { NOW } from "../factories/today.ts";

await testDatabase();
const organization = await anOrganization();
const person = await aPerson(organization);
const CHECK_VIOLATION = { code: "23514" };

test.each<[string, Parameters<typeof aRequest>[1]]>([
  ["a half day over two dates", { startDate: "2027-04-01", endDate: "2027-04-02", isHalfDay: true, minutes: 240 }],
  ["an end before its start", { startDate: "2027-04-02", endDate: "2027-04-01" }],
  ["more than 366 dates", { startDate: "2027-04-01", endDate: "2028-04-01" }],
  ["a pending status with a decision", { status: "pending", decidedAt: NOW }],
  ["an approval without its time", { status: "approved", decidedAt: null }],
  ["a negative cost", { minutes: -1 }],
])("a request with %s is refused", async (_, values) => {
  expect(await refusedBy(aRequest(person, values))).toMatchObject(CHECK_VIOLATION);
});

test("a request may last 366 dates", async () => {
  await aRequest(person, { startDate: "2028-01-01", endDate: "2028-12-31" });
});

test("an organization has one default office, which can't be archived", async () => {
  expect(await refusedBy(anOffice(organization, { isDefault: true }))).toEqual({
    code: "23505",
    constraint: "offices_one_default",
  });
  const other = await anOrganization();
  await anOffice(other);
  expect(await refusedBy(anOffice(other, { isDefault: true, archivedAt: NOW }))).toMatchObject(CHECK_VIOLATION);
});

test("an office has at most one holiday per date", async () => {
  const office = await anOffice(organization);
  await aHoliday(office);
  expect(await refusedBy(aHoliday(office, { name: "Again" }))).toMatchObject({ code: "23505" });
  await aHoliday(await anOffice(organization));
});

test("a person can't manage themselves, leave before they start, or have an unknown role", async () => {
  expect(await refusedBy(person.update({ managerId: person.id }))).toMatchObject(CHECK_VIOLATION);
  expect(await refusedBy(aPerson(organization, { startDate: "2027-03-02", endDate: "2027-03-01" }))).toMatchObject(
    CHECK_VIOLATION,
  );
  expect(await refusedBy(aPerson(organization, { role: "King" as "Owner" }))).toMatchObject(CHECK_VIOLATION);
});

const WEEK = [480, 480, 480, 480, 480, 0, 0];

test.each<[string, unknown]>([
  ["nothing in it", []],
  ["six days", [{ from: "2027-03-01", weeks: [WEEK.slice(1)] }]],
  ["three weeks", [{ from: "2027-03-01", weeks: [WEEK, WEEK, WEEK] }]],
  ["no hours", [{ from: "2027-03-01", weeks: [WEEK.map(() => 0), WEEK.map(() => 0)] }]],
  ["more than 24 hours", [{ from: "2027-03-01", weeks: [[1441, ...WEEK.slice(1)]] }]],
  ["a fraction of a minute", [{ from: "2027-03-01", weeks: [[0.5, ...WEEK.slice(1)]] }]],
  ["no first day", [{ weeks: [WEEK] }]],
])("a list of working patterns with %s is refused", async (_, workingPatterns) => {
  const values = { workingPatterns: workingPatterns as [] };
  expect(await refusedBy(aPerson(organization, values))).toMatchObject(CHECK_VIOLATION);
  expect(await refusedBy(anOffice(organization, values))).toMatchObject(CHECK_VIOLATION);
});

test("a list of working patterns may return to the default and alternate with weeks without hours", async () => {
  const free = [0, 0, 0, 0, 0, 0, 0] as const;
  const changes = [
    { from: "2027-03-01", weeks: [[480, 480, 480, 480, 1440, 0, 0] as const, free] },
    { from: "2027-06-01", weeks: null },
  ];
  await aPerson(organization, { workingPatterns: changes });
});
