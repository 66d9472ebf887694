import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { aPerson } from "./testing/facts.ts";
import { fakeEventSource } from "./testing/fakeEventSource.ts";
import { openConsole, refusal } from "./testing/openConsole.tsx";

const MAYA = aPerson({ id: "maya", name: "Maya Chen" });
const TOM = aPerson({ id: "tom", name: "Tom Okafor", role: "Manager" });
const PEOPLE = { "GET /api/admin/people": [MAYA, TOM], "GET /api/admin/offices": [] };

test("a signed-out person is led to the sign-in page and then back to the requested page", async () => {
  const { left, made } = openConsole('/admin/people?filter={"q":"maya"}', null);
  await waitFor(() => expect(left.length).toBeGreaterThan(0));
  expect(left[0]).toBe(`/login?then=${encodeURIComponent("/admin/people?filter={%22q%22:%22maya%22}")}`);
  expect(made.map(({ path }) => path)).toEqual(["/api/auth/user"]);
});

test.each(["Employee", "Manager"] as const)(
  "a person with the role %s is redirected to the dashboard, which shows the reason",
  async (role) => {
    const { left, made } = openConsole("/admin/people", role);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toBe("/dashboard?error=console_forbidden");
    expect(made).toHaveLength(1);
  },
);

test.each(["a hint of the stream", "the next refused call"])(
  "a demoted Admin leaves the console at %s",
  async (cause) => {
    const stream = fakeEventSource();
    let role = "Admin";
    const replies = {
      ...PEOPLE,
      "GET /api/auth/user": {
        get role() {
          return role;
        },
      },
      "GET /api/admin/people": () =>
        role === "Admin" ? [MAYA] : refusal(403, "You need Admin or Owner permissions")(),
    };
    const { left, keys } = openConsole("/admin/people", "Admin", replies);
    expect(await screen.findByRole("link", { name: "Maya Chen" })).toBeVisible();
    role = "Employee";
    if (cause === "a hint of the stream") act(() => stream.hint("requests"));
    else await keys.type(screen.getByRole("searchbox", { name: "Name or email" }), "m");
    await waitFor(() => expect(left).toEqual(["/dashboard?error=console_forbidden"]));
    stream.restore();
  },
);

test("an Admin sees and searches the people, can open every page, and can return to the dashboard", async () => {
  const { made, keys } = openConsole("/admin/people", "Admin", PEOPLE);
  const table = await screen.findByRole("table", { name: "People" });
  expect(within(table).getByRole("link", { name: "Maya Chen" })).toHaveAttribute("href", "/admin/people/maya");
  expect(document.title).toBe("People · Awayday");
  expect(screen.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/settings/users");
  const places = within(screen.getByRole("navigation", { name: "Admin console" })).getAllByRole("link");
  expect(places.map(({ textContent }) => textContent)).toEqual([
    "Home",
    "People",
    "Requests",
    "Extra work",
    "Offices",
    "Teams",
    "Policies",
    "Leave types",
    "Holidays",
    "Closures",
    "Blackouts",
    "Invitations",
    "Import",
    "Ledger",
    "Reports",
    "Audit log",
    "Notifications",
    "Webhooks",
    "Organization",
  ]);
  await keys.tab();
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  expect(screen.getByRole("main")).toHaveAttribute("id", "content");
  await keys.type(screen.getByRole("searchbox", { name: "Name or email" }), "may");
  await waitFor(() => {
    const { path = "" } = made.findLast(({ path: asked }) => asked.startsWith("/api/admin/people?")) ?? {};
    const filter = new URL(path, "http://x").searchParams.get("filter") ?? "{}";
    expect(JSON.parse(filter)).toEqual({ isActive: "true", q: "may" });
  });
});

test("a list that can't be loaded shows the reason and can be retried", async () => {
  let isBusy = true;
  const busy = refusal(503, "The service is temporarily unavailable. Please try again.");
  const replies = { ...PEOPLE, "GET /api/admin/people": () => (isBusy ? busy() : [MAYA]) };
  const { keys } = openConsole("/admin/people", "Owner", replies);
  const failed = await screen.findByText("Failed to load people");
  expect(failed.closest("[role=alert]")).toHaveTextContent("The service is temporarily unavailable. Please try again.");
  isBusy = false;
  await keys.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Maya Chen" })).toBeVisible();
});

test("the server's error appears beside its field, and only changed fields are sent", async () => {
  const { keys, made } = openConsole("/admin/people/maya", "Admin", {
    ...PEOPLE,
    "GET /api/admin/people/maya": MAYA,
    "GET /api/users/maya/balances": [],
    "PUT /api/admin/people/maya": refusal(409, "This email already has an account", {
      email: "This email already has an account",
    }),
  });
  const email = await screen.findByRole("textbox", { name: "Email" });
  await keys.clear(email);
  await keys.type(email, "tom@a.example");
  await keys.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(email).toHaveAccessibleDescription("This email already has an account"));
  const sent = made.filter(({ method }) => method === "PUT").map(({ body }) => body);
  expect(sent).toEqual([{ email: "tom@a.example" }]);
});

