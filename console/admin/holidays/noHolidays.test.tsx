import { beforeEach, expect, jest, test } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import { CoreAdminContext, type DataProvider } from "react-admin";
import { openConsole, refusal } from "../testing/openConsole.tsx";
import "../Console.tsx";
import { NoHolidays } from "./NoHolidays.tsx";

const BERLIN = {
  id: "berlin",
  name: "Berlin",
  country: "Germany",
  timezone: "Europe/Berlin",
  isDefault: false,
  countHolidays: false,
  workingPattern: null,
  memberCount: 0,
};
const NEW_YEAR = {
  id: "h1",
  name: "New Year's Day",
  date: "2027-01-01",
  type: "custom",
  officeId: "berlin",
  officeName: "Berlin",
  officeCountry: "Germany",
  officeTimezone: "Europe/Berlin",
};
const ADD = "Add 2027 and 2028 holidays for Germany";
const BULK = "POST /api/offices/berlin/holidays/bulk-country";

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-12-31T23:30:00Z"));
});

test("a new office opens with an offer of its country's holidays, and none is added without a click", async () => {
  const { keys, made } = openConsole("/admin/offices/create", "Admin", {
    "GET /api/admin/organization": { timezone: "Europe/Berlin" },
    "POST /api/admin/offices": BERLIN,
    "GET /api/admin/offices/berlin": BERLIN,
    "GET /api/admin/holidays": [],
  });
  await keys.type(await screen.findByLabelText("Name"), "Berlin");
  await keys.click(screen.getByRole("combobox", { name: "Country" }));
  await keys.type(screen.getByRole("combobox", { name: "Country" }), "Germany");
  await keys.click(await screen.findByRole("option", { name: "Germany" }));
  await keys.click(screen.getByRole("button", { name: "Create office" }));
  expect(await screen.findByRole("button", { name: ADD })).toBeEnabled();
  expect(window.location.pathname).toBe("/admin/offices/berlin");
  expect(made.filter(({ path }) => path.includes("bulk-country"))).toEqual([]);
});

test("an office without holidays gets its country's holidays of this year and the next in one click", async () => {
  let holidays: object[] = [];
  const { keys, made } = openConsole("/admin/offices/berlin", "Admin", {
    "GET /api/admin/offices/berlin": BERLIN,
    "GET /api/admin/holidays": () => holidays,
    [BULK]: () => {
      holidays = [NEW_YEAR];
      return { added: 18, message: "18 holidays added." };
    },
  });
  await keys.click(await screen.findByRole("button", { name: ADD }));
  expect(await screen.findByText("18 holidays added.")).toBeVisible();
  expect(made.find(({ method }) => method === "POST")?.body).toEqual({ years: [2027, 2028] });
  await waitFor(() => expect(screen.queryByRole("button", { name: ADD })).toBeNull());
  expect(screen.getByRole("main")).toHaveFocus();
});

test("a country without known holidays shows the server's text, and the offer stays", async () => {
  const { keys } = openConsole("/admin/offices/berlin", "Admin", {
    "GET /api/admin/offices/berlin": BERLIN,
    "GET /api/admin/holidays": [],
    [BULK]: refusal(422, "No holidays are known for Germany."),
  });
  await keys.click(await screen.findByRole("button", { name: ADD }));
  expect(await screen.findByText("No holidays are known for Germany.")).toBeVisible();
  expect(screen.getByRole("button", { name: ADD })).toBeEnabled();
});

test.each([
  ["an office with holidays gets no offer", [NEW_YEAR], 0],
  ["an office without holidays gets an offer", [], 1],
])("%s, once its holidays have loaded", async (_, holidays, offers) => {
  const client = new QueryClient();
  const getList = async () => ({ data: holidays, total: holidays.length });
  render(
    <CoreAdminContext dataProvider={{ getList } as unknown as DataProvider} queryClient={client}>
      <NoHolidays office={BERLIN} />
    </CoreAdminContext>,
  );
  const known = () =>
    client.getQueryCache().findAll({ queryKey: ["holidays"], predicate: ({ state }) => state.status === "success" });
  await waitFor(() => expect(known()).not.toHaveLength(0));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryAllByRole("button", { name: ADD })).toHaveLength(offers);
});
