import { z } from "zod";
import { INVITE_OBSTACLES } from "#core/slackDirectory/inviteObstacle.ts";
import { LEAVER_OBSTACLES } from "#core/slackDirectory/leaver.ts";
import { count, id, role } from "../fields.ts";

const SlackCandidateAnswer = z.strictObject({
  slackUserId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  isGuest: z.boolean(),
  obstacle: z.enum(INVITE_OBSTACLES).nullable(),
});
export type SlackCandidateAnswer = z.infer<typeof SlackCandidateAnswer>;

const SlackLeaverAnswer = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  role,
  officeName: z.string(),
  /** Counts pending requests, and approved time off that ends after today. */
  requests: count,
  reports: count,
  /** Counts current and future delegations by and to the person. */
  delegations: count,
  slackUserId: z.string(),
  /** False if only the email matches. */
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
  /** People who are active in the workspace, even if another page lists them as leavers. */
  present: z.array(id),
  next: z.string().nullable(),
  isCut: z.boolean(),
});
export type SlackDirectoryAnswer = z.infer<typeof SlackDirectoryAnswer>;
