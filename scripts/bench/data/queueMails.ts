import type pg from "pg";

export async function queueMails(pool: pg.Pool, organizationId: string, count: number): Promise<void> {
  await pool.query(
    `WITH waiting AS (
       SELECT r.id, u.manager_id, row_number() OVER (ORDER BY r.id) - 1 AS place
       FROM pto_requests r JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
       WHERE r.organization_id = $1 AND r.status = 'pending' AND u.manager_id IS NOT NULL
       ORDER BY r.id LIMIT 100)
     INSERT INTO notifications (organization_id, id, event, event_key, recipient_id, channel, payload, next_attempt_at, created_at)
     SELECT $1, gen_random_uuid(), 'request.submitted', 'measured:' || n, w.manager_id, 'mail',
       jsonb_build_object('requestId', w.id), '2020-01-01', now()
     FROM generate_series(1, $2::int) n JOIN waiting w ON w.place = n % (SELECT count(*) FROM waiting)`,
    [organizationId, count],
  );
}
