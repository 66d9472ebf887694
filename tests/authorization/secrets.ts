export const FIELDS = [
  "token",
  "link",
  "secret",
  "password",
  "passwordHash",
  "notes",
  "rejectionReason",
  "reason",
  "startDate",
  "endDate",
  "ptoBalanceOverride",
  "nextPtoBalanceOverride",
  "serviceStartDate",
  "creditedYears",
  "birthDate",
  "groups",
  "type",
  "address",
  "userAgent",
] as const;

export const TEXTS = { messageText: "A private message", fileName: "Private note.pdf" } as const;

export type Secret = (typeof FIELDS)[number] | keyof typeof TEXTS;

export function secretsIn(body: unknown): Set<Secret> {
  const found = new Set<Secret>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (typeof value === "string") return textsIn(value).forEach((secret) => void found.add(secret));
    if (typeof value !== "object" || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      const secret = FIELDS.find((one) => one === name);
      if (secret) found.add(secret);
      look(part);
    }
  };
  look(body);
  return found;
}

export function textsIn(text: string): Secret[] {
  return Object.entries(TEXTS).flatMap(([secret, sensitive]) => (text.includes(sensitive) ? [secret as Secret] : []));
}

/** The sensitive field that each CSV column shows, or null. An unknown column fails the test. */
const COLUMNS: Readonly<Record<string, Secret | null>> = {
  ...harmless(
    "person",
    "group",
    "first day",
    "last day",
    "policy",
    "email",
    "name",
    "role",
    "office",
    "part",
    "manager",
    "manager email",
    "status",
    "unlimited",
  ),
  ...harmless(
    "who",
    "source",
    "action",
    "what",
    "of or to",
    "by",
    "decided by",
    "invited by",
    "approver",
    "people",
    "charged",
  ),
  ...harmless("when (UTC)", "submitted (UTC)", "decided (UTC)", "sent (UTC)", "expires (UTC)", "accepted (UTC)"),
  ...harmless("made (UTC)", "posted (UTC)", "effective on", "date", "month", "week", "leave year", "half day", "days"),
  ...harmless(
    "country",
    "time zone",
    "default",
    "holidays count as leave",
    "per",
    "granted",
    "carry over",
    "maximum",
    "policy",
  ),
  ...harmless("book ahead", "kind", "in words", "event", "channel", "recipient", "subject", "attempts", "last error"),
  ...harmless(
    "vacation",
    "sick",
    "personal",
    "owed",
    "owed hours",
    "decided",
    "approved",
    "rejected",
    "waiting",
    "median hours",
  ),
  ...harmless("working hours", "working hours from"),
  ...harmless("90th percentile hours", "oldest waiting days", "away days", "pending days", "least coverage"),
  ...harmless("least on", "last day to use", "vacation taken", "sick taken", "personal taken"),
  ...harmless("consecutive workdays", "longest so far"),
  ...harmless("offices", "teams", "types", "excepted people", "total"),
  ...harmless("leads", "members", "minimum people", "minimum percent", "below the limit"),
  ...harmless("vacation balance", "sick balance", "personal balance"),
  ...harmless("before", "after", "API key or token"),
  "start date": "startDate",
  "worked on": "startDate",
  start: "startDate",
  "end date": "endDate",
  end: "endDate",
  override: "ptoBalanceOverride",
  "service start date": "serviceStartDate",
  "credited years": "creditedYears",
  "birth date": "birthDate",
  groups: "groups",
  type: "type",
  reason: "reason",
  notes: "notes",
};

const HARMLESS_COLUMN = /^(?:(?:new )?type \d+(?: taken| balance)?|\d{4}-\d{2})$/;

function harmless(...heads: string[]): Record<string, null> {
  return Object.fromEntries(heads.map((head) => [head, null]));
}

export function secretsInCsv(text: string): Set<Secret> {
  const [head = ""] = text.replace(/^\ufeff/, "").split(/\r?\n/);
  const found = new Set(textsIn(text));
  for (const column of head.split(",")) {
    const secret = HARMLESS_COLUMN.test(column) ? null : COLUMNS[column];
    if (secret === undefined) throw new Error(`Say in tests/authorization/secrets.ts what the column ${column} shows`);
    if (secret !== null) found.add(secret);
  }
  return found;
}
