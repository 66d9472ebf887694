import type { Theme } from "#core/links/themes.ts";
import type { Transaction } from "sequelize";
import { row } from "../statement.ts";

export interface Account {
  organizationId: string;
  userId: string;
  isActive: boolean;
  /** Argon2id. Null without a password. */
  passwordHash: string | null;
  passwordChangedAt: Date | null;
  organizationDomain: string | null;
  googleOnly: boolean;
}

export const ACCOUNT = {
  name: "account",
  text: `
    SELECT i.organization_id AS "organizationId", i.user_id AS "userId", u.is_active AS "isActive", p.hash AS "passwordHash",
      p.changed_at AS "passwordChangedAt", o.domain AS "organizationDomain", o.google_only AS "googleOnly"
    FROM identities i
    JOIN users u ON u.organization_id = i.organization_id AND u.id = i.user_id
    JOIN organizations o ON o.id = i.organization_id
    LEFT JOIN passwords p ON p.organization_id = i.organization_id AND p.user_id = i.user_id
    WHERE i.provider = 'email' AND i.subject = $1`,
};

/** The email must come from `normalEmail`, because PostgreSQL's `lower` also changes letters other than A to Z. */
export function findAccount(email: string, tx?: Transaction): Promise<Account | undefined> {
  return row<Account>(ACCOUNT, [email], tx);
}

const BY_GOOGLE = {
  name: "account-by-google",
  text: `
    SELECT i.organization_id AS "organizationId", i.user_id AS "userId", u.is_active AS "isActive",
      o.domain AS "organizationDomain"
    FROM identities i
    JOIN users u ON u.organization_id = i.organization_id AND u.id = i.user_id
    JOIN organizations o ON o.id = i.organization_id
    WHERE i.provider = 'google' AND i.subject = $1`,
};

export function findGoogleAccount(
  subject: string,
  tx?: Transaction,
): Promise<Omit<Account, "passwordHash" | "passwordChangedAt" | "googleOnly"> | undefined> {
  return row(BY_GOOGLE, [subject], tx);
}

const PASSWORD_SINCE = {
  name: "password-changed-at",
  text: `SELECT changed_at AS "changedAt" FROM passwords WHERE organization_id = $1 AND user_id = $2`,
};

export async function findPasswordChangedAt(
  organizationId: string,
  userId: string,
  tx: Transaction,
): Promise<Date | null> {
  return (await row<{ changedAt: Date }>(PASSWORD_SINCE, [organizationId, userId], tx))?.changedAt ?? null;
}

export interface DeviceFacts {
  passwordChangedAt: Date | null;
  theme: Theme | null;
}

const OF_DEVICE = {
  name: "device-facts",
  text: `
    SELECT p.changed_at AS "passwordChangedAt", u.theme
    FROM users u LEFT JOIN passwords p ON p.organization_id = u.organization_id AND p.user_id = u.id
    WHERE u.organization_id = $1 AND u.id = $2`,
};

export async function findDeviceFacts(organizationId: string, userId: string, tx: Transaction): Promise<DeviceFacts> {
  const found = await row<DeviceFacts>(OF_DEVICE, [organizationId, userId], tx);
  return found ?? { passwordChangedAt: null, theme: null };
}

const SIGN_INS = {
  name: "ways-to-sign-in",
  text: `
    SELECT EXISTS (SELECT 1 FROM passwords WHERE organization_id = $1 AND user_id = $2) AS "hasPassword",
      EXISTS (SELECT 1 FROM identities WHERE organization_id = $1 AND user_id = $2 AND provider = 'google') AS "hasGoogle"`,
};

export async function findWaysToSignIn(
  organizationId: string,
  userId: string,
  tx?: Transaction,
): Promise<{ hasPassword: boolean; hasGoogle: boolean }> {
  const found = await row<{ hasPassword: boolean; hasGoogle: boolean }>(SIGN_INS, [organizationId, userId], tx);
  return found ?? { hasPassword: false, hasGoogle: false };
}

const IS_PROVEN = {
  name: "address-is-proven",
  text: `
    SELECT EXISTS (SELECT 1 FROM identities
      WHERE provider = 'email' AND subject = $3 AND organization_id = $1 AND user_id = $2
        AND proven_at IS NOT NULL) AS "isProven"`,
};

export async function findIsProven(
  { organizationId, id, email }: { organizationId: string; id: string; email: string },
  tx?: Transaction,
): Promise<boolean> {
  return (await row<{ isProven: boolean }>(IS_PROVEN, [organizationId, id, email], tx))?.isProven ?? false;
}

const PROVE = {
  name: "address-prove",
  text: `
    UPDATE identities SET proven_at = $4
    WHERE provider = 'email' AND subject = $3 AND organization_id = $1 AND user_id = $2 AND proven_at IS NULL`,
};

export async function proveAddress(
  { organizationId, id, email }: { organizationId: string; id: string; email: string },
  { tx, now }: { tx?: Transaction; now: Date },
): Promise<void> {
  await row(PROVE, [organizationId, id, email, now], tx);
}

const RELEASE = {
  name: "address-release",
  text: `
    DELETE FROM identities WHERE provider = 'email' AND subject = $1 AND user_id <> $2 AND proven_at IS NULL`,
};
const CLAIM = {
  name: "address-claim",
  text: `
    INSERT INTO identities (provider, subject, organization_id, user_id, created_at)
    VALUES ('email', $1, $2, $3, $4) ON CONFLICT (provider, subject) DO NOTHING`,
};
const HOLDER = {
  name: "address-holder",
  text: `
    SELECT user_id AS id, proven_at IS NOT NULL AS "isProven" FROM identities
    WHERE provider = 'email' AND subject = $1`,
};

export function findAddressHolder(
  email: string,
  tx?: Transaction,
): Promise<{ id: string; isProven: boolean } | undefined> {
  return row(HOLDER, [email], tx);
}

export interface AddressClaim {
  tx: Transaction;
  now: Date;
  isProven: boolean;
}

/** Returns true if the person now has the address. A proven claim takes over an unproven address. */
export async function claimAddress(
  { organizationId, id, email }: { organizationId: string; id: string; email: string },
  { tx, now, isProven }: AddressClaim,
): Promise<boolean> {
  if (isProven) await row(RELEASE, [email, id], tx);
  await row(CLAIM, [email, organizationId, id, now], tx);
  if (isProven) await proveAddress({ organizationId, id, email }, { tx, now });
  return (await findAddressHolder(email, tx))?.id === id;
}
