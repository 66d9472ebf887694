import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";
import type { ProviderSession } from "./providerSessions.ts";

export interface PendingSignInRow {
  organizationId: string;
  userId: string;
  firstStep: "password" | "google" | "sso";
  providerSession: ProviderSession | null;
  createdAt: Date;
}

const KEEP = {
  name: "pending-sign-in-keep",
  text: `
    INSERT INTO pending_sign_ins 
      (token_hash, organization_id, user_id, first_step, provider_session, created_at, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
};

export async function keepPendingSignIn(
  tokenHash: Buffer,
  { organizationId, userId, firstStep, providerSession, createdAt }: PendingSignInRow,
  expiresAt: Date,
  tx: Transaction,
): Promise<void> {
  await rows(KEEP, [tokenHash, organizationId, userId, firstStep, providerSession, createdAt, expiresAt], tx);
}

const COUNT_TRY = {
  name: "pending-sign-in-try",
  text: `
    UPDATE pending_sign_ins SET tries = tries + 1 WHERE token_hash = $1 AND expires_at > $2 AND tries < $3
    RETURNING organization_id AS "organizationId", user_id AS "userId", first_step AS "firstStep",
      provider_session AS "providerSession", created_at AS "createdAt"`,
};

/** Call before checking the code. */
export function countTry(tokenHash: Buffer, most: number, now: Date): Promise<PendingSignInRow | undefined> {
  return row<PendingSignInRow>(COUNT_TRY, [tokenHash, now, most]);
}

const FIND = {
  name: "pending-sign-in",
  text: `
    SELECT w.organization_id AS "organizationId", w.user_id AS "userId", w.first_step AS "firstStep",
      w.provider_session AS "providerSession", w.created_at AS "createdAt", p.changed_at AS "passwordChangedAt"
    FROM pending_sign_ins w
    LEFT JOIN passwords p ON p.organization_id = w.organization_id AND p.user_id = w.user_id
    WHERE w.token_hash = $1 AND w.expires_at > $2`,
};

export interface WaitingSignIn extends PendingSignInRow {
  passwordChangedAt: Date | null;
}

export function findPendingSignIn(tokenHash: Buffer, now: Date): Promise<WaitingSignIn | undefined> {
  return row<WaitingSignIn>(FIND, [tokenHash, now]);
}

const TAKE = {
  name: "pending-sign-in-take",
  text: "DELETE FROM pending_sign_ins WHERE token_hash = $1 RETURNING user_id",
};

export async function takePendingSignIn(tokenHash: Buffer, tx: Transaction): Promise<boolean> {
  return (await rows(TAKE, [tokenHash], tx)).length > 0;
}

const FORGET = { name: "pending-sign-ins-forget", text: "DELETE FROM pending_sign_ins WHERE expires_at <= $1" };

export async function forgetPendingSignIns(now: Date, tx: Transaction): Promise<void> {
  await rows(FORGET, [now], tx);
}
