import { knownZone, todayIn } from "#core/calendar/zones.ts";
import { groupBy } from "#core/groupBy.ts";
import type { Transaction } from "sequelize";
import { type ClosureGap, findClosureGaps } from "#db/queries/closures/closureLeave.ts";
import { holdOrganization } from "#db/queries/offices/organizationLock.ts";
import { lockPeopleById } from "#db/queries/people/peopleById.ts";
import { withAdvisoryLock } from "#db/withAdvisoryLock.ts";
import type { BrokenOrganization } from "../BrokenOrganization.ts";
import { writeAuditEntries } from "../audit.ts";
import { forAllPeople } from "../running/forAllPeople.ts";
import { operationsRuntime } from "../runtime.ts";
import { LAST_ZONE, recostRequests } from "../requests/steps/recostRequests.ts";
import { transactionally } from "../transactionally.ts";
import { bookMissing, followingClosure } from "./steps/bookMissing.ts";
import { cancelClosureLeave } from "./steps/cancelClosureLeave.ts";

const PEOPLE = 100;

const LEFT = "The closure doesn't apply to you anymore";

export async function followClosures(
  goesOn: () => boolean = () => true,
  together = PEOPLE,
): Promise<BrokenOrganization[]> {
  const broken: BrokenOrganization[] = [];
  const { clock } = operationsRuntime();
  const gaps = await findClosureGaps(todayIn(LAST_ZONE, clock.now()));
  for (const [organizationId, ofOrganization] of groupBy(gaps, (gap) => gap.organizationId)) {
    if (!goesOn()) break;
    try {
      const toCome = ofOrganization.filter((gap) => isToCome(gap, clock.now()));
      if (toCome.length === 0) continue;
      const people = [...new Set(toCome.map(({ userId }) => userId))];
      await withAdvisoryLock(`closures ${organizationId}`, () =>
        forAllPeople(people, together, async (ids) => {
          if (goesOn()) await transactionally((tx) => followIn(organizationId, ids, { tx, now: clock.now() }));
        }),
      );
    } catch (error) {
      broken.push({ organizationId, error });
    }
  }
  return broken;
}

function isToCome({ startDate, zone }: ClosureGap, now: Date): boolean {
  return startDate > todayIn(knownZone(zone), now);
}

async function followIn(
  organizationId: string,
  ids: readonly string[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  // The lock prevents a closure from being deleted while people are booked for it.
  await holdOrganization(organizationId, tx);
  const people = new Map((await lockPeopleById(organizationId, ids, tx)).map((person) => [person.id, person]));
  // A person may have moved during the wait for the locks.
  const found = await findClosureGaps(todayIn(LAST_ZONE, now), { organizationId, people: [...people.keys()] }, tx);
  const gaps = found.filter((gap) => isToCome(gap, now));
  const left = gaps.flatMap(({ requestId, userId }) => (requestId === null ? [] : { id: requestId, userId }));
  await cancelClosureLeave(organizationId, left, LEFT, { tx, now, actorId: null });
  const cancelled = { before: { status: "approved" }, after: { status: "cancelled" } };
  await writeAuditEntries(
    followingClosure(organizationId, now),
    left.map(({ id }) => ({ subject: ["request", id], ...cancelled })),
    tx,
  );
  // Without the closure, leave around it costs the closure's days again.
  const leavers = left.map(({ userId }) => userId);
  await recostRequests(organizationId, leavers, { tx, now, actorId: null });
  const missing = gaps.filter(({ requestId }) => requestId === null);
  await bookMissing(organizationId, missing, people, { tx, now });
}
