import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import type { DateRange } from "#core/requests/cost/addedEmployment.ts";
import { findBegunGaps } from "#db/queries/closures/closureLeave.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { bookMissing } from "./bookMissing.ts";

/** The zone where each day begins first. */
const FIRST_ZONE = "Etc/GMT-14";

/** Expects the organization and the people to be locked. */
export async function bookBegunClosures(
  organizationId: string,
  added: readonly { person: Person; ranges: readonly DateRange[] }[],
  { tx, now, actor }: { tx: Transaction; now: Date; actor: Actor },
): Promise<void> {
  const ranges = added.flatMap(({ person, ranges: ofPerson }) =>
    ofPerson.map((range) => ({ userId: person.id, today: todayIn(person.zone, now), ...range })),
  );
  if (ranges.length === 0) return;
  const gaps = await findBegunGaps(organizationId, ranges, todayIn(FIRST_ZONE, now), tx);
  const people = new Map(added.map(({ person }) => [person.id, person]));
  await bookMissing(organizationId, gaps, people, { tx, now, actor, skipsFree: true });
}
