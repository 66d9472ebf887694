import { addDays, earliest, latest, monthEnd, type IsoDate } from "#core/calendar/dates.ts";
import { exact, least, ratio, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import type { GrantRule } from "#core/policies/document/grantRule.ts";
import { naiveAmount, partTime, reaches } from "./naiveAmount.ts";
import { naiveHours } from "./naiveHours.ts";
import {
  allOf,
  firstEarning,
  firstEmployed,
  firstKnown,
  isEmployed,
  known,
  plusWait,
  withoutAbsent,
  yearAround,
  type Days,
  type NaiveLife,
} from "./NaiveLife.ts";
import { naivePeriods } from "./naivePeriods.ts";
import { naiveRounding } from "./naiveRounding.ts";
import { naiveShare, wholeMonths } from "./naiveShare.ts";

/** Before caps are applied. */
export interface NaiveGrantedLot {
  grant: number;
  on: IsoDate;
  amount: Fraction;
}

const PARTS_OF_YEAR: Record<string, number> = {
  monthly: 12,
  quarterly: 4,
  semimonthly: 24,
  daily: 365,
  weekly: 52,
  biweekly: 26,
};

export function naiveGrantedLots(life: NaiveLife, until: IsoDate): NaiveGrantedLot[] {
  return (life.policy.grants ?? []).flatMap((grant, index) =>
    grantedLotsOf(life, grant, until)
      .filter(({ on, amount }) => on <= until && !amount.equals(0))
      .map((lot) => ({ grant: index, ...lot })),
  );
}

type GrantedLot = Omit<NaiveGrantedLot, "grant">;

function grantedLotsOf(life: NaiveLife, grant: GrantRule, until: IsoDate): GrantedLot[] {
  const { frequency } = grant;
  const from = firstEarning(life, grant);
  if (typeof frequency !== "string") {
    return "hoursWorked" in frequency
      ? naiveHours(life, grant, frequency).map((lot) => ({ ...lot, amount: scaled(life, grant, lot) }))
      : intervals(life, grant, until);
  }
  if (frequency === "once") {
    known(life.person.startDate, "startDate");
    return isEmployed(life, from) && from >= firstKnown(life) ? [whole(life, grant, from)] : [];
  }
  if (frequency === "perEvent") {
    const kinds = [grant.eventKind].flat();
    return allOf(life, "occurrence")
      .filter(({ on, kind }) => kinds.includes(kind) && isEmployed(life, on) && on >= from && on >= firstKnown(life))
      .map(({ on }) => whole(life, grant, on));
  }
  return naivePeriods(life, grant, {
    first: addDays(latest(firstEmployed(life), firstKnown(life)), -400),
    last: until,
  }).flatMap((period) => ofPeriod(life, grant, period));
}

function ofPeriod(life: NaiveLife, grant: GrantRule, period: Days): GrantedLot[] {
  const earned = {
    first: latest(period.first, firstEarning(life, grant)),
    last: earliest(period.last, life.person.endDate ?? null),
  };
  if (earned.first > earned.last) return [];
  const timing = grant.timing ?? "start";
  const due = { start: earned.first, end: period.last, afterEnd: addDays(period.last, 1) }[timing];
  const on = earliest(due, life.person.endDate ?? null);
  const factsOn = timing === "start" ? on : period.last;
  if (life.person.addedOn !== undefined && period.first < firstKnown(life)) return [];
  if (isPaused(life, grant, period) || !isFulfilled(life, grant, on, factsOn)) return [];

  const per =
    grant.amountPer === "year"
      ? (PARTS_OF_YEAR[typeof grant.frequency === "string" ? grant.frequency : "hours"] ?? 1)
      : 1;
  const plain = naiveAmount(life, grant.amount, factsOn).div(per);
  const extra =
    grant.lastOfYear && isLastOfYear(life, grant, period) ? naiveAmount(life, grant.lastOfYear, factsOn) : ZERO;
  const share = shareOf(life, grant, period, earned).sub(reduction(life, grant, period));
  const amount = plain.add(extra).mul(share.lt(0) ? ZERO : share);
  return [
    { on, amount: rounded(life, grant, { on: earned.last, amount: amount.mul(partTime(life, grant.fullTime)) }) },
  ];
}

function shareOf(life: NaiveLife, grant: GrantRule, period: Days, earned: Days): Fraction {
  const isYear = grant.frequency === "yearly";
  const isLate = earned.first > period.first;
  const isEarly = earned.last < period.last;
  const usual = isYear && (grant.timing ?? "start") === "start" ? "full" : "none";
  const starter = () => naiveShare(life, grant.starterShare ?? (isYear ? "full" : "none"), period, earned);
  const leaver = () => naiveShare(life, grant.leaverShare ?? usual, period, earned);
  if (isYear && (isEarly || (isLate && earned.last === life.person.endDate))) return leaver();
  if (isEarly && isLate) return least(starter(), leaver());
  if (isEarly) return leaver();
  return isLate ? starter() : exact(1);
}

function reduction(life: NaiveLife, { reducedBy }: GrantRule, period: Days): Fraction {
  if (!reducedBy) return ZERO;
  const absences = allOf(life, "absence").filter(({ kind }) => kind === reducedBy.absence);
  const isAway = (month: IsoDate) => absences.some(({ from, to }) => month >= from && monthEnd(month) <= to);
  return ratio(wholeMonths(period).filter(isAway).length, 12);
}

function isPaused(life: NaiveLife, { pausedDuring }: GrantRule, period: Days): boolean {
  return allOf(life, "absence").some(
    ({ kind, from, to }) => pausedDuring?.includes(kind) && from <= period.first && to >= period.last,
  );
}

function isFulfilled(life: NaiveLife, { requires }: GrantRule, on: IsoDate, factsOn: IsoDate): boolean {
  if (!requires) return true;
  const { attendance, daysWorkedInMonth, fact, atLeast } = requires;
  const attended = allOf(life, "attendance").filter(({ periodEnd }) => periodEnd === addDays(on, -1));
  const worked = allOf(life, "daysWorked").filter(({ month }) => month === factsOn.slice(0, 7));
  return (
    (attendance === undefined || attended.every(({ share }) => exact(share).gte(exact(attendance)))) &&
    (daysWorkedInMonth === undefined || worked.every(({ days }) => exact(days).gte(exact(daysWorkedInMonth)))) &&
    (fact === undefined || atLeast === undefined || reaches(life, fact, atLeast, factsOn))
  );
}

function isLastOfYear(life: NaiveLife, grant: GrantRule, period: Days): boolean {
  const [next] = naivePeriods(life, grant, { first: addDays(period.last, 1), last: addDays(period.last, 1) });
  return next !== undefined && yearAround(life, next.last).first > yearAround(life, period.last).first;
}

function intervals(life: NaiveLife, grant: GrantRule, until: IsoDate): GrantedLot[] {
  const { frequency, accrualWaiting } = grant;
  if (typeof frequency !== "object" || "hoursWorked" in frequency) return [];
  const step = "everyYears" in frequency ? 12 * frequency.everyYears : frequency.everyMonths;
  const start = known(life.person.startDate, "startDate");
  const { months, days } = withoutAbsent(accrualWaiting);
  const lots: GrantedLot[] = [];
  for (let count = accrualWaiting ? 0 : 1; ; count += 1) {
    const on = plusWait(start, { months: months + count * step, days });
    if (on > until || !isEmployed(life, on)) return lots;
    if (on >= firstKnown(life) && isFulfilled(life, grant, on, on)) lots.push(whole(life, grant, on));
  }
}

function whole(life: NaiveLife, grant: GrantRule, on: IsoDate): GrantedLot {
  const amount = naiveAmount(life, grant.amount, on).mul(partTime(life, grant.fullTime));
  return { on, amount: rounded(life, grant, { on, amount }) };
}

function scaled(life: NaiveLife, grant: GrantRule, { on, amount: times }: GrantedLot): Fraction {
  const amount = naiveAmount(life, grant.amount, on).mul(times).mul(partTime(life, grant.fullTime));
  const { frequency } = grant;
  const isAlone = typeof frequency === "object" && "hoursWorked" in frequency && frequency.perPeriod;
  return isAlone ? rounded(life, grant, { on, amount }) : amount;
}

function rounded(life: NaiveLife, grant: GrantRule, { on, amount }: GrantedLot): Fraction {
  const { endDate } = life.person;
  const isLeaving = endDate !== undefined && yearAround(life, endDate).first === yearAround(life, on).first;
  return naiveRounding(amount, isLeaving ? (grant.leaverRounding ?? grant.rounding) : grant.rounding);
}
