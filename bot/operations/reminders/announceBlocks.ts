import { knownZone, todayIn } from "#core/calendar/zones.ts";
import { findUsers } from "#db/queries/people/people.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { findBlockOrganizations, noteBlocksAnnounced } from "#db/queries/requests/blocks.ts";
import { isAnnounced } from "#db/queries/requests/reminders.ts";
import { withAdvisoryLock } from "#db/withAdvisoryLock.ts";
import { missingBlocks } from "../balances/steps/missingBlocks.ts";
import type { BrokenOrganization } from "../BrokenOrganization.ts";
import { forAllPeople } from "../running/forAllPeople.ts";
import { announce } from "../notifications/steps/announce.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";

const PEOPLE = 200;

export async function announceBlocks(goesOn: () => boolean = () => true): Promise<BrokenOrganization[]> {
  const broken: BrokenOrganization[] = [];
  const now = operationsRuntime().clock.now();
  for (const { id: organizationId, zone, announcedOn } of await findBlockOrganizations()) {
    const today = todayIn(knownZone(zone), now);
    if (announcedOn !== null && announcedOn >= today) continue;
    if (!goesOn()) break;
    try {
      await withAdvisoryLock(`blocks ${organizationId}`, async () => {
        const ids = (await findUsers(organizationId, { includeInactive: false })).map(({ id }) => id);
        await forAllPeople(ids, PEOPLE, async (some) => {
          if (goesOn()) await announceBlocksOf(organizationId, some, now);
        });
        if (goesOn()) await noteBlocksAnnounced(organizationId, today);
      });
    } catch (error) {
      broken.push({ organizationId, error });
    }
  }
  return broken;
}

function announceBlocksOf(organizationId: string, ids: readonly string[], now: Date): Promise<void> {
  return transactionally(async (tx) => {
    const people = await findPeopleById(organizationId, ids, tx);
    for (const { person, type, days, longest, by, remindedOn } of await missingBlocks(organizationId, people, {
      tx,
      now,
    })) {
      if (remindedOn === null) continue;
      const event = "block.missing" as const;
      const key = `${person.id}:${type}:${remindedOn}`;
      if (await isAnnounced(organizationId, `${event}:${key}`, tx)) continue;
      await announce({ organizationId, event, key, payload: { type, days, longest, by } }, [person], { tx, now });
    }
  }, organizationId);
}
