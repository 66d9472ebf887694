import { Router } from "express";
import type { SnoozeAnswer } from "#core/api/RequestAnswer.ts";
import { snoozeRequest, unsnoozeRequest } from "#bot/operations/requests/snoozing/snoozeRequest.ts";
import { actorOf } from "../../auth/actorOf.ts";
import { inputOf } from "../../middleware/jsonBody.ts";

export function snoozeRoutes(): Router {
  const snoozes = Router({ caseSensitive: true });

  snoozes.post("/:id/snooze", async (req, res) => {
    const { snoozedUntil } = await snoozeRequest(actorOf(req), req.params.id, inputOf(req));
    res.status(201).json({ snoozedUntil: snoozedUntil.toISOString() } satisfies SnoozeAnswer);
  });

  snoozes.delete("/:id/snooze", async (req, res) => {
    await unsnoozeRequest(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  return snoozes;
}
