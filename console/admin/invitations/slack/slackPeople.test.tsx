import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { openConsole, refusal } from "../../testing/openConsole.tsx";
import "../../Console.tsx";
import "./SlackPeople.tsx";

const OFFICE_ID = "0190a1b2-0000-7000-8000-000000000000";
const MAIN = { id: OFFICE_ID, name: "Main Office", country: "United States", timezone: "America/New_York" };
const candidate = (name: string, more: object = {}) => ({
  slackUserId: `U${name}`,
  name,
  email: `${name.toLowerCase()}@a.example`,
  isGuest: false,
  obstacle: null,
  ...more,
});
const leaver = (name: string, more: object = {}) => ({
  id: name.toLowerCase(),
  name,
  email: `${name.toLowerCase()}@a.example`,
  role: "Employee",
  officeName: "Main Office",
  requests: 0,
  reports: 0,
  delegations: 0,
  slackUserId: `U${name}`,
  isLinked: true,
  obstacle: null,
  ...more,
});
const page = (more: object) => ({
  teamId: "T1",
  teamName: "Acme",
  members: 5,
  candidates: [],
  leavers: [],
  present: [],
  next: null,
  isCut: false,
  ...more,
});
const PAGES: Record<string, object> = {
  "": page({
    candidates: [
      candidate("Ana"),
      candidate("Ben"),
      candidate("Nan", { email: null, obstacle: "noEmail" }),
      candidate("Gus", { isGuest: true }),
    ],
    next: "two",
  }),
  "?cursor=two": page({
    leavers: [
      leaver("Lee", { requests: 2, reports: 3 }),
      leaver("Mia", { isLinked: false }),
      leaver("Ola", { role: "Owner", obstacle: "owner" }),
    ],
  }),
};
const REPLIES = {
  "GET /api/admin/slack-directory": (_: unknown, url: string) => PAGES[url.slice("/api/admin/slack-directory".length)],
  "GET /api/admin/offices": [MAIN],
  [`GET /api/admin/offices/${OFFICE_ID}`]: MAIN,
  "GET /api/admin/people": [],
  "POST /api/users/settlements": [],
  "POST /api/admin/slack-directory/invitations": { sent: [], members: [], invited: [] },
};
const posts = (made: ReturnType<typeof openConsole>["made"], part: string) =>
  made.filter(({ method, path }) => method === "POST" && path.includes(part));

test("members without an account are found, chosen, and invited together", async () => {
  const { keys, made } = openConsole("/admin/people/slack", "Admin", REPLIES);
  const list = await screen.findByRole("table", { name: "Members without an account" });
  expect(within(list).getByRole("checkbox", { name: "Nan" })).toBeDisabled();
  expect(within(list).getByText("No usable email in Slack")).toBeVisible();
  expect(within(list).queryByText("Gus")).toBeNull();
  await keys.type(screen.getByRole("searchbox", { name: "Name or email" }), "BEN");
  expect(within(list).queryByText("Ana")).toBeNull();
  await keys.click(within(list).getByRole("checkbox", { name: "Ben" }));
  await keys.click(screen.getByRole("button", { name: "Guests 1" }));
  await keys.clear(screen.getByRole("searchbox", { name: "Name or email" }));
  await keys.click(await screen.findByRole("checkbox", { name: "Gus" }));
  await keys.click(screen.getByRole("button", { name: "Invite 2 people" }));
  const dialog = await screen.findByRole("dialog", { name: "Invite 2 people" });
  await waitFor(() => expect(within(dialog).getByRole("combobox", { name: "Office" })).toHaveValue("Main Office"));
  await keys.click(within(dialog).getByRole("button", { name: "Invite" }));
  expect(await within(dialog).findByText("2 done, 0 failed")).toBeVisible();
  expect(posts(made, "/invitations").map(({ body }) => body)).toEqual([
    expect.objectContaining({ emails: ["ben@a.example", "gus@a.example"], role: "Employee", officeId: OFFICE_ID }),
  ]);
  await keys.click(within(dialog).getByRole("button", { name: "Done" }));
  expect(await screen.findByText("Already invited")).toBeVisible();
  expect(screen.getByRole("button", { name: "Invite" })).toBeDisabled();
});

test("members who all have an account aren't shown as an unsuccessful search beside guests without one", async () => {
  const onlyGuest = page({ candidates: [candidate("Gus", { isGuest: true })] });
  const { keys } = openConsole("/admin/people/slack", "Admin", {
    ...REPLIES,
    "GET /api/admin/slack-directory": onlyGuest,
  });
  expect(await screen.findByText("Every member has an Awayday account")).toBeVisible();
  await keys.type(screen.getByRole("searchbox", { name: "Name or email" }), "nobody");
  await keys.click(screen.getByRole("button", { name: "Guests 1" }));
  expect(await screen.findByText("No matching people")).toBeVisible();
});

test("people who left Slack are deactivated after a confirmation, and those who came back stay", async () => {
  const { keys, made } = openConsole("/admin/people/slack", "Admin", {
    ...REPLIES,
    "POST /api/admin/slack-directory/leavers/lee/deactivate": { id: "lee" },
    "POST /api/admin/slack-directory/leavers/mia/deactivate": refusal(409, "Mia is active in Slack"),
  });
  const list = await screen.findByRole("table", { name: "People who left Slack" });
  expect(within(list).getByText("Manages 3 people")).toBeVisible();
  expect(within(list).getByText("Matched by email only")).toBeVisible();
  expect(within(list).getByRole("checkbox", { name: "Ola" })).toBeDisabled();
  await keys.click(within(list).getByRole("checkbox", { name: "Select all" }));
  await keys.click(screen.getByRole("button", { name: "Deactivate 2 people" }));
  const dialog = await screen.findByRole("dialog", { name: "Deactivate 2 people?" });
  expect(within(dialog).getByText("Lee, Mia")).toBeVisible();
  expect(posts(made, "/deactivate")).toEqual([]);
  await keys.click(within(dialog).getByRole("button", { name: "Deactivate" }));
  expect(await within(dialog).findByText("1 done, 1 failed")).toBeVisible();
  expect(within(dialog).getByRole("list", { name: "Failed" })).toHaveTextContent("Mia: Mia is active in Slack");
  expect(posts(made, "/deactivate").map(({ body }) => body)).toEqual([
    { teamId: "T1", slackUserId: "ULee" },
    { teamId: "T1", slackUserId: "UMia" },
  ]);
  await keys.click(within(dialog).getByRole("button", { name: "Done" }));
  await waitFor(() => expect(within(list).queryByText("Lee")).toBeNull());
  expect(within(list).getByText("Mia")).toBeVisible();
});

test("an email that needs two lines breaks before its @", async () => {
  openConsole("/admin/people/slack", "Admin", REPLIES);
  const list = await screen.findByRole("table", { name: "People who left Slack" });
  expect(list.querySelector("wbr")?.nextSibling?.textContent).toMatch(/^@/);
});
