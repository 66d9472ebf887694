import { Router } from "express";
import { readCalendar } from "#bot/operations/readCalendar.ts";
import { actorOf } from "../signedIn.ts";

/** /api/team/calendar: kept by the browser, which asks each time whether it still holds. */
export function calendarRoutes(): Router {
  const team = Router({ caseSensitive: true });

  team.get("/calendar", async (req, res) => {
    const { etag, json } = await readCalendar(actorOf(req), req.query);
    const known = matches(req.headers["if-none-match"], etag);
    const text = known ? undefined : await json();
    res.setHeader("Cache-Control", "private, no-cache");
    res.setHeader("ETag", etag);
    if (text === undefined) {
      res.status(304).end();
    } else {
      res.setHeader("Content-Type", "application/json; charset=utf-8");
      res.setHeader("Content-Length", Buffer.byteLength(text));
      res.end(text);
    }
  });

  return team;
}

/** Whether If-None-Match names this tag; a proxy that compresses may have made it a weak one. */
function matches(header: string | undefined, etag: string): boolean {
  return header?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}
