import type { Transaction } from "sequelize";
import type { Role } from "#core/people/roles.ts";
import { row, rows } from "./statement.ts";

/** An invitation as the list shows it; the token is still sealed. */
export interface InvitationRow {
  id: string;
  organizationId: string;
  email: string;
  role: Role;
  managerId: string | null;
  managerName: string | null;
  officeId: string;
  officeName: string;
  status: "pending" | "accepted" | "revoked";
  tokenSealed: string;
  expiresAt: Date;
  acceptedAt: Date | null;
  invitedByUserName: string;
  organizationName: string;
  organizationDomain: string | null;
  /** Whether it can be accepted with Google only. */
  googleOnly: boolean;
}

/** The columns of an InvitationRow, of the invitation `i`, and the tables that they take besides. */
export const INVITATION_COLUMNS = `
  i.id, i.organization_id AS "organizationId", i.email, i.role, i.manager_id AS "managerId", m.name AS "managerName",
    i.office_id AS "officeId", f.name AS "officeName", i.status, i.token_sealed AS "tokenSealed",
    i.expires_at AS "expiresAt", i.accepted_at AS "acceptedAt", b.name AS "invitedByUserName",
    o.name AS "organizationName", o.domain AS "organizationDomain", o.google_only AS "googleOnly"`;
export const INVITATION_JOINS = `
  JOIN organizations o ON o.id = i.organization_id
  JOIN offices f ON f.organization_id = i.organization_id AND f.id = i.office_id
  JOIN users b ON b.organization_id = i.organization_id AND b.id = i.invited_by_id
  LEFT JOIN users m ON m.organization_id = i.organization_id AND m.id = i.manager_id`;

const VIEW = `SELECT ${INVITATION_COLUMNS} FROM invitations i ${INVITATION_JOINS}`;

const ALL = { name: "invitations", text: `${VIEW} WHERE i.organization_id = $1 ORDER BY i.created_at DESC, i.id DESC` };

/** The invitations of an organisation, newest first. */
export function findInvitations(organizationId: string): Promise<InvitationRow[]> {
  return rows<InvitationRow>(ALL, [organizationId]);
}

const ONE = { name: "invitation", text: `${VIEW} WHERE i.organization_id = $1 AND i.id = $2` };

/** One invitation of an organisation. */
export function findInvitation(
  organizationId: string,
  id: string,
  tx?: Transaction,
): Promise<InvitationRow | undefined> {
  return row<InvitationRow>(ONE, [organizationId, id], tx);
}

const BY_TOKEN = {
  name: "invitation-by-token",
  text: `${VIEW} JOIN link_tokens t ON t.organization_id = i.organization_id AND t.subject_id = i.id AND t.purpose = 'invitation'
    WHERE t.token_hash = $1`,
};

/** The invitation that a token belongs to, whatever became of it. */
export function findInvitationByToken(tokenHash: Buffer, tx?: Transaction): Promise<InvitationRow | undefined> {
  return row<InvitationRow>(BY_TOKEN, [tokenHash], tx);
}
