export const TERMS_AS_JSON = `
  CASE WHEN v.document IS NULL THEN ${simpleTerms("json_build_object")}
    ELSE (${simpleTerms("jsonb_build_object")} || jsonb_build_object('document', v.document) || coalesce((
      SELECT jsonb_build_object('officePatterns', f2.working_patterns) FROM pto_policies p2
      JOIN offices f2 ON f2.organization_id = p2.organization_id AND f2.id = p2.office_id
      WHERE p2.organization_id = v.organization_id AND p2.id = v.policy_id AND f2.working_patterns IS NOT NULL),
      '{}'))::json END`;

export const HAS_NO_BALANCE =
  "(is_unlimited OR document IS NOT NULL AND NOT jsonb_path_exists(document, '$.grants[*]'))";

export const inForceOn = (day: string) => `
  ORDER BY effective_on <= ${day} DESC, CASE WHEN effective_on <= ${day} THEN -version ELSE version END LIMIT 1`;

function simpleTerms(build: "json_build_object" | "jsonb_build_object"): string {
  return `${build}('isUnlimited', v.is_unlimited, 'accrual', v.accrual, 'accrualPeriod', v.accrual_period,
    'accrualTiming', v.accrual_timing, 'carryOver', v.carry_over, 'maxBalance', v.max_balance, 'bookAhead', v.book_ahead)`;
}

/** Returns SQL. The arguments are SQL expressions; `offices` is an array. */
export const versionsAsJson = (organization: string, type: string, offices: string) => `
  (SELECT json_agg(json_build_object('officeId', p.office_id, 'version', v.version, 'effectiveOn', v.effective_on,
      'value', ${TERMS_AS_JSON}))
    FROM pto_policies p JOIN policy_versions v ON v.organization_id = p.organization_id AND v.policy_id = p.id
    WHERE p.organization_id = ${organization} AND p.type = ${type} AND p.office_id = ANY (${offices}))`;

export const versionsByType = (offices: string) => `
  (SELECT coalesce(json_object_agg(type, versions), '{}') FROM (
    SELECT p.type, json_agg(json_build_object('officeId', p.office_id, 'version', v.version, 'effectiveOn', v.effective_on,
      'value', ${TERMS_AS_JSON})) AS versions
    FROM pto_policies p JOIN policy_versions v ON v.organization_id = p.organization_id AND v.policy_id = p.id
    WHERE p.organization_id = $1 AND p.office_id = ANY (${offices}) GROUP BY p.type ORDER BY p.type) of_type)`;

export const officesEver = (organization: string, user: string, current: string) => `
  array_append(ARRAY(SELECT office_id FROM office_placements
    WHERE organization_id = ${organization} AND user_id = ${user}), ${current})`;

export const historyColumns = (organization: string, user: string) => {
  const of = `WHERE organization_id = ${organization} AND user_id = ${user}`;
  const versions = (value: string, table: string) => `
    coalesce((SELECT json_agg(json_build_object('version', version, 'effectiveOn', effective_on, 'value', ${value}))
      FROM ${table} ${of}), '[]')`;
  return `
    ${versions("office_id", "office_placements")} AS placements,
    ${versions("minutes", "balance_overrides")} AS overrides,
    coalesce((SELECT json_agg(json_build_object('startDate', start_date, 'endDate', end_date, 'nextStart', next_start)
      ORDER BY end_date)
      FROM past_employments ${of}), '[]') AS employments`;
};

/** SQL that is false for a policy version that applies on no day. Needs all versions of the policy. */
export const IS_READ = `version = 1 OR coalesce(effective_on < min(effective_on) OVER (
      ORDER BY version DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), true)`;

export const versionsRead = (organization: string, policy: string) => `
  (SELECT *, ${IS_READ} AS is_read
    FROM policy_versions WHERE organization_id = ${organization} AND policy_id = ${policy})`;
