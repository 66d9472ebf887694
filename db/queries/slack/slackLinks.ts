import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";
import { slackSubject } from "./slack.ts";

interface SlackUserIds {
  teamId: string;
  slackUserId: string;
}

const KEEP = {
  name: "slack-link-keep",
  text: `
    INSERT INTO link_tokens
      (token_hash, purpose, organization_id, subject_id, user_id, slack_user, slack_name, expires_at)
    VALUES ($1, 'slack', $2, $3, $4, $5, $6, $7)`,
};

export async function keepSlackLink(
  tokenHash: Buffer,
  link: {
    organizationId: string;
    userId: string;
    installationId: string;
    user: SlackUserIds;
    slackName: string;
    expiresAt: Date;
  },
): Promise<void> {
  const { organizationId, userId, installationId, user, slackName, expiresAt } = link;
  const subject = slackSubject(user.teamId, user.slackUserId);
  await rows(KEEP, [tokenHash, organizationId, installationId, userId, subject, slackName, expiresAt]);
}

export interface SlackLink extends SlackUserIds {
  slackName: string;
  teamName: string | null;
  connectedByName: string | null;
}

const FIND = {
  name: "slack-link-of-person",
  text: `
    SELECT s.team_id AS "teamId", substr(l.slack_user, length(s.team_id) + 2) AS "slackUserId",
      l.slack_name AS "slackName", s.team_name AS "teamName", c.name AS "connectedByName"
    FROM link_tokens l
    JOIN slack_installations s ON s.organization_id = l.organization_id AND s.id = l.subject_id
    LEFT JOIN users c ON c.organization_id = s.organization_id AND c.id = s.installed_by_id
    WHERE l.token_hash = $1 AND l.purpose = 'slack' AND l.organization_id = $2 AND l.user_id = $3
      AND l.used_at IS NULL AND l.expires_at > $4`,
};

export function findSlackLink(
  tokenHash: Buffer,
  { organizationId, id }: { organizationId: string; id: string },
  now: Date,
  tx?: Transaction,
): Promise<SlackLink | undefined> {
  return row<SlackLink>(FIND, [tokenHash, organizationId, id, now], tx);
}
