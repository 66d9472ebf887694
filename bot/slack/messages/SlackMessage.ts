import type { KnownBlock } from "@slack/types";

/** `text` is one line of mrkdwn for notifications and screen readers. */
export interface SlackMessage {
  text: string;
  blocks: KnownBlock[];
}
