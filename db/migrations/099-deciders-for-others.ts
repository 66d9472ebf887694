export const decidersForOthers = {
  name: "099-deciders-for-others",
  sql: `
CREATE OR REPLACE FUNCTION approval_view(request pto_requests) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN json_build_object(
    'steps', (
      SELECT coalesce(json_agg(s.step || jsonb_build_object(
          'decidedByName', CASE WHEN f.name IS NULL THEN p.name ELSE p.name || ' for ' || f.name END, 'names', (
          SELECT coalesce(jsonb_agg(n.name ORDER BY b.place), '[]')
          FROM jsonb_array_elements(s.step -> 'by') WITH ORDINALITY b (approver, place)
          JOIN users n ON n.organization_id = request.organization_id AND n.id = (b.approver ->> 'person')::uuid
        )) ORDER BY s.place), '[]')
      FROM jsonb_array_elements(request.steps) WITH ORDINALITY s (step, place)
      LEFT JOIN users p ON p.organization_id = request.organization_id
        AND p.id = (s.step -> 'decided' ->> 'byId')::uuid
      LEFT JOIN users f ON f.organization_id = request.organization_id
        AND f.id = (s.step -> 'decided' ->> 'forId')::uuid),
    'waitingFor', (
      SELECT coalesce(json_agg(u.name ORDER BY u.name, u.id), '[]')
      FROM step_deciders(request.organization_id, request.user_id, open_step(request.steps) -> 'by') d
      JOIN users u ON u.organization_id = request.organization_id AND u.id = d.id
      WHERE d.is_holder AND request.status = 'pending'));
END $$;
`,
};
