/** SQL. `b` is a blackout period of the organization `$1`. Doesn't check dates or types. */
export function concernsPerson(userId: string, officeId: string): string {
  return `(b.office_ids IS NULL OR ${officeId} = ANY (b.office_ids)) AND ${userId} <> ALL (b.except_user_ids)
    AND (b.team_ids IS NULL OR EXISTS (SELECT FROM team_members tm
      WHERE tm.organization_id = $1 AND tm.user_id = ${userId} AND tm.is_member AND tm.team_id = ANY (b.team_ids)))`;
}
