import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { BlackoutAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { aPerson } from "../testing/facts.ts";
import { openConsole } from "../testing/openConsole.tsx";
import "../Console.tsx";

const BERLIN = { id: "berlin", name: "Berlin" };
const CLOSING: BlackoutAnswer = {
  id: "closing",
  startDate: "2027-12-20",
  endDate: "2027-12-31",
  reason: "Year-end closing",
  officeIds: ["berlin"],
  teamIds: null,
  types: ["vacation"],
  exceptUserIds: ["leo"],
  offices: [BERLIN],
  teams: [],
  exceptPeople: [{ id: "leo", name: "Leo Park" }],
};

test("the list shows each period's dates, reason, and scope", async () => {
  const all = { ...CLOSING, id: "fair", reason: "Trade fair", officeIds: null, types: null };
  openConsole("/admin/blackouts", "Admin", {
    "GET /api/admin/blackouts": [CLOSING, all],
    "GET /api/admin/offices": [],
  });
  const table = await screen.findByRole("table", { name: "Blackouts" });
  const [, first, second] = within(table).getAllByRole("row");
  expect(first).toHaveTextContent(/Dec 20 – Dec 31, 2027Year-end closingBerlinEveryoneVacation/);
  expect(second).toHaveTextContent(/Trade fairAll officesEveryoneAll types/);
});

test("a period is added after a preview of the people it concerns and the requests that stay", async () => {
  const { keys, made } = openConsole("/admin/blackouts/create", "Admin", {
    "GET /api/admin/offices": [BERLIN],
    "GET /api/admin/teams": [],
    "GET /api/admin/people": [aPerson({ id: "leo", name: "Leo Park" })],
    "POST /api/admin/blackouts/preview": { people: 12, names: ["Ana", "Ben"], requests: 1 },
    "POST /api/admin/blackouts": CLOSING,
    "GET /api/admin/blackouts": [CLOSING],
  });
  await keys.type(await screen.findByLabelText("Reason"), "Year-end closing");
  fireEvent.change(screen.getByLabelText("Start date"), { target: { value: "2027-12-20" } });
  expect(screen.queryByText(/This blackout affects/)).toBeNull();
  fireEvent.change(screen.getByLabelText("End date"), { target: { value: "2027-12-31" } });
  for (const [label, option] of [
    ["Offices", "Berlin"],
    ["Leave types", "Vacation"],
    ["Exceptions", "Leo Park"],
  ] as const) {
    await keys.click(await screen.findByRole("combobox", { name: label }));
    await keys.click(await screen.findByRole("option", { name: option }));
  }
  const reach = "This blackout affects 12 people: Ana, Ben, and 10 more. 1 request on these dates won't change.";
  expect(await screen.findByText(reach)).toBeVisible();
  const previewed = () => made.findLast(({ path }) => path.endsWith("preview"))?.body;
  await waitFor(() => expect(previewed()).toMatchObject({ officeIds: ["berlin"], exceptUserIds: ["leo"] }));
  await keys.click(screen.getByRole("button", { name: "Add blackout" }));
  await waitFor(() => expect(window.location.pathname).toBe("/admin/blackouts"));
  const scope = { officeIds: ["berlin"], types: ["vacation"], exceptUserIds: ["leo"] };
  const added = { startDate: "2027-12-20", endDate: "2027-12-31", teamIds: [], ...scope };
  const sent = made.find(({ method, path }) => method === "POST" && path === "/api/admin/blackouts");
  expect(sent?.body).toEqual({ ...added, reason: "Year-end closing" });
});

test("a period's page shows its scope, and deletes it after a confirmation", async () => {
  const { keys, made } = openConsole("/admin/blackouts/closing/show", "Admin", {
    "GET /api/admin/blackouts/closing": CLOSING,
    "DELETE /api/admin/blackouts/closing": { id: "closing" },
    "GET /api/admin/blackouts": [],
    "GET /api/admin/offices": [],
  });
  expect(await screen.findByText("Dec 20 – Dec 31, 2027")).toBeVisible();
  expect(screen.getByText("Leo Park")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Delete blackout" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete Year-end closing?" });
  expect(made.some(({ method }) => method === "DELETE")).toBe(false);
  await keys.click(within(dialog).getByRole("button", { name: "Delete blackout" }));
  await waitFor(() => expect(window.location.pathname).toBe("/admin/blackouts"));
  expect(made.some(({ method }) => method === "DELETE")).toBe(true);
});
