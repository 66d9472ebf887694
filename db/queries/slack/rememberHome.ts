import { rows } from "../statement.ts";

const REMEMBER = {
  name: "slack-home-remember",
  text: `
    INSERT INTO slack_homes (organization_id, user_id, team_id, slack_user_id, opened_at)
    SELECT $1::uuid, $2::uuid, $3::text, $4::text, $5::timestamptz FROM (
      SELECT FROM identities WHERE provider = 'slack' AND subject = $3::text || ':' || $4::text
        AND organization_id = $1::uuid AND user_id = $2::uuid FOR KEY SHARE) linked
    ON CONFLICT (organization_id, user_id, team_id) DO UPDATE SET slack_user_id = excluded.slack_user_id
    WHERE slack_homes.slack_user_id <> excluded.slack_user_id`,
};

export async function rememberHome(
  person: { organizationId: string; userId: string },
  slack: { teamId: string; userId: string },
  now: Date,
): Promise<void> {
  await rows(REMEMBER, [person.organizationId, person.userId, slack.teamId, slack.userId, now]);
}
