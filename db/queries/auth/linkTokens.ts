import type { Transaction } from "sequelize";
import type { Theme } from "#core/links/themes.ts";
import type { LinkPurpose } from "#db/models/accounts/LinkToken.ts";
import { row, rows } from "../statement.ts";

export interface LinkTokenRow {
  purpose: LinkPurpose;
  organizationId: string;
  subjectId: string;
  userId: string | null;
  subjectVersion: number | null;
  approverId: string | null;
  /** In lowercase. The link proves access to no other address. */
  mailedTo: string | null;
  expiresAt: Date;
  usedAt: Date | null;
}

const KEEP = {
  name: "link-token-keep",
  text: `
    INSERT INTO link_tokens (token_hash, purpose, organization_id, subject_id, user_id, approver_id, expires_at, mailed_to,
      subject_version)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (token_hash) DO UPDATE SET expires_at = excluded.expires_at, approver_id = excluded.approver_id,
      subject_version = excluded.subject_version`,
};

export async function keepLinkToken(
  tokenHash: Buffer,
  token: Omit<LinkTokenRow, "usedAt" | "mailedTo" | "subjectVersion"> & { mailedTo?: string; subjectVersion?: number },
  tx?: Transaction,
): Promise<void> {
  const {
    purpose,
    organizationId,
    subjectId,
    userId,
    approverId,
    expiresAt,
    mailedTo = null,
    subjectVersion = null,
  } = token;
  await rows(
    KEEP,
    [tokenHash, purpose, organizationId, subjectId, userId, approverId, expiresAt, mailedTo, subjectVersion],
    tx,
  );
}

const FIND = {
  name: "link-token",
  text: `
    SELECT purpose, organization_id AS "organizationId", subject_id AS "subjectId", user_id AS "userId",
      subject_version AS "subjectVersion", approver_id AS "approverId", mailed_to AS "mailedTo", expires_at AS "expiresAt", used_at AS "usedAt"
    FROM link_tokens WHERE token_hash = $1`,
};

export function findLinkToken(tokenHash: Buffer, tx?: Transaction): Promise<LinkTokenRow | undefined> {
  return row<LinkTokenRow>(FIND, [tokenHash], tx);
}

const THEME = {
  name: "link-theme",
  text: `
    SELECT u.theme FROM link_tokens l
    JOIN users u ON u.organization_id = l.organization_id AND u.id = l.user_id AND u.is_active
    WHERE l.token_hash = $1 AND coalesce(l.mailed_to, lower(u.email)) = lower(u.email)`,
};

export async function findThemeOfLink(tokenHash: Buffer): Promise<Theme | null> {
  return (await row<{ theme: Theme | null }>(THEME, [tokenHash]))?.theme ?? null;
}

/** The person may have changed their address since the email was sent. */
export function isMailedTo({ mailedTo }: Pick<LinkTokenRow, "mailedTo">, email: string): boolean {
  return mailedTo === email;
}

const USE = {
  name: "link-token-use",
  text: "UPDATE link_tokens SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL RETURNING token_hash",
};

export async function useLinkToken(tokenHash: Buffer, now: Date, tx?: Transaction): Promise<boolean> {
  return (await rows(USE, [tokenHash, now], tx)).length > 0;
}

/** Security: an intruder who acted as an Admin may still have password links that they created for others. */
const END = {
  name: "link-tokens-end",
  text: `
    UPDATE link_tokens SET used_at = $3 WHERE organization_id = $1 AND used_at IS NULL
      AND (user_id = $2 OR (approver_id = $2 AND purpose = 'password_reset'))`,
};

export async function endLinks(organizationId: string, userId: string, now: Date, tx: Transaction): Promise<void> {
  await rows(END, [organizationId, userId, now], tx);
}

const END_OF_ACCOUNT = {
  name: "account-links-end",
  text: `${END.text} AND purpose IN ('password_reset', 'email_change')`,
};

export async function endAccountLinks(
  organizationId: string,
  userId: string,
  now: Date,
  tx: Transaction,
): Promise<void> {
  await rows(END_OF_ACCOUNT, [organizationId, userId, now], tx);
}

const FORGET = { name: "link-tokens-forget", text: "DELETE FROM link_tokens WHERE expires_at < $1" };

export async function forgetLinkTokens(before: Date, tx: Transaction): Promise<void> {
  await rows(FORGET, [before], tx);
}
