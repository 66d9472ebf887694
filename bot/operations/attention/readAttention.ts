import { addDays } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { Nothing } from "#core/inputs.ts";
import { findAttention } from "#db/queries/admin/attention.ts";
import { reading } from "../reading.ts";

const LONG_WAIT = 7;
const AHEAD = 60;

export const readAttention = reading("readAttention", Nothing, async (_, { me, today, clock }) => {
  const now = clock.now();
  const submittedUntil = addDays(todayIn("UTC", now), -LONG_WAIT);
  const lastDayUntil = addDays(today, -1);
  const span = { from: today, to: addDays(today, AHEAD) };
  const found = await findAttention(me.organizationId, { submittedUntil, lastDayUntil, ...span, now });
  return { ...found, submittedUntil, lastDayUntil };
});
