import { describe, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Role } from "#core/people/access/roles.ts";
import { LEAVE_YEAR_FIXED } from "#core/organization/leaveYearMonth.ts";
import { setUpServices } from "#console/shared/testing/setUpServices.ts";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";

const SETTINGS = {
  id: "g1",
  name: "Northwind",
  domain: null,
  timezone: "America/New_York",
  ptoPolicy: "Ask two weeks ahead.",
  reminderDays: [1, 3, 5],
  escalationDays: 5,
  coversAbsence: true,
  leaveYearStartsIn: 1,
  isLeaveYearFixed: false,
  googleOnly: false,
  secondFactorRoles: [],
  allowsServicePhotos: false,
  allowsPersonalKeys: true,
};
const GOOGLE = { isAvailable: true, hasPassword: true, hasGoogle: true };
const PATH = "/admin/organization";
const [READ, SAVE] = ["GET /api/organization", "PATCH /api/organization"];
const open = (role: Role, replies: Parameters<typeof openConsole>[2] = {}) =>
  openConsole(PATH, role, {
    [READ]: SETTINGS,
    "GET /api/keys": [],
    "GET /api/slack/status": { connected: false },
    "GET /api/auth/google-link": GOOGLE,
    "GET /api/organization/sign-in": { withoutGoogle: 12, outsideDomain: 1 },
    ...replies,
  });
const field = (name: string | RegExp) => screen.getByRole("textbox", { name });

