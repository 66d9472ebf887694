import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { aPerson, aRequest } from "../../testing/facts.ts";
import { openConsole } from "../../testing/openConsole.tsx";

const OFFICES = { "GET /api/admin/offices": [], "GET /api/admin/people": [aPerson({ id: "maya", name: "Maya Chen" })] };

function asked(link: HTMLElement): { path: string; filter: unknown; sort: unknown } {
  const { pathname, searchParams } = new URL(link.getAttribute("href") ?? "", "http://x");
  const read = (name: string): unknown => JSON.parse(searchParams.get(name) ?? "null");
  return { path: pathname, filter: read("filter"), sort: read("sort") };
}

test("an export has the list's filters and order, names the shown person, and can be reached by keyboard", async () => {
  const { keys } = openConsole("/admin/people", "Admin", OFFICES);
  const link = await screen.findByRole("link", { name: "Export CSV" });
  expect(link).toHaveAttribute("href", expect.stringMatching(/&shown=me$/));
  expect(asked(link)).toEqual({
    path: "/api/admin/people.csv",
    filter: { isActive: "true" },
    sort: ["name", "ASC"],
  });
  const table = await screen.findByRole("table", { name: "People" });
  await keys.click(within(table).getByRole("button", { name: "Sort by name descending" }));
  await keys.type(screen.getByRole("searchbox", { name: "Name or email" }), "may");
  await waitFor(() =>
    expect(asked(screen.getByRole("link", { name: "Export CSV" }))).toMatchObject({
      filter: { isActive: "true", q: "may" },
      sort: ["name", "DESC"],
    }),
  );
  act(() => screen.getByRole("link", { name: "Export CSV" }).focus());
  expect(screen.getByRole("link", { name: "Export CSV" })).toHaveFocus();
});

test("an empty list can't be exported", async () => {
  openConsole("/admin/requests", "Admin", { ...OFFICES, "GET /api/admin/requests": [] });
  expect(await screen.findByText("No requests yet")).toBeVisible();
  expect(screen.getByRole("button", { name: "Export CSV" })).toBeDisabled();
  expect(screen.queryByRole("link", { name: "Export CSV" })).toBeNull();
});

test.each([
  ["requests", [aRequest({ id: "r1" })]],
  [
    "audit-events",
    [{ id: "e1", at: "2027-03-01T10:00:00Z", action: "editUser", source: "web", subjectKind: "user", names: {} }],
  ],
])("%s can also be exported", async (resource, rows) => {
  openConsole(`/admin/${resource}`, "Owner", { ...OFFICES, [`GET /api/admin/${resource}`]: rows });
  expect(asked(await screen.findByRole("link", { name: "Export CSV" })).path).toBe(`/api/admin/${resource}.csv`);
});
