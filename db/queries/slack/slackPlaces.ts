import { rows } from "../statement.ts";

const HOMES = {
  name: "slack-homes-of",
  text: `SELECT team_id AS "teamId", slack_user_id AS "userId" FROM slack_homes WHERE organization_id = $1 AND user_id = $2`,
};

/** Returns the Home tabs that a person has opened, one in each workspace. */
export function findHomes(organizationId: string, userId: string): Promise<{ teamId: string; userId: string }[]> {
  return rows(HOMES, [organizationId, userId]);
}

const PLACES = {
  name: "slack-places-of",
  text: `
    SELECT s.team_id AS "teamId", substr(i.subject, length(s.team_id) + 2) AS "slackUserId"
    FROM slack_installations s
    LEFT JOIN identities i ON i.organization_id = $1 AND i.user_id = $2 AND i.provider = 'slack'
      AND starts_with(i.subject, s.team_id || ':')
    WHERE s.organization_id = $1 ORDER BY i.subject IS NULL, s.installed_at DESC, s.id DESC`,
};

/** Returns the workspaces in which a person may be found, first those with a linked Slack user. */
export function findPlaces(
  organizationId: string,
  userId: string,
): Promise<{ teamId: string; slackUserId: string | null }[]> {
  return rows(PLACES, [organizationId, userId]);
}
