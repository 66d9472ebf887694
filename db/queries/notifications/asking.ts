import { LAST_REMINDER } from "#core/notify/reminderDue.ts";
import { MAX_STEPS } from "#core/policies/document/bookingRule.ts";
import { MAX_SNOOZES } from "#core/requests/snoozing/SnoozeInput.ts";

const ofSteps = (event: string, id: string) => `
  ARRAY(SELECT '${event}:' || ${id} || ':' || place
    FROM pto_requests s, generate_series(1, ${MAX_STEPS} * (1 + coalesce((s.steps -> 0 ->> 'round')::int, 0))) place
    WHERE s.organization_id = $1 AND s.id = ${id} AND s.steps IS NOT NULL)`;

export const MAX_MOVES = 9;

export const movedKey = (id: string, move: string) => `'request.submitted:' || ${id} || ':moved:' || ${move}`;

export const movedKeys = (id: string) =>
  `ARRAY(SELECT ${movedKey(id, "move")} FROM generate_series(1, ${MAX_MOVES}) move)`;

export const asked = (id: string) => `
  ARRAY['request.submitted:' || ${id}, 'request.escalated:' || ${id}]
  || ${ofSteps("request.submitted", id)} || ${ofSteps("request.escalated", id)} || ${movedKeys(id)}`;

export const asking = (id: string) => `
  ${asked(id)}
  || ARRAY(SELECT 'request.reminded:' || ${id} || ':' || step FROM generate_series(1, ${LAST_REMINDER + MAX_SNOOZES}) step)
  || ARRAY(SELECT DISTINCT replace(a.event_key, 'submitted', 'reminded') || ':' || step
    FROM notifications a, generate_series(1, ${LAST_REMINDER}) step
    WHERE a.organization_id = $1 AND a.event_key = ANY (${ofSteps("request.submitted", id)}))`;
