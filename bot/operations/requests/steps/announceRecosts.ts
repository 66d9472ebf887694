import type { Transaction } from "sequelize";
import { groupBy } from "#core/groupBy.ts";
import { keptRequests } from "#core/notify/requestNews/namedRequests.ts";
import { newId } from "#db/newId.ts";
import type { Person } from "#db/queries/people/person.ts";
import { announceEach } from "#bot/operations/notifications/steps/announce.ts";
import { followUpHome, followUpRequests } from "#bot/operations/notifications/steps/followUp.ts";

interface Recosted {
  request: { id: string; status: "pending" | "approved" };
  person: Person;
}

export async function announceRecosts(
  organizationId: string,
  recosted: readonly Recosted[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const cause = newId();
  const ofPeople = [...groupBy(recosted, ({ person }) => person)];
  const announcements = ofPeople.map(([person, requests]) => {
    const { kept, more } = keptRequests(requests.map(({ request }) => request.id));
    const [requestId = "", ...otherIds] = kept;
    const payload = { requestId, ...(otherIds.length > 0 && { otherIds }), ...(more > 0 && { more }) };
    const announcement = { organizationId, event: "request.recosted", key: `${requestId}:${cause}`, payload } as const;
    return { announcement, people: person.isActive ? [person] : [] };
  });
  await announceEach(announcements, { tx, now });
  const pending = recosted.filter(({ request }) => request.status === "pending");
  await followUpRequests(
    pending.map(({ person, request }) => ({ person, requestId: request.id })),
    { tx, now },
  );
  await followUpHome(
    recosted.filter(({ request }) => request.status === "approved").map(({ person }) => person),
    { tx, now },
  );
}
