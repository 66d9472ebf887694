import { z } from "zod";
import { id, instant } from "./fields.ts";

/** A connected Slack workspace. */
const SlackWorkspaceAnswer = z.strictObject({
  teamName: z.string().nullable(),
  installedAt: instant.nullable(),
  connectedByName: z.string().nullable(),
  /** False once the person who connected the workspace is no longer an active Admin or Owner. */
  linksByEmail: z.boolean(),
});

/** The connection to Slack: every workspace, newest first. `teamName` and `installedAt` are those of the newest. */
export const SlackStatusAnswer = z.strictObject({
  connected: z.boolean(),
  teamName: z.string().nullable(),
  installedAt: instant.nullable(),
  workspaces: z.array(SlackWorkspaceAnswer),
});
export type SlackStatusAnswer = z.infer<typeof SlackStatusAnswer>;

/** A channel of the workspace. */
export const SlackChannelAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  isPrivate: z.boolean(),
  /** False if our bot can't post there. */
  isMember: z.boolean(),
});
export type SlackChannelAnswer = z.infer<typeof SlackChannelAnswer>;

/** An office and the channel of its daily message about who is away. */
export const OfficeDigestAnswer = z.strictObject({
  officeId: id,
  officeName: z.string(),
  timezone: z.string(),
  channelId: z.string().nullable(),
  channelName: z.string().nullable(),
  /** The reason why the last message failed, worded to follow a colon; null if it didn't fail. */
  trouble: z.string().nullable(),
});
export type OfficeDigestAnswer = z.infer<typeof OfficeDigestAnswer>;
