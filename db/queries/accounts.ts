import { row } from "./statement.ts";

export interface Account {
  organizationId: string;
  userId: string;
  isActive: boolean;
  /** The Argon2id hash, or null for someone who signs in by Google only. */
  passwordHash: string | null;
}

const ACCOUNT = {
  name: "account",
  text: `
    SELECT i.organization_id AS "organizationId", i.user_id AS "userId", u.is_active AS "isActive", p.hash AS "passwordHash"
    FROM identities i
    JOIN users u ON u.organization_id = i.organization_id AND u.id = i.user_id
    LEFT JOIN passwords p ON p.organization_id = i.organization_id AND p.user_id = i.user_id
    WHERE i.provider = 'email' AND i.subject = lower($1)`,
};

/** The account behind an e-mail address, whatever its case. */
export function findAccount(email: string): Promise<Account | undefined> {
  return row<Account>(ACCOUNT, [email]);
}
