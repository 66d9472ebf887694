import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

interface OauthStateRow<Intent> {
  stateHash: Buffer;
  browserHash: Buffer;
  codeVerifier: string;
  intent: Intent;
  expiresAt: Date;
}

/** Deleting the oldest states prevents a flood of visits from blocking everyone. */
export const MAX_STATES = 10_000;

const KEEP = {
  name: "oauth-state-keep",
  text: `
    WITH oldest AS (SELECT expires_at FROM oauth_states ORDER BY expires_at DESC OFFSET ${MAX_STATES - 1} LIMIT 1), forgotten AS (
      DELETE FROM oauth_states WHERE state_hash IN (
        SELECT state_hash FROM oauth_states WHERE expires_at <= greatest($6, (SELECT expires_at FROM oldest))
        FOR UPDATE SKIP LOCKED))
    INSERT INTO oauth_states (state_hash, browser_hash, code_verifier, intent, expires_at) VALUES ($1, $2, $3, $4, $5)`,
};

export async function keepState(state: OauthStateRow<object>, now: Date): Promise<void> {
  const { stateHash, browserHash, codeVerifier, intent, expiresAt } = state;
  await rows(KEEP, [stateHash, browserHash, codeVerifier, intent, expiresAt, now]);
}

const TAKE = {
  name: "oauth-state-take",
  text: `
    DELETE FROM oauth_states WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > $3
    RETURNING code_verifier AS "codeVerifier", intent`,
};

/** Only one of two concurrent calls gets the state. */
export function takeState<Intent>(
  stateHash: Buffer,
  browserHash: Buffer,
  now: Date,
  tx?: Transaction,
): Promise<Pick<OauthStateRow<Intent>, "codeVerifier" | "intent"> | undefined> {
  return row(TAKE, [stateHash, browserHash, now], tx);
}

const FIND = {
  name: "oauth-state",
  text: "SELECT intent FROM oauth_states WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > $3",
};

export async function findState<Intent>(
  stateHash: Buffer,
  browserHash: Buffer,
  now: Date,
  tx: Transaction,
): Promise<Intent | undefined> {
  return (await row<{ intent: Intent }>(FIND, [stateHash, browserHash, now], tx))?.intent;
}
