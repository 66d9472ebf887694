import { isByPeriod, PERIOD_FREQUENCIES, type GrantRule } from "../document/grantRule.ts";
import { changed } from "./changed.ts";

type Frequency = GrantRule["frequency"];

export const FREQUENCY_KINDS = [
  "yearly",
  ...PERIOD_FREQUENCIES,
  "once",
  "everyYears",
  "everyMonths",
  "hoursWorked",
  "perEvent",
] as const;
export type FrequencyKind = (typeof FREQUENCY_KINDS)[number];

const STARTS: Partial<Record<FrequencyKind, Frequency>> = {
  everyYears: { everyYears: 5 },
  everyMonths: { everyMonths: 12 },
  hoursWorked: { hoursWorked: 30 },
};

const PERIOD_SHARES = ["full", "none", "byDay", undefined];

export function frequencyKind(frequency: Frequency): FrequencyKind {
  if (typeof frequency === "string") return frequency;
  if ("everyYears" in frequency) return "everyYears";
  return "everyMonths" in frequency ? "everyMonths" : "hoursWorked";
}

export function withFrequency(grant: GrantRule, kind: FrequencyKind): GrantRule {
  if (frequencyKind(grant.frequency) === kind) return grant;
  const next: GrantRule = { ...grant, frequency: STARTS[kind] ?? (kind as Frequency) };
  return changed(next, {
    ...(!isByPeriod(next) && { amountPer: undefined, lastOfYear: undefined }),
    ...(kind !== "weekly" && kind !== "biweekly" && { anchor: undefined }),
    eventKind: kind === "perEvent" ? (grant.eventKind ?? "birth") : undefined,
    ...(hasTiming(kind) ? {} : { timing: undefined }),
    ...(kind !== "yearly" && {
      reducedBy: undefined,
      starterShare: PERIOD_SHARES.includes(grant.starterShare) ? grant.starterShare : undefined,
      leaverShare: PERIOD_SHARES.includes(grant.leaverShare) ? grant.leaverShare : undefined,
    }),
  });
}

export function hasTiming(kind: FrequencyKind): boolean {
  return kind === "yearly" || (PERIOD_FREQUENCIES as readonly string[]).includes(kind);
}
