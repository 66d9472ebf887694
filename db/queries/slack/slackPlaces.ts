import type { Transaction } from "sequelize";
import { rows } from "../statement.ts";
import { CONNECTOR, type SlackWho } from "./slack.ts";

const HOMES = {
  name: "slack-homes-of",
  text: `SELECT team_id AS "teamId", slack_user_id AS "userId" FROM slack_homes WHERE organization_id = $1 AND user_id = $2`,
};

export function findHomes(organizationId: string, userId: string): Promise<{ teamId: string; userId: string }[]> {
  return rows(HOMES, [organizationId, userId]);
}

const PLACES = {
  name: "slack-places-of",
  text: `
    SELECT s.team_id AS "teamId", substr(i.subject, length(s.team_id) + 2) AS "slackUserId", ${CONNECTOR},
      CASE WHEN u.id IS NOT NULL THEN
        json_build_object('id', u.id, 'role', u.role, 'isProven', i.proven_at IS NOT NULL) END AS linked
    FROM slack_installations s
    LEFT JOIN users c ON c.organization_id = s.organization_id AND c.id = s.installed_by_id
    LEFT JOIN identities i ON i.organization_id = $1 AND i.user_id = $2 AND i.provider = 'slack'
      AND starts_with(i.subject, s.team_id || ':')
    LEFT JOIN users u ON u.organization_id = i.organization_id AND u.id = i.user_id
    WHERE s.organization_id = $1 ORDER BY i.subject IS NULL, s.installed_at DESC, s.id DESC`,
};

interface Place extends Pick<SlackWho, "connector" | "linked"> {
  teamId: string;
  slackUserId: string | null;
}

export function findPlaces(organizationId: string, userId: string, tx?: Transaction): Promise<Place[]> {
  return rows<Place>(PLACES, [organizationId, userId], tx);
}
