import { addDays } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { Nothing } from "#core/inputs.ts";
import { findAttention } from "#db/queries/admin/attention.ts";
import { reading } from "../reading.ts";

/** A request that has waited for this many days needs attention. */
const LONG_WAIT = 7;
/** A closure counts if it begins within this many days. */
const AHEAD = 60;

/** Also returns the dates up to which requests and last days are counted. */
export const readAttention = reading("readAttention", Nothing, async (_, { me, today, clock }) => {
  const now = clock.now();
  const submittedUntil = addDays(todayIn("UTC", now), -LONG_WAIT);
  const lastDayUntil = addDays(today, -1);
  const span = { from: today, to: addDays(today, AHEAD) };
  const found = await findAttention(me.organizationId, { submittedUntil, lastDayUntil, ...span, now });
  return { ...found, submittedUntil, lastDayUntil };
});
