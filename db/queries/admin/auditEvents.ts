import type { Transaction } from "sequelize";
import { ACTION_TEXTS } from "#core/audit/actionText.ts";
import type { AuditedLeave } from "#core/audit/AuditFacts.ts";
import type { AuditQuery, SOURCES } from "#core/audit/AuditQuery.ts";
import type { AuditedKey } from "#core/audit/keyText.ts";
import { ERASED } from "#core/people/erasure.ts";
import { joinType } from "../leaveTypes/typeColumns.ts";
import { HOLDER_OF_P } from "../policies/policies.ts";
import { eachBatch } from "./eachBatch.ts";
import { findPage } from "./findPage.ts";
import { namedPeople } from "./namedPeople.ts";
import { rows } from "../statement.ts";
import type { PagedList } from "./PagedList.ts";

export interface AuditView {
  id: string;
  at: Date;
  actorId: string | null;
  actorName: string | null;
  source: (typeof SOURCES)[number];
  action: string;
  subjectKind: string;
  subjectId: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  names: Record<string, string>;
  leave: AuditedLeave | null;
  key: AuditedKey | null;
}

const THEIRS = (person: string) => `ARRAY(
  SELECT ${person}::uuid
  UNION ALL SELECT id FROM pto_requests WHERE organization_id = $1 AND user_id = ${person}
  UNION ALL SELECT id FROM leave_changes WHERE organization_id = $1 AND user_id = ${person}
  UNION ALL SELECT id FROM credits WHERE organization_id = $1 AND user_id = ${person}
  UNION ALL SELECT id FROM pto_balances WHERE organization_id = $1 AND user_id = ${person})`;

const REFERRED = `ARRAY(
  SELECT (value #>> '{}')::uuid FROM jsonb_path_query(jsonb_build_array(e.before, e.after),
    '$.** ? (@.type() == "string" && @ like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")') value
  UNION SELECT e.subject_id)`;

const TEXT_OF_ACTION = Object.entries(ACTION_TEXTS)
  .map(([action, text]) => `('${action}', '${text.replaceAll("'", "''")}')`)
  .join(", ");

const BEFORE_LATER = `
  SELECT type, starts, ends FROM (
    SELECT at, before->>'type' AS type, before->>'startDate' AS starts, before->>'endDate' AS ends FROM audit_events
      WHERE organization_id = $1 AND subject_id = r.id AND action = 'editRequest' AND (at, id) > (e.at, e.id)
    UNION ALL SELECT decided_at, NULL, replaced->>'startDate', replaced->>'endDate' FROM leave_changes
      WHERE organization_id = $1 AND user_id = r.user_id AND request_id = r.id AND replaced IS NOT NULL
        AND decided_at > e.at
  ) later ORDER BY at LIMIT 1`;

const ASKED = `
  SELECT after AS dates FROM audit_events
  WHERE organization_id = $1 AND subject_id = c.id AND action = 'requestChange' AND (at, id) <= (e.at, e.id)
  ORDER BY at DESC, id DESC LIMIT 1`;

const LEAVE = `(
  SELECT json_build_object('userId', l.user_id, 'typeName', lt.name, 'unit', lt.unit, 'startDate', l.starts, 'endDate', l.ends)
  FROM (
    SELECT r.user_id, coalesce(was.type, r.type) AS type, coalesce(was.starts::date, r.start_date) AS starts,
        coalesce(was.ends::date, r.end_date) AS ends
      FROM pto_requests r LEFT JOIN LATERAL (${BEFORE_LATER}) was ON true
      WHERE e.subject_kind = 'request' AND r.organization_id = $1 AND r.id = e.subject_id
    UNION ALL SELECT c.user_id, r.type, coalesce((asked.dates->>'startDate')::date, c.start_date),
        coalesce((asked.dates->>'endDate')::date, c.end_date) FROM leave_changes c
      JOIN pto_requests r ON r.organization_id = $1 AND r.id = c.request_id
      LEFT JOIN LATERAL (${ASKED}) asked ON true
      WHERE e.subject_kind = 'change' AND c.organization_id = $1 AND c.id = e.subject_id
    UNION ALL SELECT user_id, type, worked_on, worked_on FROM credits
      WHERE e.subject_kind = 'credit' AND organization_id = $1 AND id = e.subject_id
    UNION ALL SELECT user_id, type, NULL, NULL FROM pto_balances
      WHERE e.subject_kind = 'balance' AND organization_id = $1 AND id = e.subject_id
    UNION ALL SELECT user_id, type, NULL, NULL FROM ledger_entries
      WHERE e.subject_kind = 'ledger_line' AND organization_id = $1 AND id = e.subject_id
  ) l JOIN leave_types lt ON lt.organization_id = $1 AND lt.key = l.type)`;

const KEY = `(
  SELECT json_build_object('name', k.name, 'start', k.start) FROM api_keys k
  WHERE k.organization_id = $1 AND k.id = e.key_id)`;

