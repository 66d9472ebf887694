import { CONSOLE_LISTS, CONSOLE_PAGES, CONSOLE_REPORTS } from "#core/links/consolePaths.ts";
import { PAGE_PATHS, SIGNED_OUT_PATHS } from "#core/links/pagePaths.ts";
import { anyone, type Declarations } from "../Declaration.ts";
import { FIELDS as SECRETS } from "../secrets.ts";

export const PAGES: readonly string[] = [
  "/",
  ...PAGE_PATHS,
  ...SIGNED_OUT_PATHS,
  "/settings/organization",
  "/admin",
  ...CONSOLE_PAGES.map((page) => `/admin/${page}`),
  ...CONSOLE_REPORTS.map((report) => `/admin/reports/${report}`),
  "/admin/policies/:id/document",
  ...CONSOLE_LISTS.flatMap((list) => [`/admin/${list}`, `/admin/${list}/:id{/show}`]),
].map((page) => `GET ${page}`);

export const PASSING_ON: readonly string[] = [
  "ANY /api/admin",
  "ANY /api/pto-requests",
  "ANY /api/team",
  "ANY /api/users",
  "ANY /assets",
  "ANY /healthz",
  "ANY /readyz",
];

export const site: Declarations = {
  "GET /avatars/:name.svg": { may: anyone, of: "person", because: "the initials are drawn from the address alone" },
  "GET /calendars/:token.ics": {
    may: anyone,
    answers: 404,
    because: "only a feed's token opens it, and nothing else identifies its person; feeds.test.ts tests what it shows",
  },
  "GET /api/docs": { may: anyone },
  "GET /api/v1/openapi.json": {
    may: anyone,
    mayShow: Object.fromEntries(SECRETS.map((field) => [field, anyone])),
    because: "it names the fields of responses, and is the same for everyone",
  },
  "GET /healthz": { may: anyone },
  "GET /readyz": { may: anyone },
  "GET /metrics": { may: anyone, answers: 404, because: "it exists only for a bearer of METRICS_TOKEN" },
  "POST /api/slack/events": {
    may: anyone,
    send: {},
    answers: 401,
    because: "without Slack's signature nothing is read; the listeners behind it are in listeners.ts",
  },
};
