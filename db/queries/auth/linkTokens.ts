import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

/** A token that stands in a link, by its hash, and what it is for. */
export interface LinkTokenRow {
  purpose: "invitation" | "approve" | "reject" | "password_reset" | "email_change" | "confirm_organization";
  organizationId: string;
  /** The request, invitation or person that it is about. */
  subjectId: string;
  /** Whom it was made for. */
  userId: string | null;
  /** Who was the approver of the request's person when it was made; of a password, the Admin who made it to hand it over. */
  approverId: string | null;
  expiresAt: Date;
  usedAt: Date | null;
}

const KEEP = {
  name: "link-token-keep",
  text: `
    INSERT INTO link_tokens (token_hash, purpose, organization_id, subject_id, user_id, approver_id, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (token_hash) DO UPDATE SET expires_at = excluded.expires_at, approver_id = excluded.approver_id`,
};

/** Keeps the hash of a token; one that was made before, for a message that is sent again, lives as long as a new one. */
export async function keepLinkToken(
  tokenHash: Buffer,
  token: Omit<LinkTokenRow, "usedAt">,
  tx?: Transaction,
): Promise<void> {
  const { purpose, organizationId, subjectId, userId, approverId, expiresAt } = token;
  await rows(KEEP, [tokenHash, purpose, organizationId, subjectId, userId, approverId, expiresAt], tx);
}

const FIND = {
  name: "link-token",
  text: `
    SELECT purpose, organization_id AS "organizationId", subject_id AS "subjectId", user_id AS "userId",
      approver_id AS "approverId", expires_at AS "expiresAt", used_at AS "usedAt"
    FROM link_tokens WHERE token_hash = $1`,
};

/** The token with a hash. */
export function findLinkToken(tokenHash: Buffer, tx?: Transaction): Promise<LinkTokenRow | undefined> {
  return row<LinkTokenRow>(FIND, [tokenHash], tx);
}

const USE = {
  name: "link-token-use",
  text: "UPDATE link_tokens SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL RETURNING token_hash",
};

/** Uses a token up; false when it was used before. */
export async function useLinkToken(tokenHash: Buffer, now: Date, tx?: Transaction): Promise<boolean> {
  return (await rows(USE, [tokenHash, now], tx)).length > 0;
}

const END = {
  name: "link-tokens-end",
  text: "UPDATE link_tokens SET used_at = $3 WHERE organization_id = $1 AND user_id = $2 AND used_at IS NULL",
};

/** Ends every link that was made for a person. */
export async function endLinks(organizationId: string, userId: string, now: Date, tx: Transaction): Promise<void> {
  await rows(END, [organizationId, userId, now], tx);
}

const END_OF_ACCOUNT = {
  name: "account-links-end",
  text: `${END.text} AND purpose IN ('password_reset', 'email_change')`,
};

/** Ends every link by which a person could set a new password or confirm a new email. */
export async function endAccountLinks(
  organizationId: string,
  userId: string,
  now: Date,
  tx: Transaction,
): Promise<void> {
  await rows(END_OF_ACCOUNT, [organizationId, userId, now], tx);
}

const FORGET = { name: "link-tokens-forget", text: "DELETE FROM link_tokens WHERE expires_at < $1" };

/** Forgets the tokens that ran out before an instant. */
export async function forgetLinkTokens(before: Date, tx: Transaction): Promise<void> {
  await rows(FORGET, [before], tx);
}
