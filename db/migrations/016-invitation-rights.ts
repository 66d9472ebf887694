export const invitationRights = {
  name: "016-invitation-rights",
  sql: `
ALTER TABLE invitations ADD COLUMN start_date date;

UPDATE invitations i SET status = 'revoked', updated_at = greatest(i.updated_at, b.updated_at)
FROM users b
WHERE b.organization_id = i.organization_id AND b.id = i.invited_by_id AND i.status = 'pending'
  AND (NOT b.is_active OR b.role NOT IN ('Admin', 'Owner') OR (i.role = 'Owner' AND b.role <> 'Owner'));

-- Finds the open invitations of people who lose a role without reading all invitations.
CREATE INDEX invitations_open_by_inviter ON invitations (organization_id, invited_by_id) WHERE status = 'pending';
`,
};
