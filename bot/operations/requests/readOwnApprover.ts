import { Nothing } from "#core/inputs.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { People } from "#core/people/approver.ts";
import { mayRaiseLeave, NO_RIGHT } from "#core/people/access/ownLeave.ts";
import { approverName, SELF } from "#core/requests/approval/approverName.ts";
import { approverOfBegun } from "#core/requests/approval/approverOfBegun.ts";
import { spanOf } from "#core/requests/changes/changeCosts.ts";
import { hasBegunUnder } from "#core/requests/overlaps/overlapRefusals.ts";
import { findDecidable } from "#db/queries/credits/findDecidable.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";
import { changesBegun } from "./steps/changes/changesBegun.ts";
import { leaveUnder } from "./steps/giveBack/leaveUnder.ts";

export const readOwnApprover = readingOn("listOwnRequests", Nothing, async (id, _, { me, clock }) => {
  const request = await findDecidable(me.organizationId, id);
  if (request?.userId !== me.id) throw notFound("The request");
  const people = await peopleAround(me.organizationId, [me.id]);
  if (mayRaiseLeave(NO_RIGHT, me, people.values())) return approverName(me.id, people, SELF);
  const isBegun = await affectsBegun(await seenUpToDate(me, clock.now()), request, people, clock.now());
  return isBegun ? approverOfBegun(me.id, people) : approverName(me.id, people, SELF);
});

async function affectsBegun(me: Person, request: RequestView, people: People, now: Date): Promise<boolean> {
  const { change, editedFrom } = request;
  if (change) {
    if (editedFrom === null) return false;
    const wanted = change.isCancellation ? null : spanOf(request);
    return changesBegun(me, { person: me, leave: editedFrom, wanted }, { people, now });
  }
  const today = todayIn(me.zone, now);
  const under = await leaveUnder(me, request, { now });
  return under.some(({ leave }) => hasBegunUnder(request, leave, today));
}
