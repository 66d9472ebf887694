import { daysBetween } from "#core/calendar/dates.ts";
import { knownZone, todayIn } from "#core/calendar/zones.ts";
import { findPostedZones } from "#db/queries/ledger/postedZones.ts";

/**
 * In days, for the office that is furthest behind its today, of one organization or of all. The lag is 1 for some
 * minutes after midnight at an office, and more if accruals aren't posted.
 */
export async function readAccrualLag(now: Date, organizationId?: string): Promise<number> {
  const lags = (await findPostedZones(organizationId)).map(({ zone, postedThrough }) => {
    const today = todayIn(knownZone(zone), now);
    return today > postedThrough ? daysBetween(postedThrough, today) - 1 : 0;
  });
  return Math.max(0, ...lags);
}
