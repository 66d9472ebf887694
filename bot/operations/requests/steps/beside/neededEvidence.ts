import type { Transaction } from "sequelize";
import { patternsOf, workCalendar } from "#core/offices/workCalendar.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { evidenceOver, leaveInRow } from "#core/requests/booking/leaveInRow.ts";
import type { Span } from "#core/requests/requestCost.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findLeaveBeside, type FoundBeside } from "#db/queries/requests/leaveBeside.ts";

type Leave = Span & { id: string; type: LeaveType; minutes: Minutes };

export function minutesInRow(person: Person, leave: Leave, { leave: others, holidays }: FoundBeside): Minutes {
  const calendar = workCalendar(holidays, person.countHolidays, patternsOf(person));
  return leaveInRow(leave, leave.minutes, { leave: others, calendar }).minutes;
}

export async function neededEvidence(
  person: Person,
  leave: Leave & { accrual: Pick<AccrualCase, "timeline"> },
  tx?: Transaction,
): Promise<Minutes | null> {
  const { accrual, startDate } = leave;
  if (termsOn(accrual.timeline, startDate).document?.booking?.evidenceAfter === undefined) return null;
  const beside = await findLeaveBeside(person, { ...leave, except: leave.id }, tx);
  return evidenceOver({ ...leave, inRow: minutesInRow(person, leave, beside) }, accrual);
}
