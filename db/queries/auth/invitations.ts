import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Inviter } from "#core/invitations/invitationRight.ts";
import type { Role } from "#core/people/access/roles.ts";
import { row, rows } from "../statement.ts";

export interface InvitationRow {
  id: string;
  organizationId: string;
  email: string;
  role: Role;
  managerId: string | null;
  managerName: string | null;
  officeId: string;
  officeName: string;
  /** Null if the person counts as always employed. */
  startDate: IsoDate | null;
  status: "pending" | "accepted" | "revoked";
  tokenSealed: string;
  expiresAt: Date;
  acceptedAt: Date | null;
  invitedByUserName: string;
  inviter: Inviter & { id: string };
  organizationName: string;
  organizationDomain: string | null;
  googleOnly: boolean;
}

export const INVITATION_COLUMNS = `
  i.id, i.organization_id AS "organizationId", i.email, i.role, i.manager_id AS "managerId", m.name AS "managerName",
    i.office_id AS "officeId", f.name AS "officeName", i.start_date AS "startDate", i.status, i.token_sealed AS "tokenSealed",
    i.expires_at AS "expiresAt", i.accepted_at AS "acceptedAt", b.name AS "invitedByUserName",
    json_build_object('id', b.id, 'role', b.role, 'isActive', b.is_active) AS inviter,
    o.name AS "organizationName", o.domain AS "organizationDomain", o.google_only AS "googleOnly"`;
export const INVITATION_JOINS = `
  JOIN organizations o ON o.id = i.organization_id
  JOIN offices f ON f.organization_id = i.organization_id AND f.id = i.office_id
  JOIN users b ON b.organization_id = i.organization_id AND b.id = i.invited_by_id
  LEFT JOIN users m ON m.organization_id = i.organization_id AND m.id = i.manager_id`;

const VIEW = `SELECT ${INVITATION_COLUMNS} FROM invitations i ${INVITATION_JOINS}`;

const ALL = {
  name: "invitations",
  text: `${VIEW} WHERE i.organization_id = $1 ORDER BY i.created_at DESC, i.id DESC LIMIT $2`,
};

export function findInvitations(organizationId: string, most: number): Promise<InvitationRow[]> {
  return rows<InvitationRow>(ALL, [organizationId, most]);
}

const ONE = { name: "invitation", text: `${VIEW} WHERE i.organization_id = $1 AND i.id = $2` };

export function findInvitation(
  organizationId: string,
  id: string,
  tx?: Transaction,
): Promise<InvitationRow | undefined> {
  return row<InvitationRow>(ONE, [organizationId, id], tx);
}

const BY_TOKEN = {
  name: "invitation-by-token",
  text: `
    SELECT ${INVITATION_COLUMNS}, t.purpose = 'mailed_invitation' AS "isMailed",
      CASE WHEN m.is_active THEN m.id END AS "activeManagerId"
    FROM invitations i ${INVITATION_JOINS}
    JOIN link_tokens t ON t.organization_id = i.organization_id AND t.subject_id = i.id
      AND t.purpose IN ('invitation', 'mailed_invitation')
    WHERE t.token_hash = $1`,
};

/** `isMailed` is true if only the invited mailbox received the token. */
export interface InvitationByToken extends InvitationRow {
  isMailed: boolean;
  activeManagerId: string | null;
}

export function findInvitationByToken(tokenHash: Buffer, tx?: Transaction): Promise<InvitationByToken | undefined> {
  return row<InvitationByToken>(BY_TOKEN, [tokenHash], tx);
}

interface OpenInvitation {
  id: string;
  role: Role;
  invitedById: string;
}

const OPEN = {
  name: "open-invitations",
  text: `
    SELECT id, role, invited_by_id AS "invitedById" FROM invitations
    WHERE organization_id = $1 AND status = 'pending' AND (invited_by_id = ANY ($2::uuid[]) OR role = ANY ($3::text[]))
    ORDER BY id FOR UPDATE`,
};

export function lockOpenInvitations(
  organizationId: string,
  { inviterIds, roles }: { inviterIds: readonly string[]; roles: readonly Role[] },
  tx: Transaction,
): Promise<OpenInvitation[]> {
  return rows<OpenInvitation>(OPEN, [organizationId, inviterIds, roles], tx);
}

const REVOKE = {
  name: "revoke-invitations",
  text: `
    UPDATE invitations SET status = 'revoked', updated_at = $3
    WHERE organization_id = $1 AND id = ANY ($2::uuid[]) AND status = 'pending'`,
};

export async function revokeInvitations(
  organizationId: string,
  ids: readonly string[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(REVOKE, [organizationId, ids, now], tx);
}

const SEAL = {
  name: "invitations-seal",
  text: `
    UPDATE invitations i SET token_sealed = l.sealed, updated_at = $4
    FROM unnest($2::uuid[], $3::text[]) l (id, sealed) WHERE i.organization_id = $1 AND i.id = l.id`,
};
const REPLACE = {
  name: "invitation-links-replace",
  text: `
    UPDATE link_tokens t SET token_hash = l.hash
    FROM unnest($2::uuid[], $3::bytea[]) l (id, hash)
    WHERE t.organization_id = $1 AND t.subject_id = l.id AND t.purpose = 'invitation'`,
};

/** Replaces the links that Admins see. Emailed links stay valid. */
export async function replaceInvitationLinks(
  organizationId: string,
  links: readonly { id: string; tokenHash: Buffer; tokenSealed: string }[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  if (links.length === 0) return;
  const ids = links.map(({ id }) => id);
  await rows(SEAL, [organizationId, ids, links.map(({ tokenSealed }) => tokenSealed), now], tx);
  await rows(REPLACE, [organizationId, ids, links.map(({ tokenHash }) => tokenHash)], tx);
}

const KNOWN = {
  name: "known-addresses",
  text: `
    SELECT lower(u.email) AS email, true AS "isMember" FROM users u
    WHERE u.organization_id = $1 AND lower(u.email) = ANY ($2::text[])
    UNION ALL
    SELECT lower(i.email), false FROM invitations i
    WHERE i.organization_id = $1 AND lower(i.email) = ANY ($2::text[]) AND i.status = 'pending' AND i.expires_at > $3`,
};

/** Emails are in lowercase. */
export async function findKnownAddresses(
  organizationId: string,
  emails: readonly string[],
  { tx, now }: { tx?: Transaction; now: Date },
): Promise<{ members: string[]; invited: string[] }> {
  const found = await rows<{ email: string; isMember: boolean }>(KNOWN, [organizationId, emails, now], tx);
  const members = found.flatMap(({ email, isMember }) => (isMember ? [email] : []));
  const invited = found.flatMap(({ email, isMember }) => (isMember ? [] : [email]));
  return { members, invited: invited.filter((email) => !members.includes(email)) };
}

const EXPIRE = {
  name: "expire-invitations",
  text: "UPDATE invitations SET expires_at = $1, updated_at = $1 WHERE status = 'pending' AND expires_at > $1 RETURNING id",
};

export async function expireInvitations(now: Date, tx: Transaction): Promise<number> {
  return (await rows(EXPIRE, [now], tx)).length;
}
