import type { KnownBlock } from "@slack/types";

/** A Slack message: its blocks, and one line of mrkdwn for notifications and screen readers. */
export interface SlackMessage {
  text: string;
  blocks: KnownBlock[];
}
