import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { OfferedHolidayAnswer } from "#core/api/HolidayAnswer.ts";
import { openConsole, refusal } from "../../testing/openConsole.tsx";
import "../../Console.tsx";
import "./CountryHolidays.tsx";

const office = (id: string, name: string, country: string, timezone: string, isDefault = false) => {
  return { id, name, country, timezone, isDefault, countHolidays: false, workingPattern: null, memberCount: 1 };
};
const COUNTRIES = [
  {
    code: "DE",
    name: "Germany",
    regions: [
      { code: "BE", name: "Berlin" },
      { code: "BY", name: "Bayern" },
    ],
  },
  { code: "US", name: "United States" },
];
const day = (date: string, name: string, more: Partial<OfferedHolidayAnswer> = {}): OfferedHolidayAnswer => {
  return { date, name, type: "public", isWholeDay: true, isThere: false, ...more };
};
const DAYS = [
  day("2027-01-01", "New Year's Day", { isThere: true }),
  day("2027-01-06", "Epiphany"),
  day("2027-03-08", "Half a Day", { isWholeDay: false }),
  day("2027-03-26", "Good Friday"),
  day("2027-12-24", "Christmas Eve", { type: "bank", isWholeDay: false }),
];
beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-06-30T12:00:00Z"));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const REPLIES = {
  "GET /api/admin/holidays": [],
  "GET /api/admin/offices": [
    office("berlin", "Berlin", "Germany", "Europe/Berlin"),
    office("main", "Main Office", "United States", "America/New_York", true),
  ],
  "GET /api/admin/holidays/countries": COUNTRIES,
  "GET /api/admin/offices/berlin/country-holidays": DAYS,
  "GET /api/admin/offices/main/country-holidays": [],
};
const holiday = (date: string) => ({ id: date, date, name: "A holiday", officeId: "main" });
const years = () => screen.getAllByRole<HTMLInputElement>("spinbutton", { name: "Year" }).map(({ value }) => value);
const box = (name: string) => screen.getByRole("checkbox", { name });

test("the office's country is preset with this year's holidays, and full-day public holidays are chosen", async () => {
  const { made } = openConsole("/admin/holidays/country?officeId=berlin", "Admin", REPLIES);
  expect(await screen.findByRole("combobox", { name: "Country" })).toHaveValue("Germany");
  expect(await screen.findByRole("table", { name: "Holidays" })).toBeVisible();
  const asked = made.find(({ path }) => path.includes("country-holidays"))?.path;
  expect(asked).toMatch(/^\/api\/admin\/offices\/berlin\/country-holidays\?country=DE&year=2026$/);

  expect(box("New Year's Day, Fri, January 1")).toBeDisabled();
  expect(box("Epiphany, Wed, January 6")).toBeChecked();
  expect(box("Half a Day, Mon, March 8")).not.toBeChecked();
  expect(box("Christmas Eve, Fri, December 24")).not.toBeChecked();
  expect(screen.getByRole("button", { name: "Add 2 holidays" })).toBeEnabled();
});

test("the year is preset to the first one without holidays in the office, in both forms", async () => {
  const { made } = openConsole("/admin/holidays/country", "Admin", {
    ...REPLIES,
    "GET /api/admin/holidays": [holiday("2029-01-01"), holiday("2027-01-01"), holiday("2026-12-25")],
  });
  await waitFor(() => expect(years()).toEqual(["2028", "2028"]));
  await waitFor(() => expect(made.at(-1)?.path).toMatch(/country=US&year=2028$/));
});

