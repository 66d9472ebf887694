import { LAST_REMINDER } from "#core/notify/reminderDue.ts";

/**
 * Returns SQL for the event keys of the notifications that ask for a decision on the request `id`, with one key for
 * each possible reminder.
 */
export const asking = (id: string) => `
  ARRAY['request.submitted:' || ${id}, 'request.escalated:' || ${id}]
  || ARRAY(SELECT 'request.reminded:' || ${id} || ':' || step FROM generate_series(1, ${LAST_REMINDER}) step)`;
