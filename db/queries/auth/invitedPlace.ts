import type { Transaction } from "sequelize";
import { row } from "../statement.ts";
import type { InvitationRow } from "./invitations.ts";

type InvitedPlace = Pick<InvitationRow, "role" | "officeId" | "managerId" | "startDate">;

const OPEN = {
  name: "invited-place",
  text: `
    SELECT i.role, i.office_id AS "officeId", m.id AS "managerId", i.start_date AS "startDate" FROM invitations i
    LEFT JOIN users m ON m.organization_id = i.organization_id AND m.id = i.manager_id AND m.is_active
    WHERE i.organization_id = $1 AND lower(i.email) = lower($2) AND i.status = 'pending' AND i.expires_at > $3`,
};

/** Only an open invitation counts. `managerId` is null without an active manager. */
export function findInvitedPlace(
  organizationId: string,
  email: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<InvitedPlace | undefined> {
  return row<InvitedPlace>(OPEN, [organizationId, email, now], tx);
}
