import { expect, test } from "@jest/globals";
import type { SearchAnswer } from "#core/api/search/SearchAnswer.ts";
import { foundItems } from "./foundItems.ts";
import { matchingItems } from "./SearchItem.ts";

const person = { email: "maya@example.com", avatar: "/a.svg", role: "Employee" as const, isActive: true };
const FOUND: SearchAnswer = {
  people: [
    { id: "p1", name: "Maya Chen", ...person, hasPage: true },
    { id: "p2", name: "Maya Ortiz", ...person, isActive: false },
  ],
  requests: [{ id: "r1", type: "vacation", startDate: "2027-03-01", endDate: "2027-03-02", status: "cancelled" }],
  records: [
    { kind: "leaveType", id: "l1", name: "Maternity", detail: null },
    { kind: "policy", id: "c1", name: "Vacation", detail: "Main Office" },
  ],
};

test("results lead to the pages that the viewer may open", () => {
  const items = foundItems(FOUND, { role: "Manager" }, () => "Vacation");
  expect(items.map(({ group, label, path }) => [group, label, path])).toEqual([
    ["People", "Maya Chen", "/people/p1"],
    ["People", "Maya Ortiz", "/settings/users?q=Maya+Ortiz"],
    ["My Requests", "Vacation, Mar 01 – Mar 02, 2027", "/requests?request=r1"],
    ["Policies", "Vacation", "/admin/policies/c1"],
    ["Leave types", "Maternity", "/admin/leave-types"],
  ]);
  expect(items[1]?.detail).toBe("maya@example.com · Inactive");
  expect(items[2]?.detail).toBe("Cancelled");
  expect(foundItems(FOUND, { role: "Employee" }, () => "")[1]?.path).toBe("/team?q=Maya+Ortiz");
});

test("pages and actions match by the beginnings of words, without accents", () => {
  const items = ["My Requests", "New request", "Résumé"].map((label) => ({
    key: label,
    group: "Pages",
    label,
    path: "/",
  }));
  const labels = (search: string) => matchingItems(items, search).map(({ label }) => label);
  expect(labels("req my")).toEqual(["My Requests"]);
  expect(labels("equest")).toEqual([]);
  expect(labels("resu")).toEqual(["Résumé"]);
  expect(labels("")).toHaveLength(3);
});
