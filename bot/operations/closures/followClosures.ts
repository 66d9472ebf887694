import { groupBy } from "#core/groupBy.ts";
import { todayIn } from "#core/calendar/dates.ts";
import type { Transaction } from "sequelize";
import { type ClosureGap, findClosureGaps } from "#db/queries/closures/closureLeave.ts";
import { findClosure } from "#db/queries/closures/closures.ts";
import { holdOrganization } from "#db/queries/offices/organizationLock.ts";
import { lockPeopleById } from "#db/queries/people/peopleById.ts";
import { withAdvisoryLock } from "#db/withAdvisoryLock.ts";
import { bringUpToDate } from "../accruals/steps/bringUpToDate.ts";
import type { BrokenOrganization } from "../BrokenOrganization.ts";
import { writeAuditEntries } from "../audit.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import { bookClosure, closureCosts } from "./steps/bookClosure.ts";
import { cancelClosureLeave } from "./steps/cancelClosureLeave.ts";
import { chargedClosureOf } from "./steps/chargedClosureOf.ts";

/** The zone in which days begin first: a closure has begun once it has begun anywhere. */
const FIRST_ZONE = "Etc/GMT-14";
const LEFT = "The closure doesn't apply to you anymore";

/**
 * Books charged closures for people who joined their offices since, and cancels those of people who left them or now
 * start after the closure. Returns the organizations that failed.
 */
export async function followClosures(goesOn: () => boolean = () => true): Promise<BrokenOrganization[]> {
  const broken: BrokenOrganization[] = [];
  const { clock } = operationsRuntime();
  const gaps = await findClosureGaps(todayIn(FIRST_ZONE, clock.now()));
  for (const organizationId of new Set(gaps.map((gap) => gap.organizationId))) {
    if (!goesOn()) break;
    try {
      await withAdvisoryLock(`closures ${organizationId}`, () =>
        transactionally((tx) => followIn(organizationId, clock.now(), tx)),
      );
    } catch (error) {
      broken.push({ organizationId, error });
    }
  }
  return broken;
}

async function followIn(organizationId: string, now: Date, tx: Transaction): Promise<void> {
  const today = todayIn(FIRST_ZONE, now);
  const due = () => findClosureGaps(today, organizationId, tx);
  // The lock prevents the deletion of a closure while people are booked for it.
  await holdOrganization(organizationId, tx);
  const ids = new Set((await due()).map(({ userId }) => userId));
  const people = new Map((await lockPeopleById(organizationId, [...ids], tx)).map((person) => [person.id, person]));
  // Someone may have moved during the wait for the locks.
  const gaps = (await due()).filter(({ userId }) => people.has(userId));
  const left = gaps.flatMap(({ requestId, userId }) => (requestId === null ? [] : { id: requestId, userId }));
  await cancelClosureLeave(organizationId, left, LEFT, { tx, now, actorId: null });
  const by = { organizationId, userId: null, source: "clock", action: "followClosure", at: now } as const;
  const cancelled = { before: { status: "approved" }, after: { status: "cancelled" } };
  await writeAuditEntries(
    by,
    left.map(({ id }) => ({ subject: ["request", id], ...cancelled })),
    tx,
  );
  const missing = gaps.filter(({ requestId }) => requestId === null);
  for (const [closureId, ofClosure] of groupBy(missing, (gap: ClosureGap) => gap.closureId)) {
    const found = await findClosure(organizationId, closureId, tx);
    const closure = found && (await chargedClosureOf(organizationId, found, tx));
    if (!closure) continue;
    const joined = [];
    for (const { userId } of ofClosure) {
      const person = people.get(userId);
      if (person) joined.push(await bringUpToDate(person, { tx, now }));
    }
    const costs = await closureCosts(organizationId, closure, joined, { tx, now });
    const booked = await bookClosure(organizationId, closure, costs, { tx, now, actorId: null });
    await writeAuditEntries(
      by,
      booked.map((id) => ({ subject: ["request", id], after: { closureId } })),
      tx,
    );
  }
}
