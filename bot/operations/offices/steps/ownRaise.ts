import type { Transaction } from "sequelize";
import { addDays, latest, type IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { balanceOn } from "#core/ledger/balance.ts";
import {
  type ChangedCases,
  type Compared,
  gainsBeyond,
  hasGain,
  type LeaveGain,
  leaveGains,
  leaveYearsFrom,
} from "#core/ledger/gains/leaveGains.ts";
import { firstDay } from "#core/ledger/gains/UntakenLeave.ts";
import { waitsForFacts } from "#core/ledger/gains/waitsForFacts.ts";
import { isBooking } from "#core/ledger/LedgerEntry.ts";
import { reachedFrom, sendersTo } from "#core/ledger/transfers/acrossTypes.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { FIRST_DAY } from "#core/policies/termsTimeline.ts";
import { findLedgerEntries } from "#db/queries/ledger/ledger.ts";
import { collectWithPauses } from "#bot/operations/turns/collectWithPauses.ts";

/** In leave years. Raises that take effect later don't count, because others have time to undo them. */
const YEARS = 10;
export const MAX_LOADED = 1000;
const MAX_COMPARED = 20;

export interface LeaveChange {
  organizationId: string;
  from: IsoDate;
  /** Everything due through this day was posted before the change. */
  day: IsoDate;
  casesFor: (ids: readonly string[]) => Promise<ChangedCases[]>;
}

export interface OwnRaise {
  cases: ChangedCases;
  compared: Compared;
  /** Null if the gain depends on facts that aren't recorded. */
  gains: readonly LeaveGain[] | null;
}

export async function ownRaise(me: string, change: LeaveChange, tx: Transaction): Promise<OwnRaise | null> {
  const { organizationId, day } = change;
  const [cases] = await change.casesFor([me]);
  const [first] = cases?.after ?? [];
  if (!cases || !first || keyOf(cases.before) === keyOf(cases.after)) return null;
  const from = comparedFrom(change, first);
  const years = leaveYearsFrom(from, first, YEARS);
  const compared = { from, today: day, years, held: await heldBy(me, cases.after, { organizationId, day }, tx) };
  if (waitsForFacts(cases, years)) return { cases, compared, gains: null };
  const gains = await gainsOf(cases, compared);
  return hasGain(gains) ? { cases, compared, gains } : null;
}

function comparedFrom({ from, day }: LeaveChange, accrual: AccrualCase): IsoDate {
  const first = firstDay(accrual, day);
  const hasClosedYear = accrual.opening < leaveYearOf(day, accrual.startsIn);
  return hasClosedYear && from <= first ? addDays(first, -1) : latest(from, first);
}

export async function exceedsOthers(
  { compared, gains }: OwnRaise,
  others: readonly string[],
  { casesFor, day }: Pick<LeaveChange, "casesFor" | "day">,
): Promise<boolean> {
  if (gains === null) return true;
  const different = new Map<string, ChangedCases>();
  for (const loaded of await casesFor(others.slice(0, MAX_LOADED))) {
    const other = wholeYears(loaded, day);
    different.set(`${keyOf(other.before)} ${keyOf(other.after)}`, other);
  }
  let beyond = gains;
  for (const other of [...different.values()].slice(0, MAX_COMPARED)) {
    beyond = gainsBeyond(beyond, await gainsOf(other, compared));
    if (!hasGain(beyond)) return false;
  }
  return true;
}

export function linkedTypes(
  type: LeaveType,
  all: readonly LeaveType[],
  caseOf: (type: LeaveType) => AccrualCase,
): LeaveType[] {
  return [...sendersTo(type, all.map(caseOf)), ...reachedFrom([type], caseOf)].map((accrual) => accrual.type);
}

/** Proration of a colleague's first year must not cause a refusal. */
function wholeYears({ before, after }: ChangedCases, day: IsoDate): ChangedCases {
  if ([...before, ...after].some(usesLots)) return { before, after };
  const whole = (accrual: AccrualCase): AccrualCase => {
    const current = accrual.employment.at(-1);
    const [first, ...later] = accrual.timeline.filter((_, nth) => {
      const next = accrual.timeline[nth + 1];
      return !next || next.from > day;
    });
    if (!first || !current || (current.startDate ?? day) > day) return accrual;
    const timeline: AccrualCase["timeline"] = [{ ...first, from: FIRST_DAY }, ...later];
    return { ...accrual, timeline, employment: [{ ...current, startDate: null }] };
  };
  return { before: before.map(whole), after: after.map(whole) };
}

async function gainsOf(...compared: Parameters<typeof leaveGains>): Promise<LeaveGain[]> {
  return (await collectWithPauses(leaveGains(...compared))).filter((gain) => gain !== null);
}

function keyOf(cases: readonly AccrualCase[]): string {
  return JSON.stringify(cases);
}

async function heldBy(
  me: string,
  cases: readonly AccrualCase[],
  { organizationId, day }: { organizationId: string; day: IsoDate },
  tx: Transaction,
): Promise<Map<LeaveType, Minutes>> {
  const entries = (await findLedgerEntries(organizationId, me, tx)).filter(({ kind }) => !isBooking(kind));
  return new Map(
    cases.map(({ type, startsIn }) => {
      const ofType = entries.filter((entry) => entry.type === type);
      return [type, balanceOn(ofType, leaveYearOf(day, startsIn), day)];
    }),
  );
}
