import type { Transaction } from "sequelize";
import { toMinutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { type EmploymentChange, employmentAfter, assertAfterPreviousEnd } from "#core/people/employmentAfter.ts";
import type { UserPatch } from "#core/people/UserInput.ts";
import { overrideChange, type ScheduledOverride } from "#core/policies/changes/overrideChange.ts";
import { yearStartOf } from "#core/policies/accrual/yearStartOf.ts";
import { VACATION } from "#core/leave/LeaveType.ts";
import type { OwnLeave } from "#core/people/access/ownLeave.ts";
import { samePatterns, withChange } from "#core/working/withChange.ts";
import { changePatterns, changePeopleRows } from "#db/queries/people/changePeopleRows.ts";
import { findHistories, type KeptHistory } from "#db/queries/ledger/history.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { Actor } from "#bot/operations/actor.ts";
import type { AuditEntry } from "#bot/operations/audit.ts";
import { revokeUncovered } from "#bot/operations/people/steps/revokeUncovered.ts";
import { followUpApprovers } from "#bot/operations/notifications/steps/followUp.ts";
import { announceStoppedTokens } from "#bot/operations/notifications/steps/announceStoppedTokens.ts";
import { askNewHolders } from "#bot/operations/requests/steps/approval/askNewHolders.ts";
import { assertGroupsFit } from "#bot/operations/assertPoliciesFit.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";
import { bringUpToDate, postThroughDay } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { guardSharedPolicies } from "#bot/operations/policies/steps/guardSharedPolicies.ts";
import { changeEarnings } from "#bot/operations/people/steps/changeEarnings.ts";
import { assertBorn } from "#core/people/assertBorn.ts";
import { assertPastFits } from "#core/people/assertPastFits.ts";
import { changedFactFields, type FactField, factsAfter, factsChanged } from "#core/policies/facts/PersonFacts.ts";
import { changedFields } from "#bot/operations/changedFields.ts";
import { announceNewAdmins } from "./announceNewAdmins.ts";
import { changesTraced } from "./changesTraced.ts";
import { moveWaiting, waitingBelow } from "./moveWaiting.ts";
import { moveToAddress } from "./moveToAddress.ts";

/** The person must be locked, and the change authorized. */
interface PersonChange {
  person: Person;
  patch: UserPatch;
}

interface Context {
  tx: Transaction;
  now: Date;
  me: Person;
  actor: Actor;
}

export async function changePeople(
  changes: readonly PersonChange[],
  { tx, now, me, actor }: Context,
): Promise<AuditEntry[]> {
  const { organizationId, id: actorId } = me;
  const known = changes.filter(({ person }) => person.hasHistory).map(({ person }) => person.id);
  const histories = await findHistories(organizationId, known, tx);
  const planned: Planned[] = [];
  for (const { person: locked, patch } of changes) {
    const person = await bringUpToDate(locked, { tx, now });
    const change = plan(person, patch, histories.get(person.id), now);
    await assertNotOwnLeave(me, person.id, raisedBy(change), tx);
    planned.push(change);
  }
  await assertGroupsFit(
    organizationId,
    planned.filter((change) => newFacts(change).includes("groups")).map(personAfter),
    tx,
  );
  const assertShared = planned.some(mayGetOtherTerms) ? await guardSharedPolicies(me, { tx, now }) : undefined;
  const moving = planned.filter(affectsApprovers).map(({ person }) => person);
  const waiting = await waitingBelow(
    organizationId,
    moving.map(({ id }) => id),
    { tx, now },
  );
  await changePeopleRows(organizationId, planned.map(personAfter), { tx, now });
  await assertShared?.();
  for (const { person, row } of planned) {
    if (row.email !== undefined && row.email !== person.email) {
      await moveToAddress({ ...person, role: row.role ?? person.role }, row.email, { tx, now, actorId });
    }
    if (row.ownPatterns !== undefined) await changePatterns(organizationId, person.id, row.ownPatterns, tx);
  }
  await followUpApprovers(moving, { tx, now });
  await moveWaiting(organizationId, waiting, { tx, now });
  if (moving.length > 0) await askNewHolders(organizationId, { tx, now });
  const roles = planned.map((change) => ({ before: change.person, after: personAfter(change) }));
  await announceNewAdmins(organizationId, roles, { tx, now, actorId });
  const demoted = planned.filter(({ row }) => row.role !== undefined && row.role !== "Owner");
  const former = demoted.map(({ person }) => person);
  await announceStoppedTokens(former, me, { tx, now });
  await changeEarnings(
    organizationId,
    planned.map(({ person: before, ...change }) => ({
      before,
      ...change,
      hasNewFacts: change.row.facts !== undefined,
    })),
    { tx, now, actor },
  );
  const traced = planned
    .filter(({ row }) => Object.keys(row).length > 0)
    .map(({ person, row: { facts, ownPatterns, ...row }, overrides: [override] }) => ({
      person: { ...person, workingPattern: person.ownPatterns?.at(-1) ?? null },
      changes: {
        ...row,
        ...(ownPatterns !== undefined && { workingPattern: ownPatterns?.at(-1) ?? null }),
        ...(override && { effectiveOn: override.effectiveOn }),
      },
      ...(facts !== undefined && { facts }),
    }));
  const inviters = planned
    .filter(isRoleChanged)
    .map((change) => ({ before: change.person, after: personAfter(change) }));
  const revoked = await revokeUncovered(organizationId, inviters, { tx, now });
  return [...(await changesTraced(organizationId, traced, tx)), ...revoked];
}

interface Planned {
  person: Person;
  day: IsoDate;
  employment: EmploymentChange;
  overrides: ScheduledOverride[];
  row: Partial<Person>;
}

function plan(person: Person, patch: UserPatch, history: KeptHistory | undefined, now: Date): Planned {
  const day = postThroughDay(person, now);
  const employment = employmentAfter(person, patch, day);
  const { startDate } = employment.dates;
  if (startDate !== undefined) assertAfterPreviousEnd(startDate, history?.previousEnd ?? null);
  assertBorn(patch.birthDate, day);
  const {
    ptoBalanceOverride: days,
    effectiveOn,
    workingPattern,
    serviceStartDate,
    creditedYears,
    birthDate,
    groups,
    ...fields
  } = patch;
  const facts = newFactsOf(person, { serviceStartDate, creditedYears, birthDate, groups }, day);
  const patterns = patternsAfter(person, workingPattern, day);
  const minutes = days == null ? days : toMinutes(days);
  const overrides =
    minutes === undefined
      ? []
      : overrideChange(overridesOf(person, history), minutes, {
          on: effectiveOn,
          today: day,
          startsIn: yearStartOf(person, VACATION),
        });
  return {
    person,
    day,
    employment,
    overrides,
    row: {
      ...changedFields(fields, person),
      ...(!samePatterns(patterns, person.ownPatterns) && { ownPatterns: patterns }),
      ...(overrides.length > 0 && minutes !== undefined && { ptoBalanceOverride: minutes }),
      ...employment.dates,
      ...(facts && { facts }),
    },
  };
}

function newFactsOf({ facts: before }: Person, patch: Pick<UserPatch, FactField>, day: IsoDate) {
  const after = factsAfter(before, patch);
  if (changedFactFields(before, after).length === 0) return undefined;
  const changed = factsChanged(before, after, day);
  assertPastFits(changed);
  return changed;
}

function patternsAfter({ ownPatterns }: Person, wanted: UserPatch["workingPattern"], today: IsoDate) {
  if (wanted === undefined) return ownPatterns;
  return withChange(ownPatterns, wanted ?? { from: today, weeks: null });
}

function overridesOf({ addedOn, ptoBalanceOverride }: Person, history: KeptHistory | undefined) {
  const kept = history?.overrides ?? [];
  return kept.length > 0 ? kept : [{ version: 1, effectiveOn: addedOn, value: ptoBalanceOverride }];
}

function personAfter({ person, row }: Planned): Person {
  return { ...person, ...row };
}

function raisedBy({ person, row, overrides }: Planned): OwnLeave[] {
  const isChanged = (field: "officeId" | "startDate" | "endDate") =>
    row[field] !== undefined && row[field] !== person[field];
  const changed: OwnLeave[] = (["officeId", "startDate", "endDate"] as const).filter(isChanged);
  changed.push(...newFacts({ person, row }));
  if (row.ownPatterns !== undefined) changed.push("workingPattern");
  return overrides.length === 0 ? changed : [...changed, "ptoBalanceOverride"];
}

function mayGetOtherTerms(change: Planned): boolean {
  const acts = raisedBy(change);
  const others = ["officeId", "groups", "ptoBalanceOverride"] as const;
  return isRoleChanged(change) || others.some((act) => acts.includes(act));
}

function newFacts({ person, row }: Pick<Planned, "person" | "row">): FactField[] {
  return row.facts === undefined ? [] : changedFactFields(person.facts, row.facts);
}

function isRoleChanged({ person, row }: Planned): boolean {
  return row.role !== undefined && row.role !== person.role;
}

function affectsApprovers({ person, row }: Planned): boolean {
  return (["managerId", "role", "isActive"] as const).some(
    (field) => row[field] !== undefined && row[field] !== person[field],
  );
}
