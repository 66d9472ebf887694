import { rows } from "../statement.ts";

/** Security: an event or a longer response time could reveal whether an imported address has an account elsewhere. */
const NOTE = {
  name: "failed-sign-in",
  text: `
    WITH quickly AS (SELECT set_config('synchronous_commit', 'off', true))
    INSERT INTO audit_events (organization_id, id, at, actor_id, source, action, subject_kind, subject_id, after)
    SELECT i.organization_id, $1::uuid, $2::timestamptz, NULL, $3::text, 'failSignIn', 'user', i.user_id,
      jsonb_build_object('reason', $5::text)
    FROM quickly LEFT JOIN identities i ON i.provider = 'email' AND i.subject = $4
    WHERE EXISTS (SELECT 1 FROM passwords p WHERE p.organization_id = i.organization_id AND p.user_id = i.user_id)
      OR EXISTS (SELECT 1 FROM identities g
        WHERE g.provider = 'google' AND g.organization_id = i.organization_id AND g.user_id = i.user_id)`,
};

export async function noteFailure(failure: {
  id: string;
  at: Date;
  source: string;
  email: string;
  reason: string;
}): Promise<void> {
  const { id, at, source, email, reason } = failure;
  await rows(NOTE, [id, at, source, email, reason]);
}
