import type { Transaction } from "sequelize";
import type { SlackConnector } from "#core/people/access/mayLinkByEmail.ts";
import type { Role } from "#core/people/access/roles.ts";
import { row, rows } from "../statement.ts";

const WORKSPACES = {
  name: "slack-workspaces",
  text: `
    SELECT s.team_id AS "teamId", s.team_name AS "teamName", s.installed_at AS "installedAt", c.name AS "connectedByName",
      c.role AS "connectorRole", c.is_active AS "connectorIsActive"
    FROM slack_installations s
    LEFT JOIN users c ON c.organization_id = s.organization_id AND c.id = s.installed_by_id
    WHERE s.organization_id = $1 ORDER BY s.installed_at DESC, s.id DESC`,
};

interface SlackWorkspace {
  teamId: string;
  teamName: string | null;
  installedAt: Date;
  connectedByName: string | null;
  connectorRole: Role | null;
  connectorIsActive: boolean | null;
}

export function findSlackWorkspaces(organizationId: string, tx?: Transaction): Promise<SlackWorkspace[]> {
  return rows(WORKSPACES, [organizationId], tx);
}

const NEWEST_TEAM = {
  name: "slack-newest-team",
  text: `SELECT team_id AS "teamId" FROM slack_installations WHERE organization_id = $1
    ORDER BY installed_at DESC, id DESC LIMIT 1`,
};

export function findNewestTeam(organizationId: string): Promise<{ teamId: string } | undefined> {
  return row(NEWEST_TEAM, [organizationId]);
}

const TOKENS = {
  name: "slack-tokens",
  text: `
    SELECT i.organization_id AS "organizationId", i.tokens_sealed AS "tokensSealed"
    FROM slack_teams t
    JOIN slack_installations i ON i.organization_id = t.organization_id AND i.team_id = t.team_id
    WHERE t.team_id = $1`,
};

export function findTokens(teamId: string): Promise<{ organizationId: string; tokensSealed: string } | undefined> {
  return row(TOKENS, [teamId]);
}

const CLAIM = {
  name: "slack-team-claim",
  text: `
    INSERT INTO slack_teams (team_id, organization_id) VALUES ($1, $2)
    ON CONFLICT (team_id) DO UPDATE SET team_id = excluded.team_id
    RETURNING organization_id AS "organizationId"`,
};

/** Returns the organization that has the workspace, and locks the assignment until the transaction ends. */
export async function claimTeam(teamId: string, organizationId: string, tx: Transaction): Promise<string | undefined> {
  return (await row<{ organizationId: string }>(CLAIM, [teamId, organizationId], tx))?.organizationId;
}

const KEEP = {
  name: "slack-installation-keep",
  text: `
    INSERT INTO slack_installations
      (organization_id, id, team_id, team_name, tokens_sealed, installed_by_id, installed_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (organization_id, team_id) DO UPDATE SET team_name = excluded.team_name,
      tokens_sealed = excluded.tokens_sealed, installed_by_id = excluded.installed_by_id,
      installed_at = excluded.installed_at`,
};

export async function keepInstallation(
  installation: {
    organizationId: string;
    id: string;
    teamId: string;
    teamName: string | null;
    tokensSealed: string;
    installedById: string;
    installedAt: Date;
  },
  tx: Transaction,
): Promise<void> {
  const { organizationId, id, teamId, teamName, tokensSealed, installedById, installedAt } = installation;
  await rows(KEEP, [organizationId, id, teamId, teamName, tokensSealed, installedById, installedAt], tx);
}

const LOCK_INSTALLATION = {
  name: "slack-installation-lock",
  text: `
    SELECT i.organization_id AS "organizationId", i.id, i.installed_at AS "installedAt"
    FROM slack_teams t
    JOIN slack_installations i ON i.organization_id = t.organization_id AND i.team_id = t.team_id
    WHERE t.team_id = $1
    FOR UPDATE`,
};

/** Also locks the workspace's assignment to its organization. */
export function lockInstallation(
  teamId: string,
  tx: Transaction,
): Promise<{ organizationId: string; id: string; installedAt: Date } | undefined> {
  return row(LOCK_INSTALLATION, [teamId], tx);
}

