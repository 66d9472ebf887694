import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { balanceOn } from "#core/ledger/balance.ts";
import {
  type ChangedCases,
  gainsBeyond,
  hasGain,
  type LeaveGain,
  leaveGains,
  leaveYearsFrom,
} from "#core/ledger/gains/leaveGains.ts";
import { waitsForFacts } from "#core/ledger/gains/waitsForFacts.ts";
import { isBooking } from "#core/ledger/LedgerEntry.ts";
import { reachedFrom, sendersTo } from "#core/ledger/transfers/acrossTypes.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import { FIRST_DAY } from "#core/policies/termsTimeline.ts";
import { findLedgerEntries } from "#db/queries/ledger/ledger.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { casesOf } from "#bot/operations/accruals/steps/casesOf.ts";
import { collectWithPauses } from "#bot/operations/turns/collectWithPauses.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import type { OpenPolicy } from "./openPolicy.ts";
import { policyEditOf } from "./policyEditOf.ts";

/** A raise that is further ahead can be undone by others in time. */
const YEARS = 10;
/** The maximum numbers of colleagues to load and of different cases to compare; more would take too long. */
const MAX_LOADED = 1000;
const MAX_COMPARED = 20;

/**
 * Returns whether, in any of the next ten leave years, a change adds more to a person's leave than to the leave of each
 * of the others, starting from the same balance. A gain that depends on missing facts of the person counts as more.
 */
export async function raisesOwnLeave(
  { me, others }: { me: string; others: readonly string[] },
  { open, change }: { open: OpenPolicy; change: PolicyChange },
  tx: Transaction,
): Promise<boolean> {
  const { organizationId, policy } = open;
  const casesFor = (ids: readonly string[]) => changedCases(ids, { open, change }, tx);
  const [own] = await casesFor([me]);
  const changed = own?.after.find(({ type }) => type === policy.type);
  // A policy of another office changes nothing for the person.
  if (!own || !changed || keyOf(own.before) === keyOf(own.after)) return false;
  const from = change.effectiveOn;
  const held = await heldBy(me, own.after, { organizationId, day: open.day }, tx);
  const years = leaveYearsFrom(from, changed, YEARS);
  // A gain that can't be computed yet would show only after the save, once the facts are recorded.
  if (waitsForFacts(own, years)) return true;
  const compared = { from, today: open.day, years, held };
  let gains = await gainsOf(own, compared);
  if (!hasGain(gains)) return false;
  const different = new Map<string, ChangedCases>();
  for (const loaded of await casesFor(others.slice(0, MAX_LOADED))) {
    const other = wholeYears(loaded, open.day);
    different.set(`${keyOf(other.before)} ${keyOf(other.after)}`, other);
  }
  for (const other of [...different.values()].slice(0, MAX_COMPARED)) {
    gains = gainsBeyond(gains, await gainsOf(other, compared));
    if (!hasGain(gains)) return false;
  }
  return true;
}

/**
 * Returns people's cases without and with a change, for its leave type and for all types that exchange excess with that
 * type.
 */
async function changedCases(
  ids: readonly string[],
  { open, change }: { open: OpenPolicy; change: PolicyChange },
  tx: Transaction,
): Promise<ChangedCases[]> {
  const { organizationId, policy, others, known } = open;
  const edit = policyEditOf(open, change);
  const people = await findPeopleById(organizationId, ids, tx);
  const before = await casesOf(organizationId, people, tx, { is: "left out", edit });
  const after = await casesOf(organizationId, people, tx, { is: "made", edit });
  // A policy without earlier versions, as of a new or restored leave type, grants nothing before the change.
  const isNew = known.length === 0;
  return mapWithPauses(people, ({ id }) => {
    const linkedBy = (caseOf: typeof after, types: readonly LeaveType[]) => [
      ...sendersTo(
        policy.type,
        types.map((type) => caseOf(id, type)),
      ).map(({ type }) => type),
      ...reachedFrom([policy.type], (type) => caseOf(id, type)).map(({ type }) => type),
    ];
    const all = [policy.type, ...others.keys()];
    const types = [...new Set([...linkedBy(after, all), ...(isNew ? [] : linkedBy(before, all))])];
    const listed = types.filter((type) => !isNew || type !== policy.type);
    return {
      before: listed.map((type) => before(id, type)),
      after: types.map((type) => after(id, type)),
    };
  });
}

/**
 * Returns a colleague's cases as if today's terms and employment had existed all along, because simple terms prorate
 * the year in which a colleague starts or moves to the office, which is no reason to refuse a raise for everyone.
 */
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

/** Returns a person's balances in their current leave years by type, as if no leave had been booked. */
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
