import { createHash, randomBytes } from "node:crypto";

export interface StoredEvent {
  id: string;
  etag: string;
  fields: Record<string, unknown>;
  isDeleted: boolean;
  /** True if the service no longer allows changing or restoring the deleted event. */
  isFinal: boolean;
}

interface StoredCalendar {
  id: string;
  name: string;
  events: Map<string, StoredEvent>;
}

export interface Account {
  email: string;
  subject: string;
  calendars: Map<string, StoredCalendar>;
}

export interface Grant {
  account: Account;
  scopes: readonly string[];
  isRevoked: boolean;
}

interface Code {
  grant: Grant;
  redirectUri: string;
  challenge: string;
  wasUsed: boolean;
}

/**
 * `limit` refuses the request because of the rate limit; `lost` handles the request but drops the response; `refused`
 * refuses the request as invalid.
 */
export type Failure = "limit" | "busy" | "broken" | "lost" | "refused";

export interface CalendarWorld {
  service: "google" | "microsoft";
  clientId: string;
  clientSecret: string;
  now: () => Date;
  accounts: Map<string, Account>;
  codes: Map<string, Code>;
  accessTokens: Map<string, { grant: Grant; until: number }>;
  refreshTokens: Map<string, Grant>;
  failures: { how: Failure; times: number }[];
  calls: string[];
  violations: string[];
  unknownZones: Set<string>;
}

export const PRIMARY = "primary";

export function createCalendarWorld(
  service: CalendarWorld["service"],
  { now = () => new Date() }: { now?: (() => Date) | undefined },
): CalendarWorld {
  return {
    service,
    clientId: `${service} client`,
    clientSecret: randomBytes(16).toString("hex"),
    now,
    accounts: new Map(),
    codes: new Map(),
    accessTokens: new Map(),
    refreshTokens: new Map(),
    failures: [],
    calls: [],
    violations: [],
    unknownZones: new Set(),
  };
}

export function accountOf({ accounts }: CalendarWorld, email: string): Account {
  const known = accounts.get(email);
  if (known) return known;
  const subject = createHash("sha256").update(email).digest("hex").slice(0, 24);
  const first = { id: PRIMARY, name: "Calendar", events: new Map<string, StoredEvent>() };
  const account = { email, subject, calendars: new Map([[PRIMARY, first]]) };
  accounts.set(email, account);
  return account;
}

export function newToken(kind: string): string {
  return `${kind}-${randomBytes(12).toString("hex")}`;
}

export function visibleEvents({ calendars }: Account, calendarId: string): StoredEvent[] {
  return [...(calendars.get(calendarId)?.events.values() ?? [])]
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
}

function startOf({ fields }: StoredEvent): string {
  const { date, dateTime } = fields["start"] as { date?: string; dateTime?: string };
  return date ?? dateTime ?? "";
}
