import { Router } from "express";
import { readCalendar } from "#bot/operations/requests/readCalendar.ts";
import { actorOf } from "../auth/signedIn.ts";

/** /api/team/calendar: kept by the browser, which asks each time whether it still holds. */
export function calendarRoutes(): Router {
  const team = Router({ caseSensitive: true });

  team.get("/calendar", async (req, res) => {
    const { etag, json } = await readCalendar(actorOf(req), req.query);
    const known = matches(req.headers["if-none-match"], etag);
    // Bytes at once: as text, Node would measure and encode these hundreds of kilobytes a second time.
    const body = known ? undefined : Buffer.from(await json());
    res.setHeader("Cache-Control", "private, no-cache");
    res.setHeader("ETag", etag);
    if (body === undefined) {
      res.status(304).end();
    } else {
      res.setHeader("Content-Type", "application/json; charset=utf-8");
      res.setHeader("Content-Length", body.length);
      res.end(body);
    }
  });

  return team;
}

/** Whether If-None-Match names this tag; a proxy that compresses may have made it a weak one. */
function matches(header: string | undefined, etag: string): boolean {
  return header?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}
