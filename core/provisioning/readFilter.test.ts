import { expect, test } from "@jest/globals";
import { type Filter, readGroupFilter, readUserFilter } from "./readFilter.ts";
import { readScimPage, wantsMembers } from "./readListQuery.ts";

const by = (attribute: string, value: string) => ({ attribute, value });

test.each<[string, Filter]>([
  ['userName eq "ann@example.com"', [[by("userName", "ann@example.com")]]],
  ['USERNAME Eq "Ann \\"A\\" \\u00e9"', [[by("userName", 'Ann "A" é')]]],
  ["active eq true", [[by("active", "true")]]],
  ['active eq "False" or externalId eq "1"', [[by("active", "False")], [by("externalId", "1")]]],
  ['externalId eq "1" and userName eq "a and b"', [[by("externalId", "1"), by("userName", "a and b")]]],
  ['emails[type eq "work"].value eq "A@b.test"', [[by("email", "a@b.test")]]],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ann"', [[by("userName", "ann")]]],
])("a filter of people is read: %s", (text, filter) => {
  expect(readUserFilter(text)).toEqual(filter);
});

test("a filter of groups can ask for a member, as Microsoft Entra does", () => {
  expect(
    readGroupFilter('id eq "1" and members[value eq "2"].value eq "2"'.replace('[value eq "2"].value', "")),
  ).toEqual([[by("id", "1"), by("member", "2")]]);
});

test.each([
  "",
  "userName",
  'userName co "ann"',
  'not (userName eq "ann")',
  '(userName eq "ann")',
  'password eq "x"',
  '__proto__ eq "x"',
  'userName eq "ann" userName eq "ben"',
  'userName eq "ann" and',
  'userName eq "ann"; DROP TABLE users',
  'userName eq "\\u00"',
  'userName eq "\\u0000"',
  'userName eq "\\ud800"',
  'emails[type eq "home"].value eq "a@b.test"',
  `userName eq "${"a".repeat(500)}"`,
  Array.from({ length: 11 }, () => 'id eq "1"').join(" or "),
])("a filter is refused: %s", (text) => {
  expect(() => readUserFilter(text)).toThrow(/filter|path/i);
});

test("a long malformed filter is refused in linear time", () => {
  expect(() => readUserFilter(`${"[x]".repeat(160)}!`)).toThrow("filter");
});

test.each<[Record<string, unknown>, [offset: number, count: number]]>([
  [{}, [0, 100]],
  [{ startIndex: "11", count: "10" }, [10, 10]],
  [{ startIndex: "0", count: "-1" }, [0, 0]],
  [{ startIndex: "-5", count: "5000" }, [0, 100]],
])("a page is read: %j", (query, [offset, count]) => {
  expect(readScimPage(query, 100)).toEqual({ offset, count });
});

test("a startIndex or count that isn't a number is refused", () => {
  expect(() => readScimPage({ count: "ten" }, 100)).toThrow("count must be a whole number");
  expect(() => readScimPage({ startIndex: ["1", "2"] }, 100)).toThrow("startIndex must be a whole number");
});

test("members of groups can be left out", () => {
  expect(wantsMembers({})).toBe(true);
  expect(wantsMembers({ excludedAttributes: "Members" })).toBe(false);
  expect(wantsMembers({ attributes: "id,displayName" })).toBe(false);
  expect(wantsMembers({ attributes: "members.value" })).toBe(true);
});
