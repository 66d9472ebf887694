import { Router } from "express";
import { Refusal } from "#core/refusal.ts";
import { readFeed } from "#bot/operations/feeds/readFeed.ts";
import { sendChunks } from "../downloads/sendPieces.ts";
import { matchesTag } from "../middleware/matchesTag.ts";

const LONGEST_AGENT = 300;
const UNPRINTABLE = /[^\x20-\x7e]/g;

/**
 * Returns `GET /calendars/{token}.ics` for calendar programs, which have no session and store the address. The route
 * never reads cookies.
 */
export function calendarFiles(): Router {
  const calendars = Router({ caseSensitive: true });

  calendars.get("/:token.ics", async (req, res) => {
    const agent = (req.get("user-agent") ?? "").replaceAll(UNPRINTABLE, "").slice(0, LONGEST_AGENT);
    const found = await readFeed(req.params.token, { agent: agent === "" ? null : agent }).catch(unlessMissing);
    if (!found) {
      res.status(404).type("text/plain").set("Cache-Control", "no-store").send("Not found\n");
      return;
    }
    const { etag, pieces } = found;
    res.setHeader("Cache-Control", "private, no-cache");
    res.setHeader("ETag", etag);
    if (matchesTag(req.headers["if-none-match"], etag)) {
      res.status(304).end();
      return;
    }
    const loaded = req.method === "HEAD" ? undefined : await pieces();
    res.setHeader("Content-Type", "text/calendar; charset=utf-8");
    res.setHeader("Content-Disposition", 'inline; filename="awayday.ics"');
    if (loaded) await sendChunks(res, encoded(loaded));
    else res.end();
  });

  return calendars;
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Buffer, void, void> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

/** Turns a refusal of an unknown feed into undefined, because calendar programs read no JSON. */
function unlessMissing(error: unknown): undefined {
  if (error instanceof Refusal && error.kind === "missing") return undefined;
  throw error;
}
