import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import type { People } from "#core/people/approver.ts";
import { addedDates, keepsBegun } from "#core/requests/changes/changeCosts.ts";
import { hasBegun, hasBegunUnder } from "#core/requests/overlaps/overlapRefusals.ts";
import type { Span } from "#core/requests/requestCost.ts";
import type { Person } from "#db/queries/people/person.ts";
import { hidesLeaveFrom } from "../giveBack/hidesLeaveFrom.ts";
import { leaveUnder } from "../giveBack/leaveUnder.ts";

export interface ChangedLeave {
  person: Person;
  leave: Span & { type: LeaveType };
  wanted: Span | null;
}

interface Reading {
  people: People;
  now: Date;
  tx?: Transaction | undefined;
}

export async function changesBegun(
  reader: { id: string },
  { person, leave, wanted }: ChangedLeave,
  { people, now, tx }: Reading,
): Promise<boolean> {
  const today = todayIn(person.zone, now);
  if (!keepsBegun(leave, wanted, today)) return true;
  if (wanted === null || leave.type !== SICK) return false;
  if (!addedDates(leave, wanted).some((dates) => hasBegun(dates, today))) return false;
  if (await hidesLeaveFrom(reader, person, tx, people)) return true;
  const under = await leaveUnder(person, { ...wanted, type: SICK }, { now, tx });
  return under.some((other) => hasBegunUnder(wanted, other.leave, today));
}
