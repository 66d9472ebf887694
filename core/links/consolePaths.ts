export const CONSOLE_LISTS = [
  "people",
  "requests",
  "credits",
  "offices",
  "teams",
  "policies",
  "holidays",
  "closures",
  "blackouts",
  "invitations",
  "ledger-entries",
  "audit-events",
  "notifications",
] as const;

export type ConsoleList = (typeof CONSOLE_LISTS)[number];

export const CONSOLE_PAGES = [
  "leave-types",
  "imports",
  "reports",
  "webhooks",
  "organization",
  "provisioning",
  "single-sign-on",
  "status",
] as const;

export type ConsolePlace = ConsoleList | (typeof CONSOLE_PAGES)[number];

export const CONSOLE_REPORTS = [
  "absence",
  "pivot",
  "balances",
  "approvals",
  "coverage",
  "expiring",
  "blocks",
  "payroll",
] as const;

export type ConsoleReport = (typeof CONSOLE_REPORTS)[number];