const REMOVE = {
  name: "slack-installation-remove",
  text: `
    WITH team AS (DELETE FROM slack_teams WHERE organization_id = $1 AND ($2::text IS NULL OR team_id = $2))
    DELETE FROM slack_installations WHERE organization_id = $1 AND ($2::text IS NULL OR team_id = $2)
    RETURNING organization_id AS "organizationId", id, team_id AS "teamId", tokens_sealed AS "tokensSealed"`,
};

export function removeInstallations(
  organizationId: string,
  teamId: string | null,
  tx: Transaction,
): Promise<{ organizationId: string; id: string; teamId: string; tokensSealed: string }[]> {
  return rows(REMOVE, [organizationId, teamId], tx);
}

export const CONNECTOR = `CASE WHEN c.id IS NOT NULL THEN
        json_build_object('id', c.id, 'role', c.role, 'isActive', c.is_active) END AS connector`;

const WHO = {
  name: "slack-who",
  text: `
    SELECT t.organization_id AS "organizationId", o.name AS "organizationName", ${CONNECTOR},
      CASE WHEN u.id IS NOT NULL THEN
        json_build_object('id', u.id, 'role', u.role, 'isProven', i.proven_at IS NOT NULL) END AS linked
    FROM slack_teams t
    JOIN organizations o ON o.id = t.organization_id
    LEFT JOIN slack_installations s ON s.organization_id = t.organization_id AND s.team_id = t.team_id
    LEFT JOIN users c ON c.organization_id = s.organization_id AND c.id = s.installed_by_id
    LEFT JOIN identities i ON i.provider = 'slack' AND i.subject = $2 AND i.organization_id = t.organization_id
    LEFT JOIN users u ON u.organization_id = i.organization_id AND u.id = i.user_id
    WHERE t.team_id = $1`,
};

export interface SlackWho {
  organizationId: string;
  organizationName: string;
  connector: SlackConnector | null;
  linked: LinkedPerson | null;
}

interface LinkedPerson {
  id: string;
  role: Role;
  isProven: boolean;
}

export function findWho(teamId: string, slackUserId: string): Promise<SlackWho | undefined> {
  return row<SlackWho>(WHO, [teamId, slackSubject(teamId, slackUserId)]);
}

const INSTALLATION = {
  name: "slack-installation",
  text: `
    SELECT s.id, ${CONNECTOR} FROM slack_installations s
    LEFT JOIN users c ON c.organization_id = s.organization_id AND c.id = s.installed_by_id
    WHERE s.organization_id = $1 AND s.team_id = $2`,
};

export function findInstallation(
  organizationId: string,
  teamId: string,
  tx: Transaction,
): Promise<{ id: string; connector: SlackConnector | null } | undefined> {
  return row(INSTALLATION, [organizationId, teamId], tx);
}

const LINK = {
  name: "slack-link",
  text: `
    WITH former AS (
      DELETE FROM identities
      WHERE provider = 'slack' AND organization_id = $2 AND user_id = $3 AND subject <> $1 AND starts_with(subject, $5))
    INSERT INTO identities (provider, subject, organization_id, user_id, created_at, proven_at)
    VALUES ('slack', $1, $2, $3, $4, $6)
    ON CONFLICT (provider, subject) DO UPDATE SET organization_id = excluded.organization_id,
      user_id = excluded.user_id, created_at = excluded.created_at, proven_at = excluded.proven_at`,
};

/** `isProven` is true if the person confirmed the link on the web. */
export async function linkSlackUser(
  { teamId, slackUserId }: { teamId: string; slackUserId: string },
  { organizationId, userId }: { organizationId: string; userId: string },
  now: Date,
  tx: Transaction,
  isProven = false,
): Promise<void> {
  const subject = slackSubject(teamId, slackUserId);
  await rows(LINK, [subject, organizationId, userId, now, `${teamId}:`, isProven ? now : null], tx);
}

const ADMINS = {
  name: "slack-whom-to-ask",
  text: `
    SELECT name FROM users WHERE organization_id = $1 AND role IN ('Admin', 'Owner') AND is_active
    ORDER BY role, name COLLATE "en-x-icu" LIMIT 3`,
};

export async function findWhomToAsk(organizationId: string): Promise<string[]> {
  return (await rows<{ name: string }>(ADMINS, [organizationId])).map(({ name }) => name);
}

export function slackSubject(teamId: string, slackUserId: string): string {
  return `${teamId}:${slackUserId}`;
}