const COLUMNS = `
    e.id, e.at, e.actor_id AS "actorId", a.name AS "actorName", e.source, e.action, e.subject_kind AS "subjectKind",
    e.subject_id AS "subjectId", e.before, e.after,
    (SELECT coalesce(json_object_agg(id, name), '{}') FROM (SELECT ${REFERRED} AS ids OFFSET 0) referred, LATERAL (
      SELECT id, name FROM users WHERE organization_id = $1 AND id = ANY (ids)
      UNION ALL SELECT id, name FROM offices WHERE organization_id = $1 AND id = ANY (ids)
      UNION ALL SELECT id, name FROM teams WHERE organization_id = $1 AND id = ANY (ids)
      UNION ALL SELECT id, name FROM closures WHERE organization_id = $1 AND id = e.subject_id
      UNION ALL SELECT id, reason FROM blackouts WHERE organization_id = $1 AND id = e.subject_id
      UNION ALL SELECT id, name FROM leave_types WHERE organization_id = $1 AND id = e.subject_id
      UNION ALL SELECT id, name FROM webhook_endpoints WHERE organization_id = $1 AND id = e.subject_id
      UNION ALL SELECT id, name FROM api_keys WHERE organization_id = $1 AND id = e.subject_id
      UNION ALL SELECT p.id, concat(lt.name, ', ', ${HOLDER_OF_P}) FROM pto_policies p ${joinType("p")}
        LEFT JOIN offices f ON f.organization_id = p.organization_id AND f.id = p.office_id
        WHERE p.organization_id = $1 AND p.id = e.subject_id
      UNION ALL SELECT t.id, u.name FROM users u JOIN (
        SELECT id, user_id FROM pto_requests WHERE organization_id = $1 AND id = e.subject_id
        UNION ALL SELECT id, user_id FROM leave_changes
          WHERE e.subject_kind = 'change' AND organization_id = $1 AND id = e.subject_id
        UNION ALL SELECT id, user_id FROM credits
          WHERE e.subject_kind = 'credit' AND organization_id = $1 AND id = e.subject_id
        UNION ALL SELECT id, user_id FROM pto_balances WHERE organization_id = $1 AND id = e.subject_id) t
        ON u.organization_id = $1 AND u.id = t.user_id
      UNION ALL SELECT id, coalesce(text, '${ERASED}') FROM personal_texts WHERE organization_id = $1 AND id = ANY (ids)
    ) named) AS names`;

const EVENTS: PagedList<AuditQuery> = {
  columns: `${COLUMNS}, ${LEAVE} AS leave, ${KEY} AS key`,
  table: "audit_events e",
  joins: "LEFT JOIN users a ON a.organization_id = e.organization_id AND a.id = e.actor_id",
  where: "e.organization_id = $1",
  id: "e.id",
  chosenBy: { alias: "e", except: [] },
  search: (pattern) => `e.action ILIKE ${pattern} OR e.actor_id IN ${namedPeople(pattern)}
    OR e.action IN (SELECT t.action FROM (VALUES ${TEXT_OF_ACTION}) t (action, text) WHERE t.text ILIKE ${pattern})`,
  filters: {
    personId: (value) => `e.actor_id = ${value} OR e.subject_id = ANY (${THEIRS(value)})`,
    actorId: (value) => `e.actor_id = ${value}`,
    subjectId: (value) => `e.subject_id = ${value}`,
    action: (value) => `e.action = ${value}`,
    source: (value) => `e.source = ${value}`,
    afterId: (value) => `(e.at, e.id) > (
      SELECT b.at, b.id FROM audit_events b WHERE b.organization_id = $1 AND b.id = ${value})`,
    since: (value) => `e.at >= ${value}::date AT TIME ZONE 'UTC'`,
    until: (value) => `e.at < (${value}::date + 1) AT TIME ZONE 'UTC'`,
  },
  orders: { at: "e.at", action: "e.action", source: "e.source" },
};

const OF_PERSON = {
  name: "audit-of-person",
  text: `
    SELECT ${COLUMNS} FROM (
      SELECT id, organization_id, at, actor_id, source, action, subject_kind, subject_id,
        CASE WHEN is_theirs THEN before END AS before, CASE WHEN is_theirs THEN after END AS after
      FROM audit_events, LATERAL (SELECT subject_id = ANY (${THEIRS("$2")}) AS is_theirs) about
      WHERE organization_id = $1 AND (actor_id = $2 OR is_theirs)
      ORDER BY at DESC, id DESC LIMIT $3) e
    ${EVENTS.joins} ORDER BY e.at, e.id`,
};

/** Security: omits `before` and `after` unless the event's subject is in `THEIRS`. */
export function findAuditOf(
  organizationId: string,
  userId: string,
  most: number,
  tx: Transaction,
): Promise<Omit<AuditView, "leave" | "key">[]> {
  return rows<AuditView>(OF_PERSON, [organizationId, userId, most], tx);
}

export function findAuditPage(organizationId: string, query: AuditQuery) {
  return findPage<AuditView, AuditQuery>(EVENTS, query, [organizationId]);
}

export function allAuditEvents(organizationId: string, query: AuditQuery) {
  return eachBatch<AuditView, AuditQuery>(EVENTS, query, [organizationId]);
}
