import type { Write } from "../../writeTogether.ts";

interface Queued {
  organizationId: string;
  events: readonly { event: string; data: Readonly<Record<string, string>> }[];
  at: Date;
}

export function queueWebhooks({ organizationId, events, at }: Queued): Write {
  return (bind) => {
    const [time, names, data] = [
      bind(at),
      bind(events.map(({ event }) => event)),
      bind(events.map((one) => JSON.stringify(one.data))),
    ];
    return `INSERT INTO webhook_messages
      (organization_id, id, endpoint_id, event, data, occurred_at, next_attempt_at, created_at)
    SELECT e.organization_id, gen_random_uuid(), e.id, x.event, x.data::jsonb, ${time}::timestamptz, ${time}::timestamptz,
      ${time}::timestamptz
    FROM webhook_endpoints e JOIN unnest(${names}::text[], ${data}::text[]) x (event, data) ON x.event = ANY (e.events)
    WHERE e.organization_id = ${bind(organizationId)} AND e.is_on`;
  };
}
