import { describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { calendarEvent } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";
import { monthWeeks } from "./monthWeeks.ts";
import { moveDay } from "#console/shared/calendar/moveDay.ts";
import { wholeText } from "#console/shared/testing/wholeText.ts";

describe("the rows of a month", () => {
  test("run from Sunday to Saturday and cover the month", () => {
    const weeks = monthWeeks("2027-03-01", 7, []);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.days[0]?.date).toBe("2027-02-28");
    expect(weeks.at(-1)?.days.at(-1)?.date).toBe("2027-04-03");
  });

  test("a month that begins on a Sunday begins its first row", () => {
    expect(monthWeeks("2026-02-01", 7, []).map(({ days }) => days[0]?.date)).toEqual([
      "2026-02-01",
      "2026-02-08",
      "2026-02-15",
      "2026-02-22",
    ]);
  });

  test("an event over a weekend continues in the next row", () => {
    const event = calendarEvent({ startDate: "2027-03-05", endDate: "2027-03-08" });
    const weeks = monthWeeks("2027-03-01", 7, [event]);
    expect(weeks[0]?.segments).toEqual([{ event, column: 6, span: 2, lane: 0 }]);
    expect(weeks[1]?.segments).toEqual([{ event, column: 1, span: 2, lane: 0 }]);
  });

  test("events on the same days are stacked, and later ones fill free lanes", () => {
    const days: [string, string][] = [
      ["2027-03-01", "2027-03-03"],
      ["2027-03-02", "2027-03-02"],
      ["2027-03-04", "2027-03-05"],
    ];
    const events = days.map(([startDate, endDate], nth) => calendarEvent({ id: `c${nth}`, startDate, endDate }));
    const lanes = monthWeeks("2027-03-01", 7, events)[0]?.segments.map(({ event, lane }) => [event.id, lane]);
    expect(lanes).toEqual([
      ["c0", 0],
      ["c1", 1],
      ["c2", 0],
    ]);
  });
});

test("events beyond the four lanes are counted for each day and stay in its list", () => {
  const events = ["2027-03-01", "2027-03-01", "2027-03-01", "2027-03-02", "2027-03-02"].map((startDate, nth) =>
    calendarEvent({ id: `c${nth}`, startDate, endDate: "2027-03-03" }),
  );
  const [week] = monthWeeks("2027-03-01", 7, events);
  expect(week?.days.map(({ hidden }) => hidden)).toEqual([0, 0, 1, 1, 0, 0, 0]);
  expect(week?.days.map((day) => day.events.length)).toEqual([0, 3, 5, 5, 0, 0, 0]);
  expect(week?.segments.map(({ event }) => event.id)).toEqual(["c0", "c1", "c2", "c3"]);
});

test.each([
  ["ArrowLeft", "2027-02-28"],
  ["ArrowRight", "2027-03-02"],
  ["ArrowUp", "2027-02-22"],
  ["ArrowDown", "2027-03-08"],
  ["Home", "2027-02-28"],
  ["End", "2027-03-06"],
  ["PageUp", "2027-02-01"],
  ["PageDown", "2027-04-01"],
  ["Enter", undefined],
])("from March 1, 2027, the key %s moves to %s", (key, day) => expect(moveDay("2027-03-01", key, 7)).toBe(day));

