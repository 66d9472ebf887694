import { describe, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { calendarEvent } from "../testing/facts.ts";
import { openApp } from "../testing/openApp.tsx";
import { monthName } from "./monthName.ts";
import { monthWeeks } from "./monthWeeks.ts";

describe("the rows of a month", () => {
  test("run from Sunday to Saturday and cover the month", () => {
    const weeks = monthWeeks("2027-03-01", []);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.dates[0]).toBe("2027-02-28");
    expect(weeks.at(-1)?.dates.at(-1)).toBe("2027-04-03");
  });

  test("a month that begins on a Sunday begins its first row", () => {
    expect(monthWeeks("2026-02-01", []).map(({ dates }) => dates[0])).toEqual([
      "2026-02-01",
      "2026-02-08",
      "2026-02-15",
      "2026-02-22",
    ]);
  });

  test("an event over a weekend goes on in the next row", () => {
    const event = calendarEvent({ startDate: "2027-03-05", endDate: "2027-03-08" });
    const weeks = monthWeeks("2027-03-01", [event]);
    expect(weeks[0]?.segments).toEqual([{ event, column: 6, span: 2, lane: 0 }]);
    expect(weeks[1]?.segments).toEqual([{ event, column: 1, span: 2, lane: 0 }]);
  });

  test("events of the same days lie below each other, later ones where there is room", () => {
    const days: [string, string][] = [
      ["2027-03-01", "2027-03-03"],
      ["2027-03-02", "2027-03-02"],
      ["2027-03-04", "2027-03-05"],
    ];
    const events = days.map(([startDate, endDate], nth) => calendarEvent({ id: `c${nth}`, startDate, endDate }));
    const lanes = monthWeeks("2027-03-01", events)[0]?.segments.map(({ event, lane }) => [event.id, lane]);
    expect(lanes).toEqual([
      ["c0", 0],
      ["c1", 1],
      ["c2", 0],
    ]);
  });
});

test("a month has its name", () => expect(monthName("2027-03-15")).toBe("March 2027"));

test("the team calendar marks today, tells pending apart and turns its pages", async () => {
  const { keys } = openApp("/", "Employee", {
    "GET /api/team/calendar": [
      calendarEvent(),
      calendarEvent({
        id: "c2",
        userName: "Kim Lee",
        status: "pending",
        startDate: "2027-02-22",
        endDate: "2027-02-23",
      }),
    ],
  });
  expect(await screen.findByText("February 2027")).toBeVisible();
  expect(await screen.findByText("Kim Lee (pending)")).toBeVisible();
  expect(screen.getByTitle(/Tom Okafor: Vacation/)).toBeVisible();
  expect(screen.getByLabelText("Wed, February 10, 2027, today")).toHaveTextContent("10");
  await keys.click(screen.getByRole("button", { name: "Next month" }));
  expect(screen.getByText("March 2027")).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Today" }));
  expect(screen.getByText("February 2027")).toBeVisible();
});

test("a month far off is asked for by itself", async () => {
  const { keys, made } = openApp("/", "Employee");
  await screen.findByText("February 2027");
  await keys.click(screen.getByRole("button", { name: "Previous month" }));
  await keys.click(screen.getByRole("button", { name: "Previous month" }));
  expect(await screen.findByText("December 2026")).toBeVisible();
  expect(made.map(({ path }) => path)).toContain("/api/team/calendar?from=2026-12-01&to=2026-12-31");
});
