import { LAST_REMINDER } from "#core/notify/reminderDue.ts";
import { MAX_STEPS } from "#core/policies/document/bookingRule.ts";
import { MAX_SNOOZES } from "#core/requests/snoozing/SnoozeInput.ts";

/** SQL for the keys of an event about each later or reopened step of a request. */
const ofSteps = (event: string, id: string) => `
  ARRAY(SELECT '${event}:' || ${id} || ':' || place
    FROM pto_requests s, generate_series(1, ${MAX_STEPS} * (1 + coalesce((s.steps -> 0 ->> 'round')::int, 0))) place
    WHERE s.organization_id = $1 AND s.id = ${id} AND s.steps IS NOT NULL)`;

/** People who lost a request and got it back more often aren't asked again. */
export const MAX_MOVES = 9;

/** SQL for the key of the notifications that asked a person before the request `id` moved away from them. */
export const movedKey = (id: string, move: string) => `'request.submitted:' || ${id} || ':moved:' || ${move}`;

export const movedKeys = (id: string) =>
  `ARRAY(SELECT ${movedKey(id, "move")} FROM generate_series(1, ${MAX_MOVES}) move)`;

/**
 * SQL for the event keys of the first notifications that ask for a decision on the request `id`, and of its
 * escalations.
 */
export const asked = (id: string) => `
  ARRAY['request.submitted:' || ${id}, 'request.escalated:' || ${id}]
  || ${ofSteps("request.submitted", id)} || ${ofSteps("request.escalated", id)} || ${movedKeys(id)}`;

/** SQL for the event keys of all notifications that ask for a decision on the request `id`. */
export const asking = (id: string) => `
  ${asked(id)}
  || ARRAY(SELECT 'request.reminded:' || ${id} || ':' || step FROM generate_series(1, ${LAST_REMINDER + MAX_SNOOZES}) step)
  || ARRAY(SELECT DISTINCT replace(a.event_key, 'submitted', 'reminded') || ':' || step
    FROM notifications a, generate_series(1, ${LAST_REMINDER}) step
    WHERE a.organization_id = $1 AND a.event_key = ANY (${ofSteps("request.submitted", id)}))`;
