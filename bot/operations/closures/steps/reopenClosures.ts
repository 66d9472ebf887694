import type { Transaction } from "sequelize";
import type { DateRange } from "#core/requests/cost/addedEmployment.ts";
import { newId } from "#db/newId.ts";
import { findCostly, reopenClosureLeave } from "#db/queries/closures/reopenClosureLeave.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { writeAuditEntries } from "#bot/operations/audit.ts";
import { announceEach } from "#bot/operations/notifications/steps/announce.ts";
import { followUpRequests } from "#bot/operations/notifications/steps/followUp.ts";
import { BOOKED_FOR } from "./bookClosure.ts";
import { followingClosure } from "./bookMissing.ts";

interface Reopened {
  requestId: string;
  person: Person;
}

/**
 * The organization and the people must be locked. The caller must then recalculate the leave on the reopened dates and
 * call `announceReopened`.
 */
export async function reopenClosures(
  organizationId: string,
  added: readonly { person: Person; ranges: readonly DateRange[] }[],
  { tx, now, actor }: { tx: Transaction; now: Date; actor: Actor },
): Promise<Reopened[]> {
  const ranges = added.flatMap(({ person, ranges: ofPerson }) =>
    ofPerson.map((range) => ({ userId: person.id, ...range })),
  );
  if (ranges.length === 0) return [];
  const people = new Map(added.map(({ person }) => [person.id, person]));
  const reopened = (await reopenClosureLeave(organizationId, ranges, BOOKED_FOR, { tx, now })).flatMap(
    ({ id: requestId, userId }) => {
      const person = people.get(userId);
      return person ? [{ requestId, person }] : [];
    },
  );
  await followUpRequests(reopened, { tx, now });
  await writeAuditEntries(
    followingClosure(organizationId, now, actor),
    reopened.map(({ requestId }) => ({
      subject: ["request", requestId],
      before: { status: "cancelled" },
      after: { status: "approved" },
    })),
    tx,
  );
  return reopened;
}

export async function announceReopened(
  organizationId: string,
  reopened: readonly Reopened[],
  { tx, now, actor }: { tx: Transaction; now: Date; actor: Actor },
): Promise<void> {
  if (reopened.length === 0) return;
  const ids = reopened.map(({ requestId }) => requestId);
  const costly = await findCostly(organizationId, ids, tx);
  const entered = reopened.map(({ requestId, person }) => {
    const payload = { requestId, isRecorded: true, actorId: actor.userId };
    return {
      announcement: { organizationId, event: "request.entered", key: newId(), payload } as const,
      people: person.isActive && costly.has(requestId) ? [person] : [],
    };
  });
  await announceEach(entered, { tx, now });
}
