/** What the admin console lists; each list is at `/admin/{name}`, its things below it. */
export const CONSOLE_LISTS = [
  "people",
  "requests",
  "offices",
  "policies",
  "holidays",
  "invitations",
  "ledger-entries",
  "audit-events",
  "notifications",
] as const;

export type ConsoleList = (typeof CONSOLE_LISTS)[number];

/** What else it shows. */
export const CONSOLE_PAGES = ["imports", "reports", "organization"] as const;

/** A place of the console, as its menu has it. */
export type ConsolePlace = ConsoleList | (typeof CONSOLE_PAGES)[number];

/** Its reports, at `/admin/reports/{name}`. */
export const CONSOLE_REPORTS = ["absence", "balances", "approvals", "coverage", "lapsing", "payroll"] as const;

export type ConsoleReport = (typeof CONSOLE_REPORTS)[number];
