/** The names of fields that not everyone may read, whichever answer has them. */
export const SECRETS = [
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
  "type",
  "address",
  "userAgent",
] as const;

export type Secret = (typeof SECRETS)[number];

/** The sensitive fields in a JSON answer, at any depth. */
export function secretsIn(body: unknown): Set<Secret> {
  const found = new Set<Secret>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (typeof value !== "object" || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      const secret = SECRETS.find((one) => one === name);
      if (secret) found.add(secret);
      look(part);
    }
  };
  look(body);
  return found;
}
