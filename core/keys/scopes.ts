export const AREAS = [
  { name: "People", read: "people:read", write: "people:write" },
  { name: "Teams", read: "teams:read", write: "teams:write" },
  { name: "Offices", read: "offices:read", write: null },
  { name: "Leave types", read: "leave-types:read", write: null },
  { name: "Policies", read: "policies:read", write: null },
  { name: "Holidays", read: "holidays:read", write: "holidays:write" },
  { name: "Requests", read: "requests:read", write: "requests:write" },
  { name: "Balances", read: "balances:read", write: "balances:write" },
  { name: "Ledger", read: "ledger:read", write: null },
  { name: "Calendar", read: "calendar:read", write: null },
  { name: "Audit log", read: "audit:read", write: null },
] as const;

type Area = (typeof AREAS)[number];

/** The right to change an area doesn't include the right to read it. */
export type Scope = Area["read"] | NonNullable<Area["write"]>;

export const SCOPES: readonly Scope[] = AREAS.flatMap(({ read, write }): Scope[] => (write ? [read, write] : [read]));