describe("the team calendar", () => {
  const kim = calendarEvent({
    id: "c2",
    userName: "Kim Lee",
    type: "away",
    status: "pending",
    startDate: "2027-02-22",
    endDate: "2027-02-23",
  });
  const openCalendar = (address = "/") =>
    openApp(address, "Employee", { "GET /api/team/calendar": [calendarEvent(), kim] });

  test("marks today and distinguishes pending events", async () => {
    openCalendar();
    expect(await screen.findByRole("grid", { name: "February 2027" })).toBeVisible();
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(
      "Sun Mon Tue Wed Thu Fri Sat".split(" "),
    );
    expect(screen.getByText("Kim Lee (pending)")).toHaveAttribute("title", expect.stringMatching(/^Kim Lee .*: Away/));
    expect(screen.getByTitle(/Tom Okafor: Vacation/)).toBeVisible();
    const today = screen.getByRole("gridcell", { name: "Wednesday, February 10, 2027, today: Tom Okafor" });
    expect(today).toHaveAttribute("aria-current", "date");
    expect(today).toHaveAttribute("aria-selected", "true");
  });

  test("lists the people away on the selected day", async () => {
    const { keys } = openCalendar();
    const day = within(await screen.findByRole("region", { name: "Selected day" }));
    expect(day.getByRole("heading", { name: "Today, Wednesday, February 10" })).toBeVisible();
    expect(day.getByText(wholeText("Vacation · Feb 09 – Feb 11, 2027"))).toBeVisible();
    await keys.click(screen.getByRole("gridcell", { name: /February 22/ }));
    expect(day.getByRole("heading", { name: "Monday, February 22" })).toBeVisible();
    expect(day.getByText("Kim Lee")).toBeVisible();
    expect(day.getByText("Pending")).toBeVisible();
    await keys.click(screen.getByRole("gridcell", { name: /February 28/ }));
    expect(day.getByText("Nobody is away")).toBeVisible();
  });

  test("marks closed dates, and shows the reason on the selected day", async () => {
    const closing = { kind: "blackout", startDate: "2027-02-10", endDate: "2027-02-11" };
    const { keys } = openApp("/", "Employee", {
      "GET /api/team/calendar": [calendarEvent()],
      "GET /api/team/closed-dates": [
        { ...closing, id: "c1", kind: "closure", text: "Winter break", types: null },
        { id: "c2", kind: "closure", startDate: "2027-02-25", endDate: "2027-02-25", text: "Offsite", types: null },
        { ...closing, id: "b1", text: "Stocktaking", types: null },
        { ...closing, id: "b2", text: "Audit", types: ["vacation", "personal"] },
      ],
    });
    const today = await screen.findByRole("gridcell", {
      name: "Wednesday, February 10, 2027, today, closed, blackout: Tom Okafor",
    });
    expect(today).toHaveClass("closed");
    expect(screen.getByRole("gridcell", { name: "Friday, February 12, 2027" })).not.toHaveClass("closed");
    const day = within(screen.getByRole("region", { name: "Selected day" }));
    expect(day.getByText("Closed: Winter break")).toBeVisible();
    expect(day.getByText("Time off isn't allowed: Stocktaking")).toBeVisible();
    expect(day.getByText("Vacation and Personal aren't allowed: Audit")).toBeVisible();
    await keys.click(screen.getByRole("gridcell", { name: /February 25/ }));
    expect(day.getByText("Closed: Offsite")).toBeVisible();
    expect(day.queryByText("Nobody is away")).toBeNull();
  });

  test("can be walked through by keyboard, past the end of the month", async () => {
    const { keys } = openCalendar();
    (await screen.findByRole("gridcell", { selected: true })).focus();
    await keys.keyboard("{ArrowDown}{ArrowRight}");
    expect(screen.getByRole("gridcell", { name: /February 18/ })).toHaveFocus();
    await keys.keyboard("{PageDown}");
    expect(screen.getByRole("grid", { name: "March 2027" })).toBeVisible();
    expect(screen.getByRole("gridcell", { name: /March 18/ })).toHaveFocus();
    expect(screen.getAllByRole("gridcell").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  test("switches months and keeps the month in the URL", async () => {
    const { keys } = openCalendar();
    await screen.findByRole("grid", { name: "February 2027" });
    await keys.click(screen.getByRole("button", { name: "Next month" }));
    expect(screen.getByRole("grid", { name: "March 2027" })).toBeVisible();
    expect(window.location.search).toBe("?month=2027-03");
    await keys.click(screen.getByRole("button", { name: "Today" }));
    expect(screen.getByRole("grid", { name: "February 2027" })).toBeVisible();
    expect(window.location.search).toBe("");
  });

  test("can be limited to a team, which stays in the URL", async () => {
    const team = {
      id: "night",
      name: "Night Shift",
      leadIds: [],
      memberIds: [],
      coverage: null,
      people: [],
      memberCount: 0,
    };
    const { keys } = openApp("/", "Employee", {
      "GET /api/teams": [team],
      "GET /api/team/calendar": [calendarEvent(), kim],
      "GET /api/team/calendar?teamId=night": [kim],
    });
    expect(await screen.findByTitle(/Tom Okafor: Vacation/)).toBeVisible();
    await keys.click(await screen.findByRole("combobox", { name: "Team" }));
    await keys.click(await screen.findByRole("option", { name: "Night Shift" }));
    await waitFor(() => expect(screen.queryByTitle(/Tom Okafor: Vacation/)).toBeNull());
    expect(screen.getByText("Kim Lee (pending)")).toBeVisible();
    expect(window.location.search).toBe("?team=night");
  });

  test("shows no filter to people without a team", async () => {
    openCalendar();
    await screen.findByRole("grid", { name: "February 2027" });
    expect(screen.queryByRole("combobox", { name: "Team" })).toBeNull();
  });

  test("opens at the month in the URL", async () => {
    openCalendar("/employee?month=2027-06");
    expect(await screen.findByRole("grid", { name: "June 2027" })).toBeVisible();
  });

  test("queries a distant month separately", async () => {
    const { keys, made } = openCalendar();
    await screen.findByRole("grid", { name: "February 2027" });
    await keys.click(screen.getByRole("button", { name: "Previous month" }));
    await keys.click(screen.getByRole("button", { name: "Previous month" }));
    expect(await screen.findByRole("grid", { name: "December 2026" })).toBeVisible();
    expect(made.map(({ path }) => path)).toContain("/api/team/calendar?from=2026-11-25&to=2027-01-06");
  });

  test("shows a failure with Retry", async () => {
    const { keys, replies } = openApp("/", "Employee", { "GET /api/team/calendar": answer(403, { error: "Not now" }) });
    const section = within(await screen.findByRole("region", { name: "Team Calendar" }));
    expect(await section.findByText("Failed to load team calendar")).toBeVisible();
    expect(section.getByText("Not now")).toBeVisible();
    replies["GET /api/team/calendar"] = [];
    await keys.click(section.getByRole("button", { name: "Retry" }));
    expect(await section.findByRole("grid")).toBeVisible();
  });
});
