import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { CalendarAnswer } from "#core/api/calendars/CalendarAnswer.ts";
import type { ListedFeedAnswer } from "#core/api/feeds/FeedAnswer.ts";
import type { ListedKeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import type { TokenCallAnswer } from "#core/api/keys/TokenCallAnswer.ts";
import { pasteAndTest } from "../../shared/testing/pasteAndTest.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";
import { wholeText } from "#console/shared/testing/wholeText.ts";

const KEY: ListedKeyAnswer = {
  id: "k1",
  name: "Payroll",
  start: "awdp_abcd",
  scopes: ["requests:read"],
  service: false,
  userId: "u1",
  userName: "Ann Whitfield",
  createdAt: "2027-03-01T09:00:00.000Z",
  expiresOn: "2028-02-29",
  lastUsedAt: null,
  state: "active",
  lastError: null,
};
const LINK: ListedFeedAnswer = {
  id: "f1",
  name: "Main Office",
  kind: "office",
  officeId: "o1",
  types: ["vacation"],
  pending: true,
  createdAt: "2027-03-01T09:00:00.000Z",
  fetchedAt: "2027-03-01T10:00:00.000Z",
  agent: "Google-Calendar-Importer",
  lastError: null,
};
const REFUSED: TokenCallAnswer = {
  id: "c2",
  at: "2027-03-01T10:05:00.000Z",
  method: "GET",
  path: "/api/v1/teams",
  agent: null,
  status: 403,
  error: "The key needs the scope teams:read (missing_scope)",
  milliseconds: 7,
  times: 3,
};

test("a new API key is shown once, to be copied, and appears in the list", async () => {
  const { keys, made, replies } = openApp("/", "Employee", { "GET /api/keys": [], "GET /api/calendar-feeds": [] });
  await keys.click(await screen.findByRole("button", { name: /^Account menu/ }));
  await keys.click(await screen.findByRole("menuitem", { name: "Calendars and API Keys" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Calendars and API Keys" }));
  expect(await dialog.findByText("You have no API keys")).toBeVisible();
  await keys.click(dialog.getByRole("button", { name: "Create API Key" }));
  await keys.type(dialog.getByRole("textbox", { name: "Name" }), "Payroll");
  for (const name of ["Change People", "Read Audit log"]) expect(dialog.queryByRole("checkbox", { name })).toBeNull();
  await keys.click(dialog.getByRole("checkbox", { name: "Read Requests" }));
  replies["POST /api/keys"] = () => {
    replies["GET /api/keys"] = [KEY];
    return answer(201, { ...KEY, key: "awdp_secret" });
  };
  await keys.click(dialog.getByRole("button", { name: "Create API Key" }));
  expect(await dialog.findByRole("textbox", { name: "Key" })).toHaveValue("awdp_secret");
  expect(made.find(({ method }) => method === "POST")?.body).toEqual({
    name: "Payroll",
    scopes: ["requests:read"],
    service: false,
  });
  await keys.click(dialog.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe("awdp_secret");
  expect(await dialog.findByText(wholeText("awdp_abcd… · never used · until Feb 29, 2028"))).toBeVisible();
});

test("a refused key names the fields, and a key is revoked after a confirmation", async () => {
  const { keys, made, replies } = openApp("/dashboard?connections", "Employee", {
    "GET /api/keys": [{ ...KEY, state: "stopped" }],
    "GET /api/calendar-feeds": [],
    "POST /api/keys": answer(400, {
      error: "Name is required",
      code: "invalid_input",
      fields: { name: "Name is required", scopes: "Please choose at least one scope" },
    }),
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Calendars and API Keys" }));
  expect(await dialog.findByText("Stopped")).toBeVisible();
  expect(dialog.getByText("Stopped").closest("li")?.firstChild).toHaveStyle({ minWidth: "min(10rem, 100%)" });
  await keys.click(dialog.getByRole("button", { name: "Create API Key" }));
  await keys.click(dialog.getByRole("button", { name: "Create API Key" }));
  expect(await dialog.findByText("Please choose at least one scope")).toBeVisible();
  await keys.click(dialog.getByRole("button", { name: "Revoke Payroll" }));
  replies["DELETE /api/keys/k1"] = () => {
    replies["GET /api/keys"] = [];
    return answer(204);
  };
  const confirm = within(await screen.findByRole("dialog", { name: "Revoke Payroll?" }));
  await keys.click(confirm.getByRole("button", { name: "Revoke" }));
  expect(await screen.findByText("Key Revoked")).toBeVisible();
  expect(made.filter(({ method }) => method === "DELETE")).toHaveLength(1);
});

test("calendar links show their last fetch, and a new one shows its address once", async () => {
  const { keys, made, replies } = openApp("/dashboard?connections", "Employee", {
    "GET /api/keys": [],
    "GET /api/calendar-feeds": [LINK],
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Calendars and API Keys" }));
  expect(
    await dialog.findByText(
      wholeText(
        /^Office · only Vacation · with pending time off · last fetched Mar 01, 2027, .* by Google-Calendar-Importer$/,
      ),
    ),
  ).toBeVisible();
  await keys.click(dialog.getByRole("button", { name: "Create Calendar Link" }));
  expect(dialog.getByRole("combobox", { name: "Calendar" })).toHaveFocus();
  await keys.click(dialog.getByRole("combobox", { name: "Calendar" }));
  const kinds = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  expect(kinds).toEqual(["My time off", "My team", "Waiting for me", "Office"]);
  await keys.click(screen.getByRole("option", { name: "Office" }));
  replies["POST /api/calendar-feeds"] = answer(400, {
    error: "Please choose an office",
    code: "invalid_input",
    fields: { officeId: "Please choose an office" },
  });
  await keys.click(dialog.getByRole("button", { name: "Create Calendar Link" }));
  await waitFor(() =>
    expect(dialog.getByRole("combobox", { name: "Office" })).toHaveAccessibleDescription("Please choose an office"),
  );
  await keys.click(dialog.getByRole("combobox", { name: "Calendar" }));
  await keys.click(await screen.findByRole("option", { name: "My team" }));
  await keys.click(dialog.getByRole("combobox", { name: "Leave Types" }));
  await keys.click(await screen.findByRole("option", { name: "Sick" }));
  await keys.click(screen.getByRole("option", { name: "Away" }));
  await keys.keyboard("{Escape}");
  await keys.type(dialog.getByRole("textbox", { name: "Name (optional)" }), "Phone");
  replies["POST /api/calendar-feeds"] = answer(201, { ...LINK, url: "https://a.example/calendars/awdf_x.ics" });
  await keys.click(dialog.getByRole("button", { name: "Create Calendar Link" }));
  const address = await dialog.findByRole("textbox", { name: "Address" });
  expect(address).toHaveValue("https://a.example/calendars/awdf_x.ics");
  const types = ["sick", "away"];
  const { body } = made.filter(({ method }) => method === "POST")[1] ?? {};
  expect(body).toEqual({ kind: "team", name: "Phone", types, pending: false });
});

test("a key shows its last error and its log, and is tested with the key that its person pastes", async () => {
  const read = { ...REFUSED, id: "c1", path: "/api/v1/people/{id}", status: 200, error: null, times: 1 };
  const { keys, made, replies } = openApp("/dashboard?connections", "Employee", {
    "GET /api/keys": [{ ...KEY, lastError: REFUSED }],
    "GET /api/calendar-feeds": [],
    "GET /api/keys/k1/calls": [REFUSED, { ...read, path: null, id: "c0" }, read],
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Calendars and API Keys" }));
  expect(await dialog.findByText(/^Last error Mar 01, 2027.*: The key needs the scope teams:read/)).toBeVisible();
  await keys.click(dialog.getByRole("button", { name: "Log of Payroll" }));
  const log = within(await dialog.findByRole("region", { name: "Log of Payroll" }));
  expect(await log.findByText("GET /api/v1/teams")).toBeVisible();
  expect(log.getByText(wholeText(/ · 3 times · 7 ms$/))).toBeVisible();
  expect(log.getByText("GET, unknown call")).toBeVisible();
  expect(log.getByText("GET /api/v1/people/{id}")).toBeVisible();

  await keys.click(dialog.getByRole("button", { name: "Test Payroll" }));
  const asked = within(await screen.findByRole("dialog", { name: "Test Payroll" }));
  const outcomeOf = async (pasted: string, reply: unknown) => {
    replies["GET /api/v1/key"] = (_: unknown, headers: Record<string, string>) => {
      expect(headers["Authorization"]).toBe("Bearer awdp_secret");
      return reply;
    };
    return pasteAndTest(keys, asked, ["Key", pasted]);
  };
  const works = "The key works. Until Feb 29, 2028, programs that use it act as Ann Whitfield with requests:read.";
  expect(await outcomeOf("Bearer awdp_secret ", KEY)).toBe(works);
  expect(await outcomeOf("awdp_secret", { ...KEY, id: "k2", name: "Other" })).toBe("This is another key: Other.");
  const revoked = answer(401, { error: "This API key was revoked", code: "revoked_key" });
  expect(await outcomeOf("awdp_secret", revoked)).toBe("This API key was revoked");
  const before = made.length;
  expect(await outcomeOf("two words", KEY)).toBe("This isn't an API key. Paste the whole key.");
  expect(made.slice(before).some(({ path }) => path === "/api/v1/key")).toBe(false);
});

test("a new key and a new link are tested where they are shown", async () => {
  const { keys, replies } = openApp("/dashboard?connections", "Employee", {
    "GET /api/keys": [],
    "GET /api/calendar-feeds": [],
    "POST /api/keys": answer(201, { ...KEY, key: "awdp_secret" }),
    "GET /api/v1/key": KEY,
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Calendars and API Keys" }));
  await keys.click(await dialog.findByRole("button", { name: "Create API Key" }));
  await keys.click(dialog.getByRole("button", { name: "Create API Key" }));
  await keys.click(await dialog.findByRole("button", { name: "Test" }));
  expect(await dialog.findByText(/^The key works\./)).toBeVisible();

  const address = `${window.location.origin}/calendars/awdf_x.ics`;
  replies["POST /api/calendar-feeds"] = answer(201, { ...LINK, url: address });
  const calendar = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nBEGIN:VEVENT\r\nEND:VCALENDAR";
  replies["GET /calendars/awdf_x.ics"] = answer(200, calendar, { "calendar-link": "f1" });
  await keys.click(dialog.getByRole("button", { name: "Create Calendar Link" }));
  await keys.click(dialog.getByRole("button", { name: "Create Calendar Link" }));
  await dialog.findByRole("textbox", { name: "Address" });
  await keys.click(dialog.getAllByRole("button", { name: "Test" })[0]!);
  expect(await dialog.findByText("The link works. Its calendar has 2 events.")).toBeVisible();
});

test("a link shows its fetches and last error, and only its own address passes the test", async () => {
  const refused = {
    ...REFUSED,
    path: null,
    agent: "Calendar/1.0",
    status: 429,
    error: "The link was fetched too often",
  };
  const { keys, replies } = openApp("/dashboard?connections", "Employee", {
    "GET /api/keys": [],
    "GET /api/calendar-feeds": [{ ...LINK, lastError: refused }],
    "GET /api/calendar-feeds/f1/calls": [refused, { ...refused, id: "c1", agent: null, status: 304, error: null }],
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Calendars and API Keys" }));
  expect(await dialog.findByText(/^Last error .*: The link was fetched too often$/)).toBeVisible();
  await keys.click(dialog.getByRole("button", { name: "Log of Main Office" }));
  expect(await dialog.findByText("Calendar/1.0")).toBeVisible();
  expect(dialog.getByText("Unnamed program")).toBeVisible();
  expect(dialog.getByText(wholeText(/ · 3 times · unchanged since the last fetch$/))).toBeVisible();

  await keys.click(dialog.getByRole("button", { name: "Test Main Office" }));
  const asked = within(await screen.findByRole("dialog", { name: "Test Main Office" }));
  const outcomeOf = (pasted: string) => pasteAndTest(keys, asked, ["Address", pasted]);
  const foreign = "This isn't the address of a calendar link on this server.";
  expect(await outcomeOf("https://elsewhere.example/calendars/awdf_x.ics")).toBe(foreign);
  const own = `webcal://${window.location.host}/calendars/awdf_x.ics`;
  replies["GET /calendars/awdf_x.ics"] = answer(404, "Not found");
  expect(await outcomeOf(own)).toBe("There is no calendar at this address. The link may have been deleted.");
  replies["GET /calendars/awdf_x.ics"] = answer(429, { error: "Please wait a minute.", code: "too_many_fetches" });
  expect(await outcomeOf(own)).toBe("Please wait a minute.");
  replies["GET /calendars/awdf_x.ics"] = answer(200, "BEGIN:VCALENDAR", { "calendar-link": "f2" });
  expect(await outcomeOf(own)).toBe("This is the address of another calendar link.");
  replies["GET /calendars/awdf_x.ics"] = answer(200, "BEGIN:VEVENT", { "calendar-link": "f1" });
  expect(await outcomeOf(own)).toBe("The link works. Its calendar has 1 event.");
});

test("connected calendars show their state, and are updated, connected again, and disconnected", async () => {
  const calendar: CalendarAnswer = {
    id: "c1",
    service: "google",
    account: "ann@gmail.example",
    userId: "u1",
    userName: "Ann Whitfield",
    trouble: null,
    lastError: null,
    sentAt: "2027-03-01T10:00:00.000Z",
  };
  const stopped: CalendarAnswer = { ...calendar, id: "c2", service: "microsoft", trouble: "revoked" };
  const { keys, made, replies } = openApp("/dashboard?connections", "Employee", {
    "GET /api/keys": [],
    "GET /api/calendar-feeds": [],
    "GET /api/connected-calendars": { services: ["google", "microsoft"], calendars: [calendar, stopped] },
    "POST /api/connected-calendars/c1/update": answer(204),
  });
  const section = within(await screen.findByRole("region", { name: "Connected Calendars" }));
  expect(section.getAllByText("Connected as ann@gmail.example")).toHaveLength(2);
  expect(
    section.getByText("The account no longer allows Awayday to access the calendar. Connect again to continue."),
  ).toBeVisible();
  const again = section.getByRole("link", { name: "Connect Again: Microsoft 365" });
  expect(again).toHaveAttribute("href", expect.stringMatching(/^\/auth\/calendars\/microsoft\?/));
  await keys.click(section.getByRole("button", { name: "Update Now: Google Calendar" }));
  expect(await screen.findByText("Update Started")).toBeVisible();
  await keys.click(section.getByRole("button", { name: "Disconnect Microsoft 365" }));
  const lost = within(await screen.findByRole("dialog", { name: "Disconnect Microsoft 365?" }));
  expect(
    lost.getByText(/^Awayday will try to remove the events that it added. It will also give up its access/),
  ).toBeVisible();
  await keys.click(lost.getByRole("button", { name: "Cancel" }));
  await keys.click(section.getByRole("button", { name: "Disconnect Google Calendar" }));
  replies["DELETE /api/connected-calendars/c1"] = () => {
    replies["GET /api/connected-calendars"] = { services: ["google"], calendars: [] };
    return answer(204);
  };
  const confirm = within(await screen.findByRole("dialog", { name: "Disconnect Google Calendar?" }));
  expect(
    confirm.getByText(/^Awayday will remove the events that it added. It will also give up its access/),
  ).toBeVisible();
  await keys.click(confirm.getByRole("button", { name: "Disconnect" }));
  expect(await screen.findByText("Calendar Disconnected")).toBeVisible();
  expect(made.filter(({ method }) => method !== "GET").map(({ path }) => path)).toEqual([
    "/api/connected-calendars/c1/update",
    "/api/connected-calendars/c1",
  ]);
});
