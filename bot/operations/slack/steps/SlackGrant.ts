import { z } from "zod";

export const SlackGrant = z.object({
  teamId: z.string().min(1),
  teamName: z.string().nullable(),
  botToken: z.string().min(1),
  botUserId: z.string(),
  appId: z.string(),
  scopes: z.array(z.string()),
});
export type SlackGrant = z.output<typeof SlackGrant>;
