import { isLinkTrusted } from "#core/people/access/mayLinkByEmail.ts";
import { Refusal } from "#core/refusal.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { findWho } from "#db/queries/slack/slack.ts";

const NOT_CONNECTED =
  "This Slack workspace isn't connected to Awayday. Ask an Admin or Owner to connect it in Settings, under Slack Integration.";
const DEACTIVATED =
  "Your Awayday account was deactivated. If this is a mistake, contact an Admin in your organization.";

export interface SlackUser {
  teamId: string;
  slackUserId: string;
}

/**
 * Returns undefined without a trusted link. The person may be deactivated. Throws a refusal if the workspace isn't
 * connected.
 */
export async function findSlackPerson({ teamId, slackUserId }: SlackUser): Promise<Person | undefined> {
  const who = await findWho(teamId, slackUserId);
  if (!who) throw new Refusal("forbidden", "slack_not_connected", NOT_CONNECTED);
  const { organizationId, linked, connector } = who;
  return linked && isLinkTrusted(linked, connector) ? findPerson(organizationId, linked.id) : undefined;
}

export async function activePerson(organizationId: string, userId: string): Promise<Person> {
  const person = await findPerson(organizationId, userId);
  if (!person?.isActive) throw deactivated();
  return person;
}

export function deactivated(): Refusal {
  return new Refusal("forbidden", "deactivated", DEACTIVATED);
}
