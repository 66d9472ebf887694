import { createHash } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "@jest/globals";
import type { CalendarService, PushedEvent } from "#bot/operations/calendars/CalendarProvider.ts";
import { readConfig } from "#bot/config.ts";
import { startCalendarSandbox } from "#scripts/sandbox/calendars/startCalendarSandbox.ts";
import { calendarProviders } from "./calendarProviders.ts";

const NOW = new Date("2027-03-01T12:00:00Z");
const VERIFIER = "v".repeat(43);
const VISIT = {
  state: "a state",
  codeChallenge: createHash("sha256").update(VERIFIER).digest("base64url"),
  redirectUri: "https://leave.test/calendars/callback",
};
const WEEK: PushedEvent = {
  key: "request 1",
  title: "Vacation",
  zone: "Europe/Berlin",
  allDay: true,
  start: "2027-03-08",
  endExclusive: "2027-03-13",
};
const MORNING: PushedEvent = {
  key: "request 1",
  title: "Vacation",
  zone: "Europe/Berlin",
  allDay: false,
  start: new Date("2027-03-08T08:00:00Z"),
  end: new Date("2027-03-08T12:00:00Z"),
};

let now = NOW;
const clock = { now: () => now };
const sandbox = await startCalendarSandbox(clock);
afterAll(() => sandbox.stop());
const providers = calendarProviders({ config: readConfig(sandbox.env), clock });
let number = 0;

const at = (day: string, timeZone: string) => ({ dateTime: `${day}T00:00:00`, timeZone });

async function connected(service: CalendarService) {
  const provider = providers.get(service);
  if (!provider) throw new Error("The service isn't configured");
  const email = `person${++number}@acme.example`;
  const codeOf = (scopes?: string[]) =>
    new URL(sandbox[service].allow(provider.authorizeUrl(VISIT), email, scopes)).searchParams.get("code") ?? "";
  const exchange = (code: string, verifier = VERIFIER) =>
    provider.exchangeCode({ code, codeVerifier: verifier, redirectUri: VISIT.redirectUri });
  const tokens = await exchange(codeOf());
  const { accessToken } = tokens;
  return {
    provider,
    email,
    tokens,
    codeOf,
    exchange,
    put: (event: PushedEvent, id?: string | null, calendarId = "primary") =>
      provider.putEvent(accessToken, calendarId, event, id),
    remove: (id: string) => provider.deleteEvent(accessToken, "primary", id),
    events: (calendarId?: string) => sandbox[service].events(email, calendarId),
  };
}

