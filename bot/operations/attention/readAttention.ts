import { addDays } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { Nothing } from "#core/inputs.ts";
import { findAttention } from "#db/queries/admin/attention.ts";
import { reading } from "../reading.ts";

/** The number of days after which a waiting request needs attention. */
const LONG_WAIT = 7;
/** The number of days within which a closure must begin to be included. */
const AHEAD = 60;

/** Returns what may need an Admin's attention, with the latest dates of the counted requests and last days. */
export const readAttention = reading("readAttention", Nothing, async (_, { me, today, clock }) => {
  const now = clock.now();
  const submittedUntil = addDays(todayIn("UTC", now), -LONG_WAIT);
  const lastDayUntil = addDays(today, -1);
  const span = { from: today, to: addDays(today, AHEAD) };
  const found = await findAttention(me.organizationId, { submittedUntil, lastDayUntil, ...span, now });
  return { ...found, submittedUntil, lastDayUntil };
});
