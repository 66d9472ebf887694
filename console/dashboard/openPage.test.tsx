import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openApp } from "./testing/openApp.tsx";

test("a page starts its calls with the session, and appears at once rather than after an empty frame", async () => {
  const roster = { from: "2027-01-01", to: "2027-03-31", officeId: "o1", people: [], total: 0, offices: [] };
  const { made } = openApp("/calendar?view=timeline&range=quarter&month=2027-01", "Manager", {
    "GET /api/team/roster": roster,
  });
  expect(await screen.findByRole("complementary", { name: "Sidebar" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Calendar" })).toBeVisible();
  const paths = made.map(({ path }) => path);
  const first = paths.indexOf("/api/team/calendar?from=2027-01-01&to=2027-03-31");
  expect(paths[0]).toBe("/api/auth/user");
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(paths.indexOf("/api/inbox/unread"));
  expect(paths.filter((path) => path === paths[first])).toHaveLength(1);
});
