import { createHash } from "node:crypto";
import { type Request, type Response, Router } from "express";
import type { BlockAnswer } from "#core/api/requests/BlockAnswer.ts";
import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import type { RosterAnswer } from "#core/api/calendar/RosterAnswer.ts";
import { listTeamBlocks } from "#bot/operations/balances/listTeamBlocks.ts";
import { readClosedDates } from "#bot/operations/blackouts/readClosedDates.ts";
import { readCalendar } from "#bot/operations/requests/readCalendar.ts";
import { readRoster } from "#bot/operations/roster/readRoster.ts";
import { actorOf } from "../auth/actorOf.ts";
import { matchesTag } from "../middleware/matchesTag.ts";

export function calendarRoutes(): Router {
  const team = Router({ caseSensitive: true });

  team.get("/calendar", async (req, res) => {
    const { etag, json } = await readCalendar(actorOf(req), req.query);
    await sendTagged({ req, res, etag }, async () => Buffer.from(await json()));
  });

  team.get("/roster", async (req, res) => {
    const body = Buffer.from(JSON.stringify((await readRoster(actorOf(req), req.query)) satisfies RosterAnswer));
    const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
    await sendTagged({ req, res, etag }, () => body);
  });

  team.get("/blocks", async (req, res) => {
    res.json((await listTeamBlocks(actorOf(req), {})) satisfies BlockAnswer[]);
  });

  team.get("/closed-dates", async (req, res) => {
    const { closures, blackouts } = await readClosedDates(actorOf(req), req.query);
    const answer = [
      ...closures.map(({ name, ...dates }) => ({ kind: "closure" as const, ...dates, text: name, types: null })),
      ...blackouts.map(({ reason, ...dates }) => ({ kind: "blackout" as const, ...dates, text: reason })),
    ];
    res.json(answer satisfies ClosedDatesAnswer[]);
  });

  return team;
}

async function sendTagged(
  { req, res, etag }: { req: Request; res: Response; etag: string },
  content: () => Buffer | Promise<Buffer>,
): Promise<void> {
  const body = matchesTag(req.headers["if-none-match"], etag) ? undefined : await content();
  res.setHeader("Cache-Control", "private, no-cache");
  res.setHeader("ETag", etag);
  if (body === undefined) {
    res.status(304).end();
  } else {
    res.setHeader("Content-Type", "application/json; charset=utf-8");
    res.setHeader("Content-Length", body.length);
    res.end(body);
  }
}
