/** The fields that not everyone may read, wherever an answer has them. */
export const SECRETS = [
  "token",
  "link",
  "secret",
  "password",
  "notes",
  "rejectionReason",
  "reason",
  "startDate",
  "endDate",
  "ptoBalanceOverride",
  "nextPtoBalanceOverride",
  "type",
  "balance",
  "address",
  "userAgent",
] as const;

export type Secret = (typeof SECRETS)[number];
