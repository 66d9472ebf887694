import { MAX_ANSWERED_REQUESTS } from "#core/requests/teamRequestCount.ts";
import { sumsAsJson } from "../../ledger/ledgerSums.ts";
import { CURRENT_SERIES } from "../../ledgerSeries.ts";
import { colleaguesWithLeave, OFFICE_PATTERNS } from "../../people/colleaguesWithLeave.ts";
import { factsWithEvents } from "../../people/factsOf.ts";
import { DEFAULT_OFFICE } from "../../offices/defaultOffice.ts";
import { historyColumns, TERMS_AS_JSON } from "../../policies/termsRows.ts";
import type { Statement } from "../../statement.ts";
import { JOIN_LEAVE } from "../changedDays.ts";
import { CREDIT_AS_REQUEST } from "../../credits/credits.ts";
import { CHANGE_AS_REQUEST, CHANGE_FIELDS } from "../changes.ts";
import { PENDING_JOINS, REQUEST_FIELDS, REQUEST_VIEW } from "../requests.ts";
import { type PendingScope, scopeCondition } from "./pendingScope.ts";

interface Source {
  source: string;
  columns: string;
  days: string;
}

const daysAsJson = (from: string) => `
    coalesce((SELECT json_agg(json_build_object('date', date, 'leaveYear', leave_year, 'minutes', minutes) ORDER BY date)
      FROM ${from}), '[]')`;
const REQUESTS: Source = {
  source: "pto_requests",
  columns: REQUEST_VIEW,
  days: "pto_request_days WHERE organization_id = $1 AND request_id = r.id",
};
const CHANGES: Source = {
  source: `(SELECT ${CHANGE_AS_REQUEST}, c.request_id, ${CHANGE_FIELDS} FROM leave_changes c ${JOIN_LEAVE})`,
  columns: `${REQUEST_FIELDS}, r.change, ${daysAsJson("pto_request_days WHERE organization_id = $1 AND request_id = r.request_id")} AS booked`,
  days: "leave_change_days WHERE organization_id = $1 AND change_id = r.id",
};

const CREDITS: Source = {
  source: `(SELECT ${CREDIT_AS_REQUEST} FROM credits k)`,
  columns: `${REQUEST_FIELDS}, true AS "isCredit"`,
  days: "pto_request_days WHERE false",
};

const waitingIn = ({ source, columns, days }: Source) => `
  SELECT ${columns}, u.name AS "userName", u.email AS "userEmail", u.photo_version AS "photoVersion", u.manager_id AS "managerId",
    coalesce(u.office_id, ${DEFAULT_OFFICE}) AS "officeId",
    ${daysAsJson(days)} AS days,
    ${sumsAsJson(
      "organization_id = $1 AND user_id = r.user_id AND type = r.type AND leave_year >= $3::smallint - 1",
      "$2::date",
    )} AS sums,
    CASE WHEN u.has_history THEN (SELECT row_to_json(h) FROM (SELECT ${historyColumns("$1", "r.user_id")}) h) END AS history,
    CASE WHEN u.start_date > u.added_on THEN (SELECT min(leave_year) FROM ledger_entries
      WHERE organization_id = $1 AND user_id = r.user_id AND type = r.type AND series = ${CURRENT_SERIES}) END AS "firstYear",
    json_build_object('effectiveOfficeId', coalesce(u.office_id, ${DEFAULT_OFFICE}), 'ptoBalanceOverride', u.pto_balance_override,
      'startDate', u.start_date, 'endDate', u.end_date, 'addedOn', u.added_on, 'facts', ${factsWithEvents("u")}) AS person,
    (SELECT json_build_object('isActive', u.is_active, 'endDate', u.end_date, 'zone', f.timezone,
        'postedThrough', greatest(f.posted_through, u.posted_through),
        'postingThrough', greatest(f.posting_through, u.posted_through))
      FROM offices f WHERE f.organization_id = $1 AND f.id = coalesce(u.office_id, ${DEFAULT_OFFICE})) AS posting
  FROM ${source} r JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id ${PENDING_JOINS}
  WHERE r.organization_id = $1 AND r.status = 'pending'`;

