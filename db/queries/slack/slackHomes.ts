import { rows } from "../statement.ts";

const REMEMBER = {
  name: "slack-home-remember",
  text: `
    INSERT INTO slack_homes (organization_id, user_id, team_id, slack_user_id, opened_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (organization_id, user_id, team_id) DO UPDATE SET slack_user_id = excluded.slack_user_id
    WHERE slack_homes.slack_user_id <> excluded.slack_user_id`,
};

/** Records that a person has opened their Home tab in a workspace, and their Slack user there. */
export async function rememberHome(
  person: { organizationId: string; userId: string },
  slack: { teamId: string; userId: string },
  now: Date,
): Promise<void> {
  await rows(REMEMBER, [person.organizationId, person.userId, slack.teamId, slack.userId, now]);
}