describe.each(["google", "microsoft"] as const)("%s", (service) => {
  const { calls, violations, fail } = sandbox[service];
  beforeEach(() => {
    now = NOW;
    calls.length = 0;
    violations.length = 0;
  });

  test("a connection has the account's email, and tokens that can be refreshed until access is revoked", async () => {
    const { provider, email, tokens } = await connected(service);
    expect(tokens).toMatchObject({ account: email, expiresAt: new Date("2027-03-01T13:00:00Z") });
    expect(tokens.subject).toMatch(/^\w{24}$/);
    const next = await provider.refresh(tokens.refreshToken);
    expect(next.refreshToken === tokens.refreshToken).toBe(service === "google");
    sandbox[service].revoke(email);
    await expect(provider.refresh(next.refreshToken)).rejects.toMatchObject({ kind: "revoked" });
  });

  test("a code works once, with its verifier, and only if access to the calendars is allowed", async () => {
    const { exchange, codeOf } = await connected(service);
    const code = codeOf();
    await exchange(code);
    await expect(exchange(code)).rejects.toMatchObject({ kind: "refused" });
    await expect(exchange(codeOf(), "w".repeat(43))).rejects.toMatchObject({ kind: "refused" });
    await expect(exchange(codeOf(["openid", "email"]))).rejects.toMatchObject({ kind: "refused" });
  });

  test("an event is created, changed from whole days to hours and back, and deleted once", async () => {
    const { put, remove, events } = await connected(service);
    const id = await put(WEEK);
    expect(await put({ ...MORNING, title: "Away" }, id)).toBe(id);
    expect(events()).toMatchObject([{ id, fields: service === "google" ? { summary: "Away" } : { subject: "Away" } }]);
    expect(await put(WEEK, id)).toBe(id);
    await remove(id);
    expect(events()).toEqual([]);
    await remove(id);
    await remove("0000000000");
    expect(violations).toEqual([]);
  });

  test("a repeated delivery makes one event, with its newest content", async () => {
    const { put, events } = await connected(service);
    fail("lost");
    await expect(put(WEEK)).rejects.toMatchObject({ kind: "passing" });
    const id = await put(MORNING, null);
    expect(await put(MORNING, null)).toBe(id);
    expect(events()).toHaveLength(1);
    expect(events()[0]?.fields["start"]).toMatchObject({ dateTime: expect.stringMatching(/^2027-03-08T08:00:00/) });
  });

  test.each([false, true])("an event that its owner deleted comes back (for good: %s)", async (isFinal) => {
    const { email, put, events } = await connected(service);
    const id = await put(WEEK);
    sandbox[service].deleteEvent(email, id, { isFinal });
    const next = await put(MORNING, id);
    expect(await put(MORNING, id)).toBe(next);
    expect(await put(MORNING, next)).toBe(next);
    expect(events().map((event) => event.id)).toEqual([next]);
    sandbox[service].deleteEvent(email, next, { isFinal });
    now = new Date(NOW.getTime() + 600_000);
    await put(WEEK);
    expect(events()).toHaveLength(1);
    expect(violations).toEqual([]);
  });

  test("an event in another calendar shows nobody as away, and a deleted calendar is recognized", async () => {
    const { provider, tokens, email, put, events } = await connected(service);
    const calendarId = await provider.createCalendar(tokens.accessToken, "Time off in Berlin");
    const second = await provider.createCalendar(tokens.accessToken, "Time off in Berlin");
    expect(second).not.toBe(calendarId);
    await put(WEEK);
    const id = await put(WEEK, undefined, calendarId);
    const [own] = events();
    const [shared] = events(calendarId);
    const [name, away, present] =
      service === "google" ? ["transparency", "opaque", "transparent"] : ["showAs", "oof", "free"];
    expect([own?.fields[name], shared?.fields[name]]).toEqual([away, present]);
    sandbox[service].deleteCalendar(email, calendarId);
    await expect(put(WEEK, id, calendarId)).rejects.toMatchObject({ kind: "calendarGone" });
    await provider.deleteEvent(tokens.accessToken, calendarId, id);
  });

  test.each([
    ["limit", { kind: "busy", retryAfterSeconds: service === "google" ? 30 : 7 }],
    ["busy", { kind: "busy", retryAfterSeconds: 7 }],
    ["broken", { kind: "passing" }],
  ] as const)("the failure %s is recognized", async (how, failure) => {
    const { put } = await connected(service);
    fail(how);
    await expect(put(WEEK)).rejects.toMatchObject(failure);
  });

  test("an access token that has expired or was revoked is recognized", async () => {
    const { put, provider, tokens } = await connected(service);
    await provider.revoke(tokens);
    await provider.revoke(tokens);
    sandbox[service].expireAccess();
    await expect(put(WEEK)).rejects.toMatchObject({ kind: "expired" });
  });
});

describe("Google Calendar", () => {
  test("a day ends on the next date, and ids consist of base32hex", async () => {
    const { put, events } = await connected("google");
    const id = await put(WEEK);
    expect(id).toMatch(/^[a-v0-9]{52}$/);
    expect(events()[0]?.fields).toMatchObject({ start: { date: "2027-03-08" }, end: { date: "2027-03-13" } });
  });

  test("revoking ends the access", async () => {
    const { provider, tokens } = await connected("google");
    await provider.revoke(tokens);
    await expect(provider.refresh(tokens.refreshToken)).rejects.toMatchObject({ kind: "revoked" });
  });
});

describe("Microsoft 365", () => {
  test("whole days begin and end at midnight in the person's zone, or in UTC if the service doesn't support it", async () => {
    const { put, events } = await connected("microsoft");
    const id = await put(WEEK);
    expect(events()[0]?.fields).toMatchObject({
      start: at("2027-03-08", "Europe/Berlin"),
      end: at("2027-03-13", "Europe/Berlin"),
      isReminderOn: false,
    });
    sandbox.microsoft.unknownZones.add("Europe/Kyiv");
    await put({ ...WEEK, zone: "Europe/Kyiv" }, id);
    expect(events()[0]?.fields).toMatchObject({ start: at("2027-03-08", "UTC"), end: at("2027-03-13", "UTC") });
  });

  test("a repeated delivery costs one call if nothing changed", async () => {
    const { put } = await connected("microsoft");
    await put(WEEK);
    sandbox.microsoft.calls.length = 0;
    await put(WEEK);
    expect(sandbox.microsoft.calls).toEqual(["POST /v1.0/me/calendar/events"]);
  });

  test("an event whose id was lost is found, and a long title is cut between characters", async () => {
    const { put, events } = await connected("microsoft");
    const id = await put(WEEK);
    sandbox.microsoft.calls.length = 0;
    expect(await put({ ...MORNING, title: `${"x".repeat(254)}🌴` }, null)).toBe(id);
    expect(events().map(({ fields }) => fields["subject"])).toEqual(["x".repeat(254)]);
    expect(sandbox.microsoft.calls).toEqual(["GET /v1.0/me/calendar/events", `PATCH /v1.0/me/events/${id}`]);
  });
});
