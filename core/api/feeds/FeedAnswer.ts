import { z } from "zod";
import { FEED_KINDS } from "../../feeds/FeedInput.ts";
import { id, instant, leaveType } from "../fields.ts";
import { TokenCallAnswer } from "../keys/TokenCallAnswer.ts";

/** A calendar feed of the person, without its address. */
export const FeedAnswer = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(FEED_KINDS),
  officeId: id.nullable(),
  /** Null for all types. */
  types: z.array(leaveType).nullable(),
  pending: z.boolean(),
  createdAt: instant,
  /** The last fetch and the program that made it, if they are known. */
  fetchedAt: instant.nullable(),
  agent: z.string().nullable(),
});
export type FeedAnswer = z.infer<typeof FeedAnswer>;

/** A new calendar feed; nobody can read its address again. */
export const NewFeedAnswer = z.strictObject({ ...FeedAnswer.shape, url: z.string() });
export type NewFeedAnswer = z.infer<typeof NewFeedAnswer>;

export const ListedFeedAnswer = z.strictObject({ ...FeedAnswer.shape, lastError: TokenCallAnswer.nullable() });
export type ListedFeedAnswer = z.infer<typeof ListedFeedAnswer>;
