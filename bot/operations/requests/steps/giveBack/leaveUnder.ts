import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import type { TypeVisibility } from "#core/leave/LeaveTypeView.ts";
import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import { type GivenBack, giveBack } from "#core/requests/giveBack/giveBack.ts";
import { leaveGivenBack } from "#core/requests/overlaps/overlapRefusals.ts";
import { policyCalendar, type Span } from "#core/requests/requestCost.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findLeaveUnder, type LeaveUnderSick } from "#db/queries/requests/givenBack.ts";
import { type BookedLeaveOf, bookedLeave } from "../changes/bookedLeave.ts";
import { calendarOf } from "../calendar/calendarsOf.ts";

export interface LeaveUnder extends GivenBack {
  leave: BookedLeaveOf;
  visibility: TypeVisibility;
  closureId: string | null;
  isChanging: boolean;
}

/** The person must be up to date. */
export async function leaveUnder(
  person: Person,
  sick: Span & { type: LeaveType },
  { now, tx, known }: { now: Date; tx?: Transaction | undefined; known?: readonly LeaveUnderSick[] | undefined },
): Promise<LeaveUnder[]> {
  if (sick.type !== SICK) return [];
  const found = known ?? (await findLeaveUnder(person, sick, tx));
  const given = leaveGivenBack(
    sick,
    found.map((leave) => ({ ...leave, status: "approved" as const })),
  );
  const under: LeaveUnder[] = [];
  for (const { visibility, closureId, isChanging, ...request } of given) {
    const leave = await bookedLeave(person, request, tx);
    const { accrual, unit } = leave;
    const dates = { ...leave, isClosure: closureId !== null };
    const calendar = policyCalendar(await calendarOf(person, dates, tx), accrual);
    const terms = { calendar, accrual, unit, today: todayIn(person.zone, now) };
    under.push({ leave, visibility, closureId, isChanging, ...giveBack(leave, sick, terms) });
  }
  return under;
}
