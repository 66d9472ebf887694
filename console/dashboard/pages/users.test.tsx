import { describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { balance, outlook, statementEntry, user } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";
import { MANAGERS_PAGE, names, USERS_PAGE } from "../testing/usersPage.tsx";
import { wholeText } from "#console/shared/testing/wholeText.ts";

describe("the list of users", () => {
  test("takes its filters from the URL and keeps them there", async () => {
    const { keys } = openApp("/settings/users?q=EXAMPLE&role=Manager", "Owner", USERS_PAGE);
    expect(await screen.findByRole("searchbox", { name: "Search users" })).toHaveValue("EXAMPLE");
    await waitFor(() => expect(names()).toEqual(["Tom Okafor's PTO"]));
    await keys.click(screen.getByRole("combobox", { name: "Role" }));
    await keys.click(await screen.findByRole("option", { name: "All roles" }));
    await keys.clear(screen.getByRole("searchbox"));
    await keys.type(screen.getByRole("searchbox"), "maya");
    await waitFor(() => expect(names()).toEqual(["Maya Chen's PTO"]));
    expect(window.location.search).toBe("?q=maya");
    await keys.type(screen.getByRole("searchbox"), "?");
    expect(await screen.findByText("No users found matching your criteria")).toBeVisible();
  });

  test("shows an Admin the deactivated users on demand", async () => {
    const { keys } = openApp("/settings/users", "Admin", USERS_PAGE);
    await screen.findByRole("table");
    expect(screen.queryByText("Gone Person")).toBeNull();
    await keys.click(screen.getByRole("combobox", { name: "Status" }));
    await keys.click(await screen.findByRole("option", { name: "Inactive" }));
    await waitFor(() => expect(names()).toEqual(["Gone Person's PTO"]));
    expect(window.location.search).toBe("?status=inactive");
  });

  test("lets a Manager view balances and record time off, but not adjust balances", async () => {
    const { keys, made } = openApp("/settings/users?status=inactive", "Manager", MANAGERS_PAGE);
    await keys.click(await screen.findByRole("button", { name: "Maya Chen's PTO" }));
    const dialog = within(await screen.findByRole("dialog", { name: "PTO Balances" }));
    const vacation = await dialog.findByRole("article", { name: "Vacation balance" });
    expect(vacation).toHaveTextContent("14 days");
    expect(vacation).toHaveTextContent("20 days in total · 6 days used · 2.5 days pending");
    expect(dialog.queryByRole("button", { name: /Adjust/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /More actions/, hidden: true })).toBeNull();
    expect(made.some(({ path }) => path.includes("inactive"))).toBe(false);
  });

  test("shows how much of a person's total is adjustments", async () => {
    const { keys } = openApp("/settings/users", "Manager", {
      ...MANAGERS_PAGE,
      "GET /api/users/Maya%20Chen/balances": [balance({ balance: 8.5, total: 14.5, available: 6 })],
    });
    await keys.click(await screen.findByRole("button", { name: "Maya Chen's PTO" }));
    const vacation = await screen.findByRole("article", { name: "Vacation balance" });
    expect(vacation).toHaveTextContent("14.5 days in total (−5.5 adjusted) · 6 days used · 2.5 days pending");
  });

  test("shows what is booked and pending in the next year", async () => {
    const nextYear = { ...balance({}), leaveYear: 2028, used: 1, pending: 0.5 };
    const { keys } = openApp("/settings/users", "Manager", {
      ...MANAGERS_PAGE,
      "GET /api/users/Maya%20Chen/balances": [balance({ nextYear })],
    });
    await keys.click(await screen.findByRole("button", { name: "Maya Chen's PTO" }));
    const vacation = await screen.findByRole("article", { name: "Vacation balance" });
    expect(within(vacation).getByText(wholeText("2028: 1 day booked · 0.5 days pending"))).toBeVisible();
  });

  test("offers a Manager only the balances of the people below", async () => {
    openApp("/settings/users", "Manager", MANAGERS_PAGE);
    await screen.findByRole("button", { name: "Maya Chen's PTO" });
    for (const name of ["Tom Okafor", "Ann Whitfield"]) {
      expect(screen.getByRole("button", { name: `${name}'s PTO` })).toBeVisible();
    }
    for (const name of ["Ola Berg", "Ada Reyes"]) {
      expect(screen.queryByRole("button", { name: `${name}'s PTO` })).toBeNull();
    }
    expect(screen.getByText("Ada Reyes")).toBeVisible();
  });

  test("shows a long list fifty people at a time", async () => {
    const many = Array.from({ length: 120 }, (_, nth) => user(`Person ${nth}`, "Employee"));
    const { keys } = openApp("/settings/users", "Admin", { ...USERS_PAGE, "GET /api/users": many });
    await screen.findByRole("table");
    expect(names()).toHaveLength(50);
    await keys.click(screen.getByRole("button", { name: "Show More (70)" }));
    expect(names()).toHaveLength(100);
  });
});

describe("the balances of a person", () => {
  test("explain on demand how they add up, and then return the focus", async () => {
    const { keys } = openApp("/settings/users", "Manager", {
      ...MANAGERS_PAGE,
      "GET /api/users/Maya%20Chen/ledger?type=vacation": [
        statementEntry(),
        statementEntry({ id: "l2", kind: "usage", days: -6, balance: 14, cause: "Vacation approved by Tom Okafor" }),
      ],
      "GET /api/users/Maya%20Chen/balance-outlook?type=vacation": outlook(),
    });
    await keys.click(await screen.findByRole("button", { name: "Maya Chen's PTO" }));
    await keys.click(await screen.findByRole("button", { name: "How It Adds Up: Vacation" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Vacation Balance Maya Chen" }));
    const lines = within(await drawer.findByRole("table", { name: "Entries in 2027" })).getAllByRole("row");
    expect(lines.map((line) => line.textContent)).toEqual([
      "DescriptionDaysBalance",
      "Yearly accrual for 2027Jan 01, 2027+2020",
      "Vacation approved by Tom OkaforJan 01, 2027−614",
    ]);
    expect(drawer.queryByRole("link")).toBeNull();
    await keys.keyboard("{Escape}");
    const dialog = within(await screen.findByRole("dialog", { name: "PTO Balances" }));
    await waitFor(() => expect(dialog.getByRole("button", { name: "How It Adds Up: Vacation" })).toHaveFocus());
  });

  test("show an empty state or an error", async () => {
    const { keys, replies } = openApp("/settings/users", "Manager", {
      ...MANAGERS_PAGE,
      "GET /api/users/Maya%20Chen/balances": answer(500, { error: "Something went wrong" }),
    });
    await keys.click(await screen.findByRole("button", { name: "Maya Chen's PTO" }));
    expect(await screen.findByText("Failed to fetch balances")).toBeVisible();
    replies["GET /api/users/Maya%20Chen/balances"] = [];
    await keys.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("No PTO balances found for this user")).toBeVisible();
  });
});
