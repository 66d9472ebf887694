import { Router } from "express";
import { watchChanges } from "#bot/operations/live/watchChanges.ts";
import { actorOf } from "../auth/actorOf.ts";
import type { HttpContext } from "../HttpContext.ts";
import { HttpProblem } from "../middleware/HttpProblem.ts";

export function eventRoutes({ live }: Pick<HttpContext, "live">): Router {
  const events = Router({ caseSensitive: true });

  events.get("/", async (req, res) => {
    const actor = actorOf(req);
    const { organizationId, userId } = await watchChanges(actor, {});
    if (!req.accepts("text/event-stream")) {
      throw new HttpProblem(406, "not_acceptable", "This address only sends events (text/event-stream)");
    }
    const { sessionId } = actor;
    if (req.method === "HEAD" || sessionId === undefined) res.end();
    else live.open(res, { sessionId, organizationId, userId });
  });

  return events;
}
