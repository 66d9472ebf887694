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
  requests: count,
  reports: count,
  delegations: count,
  slackUserId: z.string(),
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
  present: z.array(id),
  next: z.string().nullable(),
  isCut: z.boolean(),
});
export type SlackDirectoryAnswer = z.infer<typeof SlackDirectoryAnswer>;
