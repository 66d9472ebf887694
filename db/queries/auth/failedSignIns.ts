import { rows } from "../statement.ts";

/** Doesn't wait for the disk, so that the time of the answer doesn't reveal whether an event was written. */
const NOTE = {
  name: "failed-sign-in",
  text: `
    WITH quickly AS (SELECT set_config('synchronous_commit', 'off', true))
    INSERT INTO audit_events (organization_id, id, at, actor_id, source, action, subject_kind, subject_id, after)
    SELECT i.organization_id, $1::uuid, $2::timestamptz, NULL, $3::text, 'failSignIn', 'user', i.user_id,
      jsonb_build_object('reason', $5::text)
    FROM quickly LEFT JOIN identities i ON i.provider = 'email' AND i.subject = lower($4)
    WHERE i.user_id IS NOT NULL`,
};

/** Adds a failed sign-in to the audit log of the organization of the email's account, if there is one. */
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
