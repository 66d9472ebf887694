import type { CalendarsAnswer } from "#core/api/calendars/CalendarAnswer.ts";
import { filled, inConsole, opened } from "./inConsole.ts";
import { CONSOLE_DIALOG_SCREENS, RECORD_SCREENS } from "./consoleRecordScreens.ts";
import { NO_OFFICE_CALENDAR, OFFICE_CALENDAR, STOPPED_OFFICE_CALENDAR } from "./calendars/connectedCalendars.ts";
import { POLICY_SCREENS } from "./policyScreens.ts";
import { answering, type Prepare, pressAll } from "./screenSteps.ts";
import type { Screen } from "./Screen.ts";
import { PROVISIONING_SCREENS } from "./provisioning/provisioningScreens.ts";
import { SLACK_PEOPLE_SCREENS } from "./slack/slackPeopleScreens.ts";
import { SSO_SCREENS } from "./sso/ssoScreens.ts";
import { WEBHOOK_SCREENS } from "./webhooks/webhookScreens.ts";

const withMissingFacts: Prepare = async (page) => {
  const vacation = { type: "vacation", facts: ["birthDate", "hoursPerWeek"] };
  const waiting = [
    { id: "1", name: "Ana Silva", officeName: null, missing: [vacation] },
    { id: "2", name: "Ben Adler", officeName: null, missing: [{ type: "personal", facts: ["grade"] }] },
  ];
  await answering("**/api/admin/missing-facts", waiting)(page);
  await answering("**/api/admin/people/*/policy-facts", { missing: [vacation], asksBirthDate: true, events: [] })(page);
};

const withEvents: Prepare = async (page) => {
  const events = [
    { type: "occurrence", kinds: ["birth"] },
    { type: "worked", kinds: [] },
    { type: "absence", kinds: ["parental"] },
  ];
  const recorded = [
    { id: "1", type: "worked", on: "2026-11-06", hours: 37.5 },
    { id: "2", type: "occurrence", on: "2026-10-01", kind: "birth" },
    { id: "3", type: "absence", kind: "parental", from: "2026-10-01", to: "2026-12-31" },
  ];
  await answering("**/api/admin/people/*/policy-facts", { missing: [], asksBirthDate: false, events })(page);
  await answering("**/api/admin/people/*/events", recorded)(page);
};

const withSettlement: Prepare = async (page) => {
  await opened("People")(page);
  const date = page.getByLabel("End date");
  await date.fill("2027-06-30");
  await date.blur();
  await page.getByText("Settlement on the last day").scrollIntoViewIfNeeded();
};

const settlement: Prepare = answering("**/api/users/*/settlement?*", {
  endDate: "2027-06-30",
  types: [
    { type: "vacation", paidOut: 5, reclaimed: 0, writtenOff: 7.33 },
    { type: "sick", paidOut: 0, reclaimed: 2.5, writtenOff: 0 },
  ],
});

const addingEvent: Prepare = async (page) => {
  await opened("People")(page);
  await pressAll("Add entry")(page);
};

const withPattern: Prepare = async (page) => {
  await filled(page);
  await page.getByRole("link", { name: "Bram Smit" }).click();
  await page.getByRole("group", { name: "Hours in week 2" }).waitFor();
};

const bulk =
  (act: string): Prepare =>
  async (page) => {
    await filled(page);
    for (const nth of [1, 2])
      await page
        .getByRole("checkbox", { name: /^Select / })
        .nth(nth)
        .check();
    await page.getByRole("button", { name: "Change selected" }).click();
    await page.getByRole("menuitem", { name: act }).click();
    await page.getByRole("dialog").waitFor();
  };

const officeCalendar = (state: string, answer: CalendarsAnswer): Screen => ({
  ...inConsole(`office-calendar-${state}`, "offices", "Offices", async (page) => {
    await opened("Offices")(page);
    await page.getByRole("heading", { name: "Shared calendar" }).scrollIntoViewIfNeeded();
  }),
  isVariant: true,
  isWhole: true,
  opens: "/admin/offices/:id",
  arrange: answering("**/api/connected-calendars?*", answer),
});