test("a region is queried again, and adding the chosen holidays shows the outcome", async () => {
  const message = "3 holidays in Bayern, Germany added for 2027.";
  let days = DAYS;
  const { keys, made } = openConsole("/admin/holidays/country?officeId=berlin", "Admin", {
    ...REPLIES,
    "GET /api/admin/offices/berlin/country-holidays": () => days,
    "POST /api/admin/offices/berlin/country-holidays": () => {
      days = DAYS.map((one) => ({ ...one, isThere: true }));
      return { added: 3, message };
    },
  });
  await keys.click(await screen.findByRole("combobox", { name: "Region" }));
  await keys.click(await screen.findByRole("option", { name: "Bayern" }));
  await waitFor(() => expect(made.at(-1)?.path).toMatch(/country=DE&region=BY&year=\d{4}$/));
  expect(new URLSearchParams(window.location.search).get("region")).toBe("BY");
  await keys.click(await screen.findByRole("checkbox", { name: "Select all" }));
  await keys.click(box("Half a Day, Mon, March 8"));
  await keys.click(screen.getByRole("button", { name: "Add 3 holidays" }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(made.find(({ method }) => method === "POST")?.body).toEqual({
    country: "DE",
    region: "BY",
    year: expect.any(Number),
    dates: ["2027-01-06", "2027-03-26", "2027-12-24"],
  });
  expect(await screen.findByText("All of these holidays have already been added.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add holidays" })).toBeDisabled();
});

test("the default office is preset without an office in the URL, and a place without holidays shows an empty state", async () => {
  openConsole("/admin/holidays/country", "Admin", REPLIES);
  expect(await screen.findByRole("combobox", { name: "Office" })).toHaveValue("Main Office");
  expect(await screen.findByRole("combobox", { name: "Country" })).toHaveValue("United States");
  expect(screen.queryByRole("combobox", { name: "Region" })).toBeNull();
  expect(await screen.findByText("No holidays found for this place and year")).toBeVisible();
});

test("a refusal shows the server's text, and the call can be retried", async () => {
  let isBusy = true;
  const busy = refusal(503, "The service is temporarily unavailable. Please try again.");
  const { keys } = openConsole("/admin/holidays/country?officeId=berlin", "Admin", {
    ...REPLIES,
    "GET /api/admin/offices/berlin/country-holidays": () => (isBusy ? busy() : DAYS),
    "POST /api/admin/offices/berlin/country-holidays": refusal(400, "2027-01-06 isn't a holiday in Germany"),
  });
  const failed = await screen.findByText("Failed to load holidays");
  expect(failed.closest("[role=alert]")).toHaveTextContent("The service is temporarily unavailable");
  isBusy = false;
  await keys.click(screen.getByRole("button", { name: "Retry" }));
  await keys.click(await screen.findByRole("button", { name: "Add 2 holidays" }));
  expect(await screen.findByText("2027-01-06 isn't a holiday in Germany")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add 2 holidays" })).toBeEnabled();
});

test("the US federal holidays are offered to offices in the United States only", async () => {
  openConsole("/admin/holidays/country?officeId=berlin", "Admin", REPLIES);
  await screen.findByRole("table", { name: "Holidays" });
  expect(screen.queryByRole("region", { name: "US federal holidays" })).toBeNull();
});

test("a separate button adds the US federal holidays of a year", async () => {
  const message = "11 US federal holidays for 2028 added.";
  const { keys, made } = openConsole("/admin/holidays/country", "Owner", {
    ...REPLIES,
    "POST /api/admin/offices/main/federal-holidays": { added: 11, message },
  });
  const federal = within(await screen.findByRole("region", { name: "US federal holidays" }));
  const year = federal.getByRole("spinbutton", { name: "Year" });
  await keys.clear(year);
  await keys.type(year, "1999");
  expect(year).toHaveAccessibleDescription("Enter a year from 2000 to 2100");
  expect(federal.getByRole("button", { name: "Add the 11 US federal holidays" })).toBeDisabled();
  await keys.clear(year);
  await keys.type(year, "2028");
  await keys.click(federal.getByRole("button", { name: "Add the 11 US federal holidays" }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(made.find(({ method }) => method === "POST")?.body).toEqual({ year: 2028 });
});
