import type { FeedEvent } from "#core/feeds/FeedEvent.ts";
import { may } from "#core/people/access/access.ts";
import { isDelegate } from "#db/queries/delegations/delegations.ts";
import type { FeedRow } from "#db/queries/feeds/feeds.ts";
import { zonesOf } from "#db/queries/feeds/zonesOf.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { requestsToDecide } from "../../requests/steps/requestsToDecide.ts";

export async function waitingEvents(me: Person, { types }: Pick<FeedRow, "types">, now: Date): Promise<FeedEvent[]> {
  if (!may(me.role, "readTeamRequests") && !(await isDelegate(me, now))) return [];
  // A credit isn't time off.
  const requests = (await requestsToDecide(me, now)).requests.filter(
    ({ isCredit, type }) => !isCredit && (types === null || types.includes(type)),
  );
  const zones = await zonesOf(me.organizationId, [...new Set(requests.map(({ userId }) => userId))]);
  return requests.map(({ id, startDate, endDate, isHalfDay, parts, typeName, userId, employee, ...request }) => ({
    id,
    status: "pending",
    startDate,
    endDate,
    isHalfDay,
    parts,
    changedAt: Math.floor(changedAt(request) / 1000),
    typeName,
    personName: employee.name,
    zone: zones.get(userId) ?? me.zone,
  }));
}

function changedAt({ submittedAt, editedFrom }: Pick<RequestView, "submittedAt" | "editedFrom">): number {
  return Date.parse(editedFrom?.editedAt ?? submittedAt.toISOString());
}
