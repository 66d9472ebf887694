import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

interface SecondFactorRow {
  secretSealed: string | null;
  confirmedAt: Date | null;
  offeredSealed: string | null;
  offeredAt: Date | null;
  codesLeft: number;
}

const NONE: SecondFactorRow = {
  secretSealed: null,
  confirmedAt: null,
  offeredSealed: null,
  offeredAt: null,
  codesLeft: 0,
};

const FIND = {
  name: "second-factor",
  text: `
    SELECT f.secret_sealed AS "secretSealed", f.confirmed_at AS "confirmedAt", f.offered_sealed AS "offeredSealed",
      f.offered_at AS "offeredAt",
      (SELECT count(*)::integer FROM recovery_codes c
        WHERE c.organization_id = f.organization_id AND c.user_id = f.user_id AND c.used_at IS NULL) AS "codesLeft"
    FROM second_factors f WHERE f.organization_id = $1 AND f.user_id = $2`,
};

export async function findSecondFactor(
  organizationId: string,
  userId: string,
  tx?: Transaction,
): Promise<SecondFactorRow> {
  return (await row<SecondFactorRow>(FIND, [organizationId, userId], tx)) ?? NONE;
}

const OFFER = {
  name: "second-factor-offer",
  text: `
    INSERT INTO second_factors (organization_id, user_id, offered_sealed, offered_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (organization_id, user_id)
      DO UPDATE SET offered_sealed = excluded.offered_sealed, offered_at = excluded.offered_at`,
};

export async function offerSecret(
  { organizationId, id }: { organizationId: string; id: string },
  sealed: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(OFFER, [organizationId, id, sealed, now], tx);
}

const CONFIRM = {
  name: "second-factor-confirm",
  text: `
    UPDATE second_factors SET secret_sealed = offered_sealed, confirmed_at = $3, last_step = $4, offered_sealed = NULL,
      offered_at = NULL,
      is_unconfirmed = (secret_sealed IS NULL OR is_unconfirmed) AND EXISTS (SELECT FROM sessions s
        JOIN sso_identities i ON i.organization_id = $1 AND i.user_id = $2 AND NOT i.is_confirmed
        WHERE s.sid = $5 AND s.user_id = $2 AND s.sess ->> 'by' = 'sso')
    WHERE organization_id = $1 AND user_id = $2`,
};

/** Also uses up the code of `step`. */
export async function confirmSecret(
  { organizationId, id }: { organizationId: string; id: string },
  { step, sessionId }: { step: number; sessionId: string | undefined },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(CONFIRM, [organizationId, id, now, step, sessionId ?? ""], tx);
}

const TAKE_STEP = {
  name: "second-factor-step",
  text: `
    UPDATE second_factors SET last_step = $3
    WHERE organization_id = $1 AND user_id = $2 AND secret_sealed IS NOT NULL AND coalesce(last_step, 0) < $3
    RETURNING user_id`,
};

export async function takeStep(
  organizationId: string,
  userId: string,
  step: number,
  tx: Transaction,
): Promise<boolean> {
  return (await rows(TAKE_STEP, [organizationId, userId, step], tx)).length > 0;
}

const USE_CODE = {
  name: "recovery-code-use",
  text: `
    UPDATE recovery_codes SET used_at = $4
    WHERE organization_id = $1 AND user_id = $2 AND code_hash = $3 AND used_at IS NULL RETURNING user_id`,
};

export async function spendRecoveryCode(
  { organizationId, userId }: { organizationId: string; userId: string },
  codeHash: Buffer,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<boolean> {
  return (await rows(USE_CODE, [organizationId, userId, codeHash, now], tx)).length > 0;
}

const END_CODES = {
  name: "recovery-codes-end",
  text: "DELETE FROM recovery_codes WHERE organization_id = $1 AND user_id = $2",
};
const ADD_CODES = {
  name: "recovery-codes-add",
  text: `
    INSERT INTO recovery_codes (organization_id, user_id, code_hash, created_at)
    SELECT $1, $2, hash, $4 FROM unnest($3::bytea[]) hash`,
};

export async function replaceRecoveryCodes(
  { organizationId, id }: { organizationId: string; id: string },
  hashes: readonly Buffer[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(END_CODES, [organizationId, id], tx);
  if (hashes.length > 0) await rows(ADD_CODES, [organizationId, id, hashes, now], tx);
}

const END = {
  name: "second-factor-end",
  text: "DELETE FROM second_factors WHERE organization_id = $1 AND user_id = $2",
};

export async function endSecondFactor(
  person: { organizationId: string; id: string },
  at: { tx: Transaction; now: Date },
): Promise<void> {
  await replaceRecoveryCodes(person, [], at);
  await rows(END, [person.organizationId, person.id], at.tx);
}
