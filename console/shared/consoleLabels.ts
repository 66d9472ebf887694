import type { ConsolePlace } from "#core/links/consolePaths.ts";
import { may } from "#core/people/access/access.ts";
import type { Role } from "#core/people/access/roles.ts";

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
  webhooks: "Webhooks",
  organization: "Organization",
  provisioning: "Provisioning",
  "single-sign-on": "Single sign-on",
  status: "Server status",
};

const OF_OWNERS = { provisioning: "readProvisioning", "single-sign-on": "readSso", status: "readStatus" } as const;

export function consolePlaces(role: Role): ConsolePlace[] {
  const places = Object.keys(CONSOLE_LABELS) as ConsolePlace[];
  return places.filter((place) => !(place in OF_OWNERS) || may(role, OF_OWNERS[place as keyof typeof OF_OWNERS]));
}
