import type { IsoDate } from "#core/calendar/dates.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { joinType } from "../leaveTypes/typeColumns.ts";
import { APPLIES, HOLDER_OF_P, OFFICE_OF_P } from "../policies/policies.ts";
import { rows } from "../statement.ts";
import { decomposedInPieces, foldedText } from "./foldedText.ts";

export interface FoundRecord {
  kind: "leaveType" | "policy" | "office" | "team" | "holiday";
  id: string;
  name: string;
  detail: string | null;
}

const FOLDED = foldedText("name || ' ' || coalesce(detail, '')");
const matching = (kind: FoundRecord["kind"], from: string, words = FOLDED) => `
  (SELECT '${kind}' AS kind, id, name, detail FROM (${from}) r
    WHERE ${words} LIKE ALL ($2::text[])
    ORDER BY name COLLATE "en-x-icu", detail, id LIMIT $3)`;

/** Omits holidays before `$4`. */
const RECORDS = {
  name: "search-records",
  text: [
    matching(
      "leaveType",
      "SELECT id, name, NULL AS detail FROM leave_types WHERE organization_id = $1 AND archived_on IS NULL",
    ),
    matching(
      "policy",
      `SELECT p.id, lt.name, ${HOLDER_OF_P} AS detail
        FROM pto_policies p ${joinType("p")} AND lt.archived_on IS NULL
        JOIN offices f ON f.organization_id = p.organization_id AND f.id = ${OFFICE_OF_P}
        WHERE p.organization_id = $1 AND f.archived_at IS NULL AND p.ends_on IS NULL AND ${APPLIES("p")}`,
    ),
    matching(
      "office",
      "SELECT id, name, country AS detail FROM offices WHERE organization_id = $1 AND archived_at IS NULL",
    ),
    matching("team", "SELECT id, name, NULL AS detail FROM teams WHERE organization_id = $1"),
    matching(
      "holiday",
      `SELECT h.id, h.name, f.name || ', ' || to_char(h.date, 'Mon DD, YYYY') AS detail,
          h.search_text || f.words || to_char(h.date, ', mon DD, YYYY') AS words
        FROM holidays h JOIN (SELECT id, name, ${foldedText("name")} AS words FROM offices
          WHERE organization_id = $1 AND archived_at IS NULL OFFSET 0) f ON f.id = h.office_id
        WHERE h.organization_id = $1 AND h.date >= $4::date AND h.closure_id IS NULL`,
      "words",
    ),
  ].join(" UNION ALL "),
};

export function findRecords(
  organizationId: string,
  patterns: readonly string[],
  { most, today }: { most: number; today: IsoDate },
): Promise<FoundRecord[]> {
  return rows<FoundRecord>(RECORDS, [organizationId, patterns, most, today]);
}

export interface FoundRequest {
  id: string;
  type: LeaveType;
  startDate: IsoDate;
  endDate: IsoDate;
  status: RequestStatus;
}

const REQUESTS = {
  name: "search-own-requests",
  text: `
    SELECT id, type, "startDate", "endDate", status FROM (
      SELECT r.id, r.type, r.start_date::text AS "startDate", r.end_date::text AS "endDate", r.status, r.submitted_at,
        lt.name || ' ' || coalesce(r.notes, '') || ' ' || r.status || ' '
          || to_char(r.start_date, 'FMMonth FMDD YYYY YYYY') AS words
      FROM pto_requests r ${joinType("r")} WHERE r.organization_id = $1 AND r.user_id = $2 OFFSET 0) r
    WHERE ${foldedText("words", decomposedInPieces("words"))} LIKE ALL ($3::text[]) ORDER BY "startDate" DESC, id LIMIT $4`,
};

export function findOwnMatches(
  organizationId: string,
  userId: string,
  patterns: readonly string[],
  most: number,
): Promise<FoundRequest[]> {
  return rows<FoundRequest>(REQUESTS, [organizationId, userId, patterns, most]);
}