const report = (name: string, heading: string, query = "") =>
  inConsole(`report-${name}`, `reports/${name}${query}`, heading, filled);

export const CONSOLE_SCREENS: Screen[] = [
  inConsole("people", "people", "People", filled),
  { ...inConsole("person", "people", "People", opened("People")), isVariant: true, opens: "/admin/people/:id" },
  { ...inConsole("person-pattern", "people", "People", withPattern), isWhole: true },
  { ...inConsole("people-missing-facts", "people", "People", filled), arrange: withMissingFacts },
  {
    ...inConsole("person-missing-facts", "people", "People", opened("People")),
    isVariant: true,
    isWhole: true,
    arrange: withMissingFacts,
  },
  { ...inConsole("person-events", "people", "People", opened("People")), isWhole: true, arrange: withEvents },
  { ...inConsole("person-event-add", "people", "People", addingEvent), arrange: withEvents },
  { ...inConsole("person-settlement", "people", "People", withSettlement), arrange: settlement },
  inConsole("people-bulk", "people", "People", bulk("Adjust balances")),
  { ...inConsole("people-bulk-deactivate", "people", "People", bulk("Deactivate")), isVariant: true },
  inConsole("requests", "requests", "Requests", filled),
  { ...inConsole("request", "requests", "Requests", opened("Requests")), opens: "/admin/requests/:id/show" },
  inConsole("request-create", "requests/create", "Request time off for another person"),
  inConsole("leave-types", "leave-types", "Leave types", async (page) => {
    await page.getByRole("region", { name: "In use" }).waitFor();
  }),
  inConsole("leave-type-create", "leave-types", "Leave types", pressAll("Add leave type")),
  inConsole("offices", "offices", "Offices", filled),
  {
    ...inConsole("office", "offices", "Offices", opened("Offices")),
    isWhole: true,
    opens: "/admin/offices/:id",
    arrange: answering("**/api/connected-calendars?*", OFFICE_CALENDAR),
  },
  officeCalendar("none", NO_OFFICE_CALENDAR),
  officeCalendar("stopped", STOPPED_OFFICE_CALENDAR),
  { ...inConsole("office-create", "offices/create", "Create office"), isVariant: true },
  ...POLICY_SCREENS,
  inConsole("holidays", "holidays", "Holidays", filled),
  { ...inConsole("holiday-create", "holidays/create", "Add holiday"), isVariant: true },
  inConsole("holidays-country", "holidays/country", "Add country holidays", filled),
  inConsole("invitations", "invitations", "Invitations", filled),
  {
    ...inConsole("invitation", "invitations", "Invitations", opened("Invitations")),
    isVariant: true,
    opens: "/admin/invitations/:id/show",
  },
  inConsole("invitation-create", "invitations/create", /^Invite/),
  ...SLACK_PEOPLE_SCREENS,
  inConsole("imports", "imports", "Import"),
  inConsole("ledger", "ledger-entries", "Ledger", filled),
  inConsole("audit", "audit-events", "Audit log", filled),
  {
    ...inConsole("audit-event", "audit-events", "Audit log", opened("Audit log")),
    opens: "/admin/audit-events/:id/show",
  },
  inConsole("notifications", "notifications", "Notifications", filled),
  inConsole("organization", "organization", "Organization"),
  { ...inConsole("organization-seen", "organization", "Organization"), as: "Admin", isVariant: true },
  ...WEBHOOK_SCREENS,
  ...PROVISIONING_SCREENS,
  ...SSO_SCREENS,
  inConsole("status", "status", "Server status"),
  inConsole("reports", "reports", "Reports"),
  report("absence", "Absence"),
  { ...report("pivot", "Pivot table"), isVariant: true },
  report("balances", "Balances"),
  { ...report("approvals", "Approval times"), isVariant: true },
  report("coverage", "Coverage"),
  report("expiring", "Expiring time off", "?within=366"),
  report("payroll", "Payroll"),
  ...RECORD_SCREENS,
  ...CONSOLE_DIALOG_SCREENS,
];
