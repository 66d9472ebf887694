import { z } from "zod";
import { FEED_KINDS } from "../../feeds/FeedInput.ts";
import { id, instant, leaveType } from "../fields.ts";
import { TokenCallAnswer } from "../keys/TokenCallAnswer.ts";

export const FeedAnswer = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(FEED_KINDS),
  officeId: id.nullable(),
  /** Null if the feed includes all types. */
  types: z.array(leaveType).nullable(),
  pending: z.boolean(),
  createdAt: instant,
  fetchedAt: instant.nullable(),
  agent: z.string().nullable(),
});
export type FeedAnswer = z.infer<typeof FeedAnswer>;

/** Security: the address can't be read again. */
export const NewFeedAnswer = z.strictObject({ ...FeedAnswer.shape, url: z.string() });
export type NewFeedAnswer = z.infer<typeof NewFeedAnswer>;

export const ListedFeedAnswer = z.strictObject({ ...FeedAnswer.shape, lastError: TokenCallAnswer.nullable() });
export type ListedFeedAnswer = z.infer<typeof ListedFeedAnswer>;
