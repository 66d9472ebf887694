import type { Transaction } from "sequelize";
import { type Minutes, toMinutes } from "#core/amounts.ts";
import { type IsoDate, todayIn } from "#core/calendar/dates.ts";
import { type EmploymentChange, employmentAfter, assertAfterSpell } from "#core/people/employmentAfter.ts";
import type { UserPatch } from "#core/people/UserInput.ts";
import { overrideOn } from "#core/policies/overrideOn.ts";
import { changeEmail, changePeopleRows } from "#db/queries/changedPeople.ts";
import { findHistories, type KeptHistory } from "#db/queries/history.ts";
import { endResetLinks } from "#db/queries/linkTokens.ts";
import type { Person } from "#db/queries/person.ts";
import type { AuditLine } from "../audit.ts";
import { revokeUncovered } from "../invitations/revokeUncovered.ts";
import { followUpPlace } from "../notifications/followUp.ts";
import { effectiveDay } from "../policies/effectiveDay.ts";
import { bringUpToDate } from "../posting/bringUpToDate.ts";
import { changeEarnings } from "../posting/changeEarnings.ts";
import { postingDay } from "../posting/postingDay.ts";
import { given } from "../given.ts";
import { changesTraced } from "./changesTraced.ts";

/** A person, who is locked, and what somebody allowed to has asked to change. */
export interface PersonChange {
  person: Person;
  patch: UserPatch;
}

interface Context {
  tx: Transaction;
  now: Date;
  me: Person;
}

/** Changes people, with everything that follows from it. Returns the audit lines to leave. */
export async function changePeople(changes: readonly PersonChange[], { tx, now, me }: Context): Promise<AuditLine[]> {
  const { organizationId, id: actorId } = me;
  const known = changes.filter(({ person }) => person.hasHistory).map(({ person }) => person.id);
  const histories = await findHistories(organizationId, known, tx);
  const planned: Planned[] = [];
  for (const { person: locked, patch } of changes) {
    const person = await bringUpToDate(locked, { tx, now });
    planned.push(plan(person, patch, histories.get(person.id), now));
  }
  await changePeopleRows(organizationId, planned.map(afterwards), { tx, now });
  for (const { person, row } of planned) {
    if (row.email !== undefined && row.email !== person.email) {
      await changeEmail(organizationId, person.id, row.email, tx);
      // A link to set a password was sent to the address that was: it may be a stranger's.
      await endResetLinks(organizationId, person.id, now, tx);
    }
  }
  const placed = planned.filter(isPlaceChanged).map(({ person }) => person);
  await followUpPlace(placed, { tx, now });
  await changeEarnings(
    organizationId,
    planned.map(({ person: before, ...change }) => ({ before, ...change })),
    { tx, now, actorId },
  );
  const traced = planned.map(({ person, row, overrideFrom }) => ({
    person,
    changes: { ...row, ...(overrideFrom && { effectiveOn: overrideFrom }) },
  }));
  const revoked = await revokeUncovered(organizationId, planned.filter(isRoleChanged).map(afterwards), { tx, now });
  return [...(await changesTraced(organizationId, traced, tx)), ...revoked];
}

/** What a patch comes to. */
interface Planned {
  person: Person;
  day: IsoDate;
  employment: EmploymentChange;
  overrideFrom: IsoDate | undefined;
  /** What changes in their row. */
  row: Partial<Person>;
}

function plan(person: Person, patch: UserPatch, history: KeptHistory | undefined, now: Date): Planned {
  const day = postingDay(person, now);
  const employment = employmentAfter(person, patch, day);
  const { startDate } = employment.dates;
  if (startDate !== undefined) assertAfterSpell(startDate, history?.spellEnded ?? null);
  const { ptoBalanceOverride: days, effectiveOn, ...fields } = patch;
  const minutes = days == null ? days : toMinutes(days);
  // A form that sends what holds today along with the rest leaves alone what was set for later.
  const isOverridden =
    minutes !== undefined && (effectiveOn !== undefined || minutes !== overrideToday(person, history, now));
  return {
    person,
    day,
    employment,
    overrideFrom: isOverridden ? effectiveDay(effectiveOn, day, person.leaveYearStartsIn) : undefined,
    row: { ...given(fields), ...(isOverridden && { ptoBalanceOverride: minutes }), ...employment.dates },
  };
}

function overrideToday(person: Person, history: KeptHistory | undefined, now: Date): Minutes | null {
  if (!history || history.overrides.length === 0) return person.ptoBalanceOverride;
  return overrideOn(history.overrides, todayIn(person.zone, now)).minutes;
}

/** The person as the plan leaves them. */
function afterwards({ person, row }: Planned): Person {
  return { ...person, ...row };
}

function isRoleChanged({ person, row }: Planned): boolean {
  return row.role !== undefined && row.role !== person.role;
}

/** Whether other people may decide now than before. */
function isPlaceChanged({ person, row }: Planned): boolean {
  return (["managerId", "role", "isActive"] as const).some(
    (field) => row[field] !== undefined && row[field] !== person[field],
  );
}
