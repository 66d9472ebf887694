import type { Transaction } from "sequelize";
import { row } from "../statement.ts";
import type { InvitationRow } from "./invitations.ts";

type InvitedPlace = Pick<InvitationRow, "role" | "officeId" | "managerId" | "startDate">;

const OPEN = {
  name: "invited-place",
  text: `
    SELECT role, office_id AS "officeId", manager_id AS "managerId", start_date AS "startDate" FROM invitations
    WHERE organization_id = $1 AND lower(email) = lower($2) AND status = 'pending' AND expires_at > $3`,
};

/** Only an open invitation counts. */
export function findInvitedPlace(
  organizationId: string,
  email: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<InvitedPlace | undefined> {
  return row<InvitedPlace>(OPEN, [organizationId, email, now], tx);
}
