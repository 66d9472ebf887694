import { limits } from "#core/throttling/limits.ts";
import { Refusal } from "#core/refusal.ts";
import { keepSlackLink } from "#db/queries/slack/slackLinks.ts";
import { counting } from "#bot/operations/counting.ts";
import { hashOfToken, newLinkToken } from "#bot/operations/linkToken.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import type { SlackUser } from "../findSlackPerson.ts";

const VALID_MINUTES = 15;
const NAME_MAX = 80;
const TEXT = "Confirm on the web that this Slack account is yours.";

interface Claimed {
  organizationId: string;
  userId: string;
  installationId: string;
  name: string;
}

export async function unprovenSlackUser(
  user: SlackUser,
  { organizationId, userId, installationId, name }: Claimed,
  pageOf?: (token: string) => string,
): Promise<Refusal> {
  if (!pageOf) return new Refusal("forbidden", "slack_unproven", `${TEXT} Type /pto balance to get the link.`);
  await counting((count) => count([limits.slackLinks, `${user.teamId}:${user.slackUserId}`]));
  const token = newLinkToken();
  const expiresAt = new Date(operationsRuntime().clock.now().getTime() + VALID_MINUTES * 60_000);
  const slackName = Array.from(name.replaceAll(/\p{C}/gu, " ")).slice(0, NAME_MAX).join("");
  await keepSlackLink(hashOfToken(token), { organizationId, userId, installationId, user, slackName, expiresAt });
  const link = { label: "Connect your Slack account", url: pageOf(token) };
  return new Refusal(
    "forbidden",
    "slack_unproven",
    `${TEXT} The link can be used only once and expires in 15 minutes.`,
    { link },
  );
}