const VERSIONS = `
  (SELECT json_agg(json_build_object('type', p.type, 'officeId', p.office_id, 'version', v.version,
      'effectiveOn', v.effective_on, 'value', ${TERMS_AS_JSON}))
    FROM pto_policies p JOIN policy_versions v ON v.organization_id = p.organization_id AND v.policy_id = p.id
    WHERE p.organization_id = $1 AND p.type = ANY (ARRAY(SELECT type FROM waiting))
      AND (p.office_id = ANY (ARRAY(SELECT "officeId" FROM waiting))
        OR p.office_id = ANY (ARRAY(SELECT office_id FROM office_placements
          WHERE organization_id = $1 AND user_id = ANY (ARRAY(SELECT "userId" FROM waiting))))))`;

/** The balance after a request depends on the person's other pending requests. */
const ofNewest = (condition: string, source: string) => `
  AND r.user_id = ANY (ARRAY(SELECT DISTINCT n.user_id FROM (
    SELECT r.user_id FROM ${source} r WHERE r.organization_id = $1 AND r.status = 'pending' ${condition}
    ORDER BY r.submitted_at DESC, r.id DESC LIMIT ${MAX_ANSWERED_REQUESTS}) n))`;

const HAS_LIMITS = `
  EXISTS (SELECT FROM team_members m JOIN teams t ON t.organization_id = m.organization_id AND t.id = m.team_id
    WHERE m.organization_id = $1 AND m.user_id = ANY (ARRAY(SELECT "userId" FROM waiting))
      AND m.is_member AND t.coverage_mode IS NOT NULL)`;

const HAS_CHANGES = "EXISTS (SELECT FROM leave_changes WHERE organization_id = $1 AND status = 'pending')";

const HAS_CREDITS = "EXISTS (SELECT FROM credits WHERE organization_id = $1 AND status = 'pending')";

const statement = (name: string, condition: string, from: Source, recursive = ""): Statement => ({
  name,
  text: `
    WITH RECURSIVE ${recursive} waiting AS MATERIALIZED (${waitingIn(from)} ${condition})
    SELECT coalesce(json_agg(w ORDER BY "submittedAt" DESC, id DESC), '[]') AS requests, ${VERSIONS} AS versions,
      ${colleaguesWithLeave("waiting")} AS colleagues, ${OFFICE_PATTERNS} AS "officePatterns", ${HAS_LIMITS} AS "hasLimits",
      ${HAS_CHANGES} AS "hasChanges", ${HAS_CREDITS} AS "hasCredits"
    FROM waiting w`,
});

export interface ScopeStatements {
  few: Statement;
  many: Statement;
  among: Statement;
}

export const ONE_TOO_MANY = MAX_ANSWERED_REQUESTS + 1;
const statements = (
  name: string,
  scope: PendingScope["of"],
  ids = "$5",
): Record<"requests" | "changes" | "credits", ScopeStatements> => {
  const { condition, recursive } = scopeCondition(scope, "$4");
  const of = (prefix: string, from: Source): ScopeStatements => ({
    few: statement(`${prefix}${name}`, `${condition} LIMIT ${ONE_TOO_MANY}`, from, recursive),
    many: statement(`${prefix}many-${name}`, ofNewest(condition, from.source), from, recursive),
    among: statement(`${prefix}among-${name}`, `${condition} ${ofRequesters(ids)}`, from, recursive),
  });
  return { requests: of("", REQUESTS), changes: of("changes-", CHANGES), credits: of("credits-", CREDITS) };
};

const ofRequesters = (ids: string) => `
  AND r.user_id = ANY (ARRAY(SELECT user_id FROM pto_requests WHERE organization_id = $1 AND id = ANY (${ids}::uuid[])))`;

export const PENDING_STATEMENTS = {
  everyone: statements("every-pending", "everyone", "$4"),
  "everyone but": statements("all-pending", "everyone but"),
  "people in": statements("pending-of-people", "people in"),
  below: statements("pending-below", "below"),
  decidable: statements("pending-decidable", "decidable"),
  person: statements("pending-of-person", "person"),
};
