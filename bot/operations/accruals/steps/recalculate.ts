import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { ChangeCause } from "#core/ledger/LedgerEntry.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { mayBeDueAfter } from "#core/ledger/settlement/earnsAfter.ts";
import { newId } from "#db/newId.ts";
import { insertEntrySets } from "#db/queries/ledger/insertEntrySets.ts";
import { markRecalculated, type Person } from "#db/queries/people/person.ts";
import type { PolicyEdit } from "./casesOf.ts";
import type { ChangedPerson } from "./changedFacts.ts";
import { activeTypes } from "#bot/operations/knownTypes/steps/activeTypes.ts";
import { changedEntrySets } from "./changedEntrySets.ts";
import { postThroughDay } from "./bringUpToDate.ts";

export interface Recalculation {
  person: Person;
  day: IsoDate;
  cause: ChangeCause;
  since?: IsoDate | undefined;
  before?: ChangedPerson["before"];
  regrouped?: readonly LeaveType[];
  onlySettled?: boolean;
}

/** Expects locked people with everything posted through each recalculation's `day`. */
export async function recalculate(
  organizationId: string,
  recalculations: readonly Recalculation[],
  { tx, now, actorId, edit }: { tx: Transaction; now: Date; actorId: string; edit?: PolicyEdit },
): Promise<void> {
  const id = newId();
  const changes = recalculations.map(({ person, day, cause, since, before, regrouped = [], onlySettled = false }) => ({
    person,
    before,
    regrouped,
    onlySettled,
    change: {
      today: day,
      cause,
      id,
      ...(since !== undefined && since < day && { since }),
    },
    through: mayBeDueAfter(person, day) ? dayHere(person, day, now) : day,
  }));
  const types = await activeTypes(organizationId, tx);
  const { changed, due } = await changedEntrySets(organizationId, { types, changes, edit }, tx);
  await insertEntrySets(organizationId, changed, { now, actorId }, tx);
  await insertEntrySets(organizationId, due, { now }, tx);
  const marks = recalculations.map(({ person, day }) => ({ id: person.id, through: dayHere(person, day, now) }));
  await markRecalculated(organizationId, marks, tx);
}

function dayHere(person: Person, day: IsoDate, now: Date): IsoDate {
  const here = postThroughDay(person, now);
  return here > day ? here : day;
}
