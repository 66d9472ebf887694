import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { ownRequest } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";
import { wholeText } from "#console/shared/testing/wholeText.ts";

describe("the short lists", () => {
  test("show only pending and approved requests that haven't started", async () => {
    openApp("/", "Employee", {
      "GET /api/pto-requests": [
        ownRequest(),
        ownRequest({ id: "r2", status: "approved", startDate: "2027-04-07", endDate: "2027-04-07", isHalfDay: true }),
        ownRequest({ id: "r3", status: "approved", startDate: "2027-01-04", endDate: "2027-01-08" }),
        ownRequest({ id: "r4", status: "rejected", startDate: "2027-05-03", endDate: "2027-05-07" }),
      ],
    });
    const pending = await screen.findByRole("region", { name: "Pending Requests" });
    expect(await within(pending).findAllByRole("listitem")).toHaveLength(1);
    expect(within(pending).getByText(wholeText("Vacation · 5 days"))).toBeVisible();
    const upcoming = screen.getByRole("region", { name: "Your Upcoming Time Off" });
    expect(within(upcoming).getAllByRole("listitem")).toHaveLength(1);
    expect(within(upcoming).getByText(wholeText("Vacation · Half day"))).toBeVisible();
  });

  test("keep room for the text of a request: its status moves below if it leaves too little", async () => {
    openApp("/", "Employee", { "GET /api/pto-requests": [ownRequest({ notes: "A note that is cut off" })] });
    const pending = within(await screen.findByRole("region", { name: "Pending Requests" }));
    const row = await pending.findByRole("listitem");
    expect(row).toHaveStyle({ flexWrap: "wrap" });
    expect(row.firstChild).toHaveStyle({ minWidth: "min(10rem, 100%)" });
    expect(within(row).getByText("A note that is cut off")).toHaveStyle({ width: "0px" });
  });

  test("show the next five and link to the rest", async () => {
    const many = Array.from({ length: 9 }, (_, nth) =>
      ownRequest({
        id: `r${nth}`,
        status: "approved",
        startDate: `2027-0${nth + 1}-03`,
        endDate: `2027-0${nth + 1}-03`,
      }),
    );
    openApp("/", "Employee", { "GET /api/pto-requests": many });
    const upcoming = within(await screen.findByRole("region", { name: "Your Upcoming Time Off" }));
    expect(await upcoming.findAllByRole("listitem")).toHaveLength(5);
    expect(upcoming.getByText("Mar 03, 2027")).toBeVisible();
    expect(upcoming.getByRole("link", { name: "2 more in My Requests" })).toHaveAttribute("href", "/requests");
  });

  test("show an empty state", async () => {
    openApp("/", "Employee");
    expect(await screen.findByText("No pending requests")).toBeVisible();
    expect(screen.getByText("No upcoming time off scheduled")).toBeVisible();
  });

  test("show a failure with Retry", async () => {
    const { keys, replies } = openApp("/", "Employee", { "GET /api/pto-requests": answer(403, {}) });
    const pending = within(await screen.findByRole("region", { name: "Pending Requests" }));
    expect(await pending.findByText("Failed to load pending requests")).toBeVisible();
    expect(pending.getByText("Please try again")).toBeVisible();
    replies["GET /api/pto-requests"] = [ownRequest()];
    await keys.click(pending.getByRole("button", { name: "Retry" }));
    expect(await pending.findByRole("listitem")).toBeVisible();
  });
});
