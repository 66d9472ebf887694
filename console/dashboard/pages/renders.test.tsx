import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { propsOf } from "#console/shared/testing/propsOf.ts";
import { balance, calendarEvent, ownRequest, teamRequest } from "../testing/facts.ts";
import { openApp } from "../testing/openApp.tsx";

test("another month of the calendar renders no other part of the page again", async () => {
  const { keys } = openApp("/manager", "Manager", {
    "GET /api/pto-requests?view=team&status=pending": [teamRequest()],
    "GET /api/pto-requests": [ownRequest({ status: "approved", startDate: "2027-06-01", endDate: "2027-06-02" })],
    "GET /api/pto-balances": [balance()],
    "GET /api/team/calendar": [calendarEvent({ startDate: "2027-02-15", endDate: "2027-02-16" })],
  });
  const others = [
    await screen.findByRole("article", { name: "Maya Chen's request" }),
    await screen.findByRole("button", { name: "Ask a Question about Maya Chen's request" }),
    await screen.findByRole("article", { name: "Vacation balance" }),
    await screen.findByText("Out Today"),
    await screen.findByText("Jun 01 – Jun 02, 2027"),
    screen.getByText("My Requests"),
    screen.getByRole("complementary", { name: "Sidebar" }),
    screen.getByRole("heading", { name: "Manager Dashboard" }),
  ];
  const grid = await screen.findByRole("grid", { name: "February 2027" });
  const before = [...others.map(propsOf), propsOf(grid)];
  await keys.click(screen.getByRole("button", { name: "Next month" }));
  expect(await screen.findByRole("grid", { name: "March 2027" })).toBe(grid);
  await waitFor(() => expect(window.location.search).toBe("?month=2027-03"));
  const again = [...others, grid].filter((element, index) => propsOf(element) !== before[index]);
  expect(again).toEqual([grid]);
});
