import { Router } from "express";
import type { PersonEventAnswer } from "#core/api/admin/PersonEventAnswer.ts";
import type { EventRow } from "#db/queries/people/personEvents.ts";
import { deletePersonEvent, editPersonEvent } from "#bot/operations/personEvents/editPersonEvent.ts";
import { listPersonEvents } from "#bot/operations/personEvents/listPersonEvents.ts";
import { recordPersonEvent } from "#bot/operations/personEvents/recordPersonEvent.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { consoleActor } from "./consoleActor.ts";

export function personEventRoutes(): Router {
  const routes = Router({ caseSensitive: true });

  routes.get("/people/:id/events", async (req, res) => {
    res.json((await listPersonEvents(consoleActor(req), req.params.id, {})).map(presentPersonEvent));
  });

  routes.post("/people/:id/events", async (req, res) => {
    const event = await recordPersonEvent(consoleActor(req), req.params.id, inputOf(req));
    res.status(201).json(presentPersonEvent(event));
  });

  routes.put("/person-events/:id", async (req, res) => {
    res.json(presentPersonEvent(await editPersonEvent(consoleActor(req), req.params.id, inputOf(req))));
  });

  routes.delete("/person-events/:id", async (req, res) => {
    const { id } = await deletePersonEvent(consoleActor(req), req.params.id, {});
    res.json({ id });
  });

  return routes;
}

function presentPersonEvent({ id, event }: EventRow): PersonEventAnswer {
  return { id, ...event };
}