describe("the organization's settings", () => {
  test("an Owner turns off personal API keys, and only an Owner creates keys of the organization", async () => {
    const { keys, made } = open("Owner", { [SAVE]: { ...SETTINGS, allowsPersonalKeys: false } });
    await keys.click(await screen.findByRole("switch", { name: "Allow personal API keys" }));
    expect(await screen.findByText("Personal API keys turned off")).toBeVisible();
    expect(made.find(({ method }) => method === "PATCH")?.body).toEqual({ allowsPersonalKeys: false });
    expect(screen.getByRole("button", { name: "Create API key" })).toBeVisible();
  });

  test("the focus moves into the form for an API key, and stays with the keys when the form closes", async () => {
    const { keys } = open("Owner");
    await keys.click(await screen.findByRole("button", { name: "Create API key" }));
    expect(field("Name")).toHaveFocus();
    await keys.click(screen.getByRole("button", { name: "Cancel" }));
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(screen.getByRole("button", { name: "Create API key" }));
    expect(document.activeElement).not.toContainElement(screen.getByRole("button", { name: "Save changes" }));
  });

  test("a setting that is edited while the others are being saved keeps what was typed", async () => {
    const held = heldReply();
    const { keys, made } = open("Owner", { [SAVE]: held.reply });
    await keys.type(await screen.findByRole("textbox", { name: "Organization name" }), " ");
    await keys.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(made.some(({ method }) => method === "PATCH")).toBe(true));
    await keys.type(field("PTO policy (optional)"), " Thanks!");
    held.give({ ...SETTINGS, name: "Northwind Ltd." });
    await waitFor(() => expect(field("Organization name")).toHaveValue("Northwind Ltd."));
    expect(field("PTO policy (optional)")).toHaveValue("Ask two weeks ahead. Thanks!");
  });

  test("an Admin tests and reads the log of the organization's keys, but not of people's own", async () => {
    const key = {
      id: "k1",
      name: "Payroll",
      start: "awds_abcd",
      scopes: ["requests:read"],
      service: true,
      userId: "u1",
      userName: "Ada Reyes",
      createdAt: "2027-03-01T09:00:00.000Z",
      expiresOn: "2028-02-29",
      lastUsedAt: null,
      state: "active",
      lastError: { at: "2027-03-01T10:05:00.000Z", error: "The body isn't JSON (not_json)" },
    };
    const { keys } = open("Admin", {
      "GET /api/keys": [key, { ...key, id: "k2", name: "Mine", service: false, lastError: null }],
      "GET /api/keys/k1/calls": [],
    });
    expect(await screen.findByText(/^Last error .*: The body isn't JSON \(not_json\)$/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Test Payroll" })).toBeVisible();
    await keys.click(screen.getByRole("button", { name: "Log of Payroll" }));
    expect(await screen.findByText("No calls in the last 30 days")).toBeVisible();
    expect(screen.getByRole("button", { name: "Revoke Mine" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^(Test|Log of) Mine$/ })).toBeNull();
  });

  test("the menu links to the settings", async () => {
    const { keys } = openConsole("/admin/reports", "Owner", { [READ]: SETTINGS });
    await keys.click(await screen.findByRole("link", { name: "Organization" }));
    expect(await screen.findByRole("heading", { name: "Organization", level: 1 })).toBeVisible();
    expect(window.location.pathname).toBe(PATH);
  });

  test("an Owner sees the settings, and saving sends the changes", async () => {
    const saved = { ...SETTINGS, name: "Northwind Traders", reminderDays: [2, 4], escalationDays: 6 };
    const { keys, made } = open("Owner", { [SAVE]: saved });
    expect(await screen.findByRole("textbox", { name: "Organization name" })).toHaveValue("Northwind");
    expect(field("Remind the approver after")).toHaveValue("1, 3, 5");
    expect(field("PTO policy (optional)")).toHaveValue("Ask two weeks ahead.");
    expect(
      screen.getByRole("checkbox", { name: /if the approver is away and none of their delegates are at work$/ }),
    ).toBeChecked();
    await keys.type(field("Organization name"), " Traders");
    await keys.clear(field("Remind the approver after"));
    await keys.type(field("Remind the approver after"), "4 2");
    await keys.clear(field("Escalate after"));
    await keys.type(field("Escalate after"), "6");
    await keys.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Organization updated")).toBeVisible();
    expect(made.find(({ method }) => method === "PATCH")?.body).toEqual({
      name: "Northwind Traders",
      reminderDays: [2, 4],
      escalationDays: 6,
    });
    await waitFor(() => expect(field("Remind the approver after")).toHaveValue("2, 4"));
  });

  test("an Owner can choose another first month of the leave year and sees the effect", async () => {
    const saved = { ...SETTINGS, leaveYearStartsIn: 4 };
    const { keys, made } = open("Owner", { [SAVE]: saved });
    const month = await screen.findByRole("combobox", { name: "Leave year starts in" });
    expect(month).toHaveTextContent("January");
    expect(month).toHaveAccessibleDescription(/^The leave year starts on the first day of the month you choose\./);
    await keys.click(month);
    expect(screen.getAllByRole("option")).toHaveLength(12);
    await keys.click(screen.getByRole("option", { name: "April" }));
    await keys.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Organization updated")).toBeVisible();
    expect(made.find(({ method }) => method === "PATCH")?.body).toMatchObject({ leaveYearStartsIn: 4 });
    await waitFor(() => expect(month).toHaveTextContent("April"));
  });

  test("saving doesn't undo what another Owner changed since the form was opened", async () => {
    let settings: object = SETTINGS;
    const { keys, made } = open("Owner", { [READ]: () => settings, [SAVE]: () => settings });
    await keys.type(await screen.findByRole("textbox", { name: "Organization name" }), " Traders");
    settings = { ...SETTINGS, leaveYearStartsIn: 4, isLeaveYearFixed: true, timezone: "Asia/Tokyo" };
    fireEvent(window, new Event("visibilitychange"));
    const month = screen.getByRole("combobox", { name: "Leave year starts in" });
    await waitFor(() => expect(month).toHaveAccessibleDescription(LEAVE_YEAR_FIXED));
    await keys.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Organization updated")).toBeVisible();
    expect(made.find(({ method }) => method === "PATCH")?.body).toEqual({ name: "Northwind Traders" });
    await waitFor(() => expect(month).toHaveTextContent("April"));
  });

  test("the month shows why it can no longer change", async () => {
    open("Owner", { [READ]: { ...SETTINGS, leaveYearStartsIn: 4, isLeaveYearFixed: true } });
    const month = await screen.findByRole("combobox", { name: "Leave year starts in" });
    expect(month).toHaveTextContent("April");
    expect(month).toHaveAttribute("aria-disabled", "true");
    expect(month).toHaveAccessibleDescription(LEAVE_YEAR_FIXED);
  });

  test("the month shows the refusal if leave was approved while the form was open", async () => {
    const { keys } = open("Owner", {
      [SAVE]: refusal(409, LEAVE_YEAR_FIXED, { leaveYearStartsIn: LEAVE_YEAR_FIXED }),
    });
    const month = await screen.findByRole("combobox", { name: "Leave year starts in" });
    await keys.click(month);
    await keys.click(screen.getByRole("option", { name: "October" }));
    await keys.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(month).toHaveAccessibleDescription(LEAVE_YEAR_FIXED));
  });

  test("an empty list turns reminders off", async () => {
    const { keys, made } = open("Owner", { [SAVE]: SETTINGS });
    await keys.clear(await screen.findByRole("textbox", { name: "Remind the approver after" }));
    await keys.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Organization updated")).toBeVisible();
    expect(made.find(({ method }) => method === "PATCH")?.body).toMatchObject({ reminderDays: [] });
  });

  test("an invalid field shows its error, and nothing is sent", async () => {
    const { keys, made } = open("Owner");
    await keys.clear(await screen.findByRole("textbox", { name: "Organization name" }));
    await keys.type(field("Remind the approver after"), ", soon");
    await keys.type(field("Domain (optional)"), "no domain");
    await keys.clear(field("Escalate after"));
    await keys.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() =>
      expect(field("Remind the approver after")).toHaveAccessibleDescription(
        "Reminder days must be at most 10 whole numbers from 1 to 60",
      ),
    );
    expect(field("Organization name")).toHaveAccessibleDescription("Organization name is required");
    expect(field("Domain (optional)")).toHaveAccessibleDescription("Domain must look like example.com");
    expect(field("Escalate after")).toHaveAccessibleDescription("Escalation days are required");
    expect(made.some(({ method }) => method === "PATCH")).toBe(false);
  });

  test("a refusal shows the server's text", async () => {
    const words = "Domain must look like example.com";
    const { keys } = open("Owner", {
      [SAVE]: refusal(400, words, { domain: words }),
    });
    await keys.type(await screen.findByRole("textbox", { name: "Domain (optional)" }), "example.org");
    await keys.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(field("Domain (optional)")).toHaveAccessibleDescription(words));
  });

  test("an Admin sees the settings but can't change them", async () => {
    open("Admin");
    expect(await screen.findByText(/Only an Owner can change the other settings/)).toBeVisible();
    expect(field("Organization name")).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
  });

  test.each([
    [["slack", "google"] as const, "Let people use their photo from Slack or Google"],
    [["google"] as const, "Let people use their photo from Google"],
  ])("photos can come from %j", async (services, label) => {
    setUpServices(services);
    open("Owner");
    expect(await screen.findByRole("checkbox", { name: label })).toBeEnabled();
  });

  test("a server without Slack and Google has no setting for photos", async () => {
    setUpServices([]);
    open("Owner");
    expect(await screen.findByRole("textbox", { name: "Organization name" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Photos" })).toBeNull();
  });

  test("a failed load can be retried", async () => {
    let isBusy = true;
    const busy = refusal(503, "Unavailable for a moment");
    const { keys } = open("Owner", { [READ]: () => (isBusy ? busy() : SETTINGS) });
    expect(await screen.findByText("Failed to load organization settings")).toBeVisible();
    isBusy = false;
    await keys.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("textbox", { name: "Organization name" })).toHaveValue("Northwind");
  });
});

