import { earliest, type IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearEnd, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { Days } from "#core/policies/facts/GrantCase.ts";
import type { LotDates } from "#core/policies/grants/lotDates.ts";
import { countedOn, settlementDays } from "../settlement/settlementDays.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import { keyText, lotKey } from "./lotKey.ts";
import { isBooking, isReceived, type LedgerEntry, type LedgerKind } from "../LedgerEntry.ts";
import type { PersonLedger } from "./PersonLedger.ts";

export type YearMove = { on: IsoDate; minutes: Minutes } & (
  | { does: "carry"; grant: number; lot: LotDates; grantedOn: IsoDate }
  | { does: Opens; grant: number; lot: LotDates; isIncrease?: boolean }
  | { does: "shrink"; grant: number }
  | { does: "expire"; grant: number }
  | { does: "cut"; grant: number }
  | { does: "take" }
);

type Opens = "opening" | "grant" | "credit";

const ORDER: Record<YearMove["does"], number> = {
  carry: 0,
  expire: 1,
  opening: 2,
  grant: 3,
  credit: 4,
  shrink: 5,
  take: 6,
  cut: 7,
};

export function isBeforeGrants({ does }: YearMove): boolean {
  return ORDER[does] <= ORDER.grant;
}

export function yearMoves({ accrual, entries }: PersonLedger, year: LeaveYear): YearMove[] {
  const { startsIn } = accrual;
  const days = { first: leaveYearStart(year, startsIn), last: leaveYearEnd(year, startsIn) };
  const settledOn = settlementDays(accrual);
  const ofYear = entries.filter((entry) => entry.leaveYear === year && !entry.isUnlimited);
  const others = corrected(ofYear).flatMap((entry) => movesOf(entry, { accrual, year, settledOn }));
  const received = receivedMoves(ofYear, days);
  const losses = isWaiting(accrual, year) ? lossMoves(ofYear, days) : [];
  return [...carriedMoves(ofYear, days), ...received, ...others, ...leaveMoves(ofYear), ...losses].toSorted(inOrder);
}

function lossMoves(entries: readonly LedgerEntry[], { last }: Days): YearMove[] {
  const losses = entries.filter(({ kind }) => kind === "expiry" || kind === "cap");
  const dayOf = ({ effectiveOn, details }: LedgerEntry) => earliest(details?.dueOn ?? effectiveOn, last);
  const together = groupBy(losses, (entry) => `${entry.kind} ${dayOf(entry)} ${entry.details?.grant ?? 0}`);
  return [...together.values()].flatMap(([entry, ...corrections]): YearMove[] => {
    if (!entry) return [];
    const minutes = corrections.reduce((sum, one) => sum - one.minutes, -entry.minutes);
    if (minutes <= 0) return [];
    const grant = entry.details?.grant ?? 0;
    return [{ on: dayOf(entry), minutes, does: entry.kind === "expiry" ? "expire" : "cut", grant }];
  });
}

function receivedMoves(entries: readonly LedgerEntry[], { first }: Days): YearMove[] {
  return [...groupBy(entries.filter(isReceived), ({ details }) => details.from).values()].map((alike) => {
    const { grant = 0, usableFrom = first, expiresOn = null } = alike[0]?.details ?? {};
    const minutes = alike.reduce((sum, entry) => sum + entry.minutes, 0);
    return { on: first, minutes, does: "credit", grant, lot: { usableFrom, expiresOn } };
  });
}

function carriedMoves(entries: readonly LedgerEntry[], { first }: Days): YearMove[] {
  const carried = entries.filter(({ kind }) => kind === "carry_over");
  return [...groupBy(carried, ({ details }) => keyText(lotKey(details))).values()].map((alike) => {
    const { grant = 0, grantedOn = first, usableFrom = first, expiresOn = null } = alike[0]?.details ?? {};
    const minutes = alike.reduce((sum, entry) => sum + entry.minutes, 0);
    return { on: first, minutes, does: "carry", grant, lot: { usableFrom, expiresOn }, grantedOn };
  });
}

function leaveMoves(entries: readonly LedgerEntry[]): YearMove[] {
  const bookings = entries.filter(({ kind }) => isBooking(kind));
  return [...groupBy(bookings, ({ details, sourceKey }) => details?.requestId ?? sourceKey).values()].map(
    (ofRequest) => ({
      on: ofRequest.map(({ effectiveOn }) => effectiveOn).reduce(earliest),
      minutes: -ofRequest.reduce((sum, { minutes }) => sum + minutes, 0),
      does: "take",
    }),
  );
}

function inOrder(one: YearMove, other: YearMove): number {
  if (one.on !== other.on) return one.on < other.on ? -1 : 1;
  return ORDER[one.does] - ORDER[other.does] || grantOf(one) - grantOf(other);
}

function grantOf(move: YearMove): number {
  return move.does === "take" ? 0 : move.grant;
}

function corrected(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const together = groupBy(entries, ({ details, sourceKey }) => details?.corrects ?? sourceKey);
  return [...together.values()].flatMap((alike) => {
    // A correction may have an earlier day than the corrected entry.
    const entry = alike.find(({ details }) => details?.corrects === undefined);
    if (!entry || alike.length === 1) return alike;
    const minutes = alike.reduce((sum, one) => sum + one.minutes, 0);
    const details = [entry, ...alike].find((one) => one.minutes > 0)?.details ?? {};
    return minutes === 0 ? [] : { ...entry, minutes, details };
  });
}

const STANDS_ALONE: ReadonlySet<LedgerKind> = new Set(["opening", "accrual", "adjustment", "credit", "policy_change"]);

export function movesOf(
  entry: LedgerEntry,
  {
    accrual,
    year,
    settledOn = settlementDays(accrual),
  }: { accrual: AccrualCase; year: LeaveYear; settledOn?: IsoDate[] },
): YearMove[] {
  const { kind, minutes, details } = entry;
  if (isBooking(kind) || !STANDS_ALONE.has(kind)) return [];
  const on = countedOn(accrual, settledOn, earliest(entry.effectiveOn, leaveYearEnd(year, accrual.startsIn)));
  const grant = details?.grant ?? 0;
  if (minutes < 0) {
    const cut = { on, minutes: -minutes };
    return [kind === "policy_change" ? { ...cut, does: "shrink", grant } : { ...cut, does: "take" }];
  }
  const lot = { usableFrom: details?.usableFrom ?? on, expiresOn: details?.expiresOn ?? null };
  return [{ on, minutes, does: opens(entry), grant, lot, isIncrease: kind === "policy_change" }];
}

function opens({ kind }: LedgerEntry): Opens {
  if (kind === "accrual" || kind === "policy_change") return "grant";
  return kind === "opening" ? "opening" : "credit";
}
