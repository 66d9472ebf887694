import type { Transaction } from "sequelize";
import { earliest, type IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { freeHolidays, patternsOf, workCalendar } from "#core/offices/workCalendar.ts";
import { figuresOf, type Figures } from "#core/ledger/balance.ts";
import { unknownType } from "#core/leaveTypes/unknownType.ts";
import type { MonthDay } from "#core/calendar/months.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { yearsWithOnlyLimit } from "#core/ledger/lots/limitOnly.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { mayApproveAutomatically } from "#core/requests/approval/requiredApproval.ts";
import type { AssessmentFacts } from "#core/requests/assessRequest.ts";
import { type RecentRequests, REQUESTS_COUNT_FOR } from "#core/throttling/limits.ts";
import { dependsOnLength } from "#core/requests/booking/leaveInRow.ts";
import { isUnlimitedSince } from "#core/policies/accrual/caseOfYear.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Span } from "#core/requests/requestCost.ts";
import { entriesOfType } from "#db/queries/ledger/ledger.ts";
import { reservedFor } from "#db/queries/ledger/findLotLedgers.ts";
import type { Person } from "#db/queries/people/person.ts";
import { type Read, readAlone, readTogether } from "#db/queries/readTogether.ts";
import { limitedTeamsOf } from "#db/queries/teams/limitedTeams.ts";
import { spanOf } from "#db/queries/requests/submission.ts";
import { findLeaveBeside } from "#db/queries/requests/leaveBeside.ts";
import { type BalanceFacts, factsOfBalances } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { seenTypes } from "#bot/operations/knownTypes/steps/seenTypes.ts";
import { limitedTeams, lockTeams } from "#bot/operations/teams/steps/limitedTeams.ts";
import { usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { calendarOf } from "./calendar/calendarsOf.ts";

export interface RequestFacts extends AssessmentFacts {
  recent: RecentRequests;
  ownYearDay: MonthDay | undefined;
  isUnpaid: boolean;
}

/** Everything due by today must be posted for the person. */
export async function requestFacts<Besides>(
  person: Person,
  {
    role,
    isForOther = false,
    isRecorded = false,
    isClosure = false,
    ...wanted
  }: Span & { type: LeaveType; role: Role; isForOther?: boolean; isRecorded?: boolean; isClosure?: boolean },
  {
    now,
    besides,
    except,
    without = [],
    tx,
  }: {
    now: Date;
    besides: Read<Besides>;
    except?: string | undefined;
    without?: readonly LedgerEntry[];
    tx?: Transaction | undefined;
  },
): Promise<[RequestFacts, Besides]> {
  const today = todayIn(person.zone, now);
  const since = new Date(now.getTime() - REQUESTS_COUNT_FOR);
  const [{ holidays, countHolidays, officePatterns, live, blackouts, recent }, [balance], found, others] =
    await readTogether(
      [
        spanOf(person, { today, since, ...wanted }),
        factsOfBalances(person, today, { ofType: wanted.type, except }),
        limitedTeamsOf(person.organizationId, [person.id], wanted),
        besides,
      ],
      tx,
    );
  if (!balance) throw unknownType();
  const { typeName, unit, requestableBy, paid, archived } = balance;
  const leaveType = { name: typeName, unit, requestableBy, archived };
  const { accrual } = balance;
  const isNew = except === undefined && without.length === 0;
  const isFree = isNew && isUnlimitedSince(accrual, wanted.startDate < today ? wanted.startDate : today);
  const { booked, leave } = await ledgerNeeded(person, balance, { today, isRecorded, isFree, except, tx });
  const entries = booked?.filter(({ sourceKey }) => !without.some((entry) => entry.sourceKey === sourceKey));
  const teams = tx && mayApproveAutomatically(wanted, accrual) ? await lockTeams(person, wanted, { found, tx }) : found;
  const requests = [{ userId: person.id, ...wanted }];
  const limited = teams.length > 0 ? await limitedTeams(person.organizationId, teams, requests) : [];
  const patterns = patternsOf({ ...person, officePatterns });
  const booking = wanted.startDate <= wanted.endDate && termsOn(accrual.timeline, wanted.startDate).document?.booking;
  const around =
    booking && dependsOnLength(booking) ? await findLeaveBeside(person, { ...wanted, except }, tx) : undefined;
  const calendar = person.hasHistory
    ? await calendarOf(
        { ...person, countHolidays, officePatterns },
        { ...wanted, startDate: earliest(wanted.startDate, today), isClosure },
        tx,
      )
    : workCalendar(freeHolidays(holidays, { type: wanted.type, isClosure }), countHolidays, patterns);
  const onlyWarns = isForOther;
  // Security: the coverage text must not depend on whether colleagues have hidden leave, because a difference would
  // reveal that leave.
  const hidesCounts =
    limited.length > 0 && !isForOther && !isAtLeast(role, "Admin") && (await seenTypes(person)).hidden.length > 0;
  const facts = {
    today,
    role,
    leaveType,
    isUnpaid: !paid,
    calendar,
    hiredOn: person.startDate,
    accrual,
    ownYearDay: person.facts?.leaveYears?.[wanted.type],
    live: live.filter(({ id }) => id !== except),
    blackouts,
    recent,
    ...(isRecorded && { isRecorded }),
    ...(around && {
      beside: { leave: around.leave, calendar: workCalendar(around.holidays, countHolidays, patterns) },
    }),
    ...(limited.length > 0 && { coverage: { personId: person.id, teams: limited, onlyWarns, hidesCounts } }),
    years: yearsWithOnlyLimit(figuresByYear(withoutEntries(balance, without)), accrual, { today, leave: leave ?? [] }),
    ...(entries && { entries }),
    ...(leave && { leave }),
  };
  return [facts, others];
}

function withoutEntries({ sums, pending }: BalanceFacts, entries: readonly LedgerEntry[]) {
  const taken = entries.map(({ kind, leaveYear, isUnlimited, minutes }) => ({
    kind,
    leaveYear,
    isUnlimited,
    all: -minutes,
    due: -minutes,
  }));
  return { sums: [...sums, ...taken], pending };
}

async function ledgerNeeded(
  person: Person,
  { type, accrual }: BalanceFacts,
  {
    today,
    isRecorded,
    isFree,
    except,
    tx,
  }: {
    today: IsoDate;
    isRecorded: boolean;
    isFree: boolean;
    except: string | undefined;
    tx: Transaction | undefined;
  },
): Promise<{ booked?: LedgerEntry[]; leave?: DayCost[] }> {
  const entries = entriesOfType(person, type);
  if (usesLots(accrual) && !isFree) {
    const [booked, leave] = await readTogether([entries, reservedFor(person, { type, except })], tx);
    return { booked, leave };
  }
  const { bookAhead, maxBalance } = termsOn(accrual.timeline, today);
  const isAhead = bookAhead && (maxBalance !== null || accrual.timeline.length > 1);
  return isRecorded || isAhead ? { booked: await readAlone(entries, tx) } : {};
}

export function figuresByYear({ sums, pending }: Pick<BalanceFacts, "sums" | "pending">): Map<LeaveYear, Figures> {
  const years = new Set([...sums, ...pending].map(({ leaveYear }) => leaveYear));
  return new Map(
    [...years].map((year) => [
      year,
      figuresOf(
        sums.filter(({ leaveYear }) => leaveYear === year),
        pending.find(({ leaveYear }) => leaveYear === year)?.minutes ?? 0,
      ),
    ]),
  );
}
