import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { setUpServices } from "#console/shared/testing/setUpServices.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";
import "../Console.tsx";
import "./OrganizationPage.tsx";

beforeEach(() => setUpServices(["slack"]));
afterEach(() => setUpServices([]));

const PATH = "/admin/organization";
const none = { channelId: null, channelName: null, trouble: null };
const MAIN = { officeId: "o1", officeName: "Main Office", timezone: "America/New_York", ...none };
const BERLIN = {
  officeId: "o2",
  officeName: "Berlin",
  timezone: "Europe/Berlin",
  channelId: "C9",
  channelName: "old",
  trouble: "the channel is archived",
};
const SETTINGS = {
  id: "g1",
  name: "Northwind",
  domain: null,
  timezone: "America/New_York",
  leaveYearStartsIn: 1,
  ptoPolicy: null,
  reminderDays: [1, 3, 5],
  escalationDays: 5,
  coversAbsence: true,
  googleOnly: false,
  secondFactorRoles: [],
  allowsPersonalKeys: true,
};
const CONNECTED = {
  "GET /api/organization": SETTINGS,
  "GET /api/auth/google-link": { isAvailable: true, hasPassword: true, hasGoogle: true },
  "GET /api/keys": [],
  "GET /api/slack/status": { connected: true, teamName: "Northwind", installedAt: "2027-01-05T10:00:00Z" },
  "GET /api/slack/digests": [MAIN, BERLIN],
  "GET /api/slack/channels": [
    { id: "C1", name: "general", isPrivate: false, isMember: true },
    { id: "C2", name: "managers", isPrivate: true, isMember: true },
    { id: "C3", name: "quiet", isPrivate: false, isMember: false },
  ],
};
const channelOf = (office: string) => screen.findByRole("combobox", { name: `Channel for ${office}` });

describe("the morning message", () => {
  test("each office has a channel, saved at once", async () => {
    const { keys, made } = openConsole(PATH, "Admin", {
      ...CONNECTED,
      "PATCH /api/slack/digests/o1": { ...MAIN, channelId: "C1", channelName: "general" },
    });
    const box = await channelOf("Main Office");
    expect(screen.getByText("9:00 AM (America/New York)")).toBeVisible();
    await keys.clear(box);
    await keys.type(box, "gen");
    await keys.click(await screen.findByRole("option", { name: "#general" }));
    expect(await screen.findByText("Channel saved")).toBeVisible();
    expect(made.find(({ method }) => method === "PATCH")?.body).toEqual({ channelId: "C1" });
    await waitFor(() => expect(box).toHaveValue("#general"));
    expect(box).not.toHaveAccessibleDescription();
  });

  test("a channel shows its delivery error and can be turned off", async () => {
    const { keys, made } = openConsole(PATH, "Owner", {
      ...CONNECTED,
      "PATCH /api/slack/digests/o2": { ...BERLIN, ...none },
    });
    const box = await channelOf("Berlin");
    expect(box).toHaveValue("#old");
    expect(box).toHaveAccessibleDescription("The last message wasn't delivered: the channel is archived");
    await keys.click(box);
    await keys.click(await screen.findByRole("option", { name: "No channel" }));
    expect(await screen.findByText("Channel removed")).toBeVisible();
    expect(made.find(({ method }) => method === "PATCH")?.body).toEqual({ channelId: null });
    await waitFor(() => expect(box).toHaveValue("No channel"));
  });

  test("a channel without the bot shows how to invite it", async () => {
    const quiet = { ...MAIN, channelId: "C3", channelName: "quiet" };
    openConsole(PATH, "Owner", { ...CONNECTED, "GET /api/slack/digests": [quiet] });
    const box = await channelOf("Main Office");
    const hint = "Awayday isn't in this channel yet. Type /invite @Awayday there.";
    await waitFor(() => expect(box).toHaveAccessibleDescription(hint));
  });

  test("a channel that can't be saved returns to its old value", async () => {
    const { keys } = openConsole(PATH, "Owner", {
      ...CONNECTED,
      "PATCH /api/slack/digests/o1": refusal(429, "Slack is busy. Please try again in a moment."),
    });
    const box = await channelOf("Main Office");
    await keys.click(box);
    await keys.click(await screen.findByRole("option", { name: /#managers/ }));
    expect(await screen.findByText("Slack is busy. Please try again in a moment.")).toBeVisible();
    await waitFor(() => expect(box).toHaveValue("No channel"));
  });

  test("a failure to list Slack's channels is shown and can be retried", async () => {
    const channels = CONNECTED["GET /api/slack/channels"];
    let isSilent = true;
    const silent = refusal(409, "Slack didn't return its channels.");
    const { keys } = openConsole(PATH, "Owner", {
      ...CONNECTED,
      "GET /api/slack/channels": () => (isSilent ? silent() : channels),
    });
    expect(await screen.findByText("Failed to load your workspace's channels")).toBeVisible();
    expect(await channelOf("Berlin")).toHaveValue("#old");
    isSilent = false;
    await keys.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByText("Slack didn't return its channels.")).toBeNull());
  });

  test("a missing workspace shows a link to connect one", async () => {
    openConsole(PATH, "Owner", { ...CONNECTED, "GET /api/slack/status": { connected: false } });
    const link = await screen.findByRole("link", { name: "Connect your Slack workspace" });
    expect(link).toHaveAttribute("href", "/settings/slack");
    expect(screen.queryByRole("combobox", { name: /^Channel for/ })).toBeNull();
  });

  test("a server without Slack offers no workspace to connect", async () => {
    setUpServices([]);
    openConsole(PATH, "Owner", { ...CONNECTED, "GET /api/slack/status": { connected: false } });
    expect(await screen.findByText("Slack isn't set up on this server.")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Connect your Slack workspace" })).toBeNull();
  });
});
