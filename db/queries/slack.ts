import { row } from "./statement.ts";

const STATUS = {
  name: "slack-status",
  text: `SELECT team_name AS "teamName", installed_at AS "installedAt" FROM slack_installations
    WHERE organization_id = $1 ORDER BY installed_at DESC LIMIT 1`,
};

/** The workspace that an organisation has connected, if any. */
export function findSlackWorkspace(
  organizationId: string,
): Promise<{ teamName: string | null; installedAt: Date } | undefined> {
  return row(STATUS, [organizationId]);
}
