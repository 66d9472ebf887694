import { describe, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";

const SETTINGS = {
  id: "g1",
  name: "Northwind",
  domain: null,
  ptoPolicy: "Ask two weeks ahead.",
  reminderDays: [1, 3, 5],
  escalationDays: 5,
  coversAbsence: true,
};
const PATH = "/settings/organization";
const [READ, SAVE] = ["GET /api/organization", "PATCH /api/organization"];
const field = (name: string | RegExp) => screen.getByRole("textbox", { name });

describe("the settings of the organisation", () => {
  test("are reached from Settings", async () => {
    const { keys } = openApp("/settings", "Owner", { [READ]: SETTINGS });
    await keys.click(await screen.findByRole("link", { name: /^Organization/ }));
    expect(await screen.findByRole("heading", { name: "Organization", level: 1 })).toBeVisible();
    expect(window.location.pathname).toBe(PATH);
  });

  test("show an Owner what is set, and save what is changed", async () => {
    const saved = { ...SETTINGS, name: "Northwind Traders", reminderDays: [2, 4], escalationDays: 6 };
    const { keys, made } = openApp(PATH, "Owner", { [READ]: SETTINGS, [SAVE]: saved });
    expect(await screen.findByRole("textbox", { name: "Organization Name" })).toHaveValue("Northwind");
    expect(field("Remind the approver after")).toHaveValue("1, 3, 5");
    expect(field("PTO Policy (optional)")).toHaveValue("Ask two weeks ahead.");
    expect(screen.getByRole("checkbox", { name: /^While an approver is away/ })).toBeChecked();
    await keys.type(field("Organization Name"), " Traders");
    await keys.clear(field("Remind the approver after"));
    await keys.type(field("Remind the approver after"), "4 2");
    await keys.clear(field("Tell the next one above after"));
    await keys.type(field("Tell the next one above after"), "6");
    await keys.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Organization Updated")).toBeVisible();
    expect(made.find(({ method }) => method === "PATCH")?.body).toEqual({
      name: "Northwind Traders",
      domain: null,
      ptoPolicy: "Ask two weeks ahead.",
      reminderDays: [2, 4],
      escalationDays: 6,
      coversAbsence: true,
    });
    await waitFor(() => expect(field("Remind the approver after")).toHaveValue("2, 4"));
  });

  test("turn reminders off when none is left", async () => {
    const { keys, made } = openApp(PATH, "Owner", { [READ]: SETTINGS, [SAVE]: SETTINGS });
    await keys.clear(await screen.findByRole("textbox", { name: "Remind the approver after" }));
    await keys.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Organization Updated")).toBeVisible();
    expect(made.find(({ method }) => method === "PATCH")?.body).toMatchObject({ reminderDays: [] });
  });

  test("say at the field what is wrong, and send nothing", async () => {
    const { keys, made } = openApp(PATH, "Owner", { [READ]: SETTINGS });
    await keys.clear(await screen.findByRole("textbox", { name: "Organization Name" }));
    await keys.type(field("Remind the approver after"), ", soon");
    await keys.type(field("Domain (optional)"), "no domain");
    await keys.clear(field("Tell the next one above after"));
    await keys.click(screen.getByRole("button", { name: "Save Changes" }));
    await waitFor(() =>
      expect(field("Remind the approver after")).toHaveAccessibleDescription(
        "Reminder days must be whole numbers from 1 to 60, at most 10 of them",
      ),
    );
    expect(field("Organization Name")).toHaveAccessibleDescription("Organization name is required");
    expect(field("Domain (optional)")).toHaveAccessibleDescription("Domain must look like example.com");
    expect(field("Tell the next one above after")).toHaveAccessibleDescription("Escalation days is required");
    expect(made.some(({ method }) => method === "PATCH")).toBe(false);
  });

  test("show the server's words where it refuses", async () => {
    const words = "Domain must look like example.com";
    const { keys } = openApp(PATH, "Owner", {
      [READ]: SETTINGS,
      [SAVE]: answer(400, { error: words, fields: { domain: words } }),
    });
    await keys.type(await screen.findByRole("textbox", { name: "Domain (optional)" }), "example.org");
    await keys.click(screen.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(field("Domain (optional)")).toHaveAccessibleDescription(words));
  });

  test("are shown to an Admin, who can't change them", async () => {
    openApp(PATH, "Admin", { [READ]: SETTINGS });
    expect(await screen.findByText("Only an Owner can change these settings.")).toBeVisible();
    expect(field("Organization Name")).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Save Changes" })).toBeNull();
  });

  test("are no business of a Manager", async () => {
    openApp(PATH, "Manager");
    const text = "You need Admin or Owner permissions to see the organization's settings";
    expect(await screen.findByText(text)).toBeVisible();
  });

  test("can be asked for again when they failed to load", async () => {
    const { keys, replies } = openApp(PATH, "Owner", { [READ]: answer(503, { error: "Unavailable for a moment" }) });
    expect(await screen.findByText("Failed to load the organization's settings")).toBeVisible();
    replies[READ] = SETTINGS;
    await keys.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("textbox", { name: "Organization Name" })).toHaveValue("Northwind");
  });
});
