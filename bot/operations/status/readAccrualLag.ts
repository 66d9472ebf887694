import { daysBetween } from "#core/calendar/dates.ts";
import { knownZone, todayIn } from "#core/calendar/zones.ts";
import { findPostedZones } from "#db/queries/ledger/postedZones.ts";

/** In days, for the office that is furthest behind. */
export async function readAccrualLag(now: Date, organizationId?: string): Promise<number> {
  const lags = (await findPostedZones(organizationId)).map(({ zone, postedThrough }) => {
    const today = todayIn(knownZone(zone), now);
    return today > postedThrough ? daysBetween(postedThrough, today) - 1 : 0;
  });
  return Math.max(0, ...lags);
}
