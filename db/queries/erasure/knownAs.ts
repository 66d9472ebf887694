import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { row, rows } from "../statement.ts";

const KNOWN_AS = {
  name: "erasure-known-as",
  text: `
    WITH mentions AS (
      SELECT v.field, v.id FROM audit_events e CROSS JOIN LATERAL (VALUES
        ('name', e.before #>> '{name,text}'), ('name', e.after #>> '{name,text}'),
        ('email', e.before #>> '{email,text}'), ('email', e.after #>> '{email,text}')) v (field, id)
      WHERE e.organization_id = $1 AND e.subject_id = $2 AND e.subject_kind = 'user' AND v.id IS NOT NULL
    ), known AS (
      SELECT mentions.field, t.text FROM mentions
      JOIN personal_texts t ON t.organization_id = $1 AND t.user_id = $2 AND t.id::text = mentions.id
      UNION SELECT 'name', name FROM users WHERE organization_id = $1 AND id = $2
      UNION SELECT 'email', lower(email) FROM users WHERE organization_id = $1 AND id = $2
      UNION SELECT 'email', lower(email) FROM invitations WHERE organization_id = $1 AND accepted_user_id = $2
    )
    SELECT coalesce(json_agg(text) FILTER (WHERE field = 'name'), '[]') AS names,
      coalesce(json_agg(text) FILTER (WHERE field = 'email'), '[]') AS addresses
    FROM known WHERE text IS NOT NULL`,
};

export async function findKnownAs(
  organizationId: string,
  userId: string,
  tx: Transaction,
): Promise<{ names: string[]; addresses: string[] }> {
  const known = await row<{ names: string[]; addresses: string[] }>(KNOWN_AS, [organizationId, userId], tx);
  return known ?? { names: [], addresses: [] };
}

const COUNT = {
  name: "erasure-count",
  text: "SELECT count(*)::int AS count FROM users WHERE organization_id = $1 AND erased_at IS NOT NULL",
};

export async function countErased(organizationId: string, tx: Transaction): Promise<number> {
  return (await row<{ count: number }>(COUNT, [organizationId], tx))?.count ?? 0;
}

export interface ErasedPerson {
  organizationId: string;
  userId: string;
  erasedAt: Date;
  lastDay: IsoDate | null;
}

const ALL = {
  name: "erasure-all",
  text: `
    SELECT organization_id AS "organizationId", id AS "userId", erased_at AS "erasedAt", end_date AS "lastDay"
    FROM users WHERE erased_at IS NOT NULL ORDER BY erased_at`,
};

export function findErasedPeople(): Promise<ErasedPerson[]> {
  return rows<ErasedPerson>(ALL, []);
}
