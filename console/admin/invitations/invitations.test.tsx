import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { setUpServices } from "#console/shared/testing/setUpServices.ts";
import { openConsole } from "../testing/openConsole.tsx";
import "../Console.tsx";

const MAIN = { id: "main", name: "Main Office", country: "United States", timezone: "America/New_York" };
const BERLIN = { id: "berlin", name: "Berlin", country: "Germany", timezone: "Europe/Berlin" };

test("an invitation is for the only office, with a start date, unless another is chosen", async () => {
  const { keys, made } = openConsole("/admin/invitations/create", "Admin", {
    "GET /api/admin/offices": [MAIN],
    "GET /api/admin/people": [],
    "POST /api/admin/invitations": (body: unknown) => ({ id: "i1", ...(body as object) }),
    "GET /api/admin/invitations": [],
  });
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Office" })).toHaveValue("Main Office"));
  expect(screen.getByLabelText("Start date")).not.toHaveValue("");
  await keys.type(screen.getByLabelText("Email"), "sam@example.com{Enter}");
  await waitFor(() => expect(made.some(({ method }) => method === "POST")).toBe(true));
  expect(made.find(({ method }) => method === "POST")?.body).toMatchObject({
    email: "sam@example.com",
    role: "Employee",
    officeId: "main",
    startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test.each([
  [["mail"] as const, "The person gets an email with a link that's valid for 7 days.", "Send invitation"],
  [[], /^Email isn't set up on this server, so copy the link/, "Create invitation"],
])("the form promises an email only if the server sends mail: %j", async (services, text, submit) => {
  setUpServices(services);
  openConsole("/admin/invitations/create", "Admin", {
    "GET /api/admin/offices": [MAIN],
    "GET /api/admin/people": [],
  });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("button", { name: submit })).toBeVisible();
});

test("none of several offices is chosen beforehand", async () => {
  const { made } = openConsole("/admin/invitations/create", "Admin", {
    "GET /api/admin/offices": [MAIN, BERLIN],
    "GET /api/admin/people": [],
  });
  const office = await screen.findByRole("combobox", { name: "Office" });
  await waitFor(() => expect(made.some(({ path }) => path.startsWith("/api/admin/offices"))).toBe(true));
  expect(office).toHaveValue("");
});

test("a list without invitations and a filter without matches show different texts", async () => {
  const replies = { "GET /api/admin/invitations": [], "GET /api/admin/offices": [MAIN] };
  const { keys } = openConsole("/admin/invitations", "Admin", replies);
  expect(await screen.findByText("No invitations yet")).toBeVisible();
  await keys.type(screen.getByRole("searchbox", { name: "Email" }), "sam");
  expect(await screen.findByText("No matching invitations")).toBeVisible();
});

const pendingInvitation = {
  id: "i1",
  email: "sam@example.com",
  role: "Employee",
  officeId: "main",
  officeName: "Main Office",
  managerId: null,
  managerName: null,
  startDate: null,
  status: "pending",
  token: "secret",
  createdAt: "2027-02-10T14:00:00.000Z",
  expiresAt: "2027-02-17T14:00:00.000Z",
  acceptedAt: null,
  invitedByUserName: "Ada Reyes",
};

test("the link of a pending invitation can be copied from its page", async () => {
  const { keys } = openConsole("/admin/invitations/i1/show", "Admin", {
    "GET /api/admin/invitations/i1": pendingInvitation,
  });
  expect(await screen.findByText(/\/accept-invitation\?token=secret/)).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Copy link for sam@example.com" }));
  expect(await screen.findByText("Link copied")).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/\/accept-invitation\?token=secret$/);
});

test.each([
  ["expired", ["Expired"]],
  ["accepted", []],
])("the page of an invitation that is %s shows when it expires only if that still matters", async (status, shown) => {
  openConsole("/admin/invitations/i1/show", "Admin", {
    "GET /api/admin/invitations/i1": { ...pendingInvitation, status },
  });
  await screen.findByText("Ada Reyes");
  expect(screen.queryAllByText(/^Expire[sd]$/, { selector: "dt" }).map(({ textContent }) => textContent)).toEqual(
    shown,
  );
});

test.each([
  ["Admin", "Owner", 0],
  ["Admin", "Admin", 1],
  ["Owner", "Owner", 1],
] as const)(
  "an %s has the number of Revoke buttons on the page of an invitation as %s: %d",
  async (reader, role, count) => {
    openConsole("/admin/invitations/i1/show", reader, {
      "GET /api/admin/invitations/i1": { ...pendingInvitation, role, token: null },
    });
    await screen.findByText("Ada Reyes");
    expect(screen.queryAllByRole("button", { name: "Revoke" })).toHaveLength(count);
  },
);

test("the page of an invitation whose link can't be read explains what to do", async () => {
  openConsole("/admin/invitations/i1/show", "Admin", {
    "GET /api/admin/invitations/i1": { ...pendingInvitation, token: null, isLinkUnreadable: true },
  });
  expect(
    await screen.findByText("This link is no longer available. Revoke the invitation and send a new one."),
  ).toBeVisible();
});

test("people who ask to join are accepted or declined beside the invitations", async () => {
  const asked = { name: "Kim Lee", connectionName: "Okta", createdAt: "2027-03-01T08:00:00Z" };
  const kim = { id: "j1", email: "kim@acme.test", expiresAt: "2027-03-08T08:00:00Z", ...asked };
  let waiting = [kim, { ...kim, id: "j2", email: "lou@acme.test", name: null }];
  const { keys, made } = openConsole("/admin/invitations", "Admin", {
    "GET /api/admin/join-requests": () => waiting,
    "GET /api/admin/invitations": [],
    "GET /api/admin/offices": [MAIN],
    "POST /api/admin/join-requests/j1/accept": {},
    "DELETE /api/admin/join-requests/j2": {},
  });
  expect(await screen.findByText("Kim Lee (kim@acme.test)")).toBeVisible();
  waiting = waiting.slice(1);
  await keys.click(screen.getByRole("button", { name: "Accept kim@acme.test" }));
  expect(await screen.findByText("Person added")).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(screen.getByRole("button", { name: "Accept lou@acme.test" }));
  await keys.click(screen.getByRole("button", { name: "Decline lou@acme.test" }));
  await keys.click(screen.getByRole("button", { name: "Decline" }));
  expect(await screen.findByText("Request declined")).toBeVisible();
  const calls = made.map(({ method, path }) => `${method} ${path}`);
  expect(calls).toEqual(
    expect.arrayContaining(["POST /api/admin/join-requests/j1/accept", "DELETE /api/admin/join-requests/j2"]),
  );
});
