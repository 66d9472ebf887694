import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn, type Zone } from "#core/calendar/zones.ts";
import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { type LeaveYear, leaveYearOf } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { onlyLimitOn } from "#core/ledger/lots/limitOnly.ts";
import type { Colleague } from "#core/people/team.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import type { LimitedTeam } from "#core/teams/teamDays.ts";
import { reservedDays } from "#core/requests/changes/changeCosts.ts";
import { chargedYears } from "#core/requests/chargeIfApproved.ts";
import { totalMinutes } from "#core/requests/requestCost.ts";
import { findLotLedgers, findPendingDays } from "#db/queries/ledger/findLotLedgers.ts";
import { findPendingRequests } from "#db/queries/requests/pending/findPendingRequests.ts";
import type { CostedDay, TeamRequestRow } from "#db/queries/requests/pending/pendingRows.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { PendingScope } from "#db/queries/requests/pending/pendingScope.ts";
import { readAlone } from "#db/queries/readTogether.ts";
import { limitedTeamsOf } from "#db/queries/teams/limitedTeams.ts";
import { limitedTeams } from "#bot/operations/teams/steps/limitedTeams.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import { withGivenBack } from "./giveBack/withGivenBack.ts";
import { hideColleagues } from "./beside/hideColleagues.ts";
import { type Beside, withLeaveBeside } from "./beside/withLeaveBeside.ts";
import { waitingCases } from "./waitingCases.ts";

export interface TeamRequest extends Omit<TeamRequestRow, "person" | "history" | "firstYear">, Beside {
  accrual: AccrualCase;
  actingFor?: { id: string; name: string };
  hasPage?: boolean;
  snoozedUntil?: Date;
  today: IsoDate;
  thisYear: LeaveYear;
  pendingThisYear: Minutes;
  lots?: LotsOfPerson;
  givesBack?: readonly string[];
  givesBackBegun?: boolean;
  isHidden?: boolean;
  approvalRefusal?: string;
}

interface LotsOfPerson {
  entries: readonly LedgerEntry[];
  leave: readonly DayCost[];
}

const ownerAndType = ({ userId, type }: { userId: string; type: LeaveType }) => `${userId} ${type}`;

interface At {
  now: Date;
  among?: readonly string[] | undefined;
  zone: Zone;
  leaveYearStartsIn: number;
  reader: Person;
}

export interface TeamRequests {
  requests: TeamRequest[];
  colleagues: readonly Colleague[];
  limitedTeams: readonly LimitedTeam[];
}

export async function teamRequests(
  organizationId: string,
  scope: PendingScope,
  { now, zone, leaveYearStartsIn, among, reader }: At,
): Promise<TeamRequests> {
  const on = async (today: IsoDate): Promise<Omit<TeamRequests, "limitedTeams"> & { hasLimits: boolean }> => {
    const day = { today, thisYear: leaveYearOf(today, leaveYearStartsIn) };
    const found = await findPendingRequests(organizationId, scope, { ...day, ...(among && { among }) });
    const versionsOf = groupBy(found.versions, ({ type }) => type);
    const pendingOf = groupBy(found.requests, ownerAndType);
    const caseOf = waitingCases(versionsOf, { leaveYearStartsIn, today });
    const requests = await mapWithPauses(found.requests, (request) => {
      const accrual = caseOf(request.type, request);
      const days = (pendingOf.get(ownerAndType(request)) ?? []).flatMap(reservedBy);
      const thisYear = leaveYearOf(today, accrual.startsIn);
      const pendingThisYear = totalMinutes(days.filter(({ leaveYear }) => leaveYear === thisYear));
      return { today, thisYear, accrual, pendingThisYear, ...request };
    });
    return {
      requests: await withLeaveBeside(
        organizationId,
        await withGivenBack(organizationId, await withLots(organizationId, requests), { reader, now }),
        reader.id,
      ),
      colleagues: found.colleagues,
      hasLimits: found.hasLimits,
    };
  };
  const first = await on(todayIn(zone, now));
  const { requests, colleagues, hasLimits } = first;
  const teams = hasLimits ? await limitedTeamsAround(organizationId, requests) : [];
  const todayOf = ({ posting }: TeamRequest) => todayIn(posting.zone, now);
  const elsewhere = new Set(requests.filter((request) => todayOf(request) !== request.today).map(todayOf));
  const around = await hideColleagues(reader, requests, { colleagues, limitedTeams: teams });
  if (elsewhere.size === 0) return { requests, ...around };
  const others = await Promise.all([...elsewhere].map((day) => on(day)));
  const all = [requests, ...others.map((other) => other.requests)].flat();
  const byDay = new Map(all.map((request) => [`${request.today} ${request.id}`, request]));
  // A request that was decided or canceled between the queries is omitted.
  const each = requests.flatMap((request) => byDay.get(`${todayOf(request)} ${request.id}`) ?? []);
  return { requests: each, ...around };
}

function reservedBy({ days, booked = [] }: Pick<TeamRequestRow, "days" | "booked">): CostedDay[] {
  return reservedDays(booked, days).map(({ extra, ...day }) => ({ ...day, minutes: extra }));
}

async function limitedTeamsAround(organizationId: string, requests: readonly TeamRequest[]): Promise<LimitedTeam[]> {
  const [first] = requests;
  if (!first) return [];
  const dates = {
    startDate: requests.reduce((date, { startDate }) => (startDate < date ? startDate : date), first.startDate),
    endDate: requests.reduce((date, { endDate }) => (endDate > date ? endDate : date), first.endDate),
  };
  const people = [...new Set(requests.map(({ userId }) => userId))];
  const found = await readAlone(limitedTeamsOf(organizationId, people, dates));
  return limitedTeams(organizationId, found, requests);
}

async function withLots(organizationId: string, requests: readonly TeamRequest[]): Promise<TeamRequest[]> {
  const ahead = requests.filter(readsLots);
  if (ahead.length === 0) return [...requests];
  const people = [...new Set(ahead.map(({ userId }) => userId))];
  const types = [...new Set(ahead.map(({ type }) => type))];
  // Starts a year earlier, because a limit may count the last twelve months.
  const fromYear = Math.min(...ahead.map(({ thisYear }) => thisYear)) - 1;
  const ledgerOf = await findLotLedgers(organizationId, { people, types, fromYear });
  const pendingOf = groupBy(await findPendingDays(organizationId, people), ownerAndType);
  const known = new Map<string, LotsOfPerson>();
  return requests.map((request) => {
    if (!readsLots(request)) return request;
    const key = ownerAndType(request);
    const { entries, taken } = ledgerOf(request.userId, request.type);
    const lots = known.get(key) ?? { entries, leave: [...taken, ...(pendingOf.get(key) ?? [])] };
    known.set(key, lots);
    return { lots, ...request };
  });
}

function readsLots(request: TeamRequest): boolean {
  const { today, thisYear, accrual } = request;
  const isNextYear = chargedYears(request).includes(thisYear + 1) && usesLots(accrual);
  return isNextYear || onlyLimitOn(accrual, today)?.per === "rolling12Months";
}
