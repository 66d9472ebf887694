import type { Transaction } from "sequelize";
import { rows } from "../statement.ts";

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

/** Unlinks accounts at identity providers. Returns whether there were any. */
export async function endSsoLinks({ organizationId, id }: Someone, tx: Transaction): Promise<boolean> {
  return (await rows(SSO, [organizationId, id], tx)).length > 0;
}

const SLACK = {
  name: "end-slack",
  text: `
    DELETE FROM identities WHERE organization_id = $1 AND user_id = $2 AND provider = 'slack' RETURNING subject`,
};
/** A separate statement, because it must include the Home tabs that were stored while the first one waited. */
const HOMES = {
  name: "end-slack-homes",
  text: "DELETE FROM slack_homes WHERE organization_id = $1 AND user_id = $2",
};

/** Returns whether there were any links. */
export async function endSlackLinks({ organizationId, id }: Someone, tx: Transaction): Promise<boolean> {
  const ended = await rows(SLACK, [organizationId, id], tx);
  await rows(HOMES, [organizationId, id], tx);
  return ended.length > 0;
}
