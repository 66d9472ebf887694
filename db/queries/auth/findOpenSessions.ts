import { rows } from "../statement.ts";

const OPEN = {
  name: "open-sessions",
  text: `
    SELECT s.sid FROM sessions s
    JOIN users u ON u.organization_id = (s.sess ->> 'organizationId')::uuid AND u.id = s.user_id
    WHERE s.sid = ANY ($1::text[]) AND s.expire >= $2 AND u.is_active`,
};

export async function findOpenSessions(sids: readonly string[], now: Date): Promise<Set<string>> {
  return new Set((await rows<{ sid: string }>(OPEN, [sids, now])).map(({ sid }) => sid));
}
