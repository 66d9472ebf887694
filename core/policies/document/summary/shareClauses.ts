import { isByPeriod, type GrantRule, type PeriodFrequency, type Share } from "../grantRule.ts";

const PERIOD_NAMES: Record<PeriodFrequency, string> = {
  monthly: "month",
  quarterly: "quarter",
  semimonthly: "half month",
  daily: "day",
  weekly: "week",
  biweekly: "two-week period",
};

const OF_PERIOD: Partial<Record<Share, string>> = {
  full: "counts in full",
  none: "doesn't count",
  byDay: "is prorated by day",
};

const OF_YEAR: Record<Share, string> = {
  full: "get the full amount",
  none: "get nothing",
  byDay: "get an amount prorated by day",
  startedMonths: "get one-twelfth for each month started",
  completedMonths: "get one-twelfth for each completed month",
  calendarMonths: "get one-twelfth for each full calendar month",
  germanStatutory: "get one-twelfth for each completed month",
};

const UNTIL_SIX_MONTHS = " until they complete six months, then the full amount";
const IN_FIRST_HALF = " if they leave between January and June";

export function shareClauses(grant: GrantRule): string[] {
  const { starterShare: starter, leaverShare: leaver, frequency } = grant;
  if (isByPeriod(grant)) return periodClauses(PERIOD_NAMES[grant.frequency], starter, leaver);
  if (frequency !== "yearly") return [];
  if (starter !== undefined && starter === leaver && starter !== "germanStatutory") {
    return [`new hires and departing employees ${OF_YEAR[starter]}`];
  }
  return [
    ...(starter === undefined
      ? []
      : [`new hires ${OF_YEAR[starter]}${starter === "germanStatutory" ? UNTIL_SIX_MONTHS : ""}`]),
    ...(leaver === undefined
      ? []
      : [`departing employees ${OF_YEAR[leaver]}${leaver === "germanStatutory" ? IN_FIRST_HALF : ""}`]),
  ];
}

function periodClauses(period: string, starter: Share | undefined, leaver: Share | undefined): string[] {
  const clause = (which: string, share: Share | undefined) =>
    share === undefined ? [] : [`a partial ${which} ${period} ${OF_PERIOD[share] ?? OF_PERIOD.none}`];
  if (starter === leaver) return clause("first or last", starter);
  return [...clause("first", starter), ...clause("last", leaver)];
}
