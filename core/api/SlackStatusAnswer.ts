import { z } from "zod";
import { id, instant } from "./fields.ts";

const SlackWorkspaceAnswer = z.strictObject({
  teamName: z.string().nullable(),
  installedAt: instant.nullable(),
  connectedByName: z.string().nullable(),
  /** False if the person who connected the workspace is no longer an active Admin or Owner. */
  linksByEmail: z.boolean(),
});

/** Newest workspace first. */
export const SlackStatusAnswer = z.strictObject({
  connected: z.boolean(),
  teamName: z.string().nullable(),
  installedAt: instant.nullable(),
  workspaces: z.array(SlackWorkspaceAnswer),
});
export type SlackStatusAnswer = z.infer<typeof SlackStatusAnswer>;

export const SlackChannelAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  isPrivate: z.boolean(),
  isMember: z.boolean(),
});
export type SlackChannelAnswer = z.infer<typeof SlackChannelAnswer>;

export const OfficeDigestAnswer = z.strictObject({
  officeId: id,
  officeName: z.string(),
  timezone: z.string(),
  channelId: z.string().nullable(),
  channelName: z.string().nullable(),
  trouble: z.string().nullable(),
});
export type OfficeDigestAnswer = z.infer<typeof OfficeDigestAnswer>;
