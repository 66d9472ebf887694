import type { IsoDate } from "#core/calendar/dates.ts";
import { begunLeaveText, begunSickLeaveText, creditText, mayRaiseLeave } from "#core/people/access/ownLeave.ts";
import type { People } from "#core/people/approver.ts";
import { spanOf } from "#core/requests/changes/changeCosts.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { hasBegun } from "#core/requests/overlaps/overlapRefusals.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { isPassedOn, stepsAfter } from "../approval/passOn.ts";
import { changesBegun } from "../changes/changesBegun.ts";

interface Pending extends RequestView {
  givesBackBegun?: boolean;
  isHidden?: boolean;
  today: IsoDate;
  actingFor?: { id: string; name: string };
}

/** Adds `approvalRefusal` if the reader may not give the final approval. The reader may still reject the request. */
export async function withApprovalRefusals<Request extends Pending>(
  organizationId: string,
  requests: readonly Request[],
  readerId: string,
  now: Date,
): Promise<(Request & { approvalRefusal?: string })[]> {
  const guarded = requests.filter((request) => request.isCredit || mayChangeBegun(request));
  if (guarded.length === 0) return [...requests];
  const people = await peopleAround(organizationId, [...new Set([readerId, ...guarded.map(({ userId }) => userId)])]);
  const reader = people.get(readerId);
  const refusals = new Map<string, string>();
  for (const request of guarded) {
    const person = people.get(request.userId);
    if (!reader || !person || mayRaiseLeave(reader, person, people.values())) continue;
    if (request.change && !(await changesLeaveBegun(organizationId, request, { reader, people, now }))) continue;
    const leaveText = request.isHidden ? begunSickLeaveText : begunLeaveText;
    const text = request.isCredit ? creditText(person) : leaveText(person);
    if (!(await leavesSteps(organizationId, request, readerId, now))) refusals.set(request.id, text);
  }
  return requests.map((request) => {
    const approvalRefusal = refusals.get(request.id);
    return approvalRefusal === undefined ? request : { ...request, approvalRefusal };
  });
}

function mayChangeBegun({ change, editedFrom, startDate, today, givesBackBegun = false }: Pending): boolean {
  if (!change) return givesBackBegun;
  return [{ startDate }, editedFrom].some((dates) => dates !== null && hasBegun(dates, today));
}

async function changesLeaveBegun(
  organizationId: string,
  { userId, change, editedFrom, ...wanted }: Pending,
  { reader, people, now }: { reader: { id: string }; people: People; now: Date },
): Promise<boolean> {
  const person = await findPerson(organizationId, userId);
  if (!person || editedFrom === null) return false;
  const changed = { person, leave: editedFrom, wanted: change?.isCancellation ? null : spanOf(wanted) };
  return changesBegun(reader, changed, { people, now });
}

async function leavesSteps(organizationId: string, request: Pending, readerId: string, now: Date): Promise<boolean> {
  if (!request.approval) return false;
  const people = await decidersAround(organizationId, request, [readerId]);
  return isPassedOn(stepsAfter(request, { me: { id: readerId }, actingFor: request.actingFor }, people, now));
}
