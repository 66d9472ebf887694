import { database } from "#db/connect.ts";

export async function lastAuditEntry(organizationId: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await database().pool.query<Record<string, unknown>>(
    `SELECT actor_id AS "actorId", source, action, subject_kind AS "subjectKind", subject_id AS "subjectId", before, after
      FROM audit_events WHERE organization_id = $1 ORDER BY id DESC LIMIT 1`,
    [organizationId],
  );
  return rows[0];
}
