import { createHash } from "node:crypto";
import { get } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { startCalendarSandbox } from "./startCalendarSandbox.ts";

const EMAIL = "ann@acme.example";
const VERIFIER = "v".repeat(43);
const GOOGLE = "/google/calendar/v3/calendars/primary/events";
const GRAPH = "/microsoft/v1.0/me/calendar/events";
const SCOPES = {
  google: "openid https://www.googleapis.com/auth/calendar.events.owned",
  microsoft: "offline_access Calendars.ReadWrite",
} as const;

const sandbox = await startCalendarSandbox();
const tokens = { google: "", microsoft: "" };
afterAll(() => sandbox.stop());

beforeAll(async () => {
  tokens.google = await token("google", "/o/oauth2/v2/auth", "/token");
  tokens.microsoft = await token("microsoft", "/common/oauth2/v2.0/authorize", "/common/oauth2/v2.0/token");
});

async function token(service: "google" | "microsoft", page: string, endpoint: string): Promise<string> {
  const prefix = service.toUpperCase() + (service === "google" ? "_CALENDAR" : "");
  const client = {
    client_id: sandbox.env[`${prefix}_CLIENT_ID`] ?? "",
    client_secret: sandbox.env[`${prefix}_CLIENT_SECRET`] ?? "",
  };
  const redirect = { redirect_uri: "http://localhost/back" };
  const wanted = new URLSearchParams({
    ...redirect,
    client_id: client.client_id,
    response_type: "code",
    access_type: "offline",
    scope: SCOPES[service],
    code_challenge: createHash("sha256").update(VERIFIER).digest("base64url"),
    code_challenge_method: "S256",
  });
  const back = sandbox[service].allow(`${sandbox.url}/${service}${page}?${wanted.toString()}`, EMAIL);
  const code = new URL(back).searchParams.get("code") ?? "";
  const form = { ...client, ...redirect, grant_type: "authorization_code", code, code_verifier: VERIFIER };
  const answer = await fetch(`${sandbox.url}/${service}${endpoint}`, {
    method: "POST",
    body: new URLSearchParams(form),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function statusOf(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const service = path.startsWith("/google") ? "google" : "microsoft";
  const answer = await fetch(sandbox.url + path, {
    method,
    headers: { authorization: `Bearer ${tokens[service]}`, "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.text();
  return answer.status;
}

const day = { start: { date: "2027-03-08" }, end: { date: "2027-03-09" } };
const midnight = (date: string, time = "00:00:00") => ({ dateTime: `${date}T${time}`, timeZone: "UTC" });
const graphDay = { isAllDay: true, start: midnight("2027-03-08"), end: midnight("2027-03-09") };

test.each<[string, string, string, object | undefined, Record<string, string>, number]>([
  ["an id with other characters is refused", "POST", GOOGLE, { id: "wxyz0", ...day }, {}, 400],
  ["an id that is too short is refused", "POST", GOOGLE, { id: "abcd", ...day }, {}, 400],
  ["an event that ends when it starts is refused", "POST", GOOGLE, { ...day, end: day.start }, {}, 400],
  ["a date and a moment are refused", "POST", GOOGLE, { ...day, end: { dateTime: "2027-03-09T00:00:00Z" } }, {}, 400],
  ["an id is accepted", "POST", GOOGLE, { id: "abcde", ...day }, {}, 200],
  ["an id that is taken is refused", "POST", GOOGLE, { id: "abcde", ...day }, {}, 409],
  ["another version can't be changed", "PATCH", `${GOOGLE}/abcde`, {}, { "if-match": "other" }, 412],
  ["an event can be deleted", "DELETE", `${GOOGLE}/abcde`, undefined, {}, 204],
  ["an event can't be deleted twice", "DELETE", `${GOOGLE}/abcde`, undefined, {}, 410],
  ["the id of a deleted event stays taken", "POST", GOOGLE, { id: "abcde", ...day }, {}, 409],
  ["an unknown event isn't found", "PATCH", `${GOOGLE}/vvvvv`, {}, {}, 404],
  ["a wrong token isn't accepted", "POST", GOOGLE, day, { authorization: "Bearer x" }, 401],
  ["creating calendars needs its scope", "POST", "/google/calendar/v3/calendars", { summary: "x" }, {}, 403],
  ["whole days start at midnight", "POST", GRAPH, { ...graphDay, start: midnight("2027-03-08", "09:00:00") }, {}, 400],
  ["whole days end at midnight", "POST", GRAPH, { ...graphDay, end: midnight("2027-03-09", "09:00:00") }, {}, 400],
  ["whole days last a day at least", "POST", GRAPH, { ...graphDay, end: graphDay.start }, {}, 400],
  [
    "an unknown zone is refused",
    "POST",
    GRAPH,
    { ...graphDay, start: { ...graphDay.start, timeZone: "Mars" } },
    {},
    400,
  ],
  ["a day is accepted", "POST", GRAPH, graphDay, {}, 201],
  ["an unknown event isn't found", "DELETE", "/microsoft/v1.0/me/events/AAk", undefined, {}, 404],
  ["an unknown calendar isn't found", "POST", "/microsoft/v1.0/me/calendars/AAk/events", graphDay, {}, 404],
  ["a calendar is created", "POST", "/microsoft/v1.0/me/calendars", { name: "Berlin" }, {}, 201],
  ["the name of a calendar is unique", "POST", "/microsoft/v1.0/me/calendars", { name: "Berlin" }, {}, 409],
])("%s (%s %s)", async (_, method, path, body, headers, status) => {
  expect(await statusOf(method, path, body, headers)).toBe(status);
});

test("the page shows the events of each account, and its buttons end access and delete calendars", async () => {
  const page = await (await fetch(sandbox.url)).text();
  expect(page).toContain("ann@acme.example (Microsoft 365)");
  expect(page).toContain("<time>2027-03-08</time> 00:00 UTC");
  const { searchParams } = new URL(/action="(?<address>[^"]*calendar=[^"]*)"/.exec(page)?.[1] ?? "", sandbox.url);
  expect([...searchParams.keys()]).toContain("email");
  const press = (site: string) =>
    fetch(`${sandbox.url}/page/google?email=${EMAIL}`, {
      method: "POST",
      redirect: "manual",
      headers: { "sec-fetch-site": site },
    });
  expect((await press("cross-site")).status).toBe(404);
  expect((await press("same-origin")).status).toBe(303);
  expect(await statusOf("POST", GOOGLE, day)).toBe(401);
});

test("other host names are refused", async () => {
  const { port } = new URL(sandbox.url);
  const status = await new Promise((resolve) => {
    get({ host: "127.0.0.1", port, headers: { host: "evil.example" } }, (res) => resolve(res.resume().statusCode));
  });
  expect(status).toBe(403);
});

describe("a development tool", () => {
  const before = process.env["NODE_ENV"];
  afterEach(() => void (process.env["NODE_ENV"] = before));

  test("refuses to start in production", async () => {
    process.env["NODE_ENV"] = "production";
    await expect(startCalendarSandbox()).rejects.toThrow("does not run in production");
  });
});
