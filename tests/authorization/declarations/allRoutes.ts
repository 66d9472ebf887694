import type { Declarations } from "../Declaration.ts";
import { account } from "./account.ts";
import { api } from "./api.ts";
import { consoleResources } from "./console.ts";
import { identityProviders } from "./identityProviders.ts";
import { organization } from "./organization.ts";
import { people } from "./people.ts";
import { reportCalls } from "./reports.ts";
import { requests } from "./requests.ts";
import { scim } from "./scim.ts";
import { PAGES, PASSING_ON, site } from "./site.ts";

export const AREAS: Readonly<Record<string, Declarations>> = {
  "account.ts": account,
  "requests.ts": requests,
  "people.ts": people,
  "organization.ts": organization,
  "console.ts": consoleResources,
  "identityProviders.ts": identityProviders,
  "reports.ts": reportCalls,
  "api.ts": api,
  "site.ts": site,
  "scim.ts": scim,
};

/** mailLinks.test.ts, ownEmail.test.ts, and confirmation.test.ts test these links. */
const MAIL_LINKS = [
  "GET /mail/:token",
  "POST /mail/:token",
  "POST /mail/:token/undo",
  "GET /mail/email/:token",
  "POST /mail/email/:token",
  "GET /mail/confirm/:token",
  "POST /mail/confirm/:token",
];

export const DECLARED: readonly string[] = [
  ...Object.values(AREAS).flatMap((area) => Object.keys(area).map(routeOf)),
  ...MAIL_LINKS,
  ...PAGES,
  ...PASSING_ON,
];

function routeOf(entry: string): string {
  return entry.replace(/(\?| \().*$/, "");
}

export function fileOf(route: string): string {
  const place = route.replace(/^\S+ /, "");
  const [, file = "site.ts"] = PLACES.find(([prefix]) => place.startsWith(prefix)) ?? [];
  return `tests/authorization/declarations/${file}`;
}

const PLACES: readonly [prefix: string, file: string][] = [
  ["/api/v1", "api.ts"],
  ["/scim", "scim.ts"],
  ["/api/admin/reports", "reports.ts"],
  ["/api/admin", "console.ts"],
  ["/api/auth", "account.ts"],
  ["/api/keys", "account.ts"],
  ["/api/calendar-feeds", "account.ts"],
  ["/api/connected-calendars", "account.ts"],
  ["/api/orgs", "account.ts"],
  ["/auth", "account.ts"],
  ["/api/pto-", "requests.ts"],
  ["/api/team/", "requests.ts"],
  ["/api/ledger", "requests.ts"],
  ["/api/users", "people.ts"],
  ["/api/invitations", "people.ts"],
  ["/api", "organization.ts"],
];
