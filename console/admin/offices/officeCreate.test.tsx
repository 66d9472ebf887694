import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { openConsole } from "../testing/openConsole.tsx";
import "../Console.tsx";

const OFFICE = {
  id: "new",
  name: "New",
  country: "Japan",
  timezone: "Asia/Tokyo",
  isDefault: false,
  countHolidays: false,
  workingPattern: null,
  memberCount: 0,
};

const zone = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Time zone" }).value;

async function openForm() {
  const { keys, made } = openConsole("/admin/offices/create", "Admin", {
    "GET /api/organization": { timezone: "America/Chicago" },
    "POST /api/admin/offices": OFFICE,
    "GET /api/admin/offices/new": OFFICE,
    "GET /api/admin/holidays": [],
  });
  await keys.type(await screen.findByLabelText("Name"), "New");
  const choose = async (label: string, option: string) => {
    const input = screen.getByRole("combobox", { name: label });
    await keys.clear(input);
    await keys.type(input, option);
    await keys.click(await screen.findByRole("option", { name: option }));
  };
  return { keys, made, choose };
}

test("a chosen country proposes its time zone; the organization's own country proposes the organization's time zone", async () => {
  const { keys, made, choose } = await openForm();
  expect(zone()).toBe("America/Chicago");
  await choose("Country", "Japan");
  await waitFor(() => expect(zone()).toBe("Asia/Tokyo"));
  await choose("Country", "United States");
  await waitFor(() => expect(zone()).toBe("America/Chicago"));
  await choose("Country", "Japan");
  await waitFor(() => expect(zone()).toBe("Asia/Tokyo"));
  await keys.click(screen.getByRole("button", { name: "Create office" }));
  await waitFor(() => expect(window.location.pathname).toBe("/admin/offices/new"));
  expect(made.find(({ path }) => path === "/api/admin/offices")?.body).toEqual({
    name: "New",
    country: "Japan",
    timezone: "Asia/Tokyo",
  });
});

test("a time zone that was chosen stays when the country changes", async () => {
  const { choose } = await openForm();
  await choose("Time zone", "America/Denver");
  await choose("Country", "Japan");
  expect(zone()).toBe("America/Denver");
});

test("an office with members can't be deleted, and its page explains why", async () => {
  openConsole("/admin/offices/new", "Admin", {
    "GET /api/organization": { timezone: "America/Chicago" },
    "GET /api/admin/offices/new": { ...OFFICE, memberCount: 3 },
    "GET /api/admin/holidays": [],
  });
  expect(await screen.findByText("To delete this office, first move its 3 members to another office")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete office" })).toBeNull();
});

test("the confirmation of an office's deletion names its connected calendar", async () => {
  const calendar = { id: "c", service: "google", account: "holidays@acme.example", userId: "u", userName: "Ada" };
  const { keys } = openConsole("/admin/offices/new", "Admin", {
    "GET /api/organization": { timezone: "America/Chicago" },
    "GET /api/admin/offices/new": OFFICE,
    "GET /api/admin/holidays": [],
    "GET /api/connected-calendars": {
      services: ["google"],
      calendars: [{ ...calendar, trouble: null, lastError: null, sentAt: null }],
    },
  });
  expect((await screen.findAllByText(/holidays@acme\.example/)).length).toBeGreaterThan(0);
  await keys.click(await screen.findByRole("button", { name: "Delete office" }));
  expect(await screen.findByRole("dialog", { name: "Delete New?" })).toHaveTextContent(
    "Its calendar in Google Calendar (holidays@acme.example) will be disconnected.",
  );
});
