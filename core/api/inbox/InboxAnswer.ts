import { z } from "zod";
import { NOTIFICATION_EVENTS } from "#core/notify/NotificationEvent.ts";
import { count, id, instant } from "../fields.ts";

export const InboxEntryAnswer = z.strictObject({
  id,
  event: z.enum(NOTIFICATION_EVENTS),
  at: instant,
  isRead: z.boolean(),
  title: z.string(),
  detail: z.string().nullable(),
  path: z.string().nullable(),
});
export type InboxEntryAnswer = z.infer<typeof InboxEntryAnswer>;

export type InboxText = Pick<InboxEntryAnswer, "title" | "detail" | "path">;

/** Newest first. */
export const InboxAnswer = z.strictObject({
  entries: z.array(InboxEntryAnswer),
  hasMore: z.boolean(),
});
export type InboxAnswer = z.infer<typeof InboxAnswer>;

/** At most `MAX_UNREAD`. */
export const UnreadAnswer = z.strictObject({ unread: count });
export type UnreadAnswer = z.infer<typeof UnreadAnswer>;
