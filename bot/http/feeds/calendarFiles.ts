import { Router } from "express";
import { Refusal } from "#core/refusal.ts";
import { readFeed } from "#bot/operations/feeds/readFeed.ts";
import { Transfers } from "#bot/operations/files/Transfers.ts";
import type { CallSubject } from "#db/queries/keys/tokenCalls.ts";
import { sendArriving } from "../downloads/sendPieces.ts";
import { logCall } from "../v1/logCall.ts";
import { matchesTag } from "../middleware/matchesTag.ts";

const LONGEST_AGENT = 300;
const UNPRINTABLE = /[^\x20-\x7e]/g;

const downloads = new Transfers(
  { person: 3, organization: 16, process: 40 },
  "Other calendars are still downloading. Please try again when they are done.",
);

export function calendarFiles(): Router {
  const calendars = Router({ caseSensitive: true });

  calendars.get("/:token.ics", async (req, res) => {
    const agent = (req.get("user-agent") ?? "").replaceAll(UNPRINTABLE, "").slice(0, LONGEST_AGENT) || null;
    const onFound = (subject: CallSubject) => logCall(req, res, { subject, path: null, agent });
    const found = await readFeed(req.params.token, { agent, onFound }).catch(unlessMissing);
    if (!found) {
      res.locals["code"] = "no_calendar";
      res.status(404).type("text/plain").set("Cache-Control", "no-store").send("Not found\n");
      return;
    }
    const { id, reader, load } = found;
    res.setHeader("Calendar-Link", id);
    const isKnown = (etag: string) => {
      res.setHeader("Cache-Control", "private, no-cache");
      res.setHeader("ETag", etag);
      return matchesTag(req.headers["if-none-match"], etag);
    };
    if (found.etag !== undefined && isKnown(found.etag)) {
      res.status(304).end();
      return;
    }
    await downloads.run(reader, async () => {
      const { etag, pieces } = await load();
      if (isKnown(etag)) {
        res.status(304).end();
        return;
      }
      res.setHeader("Content-Type", "text/calendar; charset=utf-8");
      res.setHeader("Content-Disposition", 'inline; filename="awayday.ics"');
      if (req.method === "HEAD") res.end();
      else await sendArriving(res, await pieces());
    });
  });

  return calendars;
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Refusal && error.kind === "missing") return undefined;
  throw error;
}
