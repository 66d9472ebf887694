import { beforeEach, expect, jest, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { openConsole } from "../testing/openConsole.tsx";
import "../Console.tsx";

const D = 480;
const BERLIN = {
  id: "berlin",
  name: "Berlin",
  country: "Germany",
  timezone: "Europe/Berlin",
  isDefault: true,
  countHolidays: false,
  workingPattern: null as object | null,
  memberCount: 3,
};
const open = (office: typeof BERLIN) =>
  openConsole("/admin/offices/berlin", "Admin", {
    "GET /api/admin/offices/berlin": office,
    "GET /api/admin/holidays": [],
    "PUT /api/admin/offices/berlin": office,
  });

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2027-03-03T12:00:00Z"));
});

test("an office's hours are chosen by weekday, apply from today on, and are shown in words", async () => {
  const { keys, made } = open(BERLIN);
  await keys.click(await screen.findByRole("combobox", { name: "Schedule" }));
  await keys.click(screen.getByRole("option", { name: "Same every week" }));
  await keys.clear(screen.getByRole("spinbutton", { name: "Friday" }));
  expect(screen.getByText("Monday to Thursday, 8 hours a day; Fridays off.")).toBeVisible();
  await keys.type(screen.getByRole("spinbutton", { name: "Saturday" }), "4.5");
  await keys.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Office updated");
  expect(made.find(({ method }) => method === "PUT")?.body).toEqual({
    workingPattern: { from: "2027-03-03", weeks: [[D, D, D, D, 0, 270, 0]] },
  });
});

test("two weeks can alternate, and the default can be chosen again", async () => {
  const weeks = [[D, D, D, D, 0, 0, 0]];
  const { keys, made } = open({ ...BERLIN, workingPattern: { from: "2027-01-04", weeks } });
  await keys.click(await screen.findByRole("combobox", { name: "Schedule" }));
  await keys.click(screen.getByRole("option", { name: "Alternating weeks" }));
  expect(screen.getByText("This day is in Week 1. Future time off on or after it is recalculated.")).toBeVisible();
  const second = screen.getByRole("group", { name: "Hours in week 2" });
  expect(within(second).getByText("Week 2")).toBeVisible();
  expect(within(second).queryByRole("heading")).not.toBeInTheDocument();
  await keys.type(within(second).getByRole("spinbutton", { name: "Friday" }), "8");
  expect(
    screen.getByText(
      "Week 1: Monday to Thursday, 8 hours a day; Fridays off. Week 2: Monday to Friday, 8 hours a day.",
    ),
  ).toBeVisible();
  await keys.click(screen.getByRole("combobox", { name: "Schedule" }));
  await keys.click(screen.getByRole("option", { name: "Monday to Friday, 8 hours a day" }));
  await keys.click(screen.getByRole("button", { name: "Save changes" }));
  await screen.findByText("Office updated");
  expect(made.find(({ method }) => method === "PUT")?.body).toEqual({ workingPattern: null });
});

test("a pattern without any hours is refused before saving", async () => {
  const { keys, made } = open({
    ...BERLIN,
    workingPattern: { from: "2027-01-04", weeks: [[D, 0, 0, 0, 0, 0, 0]] },
  });
  await keys.clear(await screen.findByRole("spinbutton", { name: "Monday" }));
  await keys.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Enter hours for at least one day")).toBeVisible();
  expect(made.filter(({ method }) => method === "PUT")).toEqual([]);
});

test("hours stay as they are typed, and hours or a first day that are wrong are marked at their fields", async () => {
  const { keys } = open({ ...BERLIN, workingPattern: { from: "2027-01-04", weeks: [[D, D, D, D, D, 0, 0]] } });
  const monday = await screen.findByRole("spinbutton", { name: "Monday" });
  await keys.clear(monday);
  await keys.type(monday, "7.335");
  expect(monday).toHaveValue(7.335);
  await keys.tab();
  expect(monday).toHaveValue(7.33);
  await keys.clear(monday);
  await keys.type(monday, "25");
  expect(monday).toBeInvalid();
  expect(screen.queryByText(/Monday, 25 hours/)).toBeNull();
  const from = screen.getByRole("textbox", { name: "From" });
  await keys.clear(from);
  await keys.type(from, "feb 31");
  await keys.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Each day must have 0 to 24 hours, in whole minutes")).toBeVisible();
  expect(await screen.findByText("Please correct the marked fields.")).toBeVisible();
  expect(from).toBeInvalid();
  expect(from).toHaveAccessibleDescription(/^February 2028 has 29 days/);
});
