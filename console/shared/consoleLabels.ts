import type { ConsolePlace } from "#core/links/consolePaths.ts";

/** The label of each console page, in the order of the menu. */
export const CONSOLE_LABELS: Readonly<Record<ConsolePlace, string>> = {
  people: "People",
  requests: "Requests",
  credits: "Extra work",
  offices: "Offices",
  teams: "Teams",
  policies: "Policies",
  "leave-types": "Leave types",
  holidays: "Holidays",
  closures: "Closures",
  blackouts: "Blackouts",
  invitations: "Invitations",
  imports: "Import",
  "ledger-entries": "Ledger",
  reports: "Reports",
  "audit-events": "Audit log",
  notifications: "Notifications",
  organization: "Organization",
};
