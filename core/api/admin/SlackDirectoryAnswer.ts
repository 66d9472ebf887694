import { z } from "zod";
import { INVITE_OBSTACLES } from "#core/slackDirectory/inviteObstacle.ts";
import { LEAVER_OBSTACLES } from "#core/slackDirectory/leaver.ts";
import { count, id, role } from "../fields.ts";

const SlackCandidateAnswer = z.strictObject({
  slackUserId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** True for a guest, who has access to only some channels. */
  isGuest: z.boolean(),
  obstacle: z.enum(INVITE_OBSTACLES).nullable(),
});
export type SlackCandidateAnswer = z.infer<typeof SlackCandidateAnswer>;

/** An active person with a deactivated Slack user. */
const SlackLeaverAnswer = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  role,
  officeName: z.string(),
  /** Pending requests, and approved time off that ends after today. */
  requests: count,
  /** Active people who report to the person. */
  reports: count,
  /** Current and future delegations by and to the person. */
  delegations: count,
  slackUserId: z.string(),
  /** False if the Slack user isn't linked to the person, but only has their email. */
  isLinked: z.boolean(),
  obstacle: z.enum(LEAVER_OBSTACLES).nullable(),
});
export type SlackLeaverAnswer = z.infer<typeof SlackLeaverAnswer>;

export const SlackDirectoryAnswer = z.strictObject({
  teamId: z.string(),
  teamName: z.string().nullable(),
  members: count,
  candidates: z.array(SlackCandidateAnswer),
  leavers: z.array(SlackLeaverAnswer),
  /** The ids of people who are active in the workspace, even if another page suggests that they left. */
  present: z.array(id),
  /** The cursor of the next page; null after the last one. */
  next: z.string().nullable(),
  /** True if members are missing, because the directory is too large. */
  isCut: z.boolean(),
});
export type SlackDirectoryAnswer = z.infer<typeof SlackDirectoryAnswer>;
