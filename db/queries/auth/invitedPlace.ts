import type { Transaction } from "sequelize";
import type { InvitedPlace as ImportedPlace } from "#core/invitations/withInvitation.ts";
import { row, rows } from "../statement.ts";
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

const ALL_OPEN = {
  name: "invited-places",
  text: `
    SELECT lower(i.email) AS email, i.role, i.office_id AS "officeId", lower(m.email) AS "managerEmail",
      i.start_date AS "startDate" FROM invitations i
    LEFT JOIN users m ON m.organization_id = i.organization_id AND m.id = i.manager_id AND m.is_active
    WHERE i.organization_id = $1 AND i.status = 'pending' AND i.expires_at > $2`,
};

/** The places from all open invitations, by email in lowercase. */
export async function findInvitedPlaces(
  organizationId: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<Map<string, ImportedPlace>> {
  const found = await rows<ImportedPlace & { email: string }>(ALL_OPEN, [organizationId, now], tx);
  return new Map(found.map(({ email, ...place }) => [email, place]));
}
