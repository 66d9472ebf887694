import { describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { RosterOffice } from "#core/api/calendar/RosterAnswer.ts";
import { addDays } from "#core/calendar/dates.ts";
import { calendarEvent } from "../../testing/facts.ts";
import { openApp } from "../../testing/openApp.tsx";
import { awaySoon } from "./awaySoon.ts";
import { matchingEvents } from "./calendarFilter.ts";
import { closuresOf, daysOff } from "#console/shared/calendar/daysOff.ts";

const ALL = { officeId: "", teamId: "", type: "", name: "" };
const tom = calendarEvent({ id: "tom", userId: "u2", startDate: "2027-02-09", endDate: "2027-02-11" });
const kim = calendarEvent({
  id: "kim",
  userId: "u3",
  userName: "Kim Lee",
  type: "away",
  startDate: "2027-02-12",
  endDate: "2027-02-16",
});
const pending = calendarEvent({ id: "pending", userId: "u4", userName: "Mo Kim", status: "pending" });
const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id);

const office: RosterOffice = {
  id: "o1",
  name: "Main Office",
  days: "ww-pw--",
  holidays: [
    { date: "2027-02-10", name: "Founding Day", part: "full", minutes: null, isClosure: false },
    { date: "2027-02-11", name: "Eve", part: "pm", minutes: null, isClosure: false },
    { date: "2027-02-13", name: "Break", part: "full", minutes: null, isClosure: true },
    { date: "2027-02-14", name: "Break", part: "full", minutes: null, isClosure: true },
  ],
};

describe("the filters", () => {
  test.each([
    [{}, undefined, ["tom", "kim", "pending"]],
    [{ type: "away" }, undefined, ["kim"]],
    [{ name: "KIM l" }, undefined, ["kim"]],
    [{ officeId: "o1" }, new Set(["u2"]), ["tom"]],
    [{ officeId: "o1" }, undefined, ["tom", "kim", "pending"]],
  ])("%j with the people %p leaves %j", (filter, people, ids) => {
    expect(idsOf(matchingEvents([tom, kim, pending], { ...ALL, ...filter }, people))).toEqual(ids);
  });
});

test("people are away today, later this week, or next week, if their leave is approved", () => {
  const later = calendarEvent({ id: "later", startDate: "2027-02-21", endDate: "2027-02-22" });
  const away = awaySoon([later, pending, kim, tom], "2027-02-10", 7);
  expect([idsOf(away.today), idsOf(away.thisWeek), idsOf(away.nextWeek)]).toEqual([["tom"], ["kim"], ["kim"]]);
  expect(idsOf(awaySoon([later, kim], "2027-02-14", 7).nextWeek)).toEqual(["later"]);
  expect(idsOf(awaySoon([later, kim], "2027-02-14", 1).nextWeek)).toEqual(["kim", "later"]);
});

test("an office's weekends and holidays are days off, and its closures are closed dates", () => {
  expect([...daysOff(office, "2027-02-08")]).toEqual([
    ["2027-02-10", { isOff: true, holidays: ["Founding Day"] }],
    ["2027-02-13", { isOff: true, holidays: [] }],
    ["2027-02-14", { isOff: true, holidays: [] }],
    ["2027-02-11", { isOff: false, holidays: ["Eve (afternoon)"] }],
  ]);
  expect(closuresOf(office)).toEqual([
    expect.objectContaining({ kind: "closure", startDate: "2027-02-13", endDate: "2027-02-14", text: "Break" }),
  ]);
});

