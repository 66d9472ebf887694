export const assignedPolicies = {
  name: "086-assigned-policies",
  sql: `
CREATE FUNCTION policies_as_json(organization uuid, ids uuid[]) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT jsonb_agg(jsonb_build_object('id', a.id, 'type', a.type, 'group', a.group_label, 'from', a.starts_on,
        'until', a.ends_on, 'versions', (
          SELECT jsonb_agg(jsonb_build_object('version', v.version, 'effectiveOn', v.effective_on, 'value',
            jsonb_build_object('isUnlimited', v.is_unlimited, 'accrual', v.accrual, 'accrualPeriod', v.accrual_period,
              'accrualTiming', v.accrual_timing, 'carryOver', v.carry_over, 'maxBalance', v.max_balance,
              'bookAhead', v.book_ahead)
            || CASE WHEN v.document IS NULL THEN '{}' ELSE jsonb_build_object('document', v.document) || coalesce((
              SELECT jsonb_build_object('officePatterns', f.working_patterns) FROM offices f
              WHERE f.organization_id = organization AND f.id = a.office_id AND f.working_patterns IS NOT NULL), '{}') END)
            ORDER BY v.version)
          FROM (
            SELECT *, version = 1 OR coalesce(effective_on < min(effective_on) OVER (
              ORDER BY version DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), true) AS is_read
            FROM policy_versions WHERE organization_id = organization AND policy_id = a.id) v
          WHERE v.is_read))
      ORDER BY a.user_id IS NULL, a.position)
    FROM pto_policies a WHERE a.organization_id = organization AND a.id = ANY (ids));
END $$;

CREATE FUNCTION assigned_policies(organization uuid, person uuid, office uuid, ids uuid[], past_ids uuid[])
RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN CASE WHEN past_ids IS NULL THEN '{}' ELSE jsonb_build_object('past', policies_as_json(organization, past_ids)) END
    || jsonb_build_object('policies', coalesce(policies_as_json(organization, ids), '[]'), 'officePatterns', (
      SELECT jsonb_object_agg(w.id, w.working_patterns) FROM offices w
      WHERE w.organization_id = organization AND w.working_patterns IS NOT NULL AND w.id = ANY (array_append(
        ARRAY(SELECT office_id FROM office_placements WHERE organization_id = organization AND user_id = person),
        coalesce(office, (SELECT id FROM offices WHERE organization_id = organization AND is_default))))));
END $$;
`,
};
