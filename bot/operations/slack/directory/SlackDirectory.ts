import type { SlackMember } from "#core/slackDirectory/SlackMember.ts";

/** Methods throw a refusal if Slack fails. */
export interface SlackDirectory {
  /** Includes deactivated members. `next` is the cursor of the next page, or empty after the last page. */
  page(teamId: string, cursor: string): Promise<{ members: SlackMember[]; next: string }>;
  member(teamId: string, slackUserId: string): Promise<SlackMember | undefined>;
  hasActive(teamId: string, email: string): Promise<boolean>;
}