const theSwitch = () => screen.findByRole("switch", { name: "Sign in with Google only" });

describe("Google-only sign-in", () => {
  test("a changed domain shows how many people it would lock out, before it is saved", async () => {
    const people = ["ann@old.example", "bo@new.example", "cy@old.example"].map((email) => ({ email }));
    const { keys } = open("Owner", {
      [READ]: { ...SETTINGS, googleOnly: true, domain: "old.example" },
      "GET /api/users": people,
    });
    await screen.findByRole("textbox", { name: "Domain (optional)" });
    await keys.clear(field("Domain (optional)"));
    await keys.type(field("Domain (optional)"), "new.example");
    expect(await screen.findByText(/^2 people have an email outside this domain/)).toBeVisible();
  });

  test("is confirmed, and then turned on", async () => {
    const { keys, made } = open("Owner", { "PATCH /api/organization/sign-in": { ...SETTINGS, googleOnly: true } });
    expect(await theSwitch()).not.toBeChecked();
    await keys.click(await theSwitch());
    const dialog = within(await screen.findByRole("dialog", { name: "Sign in with Google only?" }));
    expect(
      await dialog.findByText(/12 people haven't linked Google yet\. 1 person has an email outside/),
    ).toBeVisible();
    expect(made.some(({ method }) => method === "PATCH")).toBe(false);
    await keys.click(dialog.getByRole("button", { name: "Use Google only" }));
    expect(await screen.findByText("Google sign-in required")).toBeVisible();
    expect(made.find(({ method }) => method === "PATCH")?.body).toEqual({ googleOnly: true });
    await waitFor(async () => expect(await theSwitch()).toBeChecked());
  });

  test("can be turned off again", async () => {
    const { keys, made } = open("Owner", {
      [READ]: { ...SETTINGS, googleOnly: true },
      "PATCH /api/organization/sign-in": SETTINGS,
    });
    await keys.click(await theSwitch());
    await keys.click(await screen.findByRole("button", { name: "Allow passwords" }));
    expect(await screen.findByText("Passwords allowed")).toBeVisible();
    expect(made.find(({ method }) => method === "PATCH")?.body).toEqual({ googleOnly: false });
  });

  test("can't be turned on while the Owner's own Google account isn't linked, and the hint explains why", async () => {
    open("Owner", { "GET /api/auth/google-link": { ...GOOGLE, hasGoogle: false } });
    expect(await theSwitch()).toBeDisabled();
    expect(await theSwitch()).toHaveAccessibleDescription(/^Link your own Google account first/);
  });

  test("is not offered on a server without Google", async () => {
    open("Owner", { "GET /api/auth/google-link": { ...GOOGLE, isAvailable: false, hasGoogle: false } });
    expect(await screen.findByText(/Google sign-in isn't set up on this server\./)).toBeVisible();
    expect(screen.queryByRole("switch", { name: "Sign in with Google only" })).toBeNull();
  });

  test("can be turned off on a server that has lost its Google settings", async () => {
    const google = { ...GOOGLE, isAvailable: false };
    open("Owner", { [READ]: { ...SETTINGS, googleOnly: true }, "GET /api/auth/google-link": google });
    expect(await theSwitch()).toBeEnabled();
  });

  test("a refusal shows the reason", async () => {
    const words = "Google sign-in isn't set up on this server";
    const { keys } = open("Owner", { "PATCH /api/organization/sign-in": refusal(409, words) });
    await keys.click(await theSwitch());
    await keys.click(await screen.findByRole("button", { name: "Use Google only" }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await theSwitch()).not.toBeChecked();
  });

  test("can only be viewed by an Admin, who has no ownership to transfer", async () => {
    open("Admin");
    expect(await theSwitch()).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Transfer ownership" })).toBeNull();
  });
});

const submit = () => within(screen.getByRole("dialog")).getByRole("button", { name: "Transfer ownership" });

describe("transferring ownership", () => {
  const MAYA = { id: "maya", name: "Maya Chen", email: "maya@a.example", role: "Admin" };
  const OLGA = { id: "olga", name: "Olga Owens", email: "olga@a.example", role: "Owner" };
  const TRANSFER = "POST /api/organization/transfer";
  const PEOPLE = { "GET /api/users": [MAYA, OLGA] };

  async function opened(replies: Parameters<typeof openConsole>[2]) {
    const { keys, made } = open("Owner", { ...PEOPLE, ...replies });
    await keys.click(await screen.findByRole("button", { name: "Transfer ownership" }));
    const box = await screen.findByRole("combobox", { name: "New Owner" });
    return { keys, box, wasSent: () => made.filter(({ method }) => method === "POST").map(({ body }) => body) };
  }

  test("asks for a person and their typed name before it is sent, and says what stops working", async () => {
    const { keys, box, wasSent } = await opened({ [TRANSFER]: {} });
    expect(screen.getByText(/API keys and provisioning tokens that you created will stop working/)).toBeVisible();
    await keys.click(submit());
    await waitFor(() => expect(box).toHaveAccessibleDescription("Please choose a person"));
    await keys.click(box);
    expect(screen.queryByRole("option", { name: /Olga/ })).toBeNull();
    await keys.click(screen.getByRole("option", { name: "Maya Chen (maya@a.example)" }));
    const name = screen.getByRole("textbox", { name: "Type “Maya Chen” to confirm" });
    await keys.type(name, "Maya");
    await keys.click(submit());
    await waitFor(() => expect(name).toHaveAccessibleDescription("The name doesn't match"));
    expect(wasSent()).toEqual([]);
    await keys.type(name, " Chen");
    await keys.click(submit());
    expect(await screen.findByText("Ownership transferred")).toBeVisible();
    expect(wasSent()).toEqual([{ userId: "maya" }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("offers fifty of many people and finds the rest by typing", async () => {
    const many = Array.from({ length: 60 }, (_, nth) => ({ ...MAYA, id: `p${nth}`, name: `Person ${nth}` }));
    const { keys, box } = await opened({ "GET /api/users": many });
    await keys.click(box);
    expect(screen.getAllByRole("option")).toHaveLength(50);
    await keys.type(box, "Person 59");
    expect(screen.getAllByRole("option")).toHaveLength(1);
  });

  test("shows the server's error beside the person", async () => {
    const words = "This person is deactivated";
    const { keys, box } = await opened({ [TRANSFER]: refusal(409, words, { userId: words }) });
    await keys.click(box);
    await keys.click(screen.getByRole("option", { name: /^Maya/ }));
    await keys.type(screen.getByRole("textbox", { name: /^Type/ }), "Maya Chen");
    await keys.click(submit());
    await waitFor(() => expect(box).toHaveAccessibleDescription(words));
  });
});
