import { expect, test } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { LOCKED_TEAM } from "#core/provisioning/lockedFields.ts";
import { aPerson } from "../testing/facts.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";
import "../Console.tsx";

const PEOPLE = [
  { id: "maya", name: "Maya Chen", isActive: true },
  { id: "gus", name: "Gus Gone", isActive: false },
];
const TEAM: TeamAnswer = {
  id: "night",
  name: "Night Shift",
  leadIds: ["maya"],
  memberIds: ["maya", "gus"],
  coverage: { minimum: 2, mode: "refuse" },
  people: PEOPLE,
  memberCount: 1,
};
const LEO = aPerson({ id: "leo", name: "Leo Park" });
const REPLIES = { "GET /api/admin/people": [aPerson({ id: "maya", name: "Maya Chen" }), LEO] };

const picker = (name: string) => screen.findByRole("combobox", { name });

test("the list shows each team's leads, coverage limit, and number of members", async () => {
  openConsole("/admin/teams", "Admin", { "GET /api/admin/teams": [TEAM] });
  const table = await screen.findByRole("table", { name: "Teams" });
  const row = within(table).getAllByRole("row")[1]!;
  expect(within(row).getByRole("link", { name: "Night Shift" })).toBeVisible();
  expect(row).toHaveTextContent(/Night ShiftMaya ChenAt least 2 people1/);
});

test("a team is created with people found by name and a coverage limit", async () => {
  const { keys, made } = openConsole("/admin/teams/create", "Admin", {
    ...REPLIES,
    "POST /api/admin/teams": TEAM,
    "GET /api/admin/teams": [TEAM],
  });
  await keys.type(await screen.findByLabelText("Name"), "Night Shift");
  for (const label of ["Leads", "Members"]) {
    await keys.click(await picker(label));
    await keys.click(await screen.findByRole("option", { name: "Leo Park" }));
  }
  expect(screen.queryByLabelText("Minimum number of people")).toBeNull();
  await keys.click(screen.getByRole("combobox", { name: "If too few people are at work" }));
  await keys.click(await screen.findByRole("option", { name: "Refuse the request" }));
  await keys.type(screen.getByLabelText("Minimum number of people"), "2");
  expect(screen.getByLabelText("Minimum number of people")).toHaveAccessibleDescription(
    "The team has 1 member, so nobody could be away",
  );
  await keys.click(screen.getByRole("button", { name: "Create team" }));
  await waitFor(() => expect(window.location.pathname).toBe("/admin/teams"));
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  expect(made.find(({ method }) => method === "POST")?.body).toEqual({
    name: "Night Shift",
    leadIds: ["leo"],
    memberIds: ["leo"],
    coverage: { minimum: 2, mode: "refuse" },
  });
});

test("a team's page marks deactivated members, sends only what changed, and shows a taken name beside the field", async () => {
  const text = "A team with this name already exists";
  let isTaken = true;
  const { keys, made } = openConsole("/admin/teams/night", "Admin", {
    ...REPLIES,
    "GET /api/admin/teams/night": TEAM,
    "PUT /api/admin/teams/night": () => (isTaken ? refusal(409, text, { name: text })() : TEAM),
  });
  expect(await screen.findByRole("button", { name: "Gus Gone (inactive)" })).toBeVisible();
  await keys.type(screen.getByLabelText("Name"), "s");
  await keys.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText(text)).toBeVisible();
  isTaken = false;
  await keys.type(screen.getByLabelText("Name"), "!");
  await keys.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Team updated")).toBeVisible();
  expect(made.findLast(({ method }) => method === "PUT")?.body).toEqual({ name: "Night Shifts!" });
});

test("a team that the identity provider manages shows its name and members as read-only, with the reason", async () => {
  const { made } = openConsole("/admin/teams/night", "Admin", {
    ...REPLIES,
    "GET /api/admin/teams/night": TEAM,
    "GET /api/teams/night/locked-fields": LOCKED_TEAM,
  });
  const name = await screen.findByLabelText("Name");
  await waitFor(() => expect(name).toHaveAccessibleDescription(LOCKED_TEAM.name ?? ""));
  expect(
    [name, await picker("Members"), await picker("Leads")].map((field) => (field as HTMLInputElement).disabled),
  ).toEqual([true, true, false]);
  expect(await picker("Members")).toHaveAccessibleDescription(LOCKED_TEAM.memberIds ?? "");
  expect(made.map(({ method }) => method)).not.toContain("PUT");
});

