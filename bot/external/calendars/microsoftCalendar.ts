import { z } from "zod";
import { CalendarFailure } from "#bot/operations/calendars/CalendarFailure.ts";
import { type CalendarProvider, PRIMARY_CALENDAR } from "#bot/operations/calendars/CalendarProvider.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { MicrosoftCalendarConfig } from "../../config.ts";
import type { GuardedFetch } from "../guardedFetch.ts";
import { microsoftEvents } from "./microsoftEvents.ts";
import { microsoftFailure } from "./microsoftFailure.ts";
import { authorizeUrl } from "./authorizeUrl.ts";
import { exchangeCode, refreshTokens } from "./oauthTokens.ts";
import { isDone, isGone, serviceCall } from "./serviceCall.ts";

const SERVICE = "Microsoft 365";
const LOGIN = "https://login.microsoftonline.com";
const GRAPH = "https://graph.microsoft.com/v1.0";
const SCOPE = "offline_access User.Read Calendars.ReadWrite";
const NEEDED_SCOPE = /(?:^|\/)calendars\.readwrite$/i;
const NAMES = 9;

const Account = z.object({
  id: z.string().min(1).max(255),
  mail: z.string().max(320).nullish(),
  userPrincipalName: z.string().max(320).nullish(),
});
const Created = z.object({ id: z.string().min(1) });

interface Options {
  config: MicrosoftCalendarConfig;
  fetch: GuardedFetch;
  clock: Clock;
}

/** Sources: "Microsoft identity platform and OAuth 2.0 authorization code flow"; Microsoft Graph v1.0. */
export function microsoftCalendar({ config, fetch, clock }: Options): CalendarProvider {
  const { clientId, clientSecret, tenant } = config;
  const login = `${withoutSlash(config.loginUrl ?? LOGIN)}/${tenant}/oauth2/v2.0`;
  const graph = withoutSlash(config.graphUrl ?? GRAPH);
  const call = serviceCall(SERVICE, { fetch, clock });
  // Microsoft refuses some refreshes without the scopes.
  const endpoint = { service: SERVICE, url: `${login}/token`, clientId, clientSecret, scope: SCOPE, call, clock };
  const events = microsoftEvents({ service: SERVICE, graph, call, clock });

  return {
    authorizeUrl: (visit) =>
      authorizeUrl(`${login}/authorize`, visit, {
        clientId,
        scope: SCOPE,
        more: { response_mode: "query", prompt: "select_account" },
      }),
    async exchangeCode(visit) {
      const { scopes, idToken: _, ...tokens } = await exchangeCode(endpoint, visit);
      if (!scopes.some((scope) => NEEDED_SCOPE.test(scope))) {
        throw new CalendarFailure("refused", "The person didn't allow access to their calendars");
      }
      const { accessToken } = tokens;
      const answer = await call(`${graph}/me?$select=id,mail,userPrincipalName`, { accessToken });
      const account = Account.safeParse(answer.json);
      if (!isDone(answer) || !account.success) throw microsoftFailure(SERVICE, answer);
      const { id, mail, userPrincipalName } = account.data;
      return { ...tokens, subject: id, account: mail || userPrincipalName || id };
    },
    refresh: (refreshToken) => refreshTokens(endpoint, refreshToken),
    async createCalendar(accessToken, name) {
      for (let place = 1; place <= NAMES; place++) {
        const json = { name: place === 1 ? name : `${name} (${place})` };
        const answer = await call(`${graph}/me/calendars`, { method: "POST", accessToken, json });
        const created = Created.safeParse(answer.json);
        if (isDone(answer) && created.success) return created.data.id;
        if (answer.status !== 409) throw microsoftFailure(SERVICE, answer);
      }
      throw new CalendarFailure("refused", `${SERVICE} already has calendars with this name`);
    },
    async putEvent(accessToken, calendarId, event, providerEventId) {
      const place = { accessToken, calendarId, isPrimary: calendarId === PRIMARY_CALENDAR };
      const known = providerEventId === null ? await events.find(place, event.key) : providerEventId;
      if (known !== undefined && (await events.change(place, known, event))) return known;
      return events.create(place, event, known);
    },
    async deleteEvent(accessToken, _calendarId, providerEventId) {
      const address = `${graph}/me/events/${encodeURIComponent(providerEventId)}`;
      const answer = await call(address, { method: "DELETE", accessToken, headers: events.headers });
      if (!isDone(answer) && !isGone(answer)) throw microsoftFailure(SERVICE, answer);
    },
    // Microsoft can only revoke all sessions of an account, in every app.
    revoke: () => Promise.resolve(),
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, "");
}
