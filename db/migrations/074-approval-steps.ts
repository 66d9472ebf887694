/** `step_deciders` applies the rules of `mayDecideStep` in core. */
export const approvalSteps = {
  name: "074-approval-steps",
  sql: `
ALTER TABLE pto_requests
  ADD COLUMN steps jsonb CHECK (jsonb_typeof(steps) = 'array'),
  ADD COLUMN step_version integer NOT NULL DEFAULT 0 CHECK (step_version >= 0),
  -- The last day for a decision, in the person's time zone.
  ADD COLUMN expires_on date;
CREATE INDEX pto_requests_in_steps ON pto_requests (organization_id)
  WHERE status = 'pending' AND steps IS NOT NULL;
CREATE INDEX pto_requests_expiring ON pto_requests (expires_on)
  WHERE status = 'pending' AND expires_on IS NOT NULL;

CREATE FUNCTION open_step(steps jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT s.step FROM jsonb_array_elements(steps) WITH ORDINALITY s (step, place)
  WHERE jsonb_typeof(s.step -> 'decided') = 'null' ORDER BY s.place LIMIT 1
$$;

CREATE FUNCTION step_deciders(organization uuid, requester uuid, approvers jsonb)
RETURNS TABLE (id uuid, is_holder boolean) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  WITH RECURSIVE chain AS (
    SELECT m.id, m.manager_id, m.is_active AND m.role <> 'Employee' AS approves, 1 AS depth, ARRAY[requester, m.id] AS path
    FROM users u JOIN users m ON m.organization_id = organization AND m.id = u.manager_id
    WHERE u.organization_id = organization AND u.id = requester AND m.id <> requester
    UNION ALL
    SELECT m.id, m.manager_id, m.is_active AND m.role <> 'Employee', c.depth + 1, c.path || m.id
    FROM chain c JOIN users m ON m.organization_id = organization AND m.id = c.manager_id
    WHERE m.id <> ALL (c.path)
  ), above AS (
    SELECT c.id, row_number() OVER (ORDER BY c.depth) AS place FROM chain c WHERE c.approves
  ), admins AS (
    SELECT u.id, u.role FROM users u
    WHERE u.organization_id = organization AND u.is_active AND u.role IN ('Admin', 'Owner') AND u.id <> requester
  ), named AS (
    SELECT DISTINCT (a.value ->> 'person')::uuid AS id FROM jsonb_array_elements(approvers) a
    WHERE jsonb_typeof(a.value) = 'object'
  ), leads AS (
    SELECT DISTINCT l.user_id AS id FROM team_members m
    JOIN team_members l ON l.organization_id = organization AND l.team_id = m.team_id AND l.is_lead
    WHERE m.organization_id = organization AND m.user_id = requester AND m.is_member AND approvers ? 'teamLead'
  ), found AS (
    SELECT a.id, a.place = 1 AS holds FROM above a WHERE approvers ? 'manager'
    UNION ALL
    SELECT a.id, a.place = 2 FROM above a WHERE approvers ? 'managersManager' AND a.place >= 2
    UNION ALL
    SELECT a.id, true FROM admins a WHERE approvers ? 'admin' OR approvers ? 'owner' AND a.role = 'Owner'
    UNION ALL
    SELECT u.id, true FROM (SELECT n.id FROM named n UNION SELECT l.id FROM leads l) p
    JOIN users u ON u.organization_id = organization AND u.id = p.id
    WHERE u.is_active AND u.role <> 'Employee' AND u.id <> requester
  ), resolved AS (
    SELECT f.id, f.holds FROM found f
    UNION ALL
    SELECT a.id, a.place = 1 FROM above a WHERE NOT EXISTS (SELECT FROM found)
    UNION ALL
    SELECT a.id, NOT EXISTS (SELECT FROM found) AND NOT EXISTS (SELECT FROM above) FROM admins a
    UNION ALL
    SELECT u.id, true FROM users u
    WHERE u.organization_id = organization AND u.id = requester AND u.is_active AND u.role IN ('Admin', 'Owner')
      AND NOT EXISTS (SELECT FROM found) AND NOT EXISTS (SELECT FROM above) AND NOT EXISTS (SELECT FROM admins)
  )
  SELECT r.id, bool_or(r.holds) FROM resolved r GROUP BY r.id;
END $$;

CREATE FUNCTION approval_view(request pto_requests) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN json_build_object(
    'steps', (
      SELECT coalesce(json_agg(s.step || jsonb_build_object('decidedByName', p.name, 'names', (
          SELECT coalesce(jsonb_agg(n.name ORDER BY b.place), '[]')
          FROM jsonb_array_elements(s.step -> 'by') WITH ORDINALITY b (approver, place)
          JOIN users n ON n.organization_id = request.organization_id AND n.id = (b.approver ->> 'person')::uuid
        )) ORDER BY s.place), '[]')
      FROM jsonb_array_elements(request.steps) WITH ORDINALITY s (step, place)
      LEFT JOIN users p ON p.organization_id = request.organization_id
        AND p.id = (s.step -> 'decided' ->> 'byId')::uuid),
    'waitingFor', (
      SELECT coalesce(json_agg(u.name ORDER BY u.name, u.id), '[]')
      FROM step_deciders(request.organization_id, request.user_id, open_step(request.steps) -> 'by') d
      JOIN users u ON u.organization_id = request.organization_id AND u.id = d.id
      WHERE d.is_holder AND request.status = 'pending'));
END $$;
`,
};
