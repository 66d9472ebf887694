import type { Page } from "playwright-core";
import { FINAL_STATEMENT_PATH } from "#core/links/finalStatementPath.ts";
import {
  answering,
  answeringWith,
  dialogNamed,
  fromUserMenu,
  inSequence,
  type Prepare,
  pressAll,
} from "./screenSteps.ts";
import { OWN_CALENDARS } from "./calendars/connectedCalendars.ts";
import type { Screen } from "./Screen.ts";

const start = { path: "/", heading: /./ } as const;
const employee = { ...start, as: "Employee" } as const;
const manager = { ...start, as: "Manager" } as const;
const users = { as: "Admin", path: "/settings/users", heading: "Users" } as const;

const openUserMenu: Prepare = async (page) => {
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).waitFor();
};

const openNavigation: Prepare = async (page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
};

const withCredits = answeringWith<{ type: string }[]>(/\/api\/pto-balances(\?.*)?$/, (all) =>
  all.map((balance) => ({ ...balance, credit: { from: "2026-01-01", longest: 1 } })),
);

const onPersonPage = (last: Prepare) => async (page: Page) => {
  await page.getByRole("table", { name: "Users" }).getByRole("link", { name: "Grace Kim" }).click();
  await page.getByRole("article", { name: "Vacation balance" }).waitFor();
  await last(page);
};

const leaver: Prepare = async (page) => {
  const people = (await (await page.request.get("/api/users")).json()) as { id: string; endDate: string | null }[];
  await page.goto(`/final-statement/${people.find(({ endDate }) => endDate)?.id}`);
  await page.getByRole("heading", { level: 1, name: "Final Statement" }).waitFor();
  await page.getByRole("table").first().waitFor();
};

const aKey = { id: "k", name: "Payroll", start: "awdp_k7qm", service: false, userId: "u", userName: "You" };
const usedKey = {
  ...aKey,
  createdAt: "2026-10-05T09:00:00Z",
  lastUsedAt: "2026-11-27T16:20:00Z",
  expiresOn: "2028-01-04",
};
const aLink = { id: "f", name: "My team", kind: "team", officeId: null, types: null, pending: true };
const fetchedLink = { ...aLink, createdAt: "2026-10-05T09:00:00Z", fetchedAt: "2026-11-27T16:20:00Z" };
const aCall = { id: "1", at: "2026-11-27T16:20:00Z", method: "GET", agent: null, milliseconds: 12, times: 1 };
const wrongScope = { status: 403, error: "The key needs the scope people:read (missing_scope)" };
const refusedCall = { ...aCall, path: "/api/v1/people/{id}", ...wrongScope };
const keyLog = [
  refusedCall,
  { ...aCall, id: "2", path: "/api/v1/requests", status: 200, error: null, times: 12 },
  { ...aCall, id: "3", path: null, status: 404, error: "There is no such call (no_such_call)" },
];
const aFetch = { ...aCall, path: null, agent: "Google-Calendar-Importer", error: null };
const linkLog = [
  { ...aFetch, status: 304 },
  { ...aFetch, id: "2", status: 200, agent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0" },
  { ...aFetch, id: "3", status: 429, error: "The link was fetched too often (too_many_fetches)", times: 4 },
];
const calledKey = { ...usedKey, scopes: ["requests:read", "balances:read"], state: "active", lastError: refusedCall };
const withConnections = inSequence(
  answering("**/api/keys", [calledKey]),
  answering("**/api/keys/k/calls", keyLog),
  answering("**/api/calendar-feeds", [{ ...fetchedLink, agent: aFetch.agent, lastError: linkLog[2] }]),
  answering("**/api/calendar-feeds/f/calls", linkLog),
  answering("**/api/connected-calendars", OWN_CALENDARS),
);
const connectionLogs = inSequence(fromUserMenu("Calendars and API Keys"), async (page) => {
  await page.getByRole("button", { name: "Log of My team" }).click();
  await page.getByRole("button", { name: "Log of Payroll" }).click();
  await page.getByText("GET, unknown call").scrollIntoViewIfNeeded();
});
const testedLink = inSequence(fromUserMenu("Calendars and API Keys"), async (page) => {
  await page.getByRole("button", { name: "Create Calendar Link" }).click();
  await page.getByRole("button", { name: "Create Calendar Link" }).click();
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await page.getByText("The link works.").waitFor();
});
const newKey = inSequence(fromUserMenu("Calendars and API Keys"), async (page) => {
  await page.getByRole("button", { name: "Create Calendar Link" }).click();
  await page.getByRole("button", { name: "Create Calendar Link" }).click();
  await page.getByRole("textbox", { name: "Address" }).waitFor();
  await page.getByRole("button", { name: "Close notification" }).click();
  await page.getByRole("button", { name: "Create API Key" }).click();
  await page.getByLabel("Last Day").scrollIntoViewIfNeeded();
});

export const DIALOG_SCREENS: Screen[] = [
  { ...employee, name: "account-menu", isVariant: true, prepare: openUserMenu },
  { ...employee, name: "navigation", isVariant: true, prepare: openNavigation },
  {
    ...employee,
    name: "request-change",
    isVariant: true,
    path: "/requests",
    prepare: pressAll(/^(Change|End Early) /),
  },
  {
    ...employee,
    name: "sick-today",
    isVariant: true,
    path: "/?new=sick",
    prepare: dialogNamed("Report a Sick Day"),
  },
  {
    ...employee,
    name: "credit-form",
    isVariant: true,
    arrange: withCredits,
    prepare: pressAll(/^Add Extra Work/),
  },
  { ...manager, name: "delegates", isVariant: true, prepare: fromUserMenu("Delegates") },
  {
    ...employee,
    name: "connections",
    isVariant: true,
    arrange: withConnections,
    prepare: fromUserMenu("Calendars and API Keys"),
  },
  { ...employee, name: "connections-logs", isVariant: true, arrange: withConnections, prepare: connectionLogs },
  {
    ...employee,
    name: "connections-test",
    isVariant: true,
    arrange: withConnections,
    prepare: inSequence(fromUserMenu("Calendars and API Keys"), async (page) => {
      await page.getByRole("button", { name: "Test Payroll" }).click();
      await page.getByRole("textbox", { name: "Key" }).fill("awdp_k7qm");
      await page.getByRole("button", { name: "Test", exact: true }).click();
      await page.getByText("This API key is unknown").waitFor();
    }),
  },
  { ...employee, name: "link-tested", isVariant: true, prepare: testedLink },
  { ...employee, name: "connections-new", isVariant: true, prepare: newKey },
  {
    ...employee,
    name: "link-add",
    isVariant: true,
    prepare: inSequence(fromUserMenu("Calendars and API Keys"), pressAll("Create Calendar Link")),
  },
  { ...users, name: "person-change", isVariant: true, prepare: onPersonPage(pressAll(/^Change /)) },
  { ...users, name: "person-cancel", isVariant: true, prepare: onPersonPage(pressAll(/^Cancel /)) },
  { ...users, name: "final-statement", opens: FINAL_STATEMENT_PATH, isWhole: true, prepare: leaver },
];
