import type { Transaction } from "sequelize";
import type { InvitedPlace } from "#core/invitations/withInvitation.ts";
import { row, rows } from "../statement.ts";
import type { InvitationRow } from "./invitations.ts";

type PlaceById = Pick<InvitationRow, "role" | "officeId" | "managerId" | "startDate">;

const openWith = (columns: string) => `
  SELECT i.role, i.office_id AS "officeId", i.start_date AS "startDate", ${columns} FROM invitations i
  LEFT JOIN users m ON m.organization_id = i.organization_id AND m.id = i.manager_id AND m.is_active
  WHERE i.organization_id = $1 AND i.status = 'pending' AND i.expires_at > $2`;

const OPEN = { name: "invited-place", text: `${openWith(`m.id AS "managerId"`)} AND lower(i.email) = $3` };

export function findInvitedPlace(
  organizationId: string,
  email: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<PlaceById | undefined> {
  return row<PlaceById>(OPEN, [organizationId, now, email], tx);
}

const ALL_OPEN = {
  name: "invited-places",
  text: openWith(`lower(i.email) AS email, lower(m.email) AS "managerEmail"`),
};

export async function findInvitedPlaces(
  organizationId: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<Map<string, InvitedPlace>> {
  const found = await rows<InvitedPlace & { email: string }>(ALL_OPEN, [organizationId, now], tx);
  return new Map(found.map(({ email, ...place }) => [email, place]));
}