test("after a form is saved, the focus stays beside its button, which is disabled", async () => {
  const { keys } = openConsole("/admin/people/maya", "Admin", {
    ...PEOPLE,
    "GET /api/admin/people/maya": MAYA,
    "GET /api/users/maya/balances": [],
    "PUT /api/admin/people/maya": () => {
      // jsdom leaves the focus on a disabled button, unlike Chromium.
      (document.activeElement as HTMLElement).blur();
      return MAYA;
    },
  });
  await keys.type(await screen.findByRole("textbox", { name: "Name" }), "!");
  const save = screen.getByRole("button", { name: "Save changes" });
  await keys.click(save);
  expect(await screen.findByText("Person updated")).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(save);
});

test("a field that is edited while the form is being saved keeps what was typed", async () => {
  const held = heldReply();
  const { keys, made } = openConsole("/admin/people/maya", "Admin", {
    ...PEOPLE,
    "GET /api/admin/people/maya": MAYA,
    "GET /api/users/maya/balances": [],
    "PUT /api/admin/people/maya": held.reply,
  });
  const [name, email] = [await screen.findByRole("textbox", { name: "Name" }), screen.getByLabelText("Email")];
  await keys.type(name, " ");
  await keys.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(made.some(({ method }) => method === "PUT")).toBe(true));
  await keys.type(email, ".org");
  held.give({ ...MAYA, name: "Maya R. Chen" });
  await waitFor(() => expect(name).toHaveValue("Maya R. Chen"));
  expect(email).toHaveValue(`${MAYA.email}.org`);
  expect(screen.getByRole("button", { name: "Save changes" })).toBeEnabled();
});

test("a person's balances name a leave year that starts in April after both calendar years", async () => {
  const vacation = {
    id: "b1",
    type: "vacation",
    leaveYear: 2026,
    accrued: 20,
    total: 20,
    used: 0,
    pending: 0,
    available: 20,
  };
  openConsole("/admin/people/maya", "Admin", {
    ...PEOPLE,
    "GET /api/auth/user": { leaveYearStartsIn: 4 },
    "GET /api/admin/people/maya": MAYA,
    "GET /api/users/maya/balances": [vacation],
  });
  expect(await screen.findByRole("region", { name: "Balances for 2026/27" })).toBeVisible();
});

test("a missing record shows an error", async () => {
  const missing = refusal(404, "The person was not found");
  openConsole("/admin/people/nobody", "Admin", { ...PEOPLE, "GET /api/admin/people/nobody": missing });
  expect(await screen.findByText("The person was not found")).toBeVisible();
  expect(screen.getByRole("link", { name: "People", current: "page" })).toBeVisible();
});

test("an unknown console path shows the 404 page", async () => {
  openConsole("/admin/nothing", "Admin", PEOPLE);
  expect(await screen.findByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});