describe("the calendar page", () => {
  const from = "2027-01-01";
  const roster = {
    from,
    to: addDays(from, 399),
    officeId: "o1",
    people: [{ id: "u2", name: "Tom Okafor", officeId: "o1" }],
    total: 1,
    offices: [
      { ...office, days: "w".repeat(400) },
      { ...office, id: "o2", name: "Lisbon", days: "w".repeat(400), holidays: [] },
    ],
  };
  const openCalendar = (address = "/calendar", replies = {}) =>
    openApp(address, "Employee", { "GET /api/team/calendar": [tom, kim], "GET /api/team/roster": roster, ...replies });

  test("shows holidays and closures, and who is away soon", async () => {
    openCalendar();
    expect(
      await screen.findByRole("gridcell", { name: "Thursday, February 11, 2027, Eve (afternoon): Tom Okafor" }),
    ).toBeVisible();
    expect(screen.getByRole("gridcell", { name: "Saturday, February 13, 2027, closed: Kim Lee" })).toHaveClass(
      "closed",
    );
    const away = within(await screen.findByRole("region", { name: "Who's Away" }));
    expect(away.getByText("Today (1)")).toBeVisible();
    const kimSoon = within(away.getByRole("list", { name: "Next Week" })).getByText("Kim Lee");
    expect(kimSoon).toBeVisible();
    expect(kimSoon).not.toHaveStyle({ whiteSpace: "nowrap" });
  });

  test("keeps its filters in the URL and applies those that it finds there", async () => {
    const { keys, made } = openCalendar("/calendar?q=tom&office=o2");
    expect(await screen.findByTitle(/Tom Okafor: Vacation/)).toBeVisible();
    expect(screen.queryByTitle(/Kim Lee/)).toBeNull();
    expect(made.map(({ path }) => path)).toContain("/api/team/roster?officeId=o2");
    expect(screen.getAllByText("Nobody who matches these filters is away")).not.toHaveLength(0);
    expect(screen.queryByText("Nobody is away")).toBeNull();
    await keys.clear(screen.getByRole("searchbox", { name: "Search by name" }));
    await keys.click(screen.getByRole("combobox", { name: "Type" }));
    await keys.click(await screen.findByRole("option", { name: "Away" }));
    await waitFor(() => expect(window.location.search).toBe("?office=o2&type=away"));
  });

  test("requests the selected day with Enter, with the dates and a type filled in", async () => {
    const { keys } = openCalendar();
    (await screen.findByRole("gridcell", { selected: true })).focus();
    await keys.keyboard("{ArrowRight}{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Request Time Off" }));
    expect(dialog.getByLabelText("Start Date")).toHaveValue("Feb 11, 2027");
    expect(dialog.getByLabelText("End Date")).toHaveValue("Feb 11, 2027");
    expect(dialog.getByRole("combobox", { name: "PTO Type" })).toHaveTextContent("Vacation");
  });

  test("offers to request the selected day only if the viewer works on it", async () => {
    const days = `${"w".repeat(42)}-w${"w".repeat(356)}`;
    const own = { ...roster, people: [{ ...roster.people[0], days }], offices: [{ ...office, days, holidays: [] }] };
    const { keys } = openCalendar("/calendar", { "GET /api/team/roster?who=me": own });
    const offer = { name: "Request This Day Off" };
    expect(await screen.findByRole("button", offer)).toBeVisible();
    (await screen.findByRole("gridcell", { selected: true })).focus();
    await keys.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(screen.queryByRole("button", offer)).toBeNull());
    await keys.keyboard("{ArrowRight}");
    expect(screen.getByRole("button", offer)).toBeVisible();
  });

  test("offers to request a day off for leave that counts it", async () => {
    const [days, countedDays] = [`${"w".repeat(43)}--${"w".repeat(355)}`, `${"-".repeat(43)}w${"-".repeat(356)}`];
    const own = { ...roster, countedDays, offices: [{ ...office, days, holidays: [] }] };
    const { keys } = openCalendar("/calendar", { "GET /api/team/roster?who=me": own });
    (await screen.findByRole("gridcell", { selected: true })).focus();
    await keys.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(await screen.findByRole("button", { name: "Request This Day Off" })).toBeVisible();
    await keys.keyboard("{ArrowRight}");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Request This Day Off" })).toBeNull());
  });

  test("shows people and days in a timeline, through which arrow keys walk", async () => {
    const people = [...roster.people, { id: "u3", name: "Kim Lee", officeId: "o1" }];
    const two = { "GET /api/team/roster": { ...roster, people, total: 2 } };
    const { keys } = openCalendar("/calendar?view=timeline&range=month", two);
    const grid = within(await screen.findByRole("grid", { name: "Timeline, Feb 01 – Feb 28, 2027" }));
    expect(grid.getByRole("rowheader", { name: "Main Office 2" })).toBeVisible();
    const share = grid.getByRole("gridcell", { name: "Thursday, February 11, 2027: 50% at work (1 of 2)" });
    expect(share).toHaveTextContent("5012");
    expect(grid.getByTitle("Tom Okafor: Vacation, Feb 09 – Feb 11, 2027")).toHaveAttribute("aria-colindex", "10");
    grid.getByRole("gridcell", { name: "Tom Okafor, Wednesday, February 10, 2027: Founding Day, Vacation" }).focus();
    await keys.keyboard("{ArrowRight}{ArrowRight}");
    expect(grid.getByRole("gridcell", { name: "Tom Okafor, Friday, February 12, 2027: At work" })).toHaveFocus();
    await keys.click(screen.getByRole("button", { name: "Next month" }));
    expect(await screen.findByRole("grid", { name: "Timeline, Mar 01 – Mar 31, 2027" })).toBeVisible();
    expect(window.location.search).toBe("?view=timeline&range=month&month=2027-03");
  });

  test("shows no coverage in the timeline of one person", async () => {
    openCalendar("/calendar?view=timeline&range=month");
    const grid = await screen.findByRole("grid", { name: "Timeline, Feb 01 – Feb 28, 2027" });
    expect(within(grid).getByRole("rowheader", { name: "Main Office 1" })).toBeVisible();
    expect(within(grid).queryByRole("rowheader", { name: /^At work/ })).not.toBeInTheDocument();
    expect(grid).toHaveAttribute("aria-rowcount", "3");
  });
});
