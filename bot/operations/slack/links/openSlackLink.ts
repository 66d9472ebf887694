import type { Transaction } from "sequelize";
import { Refusal } from "#core/refusal.ts";
import { findSlackLink, type SlackLink } from "#db/queries/slack/slackLinks.ts";
import { hashOfToken } from "#bot/operations/linkToken.ts";

const DEAD = "This link has expired or belongs to another person. Type /pto balance in Slack for a new one.";

export async function openSlackLink(
  token: string,
  me: { organizationId: string; id: string },
  { tx, now }: { tx?: Transaction; now: Date },
): Promise<SlackLink> {
  const link = await findSlackLink(hashOfToken(token), me, now, tx);
  if (!link) throw new Refusal("missing", "invalid_link", DEAD);
  return link;
}
