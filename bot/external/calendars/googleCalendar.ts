import { createHash } from "node:crypto";
import { z } from "zod";
import { CalendarFailure } from "#bot/operations/calendars/CalendarFailure.ts";
import {
  type CalendarProvider,
  PRIMARY_CALENDAR,
  type PushedEvent,
} from "#bot/operations/calendars/CalendarProvider.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { GoogleCalendarConfig } from "../../config.ts";
import type { GuardedFetch } from "../guardedFetch.ts";
import { googleFailure, isForbidden } from "./googleFailure.ts";
import { authorizeUrl } from "./authorizeUrl.ts";
import { exchangeCode, refreshTokens } from "./oauthTokens.ts";
import { isDone, isGone, serviceCall } from "./serviceCall.ts";

const SERVICE = "Google Calendar";
/** Source: "Choose Google Calendar API scopes". */
const CALENDAR_SCOPES = [
  "https://www.googleapis.com/auth/calendar.events.owned",
  "https://www.googleapis.com/auth/calendar.app.created",
];
const IDS = 4;

const Claims = z.object({ sub: z.string().min(1).max(255), email: z.string().max(320) });
const Created = z.object({ id: z.string().min(1) });

interface Options {
  config: GoogleCalendarConfig;
  fetch: GuardedFetch;
  clock: Clock;
}

/** Sources: "Using OAuth 2.0 for Web Server Applications"; Google Calendar API v3. */
export function googleCalendar({ config, fetch, clock }: Options): CalendarProvider {
  const { clientId, clientSecret } = config;
  const addresses = addressesOf(config.url);
  const call = serviceCall(SERVICE, { fetch, clock });
  const endpoint = { service: SERVICE, url: addresses.token, clientId, clientSecret, call, clock };
  const eventsUrl = (calendarId: string) => `${addresses.api}/calendars/${encodeURIComponent(calendarId)}/events`;

  const change = async (accessToken: string, calendarId: string, id: string, event: PushedEvent): Promise<boolean> => {
    const address = `${eventsUrl(calendarId)}/${encodeURIComponent(id)}?sendUpdates=none&fields=id`;
    // PUT would reset fields that people set, such as the color.
    const answer = await call(address, { method: "PATCH", accessToken, json: changed(calendarId, event) });
    if (isDone(answer)) return true;
    if (isGone(answer) || isForbidden(answer)) return false;
    throw googleFailure(SERVICE, answer);
  };

  return {
    authorizeUrl: (visit) =>
      authorizeUrl(addresses.authorize, visit, {
        clientId,
        scope: ["openid", "email", ...CALENDAR_SCOPES].join(" "),
        // Without `consent`, Google sends a refresh token only the first time.
        more: { access_type: "offline", prompt: "consent select_account" },
      }),
    async exchangeCode(visit) {
      const { scopes, idToken, ...tokens } = await exchangeCode(endpoint, visit);
      if (!CALENDAR_SCOPES.every((scope) => scopes.includes(scope))) {
        throw new CalendarFailure("refused", "The person didn't allow access to their calendars");
      }
      const { sub, email } = claimsIn(idToken);
      return { ...tokens, subject: sub, account: email };
    },
    refresh: (refreshToken) => refreshTokens(endpoint, refreshToken),
    async createCalendar(accessToken, name) {
      const answer = await call(`${addresses.api}/calendars`, { method: "POST", accessToken, json: { summary: name } });
      const created = Created.safeParse(answer.json);
      if (isDone(answer) && created.success) return created.data.id;
      throw googleFailure(SERVICE, answer);
    },
    async putEvent(accessToken, calendarId, event, providerEventId) {
      if (typeof providerEventId === "string" && (await change(accessToken, calendarId, providerEventId, event))) {
        return providerEventId;
      }
      for (let place = 0; place < IDS; place++) {
        const id = eventId(calendarId, event.key, place);
        const answer = await call(`${eventsUrl(calendarId)}?sendUpdates=none&fields=id`, {
          method: "POST",
          accessToken,
          json: { id, ...written(calendarId, event) },
        });
        if (isDone(answer)) return id;
        if (isGone(answer)) throw new CalendarFailure("calendarGone", `${SERVICE} can't find the calendar`);
        if (answer.status !== 409) throw googleFailure(SERVICE, answer);
        // Google keeps the ids of deleted events.
        if (id !== providerEventId && (await change(accessToken, calendarId, id, event))) return id;
      }
      throw new CalendarFailure("refused", `${SERVICE} refused to restore the event`);
    },
    async deleteEvent(accessToken, calendarId, providerEventId) {
      const address = `${eventsUrl(calendarId)}/${encodeURIComponent(providerEventId)}?sendUpdates=none`;
      const answer = await call(address, { method: "DELETE", accessToken });
      if (!isDone(answer) && !isGone(answer)) throw googleFailure(SERVICE, answer);
    },
    async revoke({ refreshToken }) {
      const answer = await call(addresses.revoke, { method: "POST", form: { token: refreshToken } });
      // Google returns 400 if the token is already invalid.
      if (!isDone(answer) && answer.status !== 400) throw googleFailure(SERVICE, answer);
    },
  };
}

function addressesOf(base: string | undefined) {
  const at = (host: string, path: string) => `${base?.replace(/\/$/, "") ?? `https://${host}`}${path}`;
  return {
    authorize: at("accounts.google.com", "/o/oauth2/v2/auth"),
    token: at("oauth2.googleapis.com", "/token"),
    revoke: at("oauth2.googleapis.com", "/revoke"),
    api: at("www.googleapis.com", "/calendar/v3"),
  };
}

/** Returns an id in base32hex, as Google requires. Source: "Events: insert". */
function eventId(calendarId: string, key: string, place: number): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([calendarId, key, place]))
    .digest("hex");
  return BigInt(`0x${hash}`).toString(32).padStart(52, "0");
}

function written(calendarId: string, event: PushedEvent) {
  return {
    status: "confirmed",
    summary: event.title,
    ...timesOf(event),
    transparency: calendarId === PRIMARY_CALENDAR ? "opaque" : "transparent",
    reminders: { useDefault: false, overrides: [] },
    extendedProperties: { private: { awayday: event.key } },
  };
}

/** PATCH keeps omitted fields, so the unused fields of `start` and `end` must be null. */
function changed(calendarId: string, event: PushedEvent) {
  const { status, summary, start, end, transparency } = written(calendarId, event);
  const none = { date: null, dateTime: null, timeZone: null };
  return { status, summary, start: { ...none, ...start }, end: { ...none, ...end }, transparency };
}

function timesOf(event: PushedEvent) {
  if (event.allDay) return { start: { date: event.start }, end: { date: event.endExclusive } };
  const { zone: timeZone } = event;
  return {
    start: { dateTime: event.start.toISOString(), timeZone },
    end: { dateTime: event.end.toISOString(), timeZone },
  };
}

/**
 * Doesn't check the signature, because the token comes from Google over TLS (OpenID Connect Core 1.0, section 3.1.3.7).
 */
function claimsIn(idToken: string | undefined): z.output<typeof Claims> {
  const [, body = ""] = idToken?.split(".") ?? [];
  try {
    return Claims.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
  } catch (error) {
    throw new CalendarFailure("passing", "Google's ID token doesn't identify the account", { cause: error });
  }
}
