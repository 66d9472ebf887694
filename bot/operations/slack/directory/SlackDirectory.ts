import type { SlackMember } from "#core/slackDirectory/SlackMember.ts";

/** The directory of a connected Slack workspace, read from Slack. Its methods throw a refusal if Slack fails. */
export interface SlackDirectory {
  /** Returns a page of a workspace's members, including deactivated ones, and the cursor of the next page, if any. */
  page(teamId: string, cursor: string): Promise<{ members: SlackMember[]; next: string }>;
  /** Returns a member; undefined if Slack has no such user. */
  member(teamId: string, slackUserId: string): Promise<SlackMember | undefined>;
  /** Returns whether an active member of the workspace has the email. */
  hasActive(teamId: string, email: string): Promise<boolean>;
}
