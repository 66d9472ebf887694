import { expect, test } from "@jest/globals";
import { balanceGroups, type PersonBalances } from "./balanceGroups.ts";
import { aType, TYPES } from "#tests/scenarios/leaveTypes.ts";
import { owedMinutes } from "./owedMinutes.ts";

const DAY = 480;

test.each([
  ["the rest of every type", { vacation: 5 * DAY, sick: DAY, personal: 0 }, 6],
  ["too much taken of one type leaves the others owed", { vacation: 5 * DAY, sick: -2 * DAY, personal: DAY }, 6],
  ["unlimited leave is not owed", { vacation: null, sick: null, personal: DAY }, 1],
])("%s", (_, balances, days) => expect(owedMinutes(balances, TYPES)).toEqual({ day: days * DAY, hour: 0 }));

test("the owed time can be limited to one leave type", () => {
  const sick = [aType("sick")];
  expect(owedMinutes({ vacation: 5 * DAY, sick: 3 * DAY, personal: 0 }, sick).day).toBe(3 * DAY);
  expect(owedMinutes({ vacation: 5 * DAY, sick: -DAY, personal: 0 }, sick).day).toBe(0);
});

test("hours are never added to days", () => {
  const types = [aType("vacation"), aType("personal", { unit: "hour" })];
  expect(owedMinutes({ vacation: 5 * DAY, personal: 90 }, types)).toEqual({ day: 5 * DAY, hour: 90 });
});

const person = (office: string, manager: string | null, vacation: number | null): PersonBalances => ({
  officeId: `id of ${office}`,
  officeName: office,
  managerId: manager && `id of ${manager}`,
  managerName: manager,
  balances: { vacation: vacation === null ? null : vacation * DAY, sick: 0, personal: DAY },
});
const people = [
  person("Rome", "Ana", 4),
  person("Oslo", null, -1),
  person("Rome", "Zed", null),
  person("Rome", "Ana", 2),
];
const said = (by: "office" | "manager") =>
  balanceGroups(people, by, { types: TYPES }).map(({ id, name, people: count, balances, owed }) => [
    id,
    name,
    count,
    (balances["vacation"] ?? 0) / DAY,
    owed.day / DAY,
  ]);

test("people are grouped by office, sorted by name", () => {
  expect(said("office")).toEqual([
    ["id of Oslo", "Oslo", 1, -1, 1],
    ["id of Rome", "Rome", 3, 6, 9],
  ]);
});

test("people are grouped by manager, and those without one come last", () => {
  expect(said("manager")).toEqual([
    ["id of Ana", "Ana", 2, 6, 8],
    ["id of Zed", "Zed", 1, 0, 1],
    [null, "No manager", 1, -1, 1],
  ]);
});
