import type { Transaction } from "sequelize";
import { type IsoDate, latest } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { groupBy } from "#core/groupBy.ts";
import { earnsAfter } from "#core/ledger/settlement/earnsAfter.ts";
import { followLeaveYears } from "#db/queries/policies/followLeaveYears.ts";
import { findLastDeactivations } from "#db/queries/people/lastDeactivations.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { assertHoursFit } from "#bot/operations/assertPoliciesFit.ts";
import { bookBegunClosures } from "#bot/operations/closures/steps/bookBegunClosures.ts";
import { announceReopened, reopenClosures } from "#bot/operations/closures/steps/reopenClosures.ts";
import { endLeaves } from "#bot/operations/requests/steps/endLeaveAfter.ts";
import { recalculate, type Recalculation } from "#bot/operations/accruals/steps/recalculate.ts";
import { recordEmployments, recordOverrides, recordPlacements } from "#bot/operations/accruals/steps/recordHistory.ts";
import {
  addedDates,
  changesOnlySettled,
  type EarningsChange,
  hasOtherHours,
  hasOtherPolicies,
  type PersonChange,
} from "./PersonChange.ts";
import { recostChanged } from "./recostChanged.ts";

/** The people must be locked, with everything posted through `day` and their rows already changed. */
export async function changeEarnings(
  organizationId: string,
  changes: readonly EarningsChange[],
  { actor, ...context }: { tx: Transaction; now: Date; actor: Actor },
): Promise<void> {
  const by = { ...context, actorId: actor.userId };
  const ids = changes.map(({ before }) => before.id);
  const regrouped = await withNewLeaveYears(organizationId, changes, by.tx);
  const people = new Map((await findPeopleById(organizationId, ids, by.tx)).map((person) => [person.id, person]));
  const changed = changes.map((change): PersonChange => {
    const person = people.get(change.before.id);
    if (!person) throw new Error("The changed person was not found");
    const hasMoved = person.effectiveOfficeId !== change.before.effectiveOfficeId;
    const isNew = change.overrides.length > 0 || hasMoved || change.employment.previousEnd !== null;
    const after = { ...person, hasHistory: person.hasHistory || isNew };
    return { ...change, after, hasMoved, regrouped: regrouped.get(person.id) ?? [] };
  });
  await recordChanges(organizationId, changed, by);
  const planned = await withHoursOfOffices(organizationId, changed, by.tx);
  const ending = planned.flatMap(({ after, employment: { dates } }) =>
    dates.endDate ? { person: after, lastDay: dates.endDate } : [],
  );
  await endLeaves(organizationId, ending, by);
  const added = planned.map((change) => ({ person: change.after, ranges: addedDates(change) }));
  const reopened = await reopenClosures(organizationId, added, { ...context, actor });
  await recostChanged(organizationId, planned, by);
  await announceReopened(organizationId, reopened, { ...context, actor });
  const inactiveSince = await daysOfDeactivation(organizationId, planned, by.tx);
  const recalculations = planned.flatMap((change) => recalculationOf(change, inactiveSince.get(change.after.id)));
  await recalculate(organizationId, recalculations, by);
  await bookBegunClosures(organizationId, added, { ...context, actor });
}

async function withHoursOfOffices(
  organizationId: string,
  changes: readonly PersonChange[],
  tx: Transaction,
): Promise<readonly PersonChange[]> {
  const ids = changes
    .filter((change) => change.after.facts?.assigned && (change.hasMoved || hasOtherPolicies(change)))
    .map(({ after }) => after.id);
  if (ids.length === 0) return changes;
  await assertHoursFit(organizationId, ids, tx);
  const facts = new Map((await findPeopleById(organizationId, ids, tx)).map((person) => [person.id, person.facts]));
  return changes.map((change) => {
    const known = facts.get(change.after.id);
    return known ? { ...change, after: { ...change.after, facts: known } } : change;
  });
}

async function withNewLeaveYears(
  organizationId: string,
  changes: readonly EarningsChange[],
  tx: Transaction,
): Promise<Map<string, LeaveType[]>> {
  const moved = changes.filter(({ before }) => before.hasPolicyDocuments);
  const days = groupBy(moved, ({ day }) => day);
  const regrouped = new Map<string, LeaveType[]>();
  for (const [today, ofDay] of days) {
    const people = ofDay.map(({ before }) => before.id);
    for (const { userId, type, isFollowed } of await followLeaveYears(organizationId, { people, today }, tx)) {
      if (isFollowed) regrouped.set(userId, [...(regrouped.get(userId) ?? []), type]);
    }
  }
  return regrouped;
}

async function recordChanges(
  organizationId: string,
  planned: readonly PersonChange[],
  by: { tx: Transaction; now: Date; actorId: string },
) {
  const overrides = planned.flatMap(({ before: person, overrides: set }) =>
    set.map((override) => ({ person, ...override })),
  );
  await recordOverrides(organizationId, overrides, by);
  const placements = planned.flatMap(({ before: person, after: { effectiveOfficeId: officeId }, hasMoved, day }) =>
    hasMoved ? { person, officeId, effectiveOn: day } : [],
  );
  await recordPlacements(organizationId, placements, by);
  const ended = planned.flatMap(({ before: person, after, employment: { previousEnd: endDate } }) =>
    endDate === null ? [] : { person, endDate, nextStart: after.startDate },
  );
  await recordEmployments(organizationId, ended, by);
}

async function daysOfDeactivation(
  organizationId: string,
  changes: readonly PersonChange[],
  tx: Transaction,
): Promise<Map<string, IsoDate>> {
  const changed = changes.filter(
    ({ before, after, employment: { dates } }) => !before.isActive && (after.isActive || dates.endDate !== undefined),
  );
  const ids = changed.map(({ after }) => after.id);
  const instants = await findLastDeactivations(organizationId, ids, tx);
  return new Map(
    changed.flatMap(({ before: { id, zone } }): [string, IsoDate][] => {
      const at = instants.get(id);
      return at ? [[id, todayIn(zone, at)]] : [];
    }),
  );
}

function recalculationOf(change: PersonChange, inactiveSince: IsoDate | undefined): Recalculation[] {
  const { before, after, employment, day, overrides, hasMoved, hasNewFacts, regrouped } = change;
  const known = hasOtherHours(change) ? "hours" : hasNewFacts ? "facts" : null;
  const facts = after.hasPolicyDocuments ? known : null;
  const own = hasOtherPolicies(change) ? "policy" : facts;
  const terms = hasMoved ? "office" : overrides.length === 0 ? own : "override";
  const earns = earnsAfter(after, day);
  const cause = employment.cause ?? (earns ? terms : own);
  const since = firstTouched(change, inactiveSince);
  const onlySettled = !earns && changesOnlySettled(change);
  return cause === null ? [] : [{ person: after, day, cause, since, before, regrouped, onlySettled }];
}

function firstTouched(
  { before, after, employment: { dates, previousEnd } }: PersonChange,
  inactiveSince: IsoDate | undefined,
): Recalculation["since"] {
  const unpostedFrom = (startDate: IsoDate | null) =>
    inactiveSince && latest(inactiveSince, startDate ?? inactiveSince);
  if (previousEnd !== null) {
    const mayBeUnposted = inactiveSince !== undefined && inactiveSince < previousEnd;
    return mayBeUnposted ? unpostedFrom(before.startDate) : (after.startDate ?? undefined);
  }
  const lastDays = dates.endDate === undefined ? [] : [before.endDate, after.endDate];
  return [...lastDays, unpostedFrom(after.startDate)].filter((day) => day != null).toSorted()[0];
}
