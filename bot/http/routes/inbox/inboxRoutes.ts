import { Router } from "express";
import type { InboxAnswer, UnreadAnswer } from "#core/api/inbox/InboxAnswer.ts";
import { markInboxRead } from "#bot/operations/inbox/markInboxRead.ts";
import { readInbox } from "#bot/operations/inbox/readInbox.ts";
import { readUnread } from "#bot/operations/inbox/readUnread.ts";
import { actorOf } from "../../auth/actorOf.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { inputOf } from "../../middleware/jsonBody.ts";

export function inboxRoutes({ inboxText }: Pick<HttpContext, "inboxText">): Router {
  const inbox = Router({ caseSensitive: true });

  inbox.get("/", async (req, res) => {
    const { me, entries, hasMore } = await readInbox(actorOf(req), req.query);
    const textOf = inboxText(me);
    const shown = entries.map(async (entry) => {
      const { id, event, createdAt, isRead } = entry;
      return { id, event, at: createdAt.toISOString(), isRead, ...(await textOf(entry)) };
    });
    res.json({ entries: await Promise.all(shown), hasMore } satisfies InboxAnswer);
  });

  inbox.get("/unread", async (req, res) => {
    res.json({ unread: await readUnread(actorOf(req), {}) } satisfies UnreadAnswer);
  });

  inbox.post("/read", async (req, res) => {
    await markInboxRead(actorOf(req), inputOf(req));
    res.status(204).end();
  });

  return inbox;
}
