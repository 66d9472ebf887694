import { describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { answer } from "../testing/fakeApi.ts";
import { BERLIN, bodyOf, EMPTY, MAIN, ONE_OFFICE, openOffices } from "../testing/officesPage.tsx";
import { openApp } from "../testing/openApp.tsx";

test.each(["Employee", "Manager"] as const)("office management is closed to the role %s", async (role) => {
  openApp("/settings/offices", role, ONE_OFFICE);
  expect(await screen.findByText("You need Admin or Owner permissions to manage offices")).toBeVisible();
});

describe("an office", () => {
  test("is added with one of 50 countries and one of 14 time zones", async () => {
    const opened = openOffices({ "POST /api/offices": answer(201, BERLIN) });
    const { keys } = opened;
    await keys.click(await screen.findByRole("button", { name: "Add Office" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add Office" }));
    await keys.click(dialog.getByRole("button", { name: "Create Office" }));
    expect(await screen.findByText("Validation Error")).toBeInTheDocument();
    expect(screen.getByText("Please fill in all fields.")).toBeInTheDocument();
    await keys.type(dialog.getByLabelText("Office Name"), "Berlin");
    await keys.click(dialog.getByRole("combobox", { name: "Country" }));
    expect(await screen.findAllByRole("option")).toHaveLength(50);
    expect(dialog.getByText("Time zone is required")).toBeInTheDocument();
    await keys.click(screen.getByRole("option", { name: "Germany" }));
    await waitFor(() => expect(dialog.queryByText("Time zone is required")).not.toBeInTheDocument());
    await keys.click(dialog.getByRole("combobox", { name: "Time Zone" }));
    expect(await screen.findAllByRole("option")).toHaveLength(14);
    await keys.click(screen.getByRole("option", { name: "Europe/Berlin" }));
    await keys.click(dialog.getByRole("button", { name: "Create Office" }));
    expect(await screen.findByText("Office Created")).toBeVisible();
    expect(screen.getByText("The office and default PTO policies have been created.")).toBeVisible();
    expect(bodyOf(opened, "POST")).toEqual({ name: "Berlin", country: "Germany", timezone: "Europe/Berlin" });
  });

  test("is offered its country's holidays in one click when it is new, and gets none without the click", async () => {
    const opened = openOffices({
      "POST /api/offices": answer(201, BERLIN),
      "POST /api/offices/o2/holidays/bulk-country": answer(201, { added: 18, message: "18 holidays added." }),
    });
    const { keys, made } = opened;
    await keys.click(await screen.findByRole("button", { name: "Add Office" }));
    const form = within(await screen.findByRole("dialog", { name: "Add Office" }));
    await keys.type(form.getByLabelText("Office Name"), "Berlin");
    await keys.click(form.getByRole("combobox", { name: "Country" }));
    await keys.click(await screen.findByRole("option", { name: "Germany" }));
    await keys.click(form.getByRole("button", { name: "Create Office" }));
    const offer = within(await screen.findByRole("dialog", { name: "Holidays for Berlin" }));
    expect(made.filter(({ path }) => path.endsWith("bulk-country"))).toEqual([]);
    await keys.click(offer.getByRole("button", { name: "Add 2027 and 2028 Holidays for Germany" }));
    expect(await screen.findByText("18 holidays added.")).toBeVisible();
    expect(made.find(({ path }) => path.endsWith("bulk-country"))?.body).toEqual({ years: [2027, 2028] });
  });

  test("can count its holidays as workdays", async () => {
    const opened = openOffices({ "PATCH /api/offices/o1": MAIN });
    await opened.keys.click(await screen.findByRole("button", { name: "Edit Main Office" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Office" }));
    await opened.keys.click(dialog.getByLabelText("Holidays count as workdays"));
    await opened.keys.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Office Updated")).toBeVisible();
    expect(bodyOf(opened, "PATCH")).toEqual({ countHolidays: true });
  });

  test("shows its members", async () => {
    const { keys } = openOffices({
      "GET /api/offices/o1/members": [{ id: "m", name: "Maya Chen", email: "maya@example.com", role: "Employee" }],
    });
    await keys.click(await screen.findByRole("button", { name: "View members of Main Office" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Main Office - Members" }));
    expect(dialog.getByText("1 member(s) assigned to this office")).toBeVisible();
    expect(await dialog.findByText("maya@example.com")).toBeVisible();
  });

  test("can be deleted unless it is the default office or has members", async () => {
    const opened = openOffices({ "GET /api/offices": [MAIN, BERLIN, EMPTY], "DELETE /api/offices/o3": answer(204) });
    const { keys } = opened;
    expect(await screen.findByRole("button", { name: "Delete Main Office" })).toBeDisabled();
    await keys.click(screen.getByRole("button", { name: "Delete Berlin" }));
    const why = within(await screen.findByRole("dialog", { name: "Berlin can't be deleted yet" }));
    expect(why.getByText(/Reassign them to another office on the Users page first/)).toBeVisible();
    await keys.click(why.getByRole("button", { name: "Close" }));
    await keys.click(await screen.findByRole("button", { name: "Delete Paris" }));
    opened.replies["GET /api/offices"] = [MAIN, BERLIN];
    await keys.click(
      within(await screen.findByRole("dialog", { name: "Delete Paris?" })).getByRole("button", {
        name: "Delete Office",
      }),
    );
    expect(await screen.findByText("Office Deleted")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("article", { name: "Paris" })).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toContainElement(screen.getByRole("button", { name: "Delete Berlin" }));
  });

  test("no office is deleted without naming the calendar that it disconnects", async () => {
    const calendar = { id: "c", service: "google", account: "holidays@acme.example", userId: "u", userName: "Ada" };
    const { keys } = openOffices({
      "GET /api/offices": [MAIN, EMPTY],
      "GET /api/connected-calendars?officeId=o3": {
        services: ["google"],
        calendars: [{ ...calendar, trouble: null, lastError: null, sentAt: null }],
      },
    });
    await keys.click(await screen.findByRole("button", { name: "Delete Paris" }));
    expect(await screen.findByText(/move to the default office/)).toHaveTextContent(
      "Its calendar in Google Calendar (holidays@acme.example) will be disconnected.",
    );
  });

  test("a failed deletion shows an error", async () => {
    const { keys } = openOffices({
      "GET /api/offices": [MAIN, EMPTY],
      "DELETE /api/offices/o3": answer(502, "<html>"),
    });
    await keys.click(await screen.findByRole("button", { name: "Delete Paris" }));
    await keys.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete Office" }));
    expect(await screen.findByText("Failed to delete office. It may still have members assigned.")).toBeVisible();
  });
});