test("a changed list is sent with the lists that the form showed, so that others' changes survive", async () => {
  const { keys, made } = openConsole("/admin/teams/night", "Admin", {
    ...REPLIES,
    "GET /api/admin/teams/night": TEAM,
    "PUT /api/admin/teams/night": TEAM,
  });
  await keys.click(await picker("Members"));
  await keys.click(await screen.findByRole("option", { name: "Leo Park" }));
  await keys.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Team updated")).toBeVisible();
  expect(made.findLast(({ method }) => method === "PUT")?.body).toEqual({
    memberIds: ["maya", "gus", "leo"],
    seen: { leadIds: ["maya"], memberIds: ["maya", "gus"] },
  });
});

test("the confirmation of a team's deletion names members, a coverage limit, and leads only if the team has them", async () => {
  const { keys } = openConsole("/admin/teams/night", "Admin", {
    ...REPLIES,
    "GET /api/admin/teams/night": { ...TEAM, leadIds: [], coverage: null },
  });
  await keys.click(await screen.findByRole("button", { name: "Delete team" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete Night Shift?" });
  expect(dialog).toHaveTextContent("this team will no longer let them see each other's. This can't be undone.");
  cleanup();
  const other = openConsole("/admin/teams/night", "Admin", {
    ...REPLIES,
    "GET /api/admin/teams/night": { ...TEAM, leadIds: [], memberIds: ["maya"], coverage: null },
  });
  await other.keys.click(await screen.findByRole("button", { name: "Delete team" }));
  const alone = await screen.findByRole("dialog", { name: "Delete Night Shift?" });
  expect(alone).not.toHaveTextContent("let them see each other");
  expect(alone).toHaveTextContent("This can't be undone.");
});

test("a team is deleted after a confirmation", async () => {
  const { keys, made } = openConsole("/admin/teams/night", "Admin", {
    ...REPLIES,
    "GET /api/admin/teams/night": TEAM,
    "DELETE /api/admin/teams/night": { id: "night" },
  });
  await keys.click(await screen.findByRole("button", { name: "Delete team" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete Night Shift?" });
  const ends =
    "Its coverage limit will no longer apply. Policies that send requests to team leads will no longer send them to its leads.";
  expect(dialog).toHaveTextContent(ends);
  expect(made.some(({ method }) => method === "DELETE")).toBe(false);
  await keys.click(within(dialog).getByRole("button", { name: "Delete team" }));
  await waitFor(() => expect(window.location.pathname).toBe("/admin/teams"));
  expect(made.some(({ method }) => method === "DELETE")).toBe(true);
});

test("a person's page shows their teams, and which of them they lead", async () => {
  const other = { ...TEAM, id: "day", name: "Day Shift", leadIds: [] };
  openConsole("/admin/people/maya", "Admin", {
    ...REPLIES,
    "GET /api/admin/people/maya": aPerson({ id: "maya", name: "Maya Chen" }),
    "GET /api/admin/teams": [other, TEAM],
    "GET /api/admin/offices": [],
    "GET /api/users/maya/balances": [],
    "GET /api/admin/people/maya/policies": [],
    "GET /api/admin/people/maya/policy-facts": { missing: [], asksBirthDate: false, events: [] },
    "GET /api/admin/people/maya/events": [],
  });
  const section = await screen.findByRole("region", { name: "Teams" });
  const items = within(section).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["Day Shift", "Night Shift (lead)"]);
});

test("a person's page shows that their teams and policies failed to load, and loads them again on Retry", async () => {
  let isBusy = true;
  const busy = refusal(503, "The service is temporarily unavailable. Please try again.");
  const { keys } = openConsole("/admin/people/maya", "Admin", {
    ...REPLIES,
    "GET /api/admin/people/maya": aPerson({ id: "maya", name: "Maya Chen" }),
    "GET /api/admin/teams": () => (isBusy ? busy() : [TEAM]),
    "GET /api/admin/offices": [],
    "GET /api/users/maya/balances": [],
    "GET /api/admin/people/maya/policies": busy,
    "GET /api/admin/people/maya/policy-facts": { missing: [], asksBirthDate: false, events: [] },
    "GET /api/admin/people/maya/events": [],
  });
  const section = await screen.findByRole("region", { name: "Teams" });
  expect(within(section).getByRole("alert")).toHaveTextContent(/Failed to load teams.*temporarily unavailable/);
  const policies = await screen.findByRole("region", { name: "Policies" });
  expect(within(policies).getByRole("alert")).toHaveTextContent("Failed to load policies");
  isBusy = false;
  await keys.click(within(section).getByRole("button", { name: "Retry" }));
  expect(await within(section).findByRole("link", { name: "Night Shift" })).toBeVisible();
});
