import type { Transaction } from "sequelize";
import type { IdentityKey } from "../sso/identities.ts";
import { row, rows } from "../statement.ts";

interface Someone {
  organizationId: string;
  id: string;
}

const PASSWORD = {
  name: "end-password",
  text: "DELETE FROM passwords WHERE organization_id = $1 AND user_id = $2",
};
const GOOGLE = {
  name: "end-google",
  text: "DELETE FROM identities WHERE organization_id = $1 AND user_id = $2 AND provider = 'google'",
};
const SSO = {
  name: "end-sso",
  text: "DELETE FROM sso_identities WHERE organization_id = $1 AND user_id = $2 RETURNING subject",
};

export async function endWaysToSignIn({ organizationId, id }: Someone, tx: Transaction): Promise<void> {
  for (const statement of [PASSWORD, GOOGLE, SSO]) await rows(statement, [organizationId, id], tx);
}

export async function endSsoLinks({ organizationId, id }: Someone, tx: Transaction): Promise<boolean> {
  return (await rows(SSO, [organizationId, id], tx)).length > 0;
}

const GOOGLE_OF_FORMER = {
  name: "end-google-of-former",
  text: `
    DELETE FROM identities i USING users u
    WHERE i.provider = 'google' AND i.subject = $1 AND i.organization_id = $2
      AND u.organization_id = i.organization_id AND u.id = i.user_id AND NOT u.is_active
    RETURNING u.id`,
};
const SSO_OF_FORMER = {
  name: "end-sso-of-former",
  text: `
    DELETE FROM sso_identities i USING users u
    WHERE i.organization_id = $1 AND i.connection_id = $2 AND i.issuer = $3 AND i.subject = $4
      AND u.organization_id = i.organization_id AND u.id = i.user_id AND NOT u.is_active
    RETURNING u.id`,
};

export async function endGoogleOfFormer(
  { subject, organizationId }: { subject: string; organizationId: string },
  tx: Transaction,
): Promise<string | undefined> {
  return (await row<{ id: string }>(GOOGLE_OF_FORMER, [subject, organizationId], tx))?.id;
}

export async function endSsoOfFormer(
  { organizationId, connectionId, issuer, subject }: IdentityKey,
  tx: Transaction,
): Promise<string | undefined> {
  return (await row<{ id: string }>(SSO_OF_FORMER, [organizationId, connectionId, issuer, subject], tx))?.id;
}

const SLACK = {
  name: "end-slack",
  text: `
    DELETE FROM identities WHERE organization_id = $1 AND user_id = $2 AND provider = 'slack' RETURNING subject`,
};
/** A separate statement, because it must also delete Home tabs that were stored while the first statement waited. */
const HOMES = {
  name: "end-slack-homes",
  text: "DELETE FROM slack_homes WHERE organization_id = $1 AND user_id = $2",
};

export async function endSlackLinks({ organizationId, id }: Someone, tx: Transaction): Promise<boolean> {
  const ended = await rows(SLACK, [organizationId, id], tx);
  await rows(HOMES, [organizationId, id], tx);
  return ended.length > 0;
}
