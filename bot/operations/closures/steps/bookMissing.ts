import type { Transaction } from "sequelize";
import { groupBy } from "#core/groupBy.ts";
import type { MissingLeave } from "#db/queries/closures/closureLeave.ts";
import { findClosure } from "#db/queries/closures/closures.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { writeAuditEntries } from "#bot/operations/audit.ts";
import { bookClosure, closureCosts } from "./bookClosure.ts";
import { chargedClosureOf } from "./chargedClosureOf.ts";

export const followingClosure = (organizationId: string, at: Date, actor?: Actor) =>
  ({ organizationId, userId: null, source: "clock", ...actor, action: "followClosure", at }) as const;

/** Expects the people and the organization to be locked. With `skipsFree`, books only leave that costs something. */
export async function bookMissing(
  organizationId: string,
  missing: readonly MissingLeave[],
  people: ReadonlyMap<string, Person>,
  { tx, now, actor, skipsFree = false }: { tx: Transaction; now: Date; actor?: Actor; skipsFree?: boolean },
): Promise<void> {
  for (const [closureId, ofClosure] of groupBy(missing, (gap) => gap.closureId)) {
    const found = await findClosure(organizationId, closureId, tx);
    const closure = found && (await chargedClosureOf(organizationId, found, tx));
    if (!closure) continue;
    for (const onDates of groupBy(ofClosure, ({ startDate, endDate }) => `${startDate} ${endDate}`).values()) {
      const [{ startDate, endDate } = closure] = onDates;
      const joined = [];
      for (const { userId } of onDates) {
        const person = people.get(userId);
        if (person) joined.push(await bringUpToDate(person, { tx, now }));
      }
      const part = { ...closure, startDate, endDate };
      const all = await closureCosts(organizationId, part, joined, { tx, now });
      const costs = all.filter(({ dayCosts, isTooFar }) => !isTooFar && (!skipsFree || dayCosts.length > 0));
      const booked = await bookClosure(organizationId, part, costs, { tx, now, actorId: actor?.userId ?? null });
      await writeAuditEntries(
        followingClosure(organizationId, now, actor),
        booked.map((id) => ({ subject: ["request", id], after: { closureId } })),
        tx,
      );
    }
  }
}
