import type { Transaction } from "sequelize";
import { MAX_STEPS } from "#core/policies/document/bookingRule.ts";
import type { RequestRecipient } from "../notifications/recipients.ts";
import { HAS_SLACK } from "../people/person.ts";
import { rows } from "../statement.ts";

interface NewHolder extends Pick<RequestRecipient, "id" | "notificationChoices" | "hasSlack"> {
  requestId: string;
  place: number;
  round: number;
}

const NEW_HOLDERS = {
  name: "new-holders",
  text: `
    SELECT r.id AS "requestId", o.place, o.round, u.id, u.notification_choices AS "notificationChoices", ${HAS_SLACK} AS "hasSlack"
    FROM pto_requests r
    CROSS JOIN LATERAL (
      SELECT s.step, (s.place - 1)::int4 AS place, coalesce((s.step ->> 'round')::int4, 0) AS round FROM jsonb_array_elements(r.steps) WITH ORDINALITY s (step, place)
      WHERE jsonb_typeof(s.step -> 'decided') = 'null' ORDER BY s.place LIMIT 1) o
    CROSS JOIN LATERAL step_deciders(r.organization_id, r.user_id, o.step -> 'by') d
    JOIN users u ON u.organization_id = r.organization_id AND u.id = d.id
    WHERE r.organization_id = $1 AND r.status = 'pending' AND r.steps IS NOT NULL AND d.is_holder
      AND NOT EXISTS (SELECT FROM notifications n WHERE n.organization_id = $1 AND n.recipient_id = u.id
        AND n.event_key = 'request.submitted:' || r.id
          || CASE WHEN o.place + o.round > 0 THEN ':' || (o.place + o.round * ${MAX_STEPS}) ELSE '' END)
    ORDER BY r.id, u.id`,
};

export function findNewHolders(organizationId: string, tx?: Transaction): Promise<NewHolder[]> {
  return rows<NewHolder>(NEW_HOLDERS, [organizationId], tx);
}

const LOCK = {
  name: "lock-new-holders",
  text: "SELECT pg_advisory_xact_lock(hashtextextended('new holders ' || $1::text, 0))",
};

/** Blocks other transactions that ask new holders, so that nobody is asked twice. */
export async function lockNewHolders(organizationId: string, tx: Transaction): Promise<void> {
  await rows(LOCK, [organizationId], tx);
}
