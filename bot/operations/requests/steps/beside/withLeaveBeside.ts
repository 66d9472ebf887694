import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import type { EvidenceOfLeave } from "#core/requests/booking/conditionTexts.ts";
import { evidenceOver } from "#core/requests/booking/leaveInRow.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { findAllBeside } from "#db/queries/requests/leaveBeside.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { peopleSeenWhole } from "../giveBack/peopleSeenWhole.ts";
import { minutesInRow } from "./neededEvidence.ts";

type PendingRequest = RequestView & { type: LeaveType; accrual: Pick<AccrualCase, "timeline"> };

export interface Beside {
  inRow?: Minutes;
  evidenceOfLeave?: EvidenceOfLeave;
}

export async function withLeaveBeside<Pending extends PendingRequest>(
  organizationId: string,
  requests: Pending[],
  readerId: string,
): Promise<(Pending & Beside)[]> {
  const needing = requests.filter(dependsOnRow);
  if (needing.length === 0) return requests;
  const ids = [...new Set(needing.map(({ userId }) => userId))];
  const insiders = await peopleSeenWhole(organizationId, ids, readerId);
  const people = new Map((await findPeopleById(organizationId, ids)).map((person) => [person.id, person]));
  const wanted = needing.flatMap((request) => {
    const person = people.get(request.userId);
    const leave = { ...request, id: request.change?.requestId ?? request.id };
    return person ? [{ request, person, leave, dates: { ...leave, except: leave.id } }] : [];
  });
  const beside = await findAllBeside(organizationId, wanted);
  const found = new Map<string, Beside>();
  for (const [index, { request, person, leave }] of wanted.entries()) {
    const around = beside[index];
    if (!around) continue;
    const inRow = insiders.has(person.id) ? minutesInRow(person, leave, around) : request.minutes;
    const { evidenceCount } = around;
    const over = evidenceOver({ ...leave, inRow }, leave.accrual);
    found.set(request.id, { inRow, ...(request.change && { evidenceOfLeave: { evidenceOver: over, evidenceCount } }) });
  }
  return requests.map((request) => ({ ...found.get(request.id), ...request }));
}

function dependsOnRow({ accrual, startDate, change, isCredit, isUnpaid }: PendingRequest): boolean {
  if (isCredit || change?.isCancellation) return false;
  const { paidUpTo, evidenceAfter } = termsOn(accrual.timeline, startDate).document?.booking ?? {};
  return (paidUpTo !== undefined && !isUnpaid) || (evidenceAfter !== undefined && change !== undefined);
}
